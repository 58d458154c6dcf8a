SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE TYPE public.river_job_state AS ENUM (
    'available',
    'cancelled',
    'completed',
    'discarded',
    'pending',
    'retryable',
    'running',
    'scheduled'
);
CREATE FUNCTION public.river_job_state_in_bitmask(bitmask bit, state public.river_job_state) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
    SELECT CASE state
        WHEN 'available' THEN get_bit(bitmask, 7)
        WHEN 'cancelled' THEN get_bit(bitmask, 6)
        WHEN 'completed' THEN get_bit(bitmask, 5)
        WHEN 'discarded' THEN get_bit(bitmask, 4)
        WHEN 'pending'   THEN get_bit(bitmask, 3)
        WHEN 'retryable' THEN get_bit(bitmask, 2)
        WHEN 'running'   THEN get_bit(bitmask, 1)
        WHEN 'scheduled' THEN get_bit(bitmask, 0)
        ELSE 0
    END = 1;
$$;
SET default_tablespace = '';
CREATE TABLE public.async_action_parts (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    action_id text COLLATE pg_catalog."C",
    role text COLLATE pg_catalog."C",
    data text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
);
CREATE TABLE public.async_action_queues (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    running text COLLATE pg_catalog."C",
    waiting jsonb
);
CREATE TABLE public.async_actions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    operation text COLLATE pg_catalog."C",
    request_id text COLLATE pg_catalog."C",
    source jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    started_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    queue text COLLATE pg_catalog."C",
    portion bigint NOT NULL,
    total bigint NOT NULL,
    done bigint NOT NULL,
    failed bigint NOT NULL,
    by_rows boolean NOT NULL,
    result jsonb
);
CREATE TABLE public.audit_entries (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    act text COLLATE pg_catalog."C",
    actor_id text COLLATE pg_catalog."C",
    actor_name text COLLATE pg_catalog."C",
    actor_role text COLLATE pg_catalog."C",
    actor_address text COLLATE pg_catalog."C",
    object_type text COLLATE pg_catalog."C",
    object_id text COLLATE pg_catalog."C",
    object_name text COLLATE pg_catalog."C",
    request_id text COLLATE pg_catalog."C",
    before_change jsonb,
    after_change jsonb,
    reason text COLLATE pg_catalog."C",
    refusal_key text COLLATE pg_catalog."C",
    refusal_message text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone
);
CREATE TABLE public.benefit_transactions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    benefit_id text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    member_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    earning_rule_id text COLLATE pg_catalog."C",
    details jsonb,
    key text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.benefits (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    living_name text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    delivered bigint NOT NULL,
    definition jsonb,
    created_at timestamp(3) with time zone
);
CREATE TABLE public.brandings (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    brand jsonb,
    address jsonb,
    contact jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.campaign_days (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    day text COLLATE pg_catalog."C",
    figures jsonb
);
CREATE TABLE public.campaign_progress (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    vouchers_count bigint NOT NULL,
    creation_status text COLLATE pg_catalog."C",
    generation_status text COLLATE pg_catalog."C",
    jobs bigint NOT NULL
);
CREATE TABLE public.campaign_templates (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    description text COLLATE pg_catalog."C",
    campaign_type text COLLATE pg_catalog."C",
    content jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.campaigns (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    description text COLLATE pg_catalog."C",
    campaign_type text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    voucher jsonb,
    voucher_type text COLLATE pg_catalog."C",
    is_referral_code boolean NOT NULL,
    referral_program jsonb,
    tier_expiration jsonb,
    auto_join boolean NOT NULL,
    join_once boolean NOT NULL,
    use_voucher_schema boolean NOT NULL,
    validity jsonb,
    start_date timestamp(3) with time zone,
    expiration_date timestamp(3) with time zone,
    validity_timeframe text COLLATE pg_catalog."C",
    validity_day_of_week jsonb,
    activity_duration text COLLATE pg_catalog."C",
    category_id text COLLATE pg_catalog."C",
    metadata jsonb,
    access_settings jsonb,
    access jsonb,
    active boolean NOT NULL,
    protected boolean NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone
);
CREATE TABLE public.card_definitions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    code_config jsonb,
    points_expiration jsonb,
    pending_points jsonb,
    earning_limits jsonb,
    spending_limits jsonb,
    refunds jsonb,
    allow_negative boolean NOT NULL,
    pay_with_points jsonb,
    metadata jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.card_transactions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    card_id text COLLATE pg_catalog."C",
    member_id text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    card_definition_id text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    points bigint NOT NULL,
    details jsonb,
    order_id text COLLATE pg_catalog."C",
    key text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.categories (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    hierarchy bigint NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.counters (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    value bigint NOT NULL
);
CREATE TABLE public.credentials (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    owner_project_id text COLLATE pg_catalog."C",
    audience text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    digest text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    blocked_at timestamp(3) with time zone,
    integration boolean NOT NULL
);
CREATE TABLE public.custom_event_schemas (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    properties jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.customers (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    source_id text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    description text COLLATE pg_catalog."C",
    email text COLLATE pg_catalog."C",
    phone text COLLATE pg_catalog."C",
    birthdate text COLLATE pg_catalog."C",
    address jsonb,
    address_city text COLLATE pg_catalog."C",
    address_country text COLLATE pg_catalog."C",
    metadata jsonb,
    summary jsonb,
    system_metadata jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.daily_runs (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    day text COLLATE pg_catalog."C",
    working boolean NOT NULL,
    step text COLLATE pg_catalog."C",
    failed jsonb,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.discount_guards (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    settings jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.earning_rules (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    automation_id text COLLATE pg_catalog."C",
    event text COLLATE pg_catalog."C",
    earning jsonb,
    schema_id text COLLATE pg_catalog."C",
    segment_id text COLLATE pg_catalog."C",
    tier_id text COLLATE pg_catalog."C",
    banner text COLLATE pg_catalog."C",
    pending_days bigint NOT NULL,
    expiration_rules jsonb,
    active boolean NOT NULL,
    validity jsonb,
    metadata jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.event_cursors (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    "position" bigint NOT NULL,
    scheduled boolean NOT NULL,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.events (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    type text COLLATE pg_catalog."C",
    entity_type text COLLATE pg_catalog."C",
    entity_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    group_id text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    data json,
    packed text COLLATE pg_catalog."C",
    packed_data text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
);
ALTER TABLE public.events ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.events_number_seq
    START WITH 1
    INCREMENT BY 8
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.export_chunks (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    export_id text COLLATE pg_catalog."C",
    content text COLLATE pg_catalog."C"
);
CREATE TABLE public.exports (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    object text COLLATE pg_catalog."C",
    sorted_by text COLLATE pg_catalog."C",
    fields jsonb,
    filters json,
    campaign_id text COLLATE pg_catalog."C",
    selection json,
    channel text COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    keys jsonb,
    portion bigint NOT NULL,
    row_count bigint NOT NULL,
    chunks bigint NOT NULL,
    size bigint NOT NULL,
    cause text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.idempotency_records (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    answer bytea,
    expires_at timestamp(3) with time zone
);
CREATE TABLE public.liabilities (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    scope_id text COLLATE pg_catalog."C",
    day text COLLATE pg_catalog."C",
    body jsonb
);
CREATE TABLE public.locations (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    shape jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.loyalty_members (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    membership text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    metadata jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.loyalty_tier_holders (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    tier_id text COLLATE pg_catalog."C",
    start_day text COLLATE pg_catalog."C",
    end_day text COLLATE pg_catalog."C",
    next_tier text COLLATE pg_catalog."C",
    next_start text COLLATE pg_catalog."C",
    next_end text COLLATE pg_catalog."C",
    due_on text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.loyalty_tiers (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    points_from bigint NOT NULL,
    points_to bigint,
    earning_rules jsonb,
    rewards jsonb,
    metadata jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.member_cards (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    member_id text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    card_definition_id text COLLATE pg_catalog."C",
    code text COLLATE pg_catalog."C",
    earned bigint NOT NULL,
    added bigint NOT NULL,
    purchased bigint NOT NULL,
    subtracted bigint NOT NULL,
    expired bigint NOT NULL,
    refunded bigint NOT NULL,
    purchase_reversed bigint NOT NULL,
    spent bigint NOT NULL,
    returned bigint NOT NULL,
    locked bigint NOT NULL,
    unlocked bigint NOT NULL,
    pending_total bigint NOT NULL,
    pending_activated bigint NOT NULL,
    pending_canceled bigint NOT NULL,
    written_off bigint NOT NULL,
    pending_written_off bigint NOT NULL,
    balance bigint NOT NULL,
    next_on text COLLATE pg_catalog."C",
    next_points bigint NOT NULL,
    next_activation jsonb,
    tier_standing jsonb,
    tier_due text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone
);
CREATE TABLE public.member_counts (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    report text COLLATE pg_catalog."C",
    owner_id text COLLATE pg_catalog."C",
    series text COLLATE pg_catalog."C",
    day text COLLATE pg_catalog."C",
    earning_rule_id text COLLATE pg_catalog."C",
    earning_item_id text COLLATE pg_catalog."C",
    card_definition_id text COLLATE pg_catalog."C",
    tier_structure_id text COLLATE pg_catalog."C",
    tier_id text COLLATE pg_catalog."C",
    numbers jsonb
);
CREATE TABLE public.member_tallies (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    subject text COLLATE pg_catalog."C",
    last_at timestamp(3) with time zone,
    count_from text COLLATE pg_catalog."C",
    times bigint NOT NULL,
    points_from text COLLATE pg_catalog."C",
    points bigint NOT NULL
);
CREATE TABLE public.metadata_schemas (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    related_object text COLLATE pg_catalog."C",
    properties jsonb,
    allow_defined_only boolean NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.oauth_tokens (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    owner_project_id text COLLATE pg_catalog."C",
    app_id text COLLATE pg_catalog."C",
    scopes jsonb,
    issued_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone
);
CREATE TABLE public.order_transactions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    member_id text COLLATE pg_catalog."C",
    card_id text COLLATE pg_catalog."C",
    card_definition_id text COLLATE pg_catalog."C",
    card_transaction_id text COLLATE pg_catalog."C",
    order_id text COLLATE pg_catalog."C",
    payment_id text COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    points bigint NOT NULL,
    details jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.orders (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    source_id text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    amount_known boolean NOT NULL,
    initial_amount bigint NOT NULL,
    initial_amount_known boolean NOT NULL,
    discount_amount bigint NOT NULL,
    order_discounted boolean NOT NULL,
    items jsonb,
    metadata jsonb,
    customer_id text COLLATE pg_catalog."C",
    referrer_id text COLLATE pg_catalog."C",
    redemptions jsonb,
    payments bigint NOT NULL,
    guard jsonb,
    returned jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    paid_at timestamp(3) with time zone
);
CREATE TABLE public.pending_points (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text COLLATE pg_catalog."C",
    scope_id text COLLATE pg_catalog."C",
    holder_id text COLLATE pg_catalog."C",
    entry_id text COLLATE pg_catalog."C",
    points bigint NOT NULL,
    type text COLLATE pg_catalog."C",
    activates_on text COLLATE pg_catalog."C",
    cancels_on text COLLATE pg_catalog."C",
    date text COLLATE pg_catalog."C",
    due_on text COLLATE pg_catalog."C",
    expiration jsonb,
    status text COLLATE pg_catalog."C",
    cause jsonb,
    order_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.points_lots (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text COLLATE pg_catalog."C",
    scope_id text COLLATE pg_catalog."C",
    holder_id text COLLATE pg_catalog."C",
    entry_id text COLLATE pg_catalog."C",
    opened bigint NOT NULL,
    left_points bigint NOT NULL,
    ended bigint NOT NULL,
    expires_on text COLLATE pg_catalog."C",
    expiration_type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    open boolean NOT NULL,
    burn_order text COLLATE pg_catalog."C",
    due_on text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    CONSTRAINT points_lots_left CHECK ((left_points >= 0))
);
CREATE TABLE public.points_takes (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text COLLATE pg_catalog."C",
    entry_id text COLLATE pg_catalog."C",
    lot_id text COLLATE pg_catalog."C",
    points bigint NOT NULL,
    returned bigint NOT NULL,
    restored bigint NOT NULL,
    created_at timestamp(3) with time zone
);
CREATE TABLE public.products (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    source_id text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    price bigint,
    attributes jsonb,
    metadata jsonb,
    image_url text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone
);
CREATE TABLE public.products_collections (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    members jsonb,
    filter jsonb,
    condition jsonb,
    builtin boolean NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.program_assignments (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    pair text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    resource_id text COLLATE pg_catalog."C",
    stock bigint,
    redeemed bigint NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.program_earning_rules (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    event text COLLATE pg_catalog."C",
    definition jsonb,
    created_at timestamp(3) with time zone
);
CREATE TABLE public.program_locks (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
);
CREATE TABLE public.program_rewards (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    definition jsonb,
    created_at timestamp(3) with time zone
);
CREATE TABLE public.program_tiers (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    tier_structure_id text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    definition jsonb,
    created_at timestamp(3) with time zone
);
CREATE TABLE public.programs (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    validity jsonb,
    metadata jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.project_revisions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    rules bigint NOT NULL,
    catalog bigint NOT NULL
);
CREATE TABLE public.projects (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    description text COLLATE pg_catalog."C",
    timezone text COLLATE pg_catalog."C",
    currency text COLLATE pg_catalog."C",
    dial_code text COLLATE pg_catalog."C",
    api_version text COLLATE pg_catalog."C",
    webhook_version text COLLATE pg_catalog."C",
    case_sensitive_codes boolean NOT NULL,
    code_charset text COLLATE pg_catalog."C",
    cluster_id text COLLATE pg_catalog."C",
    secret text COLLATE pg_catalog."C",
    client jsonb,
    notifications jsonb,
    restricted jsonb,
    refusals_off boolean NOT NULL,
    returns jsonb,
    sandbox boolean NOT NULL,
    clock_offset bigint NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.promotion_stacks (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    tier_ids jsonb,
    hierarchy_mode text COLLATE pg_catalog."C",
    category_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.promotion_tiers (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    banner text COLLATE pg_catalog."C",
    discount jsonb,
    metadata jsonb,
    hierarchy bigint NOT NULL,
    active boolean NOT NULL,
    validity jsonb,
    start_date timestamp(3) with time zone,
    expiration_date timestamp(3) with time zone,
    category_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.publications (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    source_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    tracking_id text COLLATE pg_catalog."C",
    channel text COLLATE pg_catalog."C",
    metadata jsonb,
    voucher_ids jsonb,
    codes jsonb,
    voucher_code text COLLATE pg_catalog."C",
    result text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    voucher_type text COLLATE pg_catalog."C",
    is_referral_code boolean NOT NULL,
    failure_code text COLLATE pg_catalog."C",
    failure_message text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
);
CREATE TABLE public.punchcard_migrations (
    name text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.redeemable_holders (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    assignment text COLLATE pg_catalog."C",
    voucher_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    holder_role text COLLATE pg_catalog."C",
    referrer_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    voucher_type text COLLATE pg_catalog."C",
    metadata jsonb,
    created_at timestamp(3) with time zone,
    converted_at timestamp(3) with time zone,
    cause_type text COLLATE pg_catalog."C",
    cause_id text COLLATE pg_catalog."C"
);
CREATE TABLE public.redemption_totals (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    subject_id text COLLATE pg_catalog."C",
    day text COLLATE pg_catalog."C",
    redemptions bigint NOT NULL,
    orders bigint NOT NULL,
    discounts bigint NOT NULL,
    credits bigint NOT NULL,
    points bigint NOT NULL
);
CREATE TABLE public.redemptions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    object text COLLATE pg_catalog."C",
    date timestamp(3) with time zone,
    parent_id text COLLATE pg_catalog."C",
    parent boolean NOT NULL,
    redemption_id text COLLATE pg_catalog."C",
    reason text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    tracking_id text COLLATE pg_catalog."C",
    metadata jsonb,
    status text COLLATE pg_catalog."C",
    result text COLLATE pg_catalog."C",
    failure_code text COLLATE pg_catalog."C",
    failure_message text COLLATE pg_catalog."C",
    refused_order text COLLATE pg_catalog."C",
    channel_id text COLLATE pg_catalog."C",
    channel_type text COLLATE pg_catalog."C",
    user_login text COLLATE pg_catalog."C",
    api_key text COLLATE pg_catalog."C",
    session_key text COLLATE pg_catalog."C",
    related_object_type text COLLATE pg_catalog."C",
    related_object_id text COLLATE pg_catalog."C",
    voucher_id text COLLATE pg_catalog."C",
    voucher_code text COLLATE pg_catalog."C",
    tier_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    campaign_name text COLLATE pg_catalog."C",
    reward_id text COLLATE pg_catalog."C",
    reward_status text COLLATE pg_catalog."C",
    order_id text COLLATE pg_catalog."C",
    applied jsonb,
    returned jsonb,
    rollback_id text COLLATE pg_catalog."C",
    rollback_date timestamp(3) with time zone
);
CREATE TABLE public.referral_rewards (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    granted_for text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    holder_id text COLLATE pg_catalog."C",
    tier_id text COLLATE pg_catalog."C",
    card_campaign_id text COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    status text COLLATE pg_catalog."C",
    transaction_id text COLLATE pg_catalog."C",
    refusal text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    settled_at timestamp(3) with time zone
);
CREATE TABLE public.referral_tiers (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    banner text COLLATE pg_catalog."C",
    conversions bigint NOT NULL,
    repeats boolean NOT NULL,
    card_campaign_id text COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.refusals (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    object text COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    voucher_id text COLLATE pg_catalog."C",
    tier_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    refusal_key text COLLATE pg_catalog."C",
    message text COLLATE pg_catalog."C",
    amount bigint,
    order_name text COLLATE pg_catalog."C",
    request_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
);
CREATE TABLE public.returns (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    source_id text COLLATE pg_catalog."C",
    order_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    campaign_ids jsonb,
    body jsonb,
    created_at timestamp(3) with time zone
);
CREATE TABLE public.reward_assignments (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    pair text COLLATE pg_catalog."C",
    reward_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    points bigint NOT NULL,
    auto_redeem boolean NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.reward_transactions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    member_id text COLLATE pg_catalog."C",
    card_id text COLLATE pg_catalog."C",
    card_transaction_id text COLLATE pg_catalog."C",
    reward_id text COLLATE pg_catalog."C",
    points bigint NOT NULL,
    details jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.rewards (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    stock bigint,
    redeemed bigint NOT NULL,
    image_url text COLLATE pg_catalog."C",
    description text COLLATE pg_catalog."C",
    metadata jsonb,
    campaign_id text COLLATE pg_catalog."C",
    campaign jsonb,
    product jsonb,
    coin jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    CONSTRAINT rewards_stock_check CHECK ((stock >= 0))
);
CREATE TABLE public.river_job (
    id bigint NOT NULL,
    state public.river_job_state DEFAULT 'available'::public.river_job_state NOT NULL,
    attempt smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    attempted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finalized_at timestamp with time zone,
    scheduled_at timestamp with time zone DEFAULT now() NOT NULL,
    priority smallint DEFAULT 1 NOT NULL,
    args jsonb NOT NULL,
    attempted_by text[],
    errors jsonb[],
    kind text NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    queue text DEFAULT 'default'::text NOT NULL,
    tags character varying(255)[] DEFAULT '{}'::character varying[] NOT NULL,
    unique_key bytea,
    unique_states bit(8),
    CONSTRAINT finalized_or_finalized_at_null CHECK ((((finalized_at IS NULL) AND (state <> ALL (ARRAY['cancelled'::public.river_job_state, 'completed'::public.river_job_state, 'discarded'::public.river_job_state]))) OR ((finalized_at IS NOT NULL) AND (state = ANY (ARRAY['cancelled'::public.river_job_state, 'completed'::public.river_job_state, 'discarded'::public.river_job_state]))))),
    CONSTRAINT kind_length CHECK (((char_length(kind) > 0) AND (char_length(kind) < 128))),
    CONSTRAINT max_attempts_is_positive CHECK ((max_attempts > 0)),
    CONSTRAINT priority_in_range CHECK (((priority >= 1) AND (priority <= 4))),
    CONSTRAINT queue_length CHECK (((char_length(queue) > 0) AND (char_length(queue) < 128)))
);
CREATE SEQUENCE public.river_job_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.river_job_id_seq OWNED BY public.river_job.id;
CREATE UNLOGGED TABLE public.river_leader (
    elected_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    leader_id text NOT NULL,
    name text DEFAULT 'default'::text NOT NULL,
    CONSTRAINT leader_id_length CHECK (((char_length(leader_id) > 0) AND (char_length(leader_id) < 128))),
    CONSTRAINT name_length CHECK ((name = 'default'::text))
);
CREATE TABLE public.river_migration (
    line text NOT NULL,
    version bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT line_length CHECK (((char_length(line) > 0) AND (char_length(line) < 128))),
    CONSTRAINT version_gte_1 CHECK ((version >= 1))
);
CREATE TABLE public.river_notification (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    payload text NOT NULL,
    topic text NOT NULL,
    CONSTRAINT topic_length CHECK (((length(topic) > 0) AND (length(topic) < 128)))
);
CREATE SEQUENCE public.river_notification_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.river_notification_id_seq OWNED BY public.river_notification.id;
CREATE TABLE public.river_queue (
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    paused_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public.segment_members (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    segment_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    entered_at timestamp(3) with time zone
);
CREATE TABLE public.segments (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    filter json,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.sessions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    session_key text COLLATE pg_catalog."C",
    redeemable_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    quantity bigint NOT NULL,
    credits bigint NOT NULL,
    points bigint NOT NULL,
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone
);
CREATE TABLE public.sign_in_links (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone
);
CREATE TABLE public.sign_ins (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    address text COLLATE pg_catalog."C",
    agent text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    seen_at timestamp(3) with time zone,
    confirmed_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone
);
CREATE TABLE public.skus (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    source_id text COLLATE pg_catalog."C",
    product_id text COLLATE pg_catalog."C",
    sku text COLLATE pg_catalog."C",
    price bigint,
    currency text COLLATE pg_catalog."C",
    attributes jsonb,
    metadata jsonb,
    image_url text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone
);
CREATE TABLE public.stacking_rules (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    settings jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.tier_structures (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    definition jsonb,
    created_at timestamp(3) with time zone
);
CREATE TABLE public.tier_transactions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    status text COLLATE pg_catalog."C",
    program_id text COLLATE pg_catalog."C",
    member_id text COLLATE pg_catalog."C",
    card_id text COLLATE pg_catalog."C",
    card_definition_id text COLLATE pg_catalog."C",
    tier_structure_id text COLLATE pg_catalog."C",
    tier_id text COLLATE pg_catalog."C",
    details jsonb,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.trash_entries (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    resource_id text COLLATE pg_catalog."C",
    resource_type text COLLATE pg_catalog."C",
    resource_name text COLLATE pg_catalog."C",
    parent_id text COLLATE pg_catalog."C",
    deleted_by text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
);
CREATE TABLE public.users (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    login text COLLATE pg_catalog."C",
    email text COLLATE pg_catalog."C",
    first_name text COLLATE pg_catalog."C",
    last_name text COLLATE pg_catalog."C",
    owner boolean NOT NULL,
    roles jsonb,
    projects jsonb,
    state text COLLATE pg_catalog."C",
    password text COLLATE pg_catalog."C",
    identity text COLLATE pg_catalog."C",
    signed_in_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.validation_rules (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    name text COLLATE pg_catalog."C",
    rules jsonb,
    bundle_rules jsonb,
    error text COLLATE pg_catalog."C",
    applicable_to jsonb,
    type text COLLATE pg_catalog."C",
    context_type text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.validation_rules_assignments (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    pair text COLLATE pg_catalog."C",
    rule_id text COLLATE pg_catalog."C",
    related_object_id text COLLATE pg_catalog."C",
    related_object_type text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
CREATE TABLE public.voucher_transactions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    voucher_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    amount bigint NOT NULL,
    balance bigint NOT NULL,
    total bigint NOT NULL,
    source_id text COLLATE pg_catalog."C",
    source text COLLATE pg_catalog."C",
    reason text COLLATE pg_catalog."C",
    cause jsonb,
    earned_from text COLLATE pg_catalog."C",
    order_id text COLLATE pg_catalog."C",
    redemption_id text COLLATE pg_catalog."C",
    rollback_id text COLLATE pg_catalog."C",
    return_id text COLLATE pg_catalog."C",
    related_transaction_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
);
CREATE TABLE public.vouchers (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    code text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    category_id text COLLATE pg_catalog."C",
    type text COLLATE pg_catalog."C",
    discount jsonb,
    gift_amount bigint,
    gift_subtracted bigint,
    gift_effect text COLLATE pg_catalog."C",
    loyalty_points bigint,
    loyalty_expired bigint,
    loyalty_subtracted bigint,
    loyalty_pending bigint,
    next_expiration_at timestamp(3) with time zone,
    next_expiration_points bigint,
    validity jsonb,
    start_date timestamp(3) with time zone,
    expiration_date timestamp(3) with time zone,
    validity_timeframe text COLLATE pg_catalog."C",
    validity_day_of_week jsonb,
    active boolean NOT NULL,
    additional_info text COLLATE pg_catalog."C",
    metadata jsonb,
    is_referral_code boolean NOT NULL,
    holder_id text COLLATE pg_catalog."C",
    referrer_id text COLLATE pg_catalog."C",
    publish_count bigint NOT NULL,
    redemption_quantity bigint,
    redemption_redeemed_quantity bigint NOT NULL,
    exhausted boolean GENERATED ALWAYS AS (((redemption_quantity IS NOT NULL) AND (redemption_redeemed_quantity >= redemption_quantity))) STORED NOT NULL,
    redeemed_amount bigint NOT NULL,
    redeemed_points bigint NOT NULL,
    imported_uses bigint NOT NULL,
    imported_amount bigint NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    used_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    CONSTRAINT vouchers_gift CHECK (((gift_amount IS NULL) OR (((gift_amount - gift_subtracted) - redeemed_amount) >= 0))),
    CONSTRAINT vouchers_spent CHECK (((publish_count >= 0) AND (redeemed_amount >= 0) AND (redeemed_points >= 0))),
    CONSTRAINT vouchers_uses CHECK (((redemption_redeemed_quantity >= 0) AND ((redemption_quantity IS NULL) OR (redemption_redeemed_quantity <= redemption_quantity))))
);
CREATE TABLE public.webhook_deliveries (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    webhook_id text COLLATE pg_catalog."C",
    event_id text COLLATE pg_catalog."C",
    event_type text COLLATE pg_catalog."C",
    subject text COLLATE pg_catalog."C",
    "position" bigint NOT NULL,
    target_url text COLLATE pg_catalog."C",
    body json,
    status text COLLATE pg_catalog."C",
    attempts bigint NOT NULL,
    log jsonb,
    first_at timestamp(3) with time zone,
    next_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone
);
CREATE TABLE public.webhooks (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    target_url text COLLATE pg_catalog."C",
    events jsonb,
    active boolean NOT NULL,
    distribution boolean NOT NULL,
    settings jsonb,
    due_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.river_job ALTER COLUMN id SET DEFAULT nextval('public.river_job_id_seq'::regclass);
ALTER TABLE ONLY public.river_notification ALTER COLUMN id SET DEFAULT nextval('public.river_notification_id_seq'::regclass);
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a20a7a7ec89ee6f573db5283c66b6f.report.00000000', 'aa_01a20a7a7ec89ee6f573db5283c66b6f', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-23 22:15:29.736+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a7a7dfb65eb03df894bd2572ce9', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20a7a7df9127ee8fce3db1d344b7e', '{"AppID": "5dbd92463a8e45ca27adb669326e24a8", "Channel": "API", "KeyName": "demo"}', '2026-11-23 22:15:29.531+00', '2026-11-23 22:15:29.536+00', '2026-11-23 22:15:29.536+00', '2026-11-23 22:15:29.536+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a7a7df200763437f53e02015ddc', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20a7a7df074f24ed3c53cacb30055', '{"AppID": "5dbd92463a8e45ca27adb669326e24a8", "Channel": "API", "KeyName": "demo"}', '2026-11-23 22:15:29.522+00', '2026-11-23 22:15:29.538+00', '2026-11-23 22:15:29.538+00', '2026-11-23 22:15:29.538+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a7a7ec89ee6f573db5283c66b6f', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a20a7a7ec89ee6f573db51939c019a', '{"AppID": "5dbd92463a8e45ca27adb669326e24a8", "Channel": "API", "KeyName": "demo"}', '2026-11-23 22:15:29.736+00', '2026-11-23 22:15:29.744+00', '2026-11-23 22:15:29.74+00', '2026-11-23 22:15:29.744+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7ee2a83a979745d11f618ee4', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a20a7a7ee2a83a979745d0bb1c0441', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T22:15:29.763Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 22:15:29.762+00', '2026-11-23 22:15:29.764+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7ee58f97b26c67cf44304bde', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a20a7a7ee411611821a094fd6e58af', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 22:15:29.765+00', '2026-11-23 22:15:29.766+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7ee69728da17dfc05c61643e', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a20a7a7ee69728da17dfc13c64e9bd', 'https://shop.example/hooks', 'v-01a20a7a7ee69728da17dfbf6befe148', NULL, '{"id": "wh_01a20a7a7ee69728da17dfc13c64e9bd", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T22:15:29.766Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 22:15:29.766+00', '2026-11-23 22:15:29.767+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7ee8307f9eaf87cd5cc96ad0', 'DONE', 'POST /management/v1/projects/{projectId}/branding', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a20a7a7ee8307f9eaf87cd3b26451c', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 22:15:29.768+00', '2026-11-23 22:15:29.769+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7ee9394b0192e22dd2fb4539', 'DONE', 'POST /management/v1/projects/users/invite', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a20a7a7ee9394b0192e22d34a389ff', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 22:15:29.769+00', '2026-11-23 22:15:29.77+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7eeb52d0f3bfa5dec788bb74', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a20a7a7eeb52d0f3bfa5df965502f0', 'product', 'v-01a20a7a7eeb52d0f3bfa5de92e51c21', NULL, '{"id": "ms_01a20a7a7eeb52d0f3bfa5df965502f0", "object": "metadata_schema", "created_at": "2026-11-23T22:15:29.771Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 22:15:29.771+00', '2026-11-23 22:15:29.772+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7eed6145cbcd2787a6855772', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a20a7a7eed6145cbcd278895c221c9', 'visited', 'v-01a20a7a7eec4846521877428a5c2b29', NULL, '{"id": "ces_01a20a7a7eed6145cbcd278895c221c9", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T22:15:29.773Z"}', NULL, NULL, NULL, '2026-11-23 22:15:29.773+00', '2026-11-23 22:15:29.773+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a7a7eee81c1122a6ed5a1c2f479', 'DONE', 'POST /management/v1/projects/{projectId}/locations', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a20a7a7eee81c1122a6ed5bdf0f692', 'Town', 'v-01a20a7a7eee81c1122a6ed4c996b06a', NULL, '{"id": "loc_01a20a7a7eee81c1122a6ed5bdf0f692", "name": "Town", "object": "location", "created_at": "2026-11-23T22:15:29.774Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 22:15:29.774+00', '2026-11-23 22:15:29.775+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a20a7a7f9ff8dc993f1ff99f8b08e2', 'APPROVED', 'lben_01a20a7a7ef6da414d317513a1160623', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'lern_01a20a7a7ef8e81e84aa14b412806a84', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}', 'earn ord_01a20a7a7f1956ff50c3402d23109bfc lern_01a20a7a7ef8e81e84aa14b412806a84 lmbr_01a20a7a7f043abfd16fb97f3b969b9d 1', '2026-11-23 22:15:29.935+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a20a7a7ef6da414d317513a1160623', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a20a7a7ef6da414d317513a1160623", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T22:15:29.782Z", "Delivered": 0}', '2026-11-23 22:15:29.782+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 22:15:29.768+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a7a7df074f24ed3c53cd97b3a96 2026-11-23', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111 2026-11-23', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a7a7e5ad86f786f603c79d7f509 2026-11-23', 'camp_01a20a7a7e5ad86f786f603c79d7f509', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a7a7ed61081ee0b9251a5ed3539 2026-11-23', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-23', NULL, '2026-11-23', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a20a7a7ed40688fa34a7a424fef917', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 22:15:29.748+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 22:15:29.52+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', NULL, NULL, NULL, true, false, '2026-11-23 22:15:29.53+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 22:15:29.626+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20a7a7ddb748d4663beb27b55bb6b', NULL, NULL, NULL, true, false, '2026-11-23 22:15:29.542+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 22:15:29.75+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 22:15:29.776+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a7a7f0bf64004177bf24da9e851', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 22:15:29.802+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a7a7f1471a3e3916da8e2330bbf', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a20a7a7efa80762138e80e61e8f0bd", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a20a7a7f1471a3e3916da84caa53f2", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 22:15:29.809+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a7a7f20121ebfea563f4f25e62f', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a20a7a7f1bdb0bdb72f4710323a0b6", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a20a7a7f1f1e11086085ec0e96fdfc", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a7a7f1bdb0bdb72f4710323a0b6', NULL, '2026-11-23 22:15:29.821+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a7a7f9dc13fb11abf31fcd28e60', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20a7a7f1956ff50c3402d23109bfc", "Metadata": {"event_id": "ev_01a20a7a7f1a39a762cec778b60d8c36", "member_id": "lmbr_01a20a7a7f043abfd16fb97f3b969b9d", "program_id": "lprg_01a20a7a7efb90a6196746b7c9595d00", "earning_item_id": "lernei_01a20a7a7ef8e81e84aa14b34a26972c", "earning_rule_id": "lern_01a20a7a7ef8e81e84aa14b412806a84"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a7a7f1956ff50c3402d23109bfc', 'earn ord_01a20a7a7f1956ff50c3402d23109bfc lern_01a20a7a7ef8e81e84aa14b412806a84 lmbr_01a20a7a7f043abfd16fb97f3b969b9d 0', '2026-11-23 22:15:29.935+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a7a7fa0f7c1613ebf69b3c7c22b', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20a7a7f1956ff50c3402d23109bfc", "Metadata": {"event_id": "ev_01a20a7a7f1a39a762cec778b60d8c36", "member_id": "lmbr_01a20a7a7f043abfd16fb97f3b969b9d", "program_id": "lprg_01a20a7a7efb90a6196746b7c9595d00", "earning_item_id": "lernei_01a20a7a7ef8e81e84aa14b34a26972c", "earning_rule_id": "lern_01a20a7a7ef8e81e84aa14b412806a84"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a7a7f1956ff50c3402d23109bfc', 'earn ord_01a20a7a7f1956ff50c3402d23109bfc lern_01a20a7a7ef8e81e84aa14b412806a84 lmbr_01a20a7a7f043abfd16fb97f3b969b9d 1', '2026-11-23 22:15:29.935+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20a7a7ddb748d4663beb27b55bb6b', 'Promotions', 1, '2026-11-23 22:15:29.499+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', 'Payments', 9, '2026-11-23 22:15:29.499+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a20a7a7e638006700c7514c0fa44d0', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a20a7a7eb50caa52938720a7920246/cust_01a20a7a7de9e93ea42360b0879bfe60/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '5dbd92463a8e45ca27adb669326e24a8', 'demo', 'SERVER', 'demo', '9e8088324a346881e4987e7822033364c08aa930eadd82587f9f2fd6aedbda7b', '2026-11-23 22:15:29.495+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '0e7ee8926c5c6e0bbab744fea82e771f', 'demo', 'CLIENT', 'demo', '8ab6201856a74d50cbd36a4cb363fda919938f08f2d2ecdc43a24253f9057b6f', '2026-11-23 22:15:29.496+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'e5265c9c57b3cd1d98fafb08cae75fd6', 'demo', 'MANAGEMENT', 'demo', '102f572b62a4c38a53a75f32ce3ab3836ad9386ecb18eff3e3f87895a0dd3bea', '2026-11-23 22:15:29.497+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a20a7a7eed6145cbcd278895c221c9', 'visited', NULL, '2026-11-23 22:15:29.773+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20a7a7de507aa33e89d493c202614', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T22:15:29.698Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 22:15:29.509+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T22:15:29.817Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 22:15:29.513+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 22:15:29.765+00', '2026-11-23 22:15:29.765+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a20a7a7e5e57d18410302cbe829388', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'auto_01a20a7a7e5e57d18410302d1c6fb20f', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 22:15:29.627+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 22:15:29.67+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 664, false, '2026-11-23 22:15:29.924+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 664, false, '2026-11-23 22:15:29.924+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 22:15:29.934+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 664, false, '2026-11-23 22:15:29.934+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 22:15:29.938+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 664, false, '2026-11-23 22:15:29.938+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 22:15:29.945+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 664, false, '2026-11-23 22:15:29.945+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 22:15:29.957+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 664, false, '2026-11-23 22:15:29.957+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 22:15:29.958+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 664, false, '2026-11-23 22:15:29.958+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 22:15:29.96+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 664, false, '2026-11-23 22:15:29.96+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7de637c767ff6c6f86a59a45', 1, 'customer.created', 'customer', 'cust_01a20a7a7de507aa33e89d493c202614', 'cust_01a20a7a7de507aa33e89d493c202614', NULL, 'v-01a20a7a7de4b13b6d64342831039489', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T22:15:29.509Z"}}', NULL, NULL, '2026-11-23 22:15:29.509+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7de9e93ea42360b15d88db3d', 9, 'customer.created', 'customer', 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7de9e93ea42360aff0ca2b18', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T22:15:29.513Z"}}', NULL, NULL, '2026-11-23 22:15:29.513+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7debdff4ac7d1566afe5f98a', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a20a7a7debdff4ac7d1566001f7ff9', NULL, NULL, 'v-01a20a7a7debdff4ac7d156570ea80ae', 'ACTION', '{"rule":{"ID":"val_01a20a7a7debdff4ac7d1566001f7ff9","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:15:29.515Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.515+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7dee986e04ef4a7a260841aa', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a7a7dee986e04ef4a79ff767493', NULL, NULL, 'v-01a20a7a7dec680746628e2d04efcd53', 'ACTION', '{"assignment":{"ID":"asgm_01a20a7a7dee986e04ef4a79ff767493","RuleID":"val_01a20a7a7debdff4ac7d1566001f7ff9","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a7a7dedcb0240933cd8f05cc9d8","CreatedAt":"2026-11-23T22:15:29.517Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a7a7debdff4ac7d1566001f7ff9","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:15:29.515Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.517+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7def119ec249b606c0946642', 33, 'voucher.created', 'voucher', 'v_01a20a7a7dedcb0240933cd8f05cc9d8', NULL, NULL, 'v-01a20a7a7dec680746628e2d04efcd53', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a7a7dedcb0240933cd8f05cc9d8","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.517Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.517+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7df200763437f53df82137c7', 41, 'campaign.created', 'campaign', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'camp_01a20a7a7df074f24ed3c53cd97b3a96', 'v-01a20a7a7df074f24ed3c53cacb30055', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7df074f24ed3c53cd97b3a96","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.52Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:15:29.52Z"}', NULL, NULL, '2026-11-23 22:15:29.52+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7df8ab7a8a0d531b17068667', 49, 'voucher.created', 'voucher', 'v_01a20a7a7df8ab7a8a0d531b01c32466', NULL, NULL, 'v-01a20a7a7df68eae8668c2f6bc7d8bf4', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a7a7df8ab7a8a0d531b01c32466","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.528+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7dfb65eb03df894b821f0239', 57, 'campaign.created', 'campaign', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', NULL, 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'v-01a20a7a7df9127ee8fce3db1d344b7e', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:15:29.53Z"}', NULL, NULL, '2026-11-23 22:15:29.53+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e02cec3967c2aa944a894a1', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'camp_01a20a7a7df074f24ed3c53cd97b3a96', 'v-01a20a7a7df074f24ed3c53cacb30055', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7df074f24ed3c53cd97b3a96","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.52Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 22:15:29.538+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e0c75d356305b7a4ba9f352', 121, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'camp_01a20a7a7df074f24ed3c53cd97b3a96', 'v-01a20a7a7df074f24ed3c53cacb30055', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7df074f24ed3c53cd97b3a96","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.52Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T22:15:29.538Z","count":20}', NULL, NULL, '2026-11-23 22:15:29.538+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e16540145143bc84b8728e9', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20a7a7e156ebc82095b18243c36de', NULL, 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'v-01a20a7a7e14905db54080cae5b53715', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e06b91cb3b1c24d00e02ebf","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb27b55bb6b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20a7a7e156ebc82095b18243c36de","CampaignID":"camp_01a20a7a7e06b91cb3b1c24d00e02ebf","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T22:15:29.556Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.556+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e19906f4ed5de4fb2caeea8', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a7a7e19906f4ed5de4f3d7dd209', NULL, NULL, 'v-01a20a7a7e1839d83dd6ff072074c4d1', 'ACTION', '{"assignment":{"ID":"asgm_01a20a7a7e19906f4ed5de4f3d7dd209","RuleID":"val_01a20a7a7debdff4ac7d1566001f7ff9","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a20a7a7e156ebc82095b18243c36de","CreatedAt":"2026-11-23T22:15:29.56Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a7a7debdff4ac7d1566001f7ff9","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:15:29.515Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.56+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e1d4d0a63407961e1f6b040', 145, 'customer.order.created', 'order', 'ord_01a20a7a7e1c0e8b06d01a18ed615468', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7e1a375fa1124c6499133ac5', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T22:15:29.563Z"},"CreatedAt":"2026-11-23T22:15:29.513Z"},"order":{"ID":"ord_01a20a7a7e1c0e8b06d01a18ed615468","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20a7a7e1c0e8b06d01a190d00e7fa","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20a7a7ddd14297fa861048d03c501","SKUID":"sku_01a20a7a7de1878694baa7295e8f0e1e","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20a7a7ddd14297fa861048d03c501","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20a7a7de1878694baa7295e8f0e1e","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20a7a7e1c0e8b06d01a19881f8e3a","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","CreatedAt":"2026-11-23T22:15:29.563Z","PaidAt":"2026-11-23T22:15:29.563Z"}}', NULL, NULL, '2026-11-23 22:15:29.563+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e01763737bf6ef712aead56', 73, 'voucher.created', 'voucher', 'v_01a20a7a7e004cd942a78f9e32e36542', NULL, 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'v-01a20a7a7dfee070b1a99b8fe62fb29f', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e004cd942a78f9e32e36542","Code":"GIFT-50","CampaignID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.536Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.536+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e04c993a3f8a4731aba7f94', 89, 'campaign.vouchers.added', 'campaign', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', NULL, 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'v-01a20a7a7dfee070b1a99b8fe62fb29f', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 22:15:29.536+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e06b91cb3b1c24d4e61b41d', 97, 'campaign.created', 'campaign', 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', NULL, 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'v-01a20a7a7e05acf952ba23a7a2f79766', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e06b91cb3b1c24d00e02ebf","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb27b55bb6b","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:15:29.542Z"}', NULL, NULL, '2026-11-23 22:15:29.542+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e08a783b8cf04d18b52a47a', 113, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20a7a7e074257d3250dfc79b5d492', NULL, 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'v-01a20a7a7e05acf952ba23a7a2f79766', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e06b91cb3b1c24d00e02ebf","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb27b55bb6b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20a7a7e074257d3250dfc79b5d492","CampaignID":"camp_01a20a7a7e06b91cb3b1c24d00e02ebf","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T22:15:29.542Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.542+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7eb366468a9e8ce0b1504758', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a20a7a7eb261d1c9ad432ac93950a2', NULL, NULL, 'v-01a20a7a7eb261d1c9ad432a3711d1a0', 'ACTION', '{"rule":{"ID":"val_01a20a7a7eb261d1c9ad432ac93950a2","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:15:29.714Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.714+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7eb6b446a9be85a4e43b2da7', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a7a7eb6b446a9be85a46b21fce2', NULL, NULL, 'v-01a20a7a7eb48d1f5ffcbc4ac0b63a10', 'ACTION', '{"assignment":{"ID":"asgm_01a20a7a7eb6b446a9be85a46b21fce2","RuleID":"val_01a20a7a7eb261d1c9ad432ac93950a2","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a7a7eb50caa52938720a7920246","CreatedAt":"2026-11-23T22:15:29.717Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a7a7eb261d1c9ad432ac93950a2","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:15:29.714Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.717+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e1d4d0a634079626b96389d', 153, 'customer.order.paid', 'order', 'ord_01a20a7a7e1c0e8b06d01a18ed615468', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7e1a375fa1124c6499133ac5', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T22:15:29.563Z"},"CreatedAt":"2026-11-23T22:15:29.513Z"},"order":{"ID":"ord_01a20a7a7e1c0e8b06d01a18ed615468","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20a7a7e1c0e8b06d01a190d00e7fa","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20a7a7ddd14297fa861048d03c501","SKUID":"sku_01a20a7a7de1878694baa7295e8f0e1e","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20a7a7ddd14297fa861048d03c501","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20a7a7de1878694baa7295e8f0e1e","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20a7a7e1c0e8b06d01a19881f8e3a","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","CreatedAt":"2026-11-23T22:15:29.563Z","PaidAt":"2026-11-23T22:15:29.563Z"}}', NULL, NULL, '2026-11-23 22:15:29.563+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e5bdea5361b3994c77566b8', 169, 'campaign.created', 'campaign', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e59360fb500410e6b6eff01', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:15:29.626Z"}', NULL, NULL, '2026-11-23 22:15:29.626+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e5f32a91ce55c98e82f7c9c', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a20a7a7e5e57d18410302cbe829388', NULL, 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e5bdea5361b3995280b05eb', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a7a7e5e57d18410302cbe829388","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","AutomationID":"auto_01a20a7a7e5e57d18410302d1c6fb20f","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.627Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.627+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e6147be90bff91ac8502b64', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a20a7a7e6147be90bff919eb710e7f', NULL, 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e5f32a91ce55c99aef6d230', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20a7a7e6147be90bff919eb710e7f","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.631+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e285cf797dd716a71823450', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a20a7a7e285cf797dd7169f3a8f529', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7e1d4d0a63407962a955dc7a', 'ACTION', '{"redemption":{"ID":"r_01a20a7a7e285cf797dd7169f3a8f529","Object":"redemption","Date":"2026-11-23T22:15:29.576Z","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","TrackingID":"track_dGvVcvsP4O6VBxIYQMnfdnljgoObJLc9ismNHhkfvrQ","Status":"SUCCEEDED","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Related":{"Type":"voucher","ID":"v_01a20a7a7df8ab7a8a0d531b01c32466"},"VoucherID":"v_01a20a7a7df8ab7a8a0d531b01c32466","Code":"WELCOME10","OrderID":"ord_01a20a7a7e285cf797dd71688623fab8","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a20a7a7e285cf797dd716a71823451","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20a7a7e285cf797dd71688623fab8","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20a7a7e285cf797dd716a71823452","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20a7a7e285cf797dd71688623fab8","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T22:15:29.576Z"},"CreatedAt":"2026-11-23T22:15:29.513Z"},"order":{"ID":"ord_01a20a7a7e285cf797dd71688623fab8","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a20a7a7e285cf797dd716918b6f8ad","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a20a7a7de23bb9f5f4e4123110b8c3","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a20a7a7de23bb9f5f4e4123110b8c3","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","Redemptions":{"r_01a20a7a7e285cf797dd7169f3a8f529":{"Date":"2026-11-23T22:15:29.576Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a7a7df8ab7a8a0d531b01c32466"}},"CreatedAt":"2026-11-23T22:15:29.576Z","PaidAt":"2026-11-23T22:15:29.576Z"}}]', '2026-11-23 22:15:29.576+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e99af40862816a74acecac0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e7fb65e977482ea2d74fbf1', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T22:15:29.626Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T22:15:29.509Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.689Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7e99af40862816a5c9342fa2","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a20a7a7e99af40862816a5b04b1cbf","CreatedAt":"2026-11-23T22:15:29.689Z"}}', '[{"step":1,"id":"ev_01a20a7a7e99af40862816a74acecac1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a20a7a7e99af40862816a5b04b1cbf","campaign_id":"camp_01a20a7a7e5ad86f786f603c79d7f509","category":"ACTION","data":0},{"step":2,"id":"ev_01a20a7a7e99af40862816a74acecac2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a20a7a7e6cd89abfe4af5a81c29fce","campaign_id":"camp_01a20a7a7e5ad86f786f603c79d7f509","category":"ACTION","data":1},{"step":3,"id":"ev_01a20a7a7e99af40862816a74acecac3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a20a7a7e6cd89abfe4af5a81c29fce","campaign_id":"camp_01a20a7a7e5ad86f786f603c79d7f509","category":"ACTION","data":1},{"step":4,"id":"ev_01a20a7a7e99af40862816a74acecac4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a20a7a7e6cd89abfe4af5a81c29fce","campaign_id":"camp_01a20a7a7e5ad86f786f603c79d7f509","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a20a7a7e99af40862816a5b04b1cbf","Object":"redemption","Date":"2026-11-23T22:15:29.689Z","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","Status":"SUCCEEDED","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Related":{"Type":"voucher","ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce"},"VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Campaign":"Regulars","RewardID":"rew_01a20a7a7e638006700c7514c0fa44d0","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20a7a7e697ee0e90ddc578cfee50f","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","EntryID":"vtx_01a20a7a7e99af40862816a5c9342fa2","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20a7a7e638006700c7514c0fa44d0","By":1}]}}},{"reward_redemption":{"ID":"r_01a20a7a7e99af40862816a5b04b1cbf","Object":"redemption","Date":"2026-11-23T22:15:29.689Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce"},"VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Campaign":"Regulars","RewardID":"rew_01a20a7a7e638006700c7514c0fa44d0","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a20a7a7e697ee0e90ddc578cfee50f","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","EntryID":"vtx_01a20a7a7e99af40862816a5c9342fa2","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a20a7a7e638006700c7514c0fa44d0","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20a7a7e638006700c7514c0fa44d0","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T22:15:29.635Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20a7a7e697ee0e90ddc578cfee50f","RewardID":"rew_01a20a7a7e638006700c7514c0fa44d0","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T22:15:29.639Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.689Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T22:15:29.626Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T22:15:29.509Z"},"redemption":{"ID":"r_01a20a7a7e99af40862816a5b04b1cbf","Object":"redemption","Date":"2026-11-23T22:15:29.689Z","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","Status":"SUCCEEDED","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Related":{"Type":"voucher","ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce"},"VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Campaign":"Regulars","RewardID":"rew_01a20a7a7e638006700c7514c0fa44d0","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20a7a7e697ee0e90ddc578cfee50f","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","EntryID":"vtx_01a20a7a7e99af40862816a5c9342fa2","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20a7a7e638006700c7514c0fa44d0","By":1}]}},"reward":{"ID":"rew_01a20a7a7e638006700c7514c0fa44d0","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f"},"CreatedAt":"2026-11-23T22:15:29.635Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.689Z"}}]', '2026-11-23 22:15:29.689+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ea2a9ffffa97ab3eb0b7b30', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a20a7a7e004cd942a78f9e32e36542', NULL, 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'v-01a20a7a7ea0a58d4a206196a1688ac7', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Active":true,"CreatedAt":"2026-11-23T22:15:29.53Z"},"customer":{},"voucher":{"ID":"v_01a20a7a7e004cd942a78f9e32e36542","Code":"GIFT-50","CampaignID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T22:15:29.536Z","UpdatedAt":"2026-11-23T22:15:29.698Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7ea2a9ffffa97ab3b6146c1c","VoucherID":"v_01a20a7a7e004cd942a78f9e32e36542","CampaignID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RedemptionID":"r_01a20a7a7ea2a9ffffa97ab2ec280932","CreatedAt":"2026-11-23T22:15:29.698Z"}}', NULL, NULL, '2026-11-23 22:15:29.698+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ea2a9ffffa97ab3eb0b7b31', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a20a7a7ea2a9ffffa97ab2ec280932', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'v-01a20a7a7ea0a58d4a206196a1688ac7', 'ACTION', '{"redemption":{"ID":"r_01a20a7a7ea2a9ffffa97ab2ec280932","Object":"redemption","Date":"2026-11-23T22:15:29.698Z","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","Status":"SUCCEEDED","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Related":{"Type":"voucher","ID":"v_01a20a7a7e004cd942a78f9e32e36542"},"VoucherID":"v_01a20a7a7e004cd942a78f9e32e36542","Code":"GIFT-50","CampaignID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Campaign":"Gift cards","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a20a7a7ea2a9ffffa97ab3eb0b7b32","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20a7a7ea2a9ffffa97ab3eb0b7b33","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"CreatedAt":"2026-11-23T22:15:29.509Z"},"order":{"ID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","Redemptions":{"r_01a20a7a7ea2a9ffffa97ab2ec280932":{"Date":"2026-11-23T22:15:29.698Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a7a7e004cd942a78f9e32e36542","RelatedObjectParentID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T22:15:29.698Z","PaidAt":"2026-11-23T22:15:29.698Z"}}]', '2026-11-23 22:15:29.698+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ea60c63b528bac0aef591a0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a20a7a7ea5d8b9e3ab547c078bc153', 'cust_01a20a7a7de507aa33e89d493c202614', NULL, 'v-01a20a7a7ea5d8b9e3ab547bd174b761', 'ACTION', '{"redemption":{"ID":"r_01a20a7a7ea5d8b9e3ab547c078bc153","Object":"redemption","Date":"2026-11-23T22:15:29.701Z","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","Status":"SUCCEEDED","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Related":{"Type":"voucher","ID":"v_01a20a7a7df8ab7a8a0d531b01c32466"},"VoucherID":"v_01a20a7a7df8ab7a8a0d531b01c32466","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 22:15:29.701+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e697ee0e90ddc584b254bf2', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a20a7a7e697ee0e90ddc578cfee50f', NULL, 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e673a40b574e4db462aa342', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20a7a7e638006700c7514c0fa44d0","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T22:15:29.635Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20a7a7e697ee0e90ddc578cfee50f","RewardID":"rew_01a20a7a7e638006700c7514c0fa44d0","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T22:15:29.639Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.639+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e6cd89abfe4af5ae0512b95', 201, 'voucher.created', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', NULL, 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e6a74f9550938974e48df93', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.644+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e6db1c8b7fb36cc83a3da8a', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e6a74f9550938974e48df93', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 22:15:29.644+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e75e72c2791bc11477b5a36', 217, 'voucher.published', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e6db1c8b7fb36ccba4bb275', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20a7a7e74c1a4ec4393b4d0c89c28","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a7a7e6cd89abfe4af5a81c29fce"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:15:29.646Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.646Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.646+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e7605dc5f146d21c6b7f783', 225, 'publication.succeeded', 'publication', 'pub_01a20a7a7e74c1a4ec4393b4d0c89c28', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e6db1c8b7fb36ccba4bb275', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a7a7e74c1a4ec4393b4d0c89c28","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a7a7e6cd89abfe4af5a81c29fce"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:15:29.646Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.646Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.646+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e7605dc5f146d22c03580d4', 233, 'customer.publication.succeeded', 'publication', 'pub_01a20a7a7e74c1a4ec4393b4d0c89c28', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e6db1c8b7fb36ccba4bb275', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a7a7e74c1a4ec4393b4d0c89c28","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a7a7e6cd89abfe4af5a81c29fce"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:15:29.646Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.646Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.646+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e7cade10d8f88134696829c', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e7715185a35295b5c8f9e4b', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7e79b36894a72182beada92e","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T22:15:29.657Z"}}', NULL, NULL, '2026-11-23 22:15:29.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e7cade10d8f8813dd8bda4a', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e7715185a35295b5c8f9e4b', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7e79b36894a72182beada92e","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T22:15:29.657Z"}}', NULL, NULL, '2026-11-23 22:15:29.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e7cade10d8f881411ebb20c', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e7715185a35295b5c8f9e4b', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7e79b36894a72182beada92e","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T22:15:29.657Z"}}', NULL, NULL, '2026-11-23 22:15:29.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e7e4c211e8262159e7de837', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'v-01a20a7a7e7715185a35295b5c8f9e4b', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20a7a7e6147be90bff919eb710e7f","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.631Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.657Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ec544bda9c1d4cb9333380c', 361, 'customer.segment.entered', 'segment', 'seg_01a20a7a7ebe5ec029aae5b23105276c', 'cust_01a20a7a7de507aa33e89d493c202614', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a20a7a7ebe5ec029aae5b23105276c","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T22:15:29.726Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.733+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ed033b773c15c47b9498bfa', 369, 'voucher.created', 'voucher', 'v_01a20a7a7ed033b773c15c46cb557d34', NULL, NULL, 'v-01a20a7a7ecbada259f4c274065529f6', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a7a7ed033b773c15c46cb557d34","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.744Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.744+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ed360c3e99bbc6dda1c98a4', 377, 'voucher.deleted', 'voucher', 'v_01a20a7a7ed033b773c15c46cb557d34', NULL, NULL, 'v-01a20a7a7ed18a251adf7e9fdef0319b', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a7a7ed033b773c15c46cb557d34","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.744Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T22:15:29.745Z"}}', NULL, NULL, '2026-11-23 22:15:29.745+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ea977fa4a12147c5e8d1c20', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a20a7a7ea977fa4a12147b724143fc', 'cust_01a20a7a7de507aa33e89d493c202614', NULL, 'v-01a20a7a7ea782ed880daa4d4893afc4', 'ACTION', '{"redemption":{"ID":"rr_01a20a7a7ea977fa4a12147b724143fc","Object":"redemption_rollback","Date":"2026-11-23T22:15:29.705Z","RedemptionID":"r_01a20a7a7ea5d8b9e3ab547c078bc153","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","Status":"SUCCEEDED","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Related":{"Type":"voucher","ID":"v_01a20a7a7df8ab7a8a0d531b01c32466"},"VoucherID":"v_01a20a7a7df8ab7a8a0d531b01c32466","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 22:15:29.705+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ebb129553ee782104902990', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a20a7a7ebb129553ee7820a4416a40', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7eb7dacee5aad5769500f78c', 'ACTION', '{"redemption":{"ID":"r_01a20a7a7ebb129553ee7820a4416a40","Object":"redemption","Date":"2026-11-23T22:15:29.723Z","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","TrackingID":"track_dGvVcvsP4O6VBxIYQMnfdnljgoObJLc9ismNHhkfvrQ","Status":"SUCCEEDED","Channel":{"ID":"5dbd92463a8e45ca27adb669326e24a8","Type":"API"},"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Related":{"Type":"voucher","ID":"v_01a20a7a7eb50caa52938720a7920246"},"VoucherID":"v_01a20a7a7eb50caa52938720a7920246","Code":"ONCE"}}', NULL, NULL, '2026-11-23 22:15:29.723+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f28a551c8156053bd7ae280', 657, 'customer.order.updated', 'order', 'ord_01a20a7a7f24ddc7c6b4035f13e78722', NULL, NULL, 'v-01a20a7a7f25552aafc567699b7c6dc2', 'EFFECT', '{"order":{"ID":"ord_01a20a7a7f24ddc7c6b4035f13e78722","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a7a7f24ddc7c6b4035f5c24fc39","ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:15:29.828Z","UpdatedAt":"2026-11-23T22:15:29.832Z","PaidAt":"2026-11-23T22:15:29.828Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20a7a7f24ddc7c6b4035f5c24fc39","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20a7a7f28a551c81560532d15e434"]}}}', '[{"step":1,"id":"ev_01a20a7a7f28a551c8156053bd7ae281","type":"order.returned","entity_type":"order","entity_id":"ord_01a20a7a7f24ddc7c6b4035f13e78722","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a20a7a7f24ddc7c6b4035f13e78722","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a7a7f24ddc7c6b4035f5c24fc39","ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:15:29.828Z","UpdatedAt":"2026-11-23T22:15:29.832Z","PaidAt":"2026-11-23T22:15:29.828Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20a7a7f24ddc7c6b4035f5c24fc39","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20a7a7f28a551c81560532d15e434"]}},"return":{"ID":"ret_01a20a7a7f28a551c81560532d15e434","SourceID":"","OrderID":"ord_01a20a7a7f24ddc7c6b4035f13e78722","CustomerID":"","Reason":"","Metadata":null,"APIKey":"5dbd92463a8e45ca27adb669326e24a8","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a20a7a7f24ddc7c6b4035f5c24fc39","ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-23T22:15:29.832Z"}}]', '2026-11-23 22:15:29.832+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7eb6b446a9be85a5b42766c2', 329, 'voucher.created', 'voucher', 'v_01a20a7a7eb50caa52938720a7920246', NULL, NULL, 'v-01a20a7a7eb48d1f5ffcbc4ac0b63a10', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a7a7eb50caa52938720a7920246","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.717Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.717+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ebd3aede5f9e9f1b923cacf', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a20a7a7ebc4e76d00feb17653cfd1c', NULL, 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'v-01a20a7a7ebc4e76d00feb16a63982d5', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e06b91cb3b1c24d00e02ebf","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb27b55bb6b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a20a7a7ebc4e76d00feb17653cfd1c","CampaignID":"camp_01a20a7a7e06b91cb3b1c24d00e02ebf","Name":"Both","TierIDs":["promo_01a20a7a7e074257d3250dfc79b5d492"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T22:15:29.724Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.724+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ec3da947beeccf0bcd7c1b6', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a20a7a7de507aa33e89d493c202614', NULL, 'v-01a20a7a7ec02b6b15fd6a84743c9ac5', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 22:15:29.731+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ed75949a244b5e8cf49f2e5', 385, 'campaign.created', 'campaign', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', NULL, 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'v-01a20a7a7ed61081ee0b9250bc1ed97b', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.75Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:15:29.75Z"}', NULL, NULL, '2026-11-23 22:15:29.75+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7edaba42c65e665d6613c574', 393, 'voucher.created', 'voucher', 'v_01a20a7a7ed9ef4801f058afc987bb77', NULL, 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'v-01a20a7a7ed89c24786731c6d8bbcdf7', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.75Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7ed9ef4801f058afc987bb77","Code":"FRIEND1","CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.753Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.753+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7edaba42c65e665dc74d5a22', 401, 'campaign.vouchers.added', 'campaign', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', NULL, 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'v-01a20a7a7ed89c24786731c6d8bbcdf7', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.75Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 22:15:29.753+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ede3fb999206e0978acf058', 409, 'voucher.published', 'voucher', 'v_01a20a7a7ed9ef4801f058afc987bb77', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'v-01a20a7a7edb372a942845833549045f', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.75Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20a7a7eddcd3aefef328c69f7bc3e","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a7a7ed9ef4801f058afc987bb77"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:15:29.756Z"},"voucher":{"ID":"v_01a20a7a7ed9ef4801f058afc987bb77","Code":"FRIEND1","CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"cust_01a20a7a7de507aa33e89d493c202614","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.753Z","UpdatedAt":"2026-11-23T22:15:29.756Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ede3fb999206e0992c679c3', 417, 'publication.succeeded', 'publication', 'pub_01a20a7a7eddcd3aefef328c69f7bc3e', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'v-01a20a7a7edb372a942845833549045f', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.75Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a7a7eddcd3aefef328c69f7bc3e","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a7a7ed9ef4801f058afc987bb77"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:15:29.756Z"},"voucher":{"ID":"v_01a20a7a7ed9ef4801f058afc987bb77","Code":"FRIEND1","CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"cust_01a20a7a7de507aa33e89d493c202614","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.753Z","UpdatedAt":"2026-11-23T22:15:29.756Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ede3fb999206e09f16d02ba', 425, 'customer.publication.succeeded', 'publication', 'pub_01a20a7a7eddcd3aefef328c69f7bc3e', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'v-01a20a7a7edb372a942845833549045f', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.75Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a7a7eddcd3aefef328c69f7bc3e","CustomerID":"cust_01a20a7a7de507aa33e89d493c202614","TrackingID":"track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a7a7ed9ef4801f058afc987bb77"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:15:29.756Z"},"voucher":{"ID":"v_01a20a7a7ed9ef4801f058afc987bb77","Code":"FRIEND1","CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"cust_01a20a7a7de507aa33e89d493c202614","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.753Z","UpdatedAt":"2026-11-23T22:15:29.756Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ee19bc48febd7fc5f1c135d', 433, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a20a7a7ee19bc48febd7fc49e7c7bd', 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'v-01a20a7a7edf18ff496aba63a1a2a3f0', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.75Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T22:15:29.576Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.513Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a20a7a7ee19bc48febd7fc49e7c7bd","VoucherID":"v_01a20a7a7ed9ef4801f058afc987bb77","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","Role":"REFEREE","ReferrerID":"cust_01a20a7a7de507aa33e89d493c202614","CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T22:15:29.761Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a20a7a7ed9ef4801f058afc987bb77","Code":"FRIEND1","CampaignID":"camp_01a20a7a7ed61081ee0b9251a5ed3539","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"cust_01a20a7a7de507aa33e89d493c202614","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.753Z","UpdatedAt":"2026-11-23T22:15:29.756Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.761+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ef14606a9412d2522f6418b', 441, 'vl.card_definition.created', 'card_definition', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', NULL, NULL, 'v-01a20a7a7eef72ea5cccd22721c25f39', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.776Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.776+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ef3c66a2b085e033416a57d', 449, 'vl.tier_structure.created', 'tier_structure', 'lts_01a20a7a7ef14606a9412d2545652018', NULL, NULL, 'v-01a20a7a7ef14606a9412d2538a9671e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a7a7ef14606a9412d2545652018","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.777Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.777+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ef4650c95cf1ac7ce036960', 457, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a20a7a7ef14606a9412d2545652018', NULL, NULL, 'v-01a20a7a7ef3c66a2b085e03ba7e5801', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a7a7ef14606a9412d2545652018","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.777Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a20a7a7ef3c66a2b085e03d84842af","StructureID":"lts_01a20a7a7ef14606a9412d2545652018","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.779Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.779+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ef6da414d31751242772751', 465, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a20a7a7ef14606a9412d2545652018', NULL, NULL, 'v-01a20a7a7ef538ed6591fc4a599492c1', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a7a7ef14606a9412d2545652018","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.777Z","UpdatedAt":"2026-11-23T22:15:29.781Z"}}', NULL, NULL, '2026-11-23 22:15:29.781+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ef7d65e84a420838513f609', 473, 'vl.benefit.created', 'benefit', 'lben_01a20a7a7ef6da414d317513a1160623', NULL, NULL, 'v-01a20a7a7ef6da414d31751309a0688d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a20a7a7ef6da414d317513a1160623","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T22:15:29.782Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.782+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7ef9b6ec4d24d0c9f99c00a1', 481, 'vl.earning_rule.created', 'earning_rule', 'lern_01a20a7a7ef8e81e84aa14b412806a84', NULL, NULL, 'v-01a20a7a7ef8e81e84aa14b31463bb86', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a20a7a7ef8e81e84aa14b412806a84","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a7a7ef8e81e84aa14b34a26972c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a7a7ef6da414d317513a1160623"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.784Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.784+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7efb90a6196746b6c24a58a3', 489, 'vl.reward.created', 'reward', 'lrew_01a20a7a7efa80762138e80e61e8f0bd', NULL, NULL, 'v-01a20a7a7efa80762138e80cf33d5839', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a20a7a7efa80762138e80e61e8f0bd","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a7a7efa80762138e80d0f0fde22","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a7a7efa80762138e80d734ecd0e","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.786Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.786+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7efcebb5f1ffcf8996acf240', 497, 'vl.program.created', 'program', 'lprg_01a20a7a7efb90a6196746b7c9595d00', NULL, NULL, 'v-01a20a7a7efb90a6196746b7b3faf867', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7efd08e251702e07c3cb8a4c', 505, 'vl.program.card_definition.assigned', 'program', 'lprg_01a20a7a7efb90a6196746b7c9595d00', NULL, NULL, 'v-01a20a7a7efb90a6196746b7b3faf867', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.776Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a7a7efd08e251702e0782eb40b6","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"card_definition","ResourceID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7efd08e251702e07c6aee080', 513, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', NULL, NULL, 'v-01a20a7a7efb90a6196746b7b3faf867', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.776Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a7a7efd08e251702e0782eb40b6","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"card_definition","ResourceID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7efe6d209d64c2de604c3419', 521, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a20a7a7efb90a6196746b7c9595d00', NULL, NULL, 'v-01a20a7a7efb90a6196746b7b3faf867', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20a7a7ef14606a9412d2545652018","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.777Z","UpdatedAt":"2026-11-23T22:15:29.781Z"},"Assignment":{"ID":"lasgm_01a20a7a7efe6d209d64c2de2b2f2830","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"tier_structure","ResourceID":"lts_01a20a7a7ef14606a9412d2545652018","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7efe6d209d64c2df2a48509d', 529, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a20a7a7ef14606a9412d2545652018', NULL, NULL, 'v-01a20a7a7efb90a6196746b7b3faf867', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20a7a7ef14606a9412d2545652018","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.777Z","UpdatedAt":"2026-11-23T22:15:29.781Z"},"Assignment":{"ID":"lasgm_01a20a7a7efe6d209d64c2de2b2f2830","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"tier_structure","ResourceID":"lts_01a20a7a7ef14606a9412d2545652018","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7eff11289b1b24e633f2a96b', 537, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a20a7a7efb90a6196746b7c9595d00', NULL, NULL, 'v-01a20a7a7efb90a6196746b7b3faf867', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20a7a7ef8e81e84aa14b412806a84","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a7a7ef8e81e84aa14b34a26972c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a7a7ef6da414d317513a1160623"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.784Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a7a7eff11289b1b24e56a26fb43","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"earning_rule","ResourceID":"lern_01a20a7a7ef8e81e84aa14b412806a84","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7eff11289b1b24e6374f540d', 545, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a20a7a7ef8e81e84aa14b412806a84', NULL, NULL, 'v-01a20a7a7efb90a6196746b7b3faf867', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20a7a7ef8e81e84aa14b412806a84","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a7a7ef8e81e84aa14b34a26972c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a7a7ef6da414d317513a1160623"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.784Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a7a7eff11289b1b24e56a26fb43","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"earning_rule","ResourceID":"lern_01a20a7a7ef8e81e84aa14b412806a84","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f02dfa7910a71ce78980f3f', 553, 'vl.program.reward.assigned', 'program', 'lprg_01a20a7a7efb90a6196746b7c9595d00', NULL, NULL, 'v-01a20a7a7f019a71738af8dfd42ed3c2', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20a7a7efa80762138e80e61e8f0bd","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a7a7efa80762138e80d0f0fde22","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a7a7efa80762138e80d734ecd0e","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.786Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a7a7f02dfa7910a71ce05c5962b","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"reward","ResourceID":"lrew_01a20a7a7efa80762138e80e61e8f0bd","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.793Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.793+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f02dfa7910a71cef0b46c5d', 561, 'vl.reward.assigned', 'reward', 'lrew_01a20a7a7efa80762138e80e61e8f0bd', NULL, NULL, 'v-01a20a7a7f019a71738af8dfd42ed3c2', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.787Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20a7a7efa80762138e80e61e8f0bd","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a7a7efa80762138e80d0f0fde22","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a7a7efa80762138e80d734ecd0e","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.786Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a7a7f02dfa7910a71ce05c5962b","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","Type":"reward","ResourceID":"lrew_01a20a7a7efa80762138e80e61e8f0bd","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:15:29.793Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.793+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f063ee176781ed975c3a605', 569, 'vl.member.created', 'member', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f03df1b191c8213fde83fdf', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.796+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f075a34170e78b7313e16f0', 577, 'vl.card.created', 'card', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f03df1b191c8213fde83fdf', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a7a7f063ee176781ed9d9dadf14","MemberID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","DefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Code":"pTr2oQHm2h","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.796+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f075a34170e78b7f103adf1', 585, 'vl.card.assigned', 'card', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f03df1b191c8213fde83fdf', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a7a7f063ee176781ed9d9dadf14","MemberID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","DefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Code":"pTr2oQHm2h","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.796+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f082ef7403caa1589bf1b40', 593, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f03df1b191c8213fde83fdf', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a7a7f063ee176781ed9d9dadf14","MemberID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","DefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Code":"pTr2oQHm2h","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.796+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f082ef7403caa1610625996', 601, 'vl.member.card.assigned', 'member', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f03df1b191c8213fde83fdf', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a7a7f063ee176781ed9d9dadf14","MemberID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","DefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Code":"pTr2oQHm2h","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.796+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f0fac6b55f4a806840afac3', 609, 'vl.tier.joined', 'tier', 'lt_01a20a7a7ef3c66a2b085e03d84842af', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f09c811dfd0e63b4663ab8c', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"5dbd92463a8e45ca27adb669326e24a8","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a20a7a7f063ee176781ed9d9dadf14","MemberID":"lmbr_01a20a7a7f043abfd16fb97f3b969b9d","ProgramID":"lprg_01a20a7a7efb90a6196746b7c9595d00","CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","DefinitionID":"lcdef_01a20a7a7ef01c85fcb02de638e5a3d8","Code":"pTr2oQHm2h","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a20a7a7ef14606a9412d2545652018","Rank":{"TierID":"lt_01a20a7a7ef3c66a2b085e03d84842af","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:15:29.796Z","UpdatedAt":"2026-11-23T22:15:29.802Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:15:29.802+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f1a39a762cec7785e7a3e25', 617, 'customer.order.created', 'order', 'ord_01a20a7a7f1956ff50c3402d23109bfc', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f1956ff50c3402d04f6bea5', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T22:15:29.817Z"},"CreatedAt":"2026-11-23T22:15:29.513Z"},"order":{"ID":"ord_01a20a7a7f1956ff50c3402d23109bfc","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","CreatedAt":"2026-11-23T22:15:29.817Z","PaidAt":"2026-11-23T22:15:29.817Z"}}', NULL, NULL, '2026-11-23 22:15:29.817+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f1a39a762cec778b60d8c36', 625, 'customer.order.paid', 'order', 'ord_01a20a7a7f1956ff50c3402d23109bfc', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f1956ff50c3402d04f6bea5', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T22:15:29.817Z"},"CreatedAt":"2026-11-23T22:15:29.513Z"},"order":{"ID":"ord_01a20a7a7f1956ff50c3402d23109bfc","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","CreatedAt":"2026-11-23T22:15:29.817Z","PaidAt":"2026-11-23T22:15:29.817Z"}}', NULL, NULL, '2026-11-23 22:15:29.817+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f1cee79f5d57321a568e7c5', 633, 'customer.order.created', 'order', 'ord_01a20a7a7f1bdb0bdb72f4710323a0b6', 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, 'v-01a20a7a7f1bdb0bdb72f470ec0b0268', 'ACTION', '{"customer":{"ID":"cust_01a20a7a7de9e93ea42360b0879bfe60","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T22:15:29.817Z"},"CreatedAt":"2026-11-23T22:15:29.513Z"},"order":{"ID":"ord_01a20a7a7f1bdb0bdb72f4710323a0b6","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a20a7a7de9e93ea42360b0879bfe60","CreatedAt":"2026-11-23T22:15:29.819Z"}}', NULL, NULL, '2026-11-23 22:15:29.819+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f25552aafc5676930c6270b', 641, 'customer.order.created', 'order', 'ord_01a20a7a7f24ddc7c6b4035f13e78722', NULL, NULL, 'v-01a20a7a7f23633ee6c5d4b96cd8d126', 'ACTION', '{"order":{"ID":"ord_01a20a7a7f24ddc7c6b4035f13e78722","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a7a7f24ddc7c6b4035f5c24fc39","ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:15:29.828Z","PaidAt":"2026-11-23T22:15:29.828Z"}}', NULL, NULL, '2026-11-23 22:15:29.828+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f25552aafc5676937c4e633', 649, 'customer.order.paid', 'order', 'ord_01a20a7a7f24ddc7c6b4035f13e78722', NULL, NULL, 'v-01a20a7a7f23633ee6c5d4b96cd8d126', 'ACTION', '{"order":{"ID":"ord_01a20a7a7f24ddc7c6b4035f13e78722","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a7a7f24ddc7c6b4035f5c24fc39","ProductID":"prod_01a20a7a7de338546a6be3350ea05f9f","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a7a7de338546a6be3350ea05f9f","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:15:29.828Z","PaidAt":"2026-11-23T22:15:29.828Z"}}', NULL, NULL, '2026-11-23 22:15:29.828+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f96c916c1cc8bc2fea846fe', 665, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.933Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7f96c916c1cc8bc159574829","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a7a7ea2a9ffffa97ab3eb0b7b33","EventType":"customer.order.paid","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RuleID":"ern_01a20a7a7e5e57d18410302cbe829388","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:15:29.933Z"}}', NULL, NULL, '2026-11-23 22:15:29.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f96c916c1cc8bc3c902a81f', 673, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.933Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7f96c916c1cc8bc159574829","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a7a7ea2a9ffffa97ab3eb0b7b33","EventType":"customer.order.paid","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RuleID":"ern_01a20a7a7e5e57d18410302cbe829388","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:15:29.933Z"}}', NULL, NULL, '2026-11-23 22:15:29.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f96c916c1cc8bc3cdf11ecf', 681, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.933Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7f96c916c1cc8bc159574829","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a7a7ea2a9ffffa97ab3eb0b7b33","EventType":"customer.order.paid","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RuleID":"ern_01a20a7a7e5e57d18410302cbe829388","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:15:29.933Z"}}', NULL, NULL, '2026-11-23 22:15:29.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f973789c6d5ae3fa4b465bf', 689, 'customer.rewarded', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a7a7e5e57d18410302cbe829388","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","AutomationID":"auto_01a20a7a7e5e57d18410302d1c6fb20f","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.627Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.933Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7f96c916c1cc8bc159574829","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a7a7ea2a9ffffa97ab3eb0b7b33","EventType":"customer.order.paid","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RuleID":"ern_01a20a7a7e5e57d18410302cbe829388","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:15:29.933Z"}}', NULL, NULL, '2026-11-23 22:15:29.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7f973789c6d5ae3fadab69f9', 697, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.626Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a7a7de507aa33e89d493c202614","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:15:29.698Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:15:29.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a7a7e5e57d18410302cbe829388","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","AutomationID":"auto_01a20a7a7e5e57d18410302d1c6fb20f","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:15:29.627Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","Code":"REGULAR1","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a7a7de507aa33e89d493c202614","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:15:29.644Z","UpdatedAt":"2026-11-23T22:15:29.933Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a7a7f96c916c1cc8bc159574829","VoucherID":"v_01a20a7a7e6cd89abfe4af5a81c29fce","CampaignID":"camp_01a20a7a7e5ad86f786f603c79d7f509","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a7a7ea2a9ffffa97ab3eb0b7b33","EventType":"customer.order.paid","OrderID":"ord_01a20a7a7ea2a9ffffa97ab2320d242d","RuleID":"ern_01a20a7a7e5e57d18410302cbe829388","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a7a7e6147be90bff919eb710e7f","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:15:29.933Z"}}', NULL, NULL, '2026-11-23 22:15:29.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e004cd942a78f9e90e01953', 65, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', NULL, 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'v-01a20a7a7df9127ee8fce3db1d344b7e', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 22:15:29.536+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a7a7e08a783b8cf04d10b7a39fb', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', NULL, 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'v-01a20a7a7df9127ee8fce3db1d344b7e', 'ACTION', '{"campaign":{"ID":"camp_01a20a7a7dfafedd9f2e9ed2c3101111","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a7a7ddb748d4663beb43a4e8fa7","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:15:29.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T22:15:29.536Z","count":5}', NULL, NULL, '2026-11-23 22:15:29.536+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a20a7a7ec47ef25626ec5b8c0896cb_0', 'exp_01a20a7a7ec47ef25626ec5b8c0896cb', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
HELLO-NLCc,DISCOUNT_VOUCHER,10,PERCENT
HELLO-h6ue,DISCOUNT_VOUCHER,10,PERCENT
HELLO-IrOt,DISCOUNT_VOUCHER,10,PERCENT
HELLO-wPPp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2Y8i,DISCOUNT_VOUCHER,10,PERCENT
HELLO-szWX,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VV9P,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6pas,DISCOUNT_VOUCHER,10,PERCENT
HELLO-m4K3,DISCOUNT_VOUCHER,10,PERCENT
HELLO-xzmJ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-UtRa,DISCOUNT_VOUCHER,10,PERCENT
HELLO-sh4T,DISCOUNT_VOUCHER,10,PERCENT
HELLO-vIvk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VUix,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5pwc,DISCOUNT_VOUCHER,10,PERCENT
HELLO-efLb,DISCOUNT_VOUCHER,10,PERCENT
HELLO-G8QY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-HHLv,DISCOUNT_VOUCHER,10,PERCENT
HELLO-8HKt,DISCOUNT_VOUCHER,10,PERCENT
HELLO-nxpP,DISCOUNT_VOUCHER,10,PERCENT
CARD-STXOF0u3,GIFT_VOUCHER,50.00,
CARD-4wZulHXG,GIFT_VOUCHER,50.00,
CARD-JuKkc8T9,GIFT_VOUCHER,50.00,
CARD-Nx7yOhvQ,GIFT_VOUCHER,50.00,
CARD-piOHpUOl,GIFT_VOUCHER,50.00,
GIFT-50,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a20a7a7ec47ef25626ec5b8c0896cb', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 22:15:29.732+00', '2026-11-23 22:15:29.74+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_26dbc6886c488cfe5800e1dac3029579', '\x0a3153f24548cdba6b8509dcd4a2060e26734c6a45940266af8a4983001aa11f5182ea3c48d0494742d4a4f92a8494b6f7484c5e4fa2baf68338e707e1cab754b9aa8fca95020f04fb9351b6eaa18670482402fbde7bb3176b97ada25b75e44e9620d2c864579074d94e7fef86f02a197c0f77460bb631e6985ce9eb1ba71693728e7b80ef1f2e55eabca5ecf2d92f9b4995d4fa439ee89a8b576ae58f70e929b7f4766739eeceb587a33a2d96059aaebfdc7cfc89928e136bcc73c039b7550e957c57087d6db5847c647a54ec3d5645462c5d0c9ff0f1800675769fa1489cbfea8dae0c3fda5389bf5b9759f0ea6729ef653010312e2b1941c7eb2f178c72a8289145ee7111b781d6215eecdc442bc9306cfd43fd8eb862abf1ab8e7e8b846fabf02874d1bbd97b639b5a70dcc54dfd248007f99667ba44871887125ec9ef3ec8dea93a55442ae99cee4e61c5dead276a70698b7d2db0c5b8b139a9a1c3a222cd7772be9510e797ccc099594aeef6d82a1789c2ef418376a26d7bdf1e267c25da235052f666accfe015173c3e182e6e1fd5474a4581dd84d796b72d16e52235c525d366a5519b0697067207966a7c78e6a34747c9f8da815eb0fc198af9c986d43dd102131b9c3cb3e2be060952a3507fc50c59180cd0b439adb8e961313464056fdbf68290e2016ba29845a75c30b90b3e40913372d4263964a6d30583367e277a96bf5ae851001a6486fadd74aa1e855e7e016a578d527f428c8e6ed7ce3f8c7bf8cda851a62d160227deb436c68a34a6c77387b9ff34dd552fd66f4a5d8a73e8ae4a8ffd93468ea4f51c0b9bd321b4517105aaff5370bec86717d89668d2cdd865b72045c1963e7cdc159f3450ed68303569515f70fbdd94c184082b75b76d150480dc5ec3ee1b1def100d9025ba44f92eab7aa88270384be98cddfc0edc2ddad8b349861b6287035d88fc26586806c524daad3ecfc4b755', '2026-11-24 22:15:29.698+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_f11899ad6547b0be1582a0d2093cac93', '\xec5c1047bfc6bfde038aa134ffc0275f825f1ea10c985d2ace1323b3ce95b5883d3687cb02ad6d6c8e1d00673be98c7e0381412929a57dedf6615c0485ee298ae06050c0ec1fd9deebe5b56c927e8d5caa2989448078ec58de64019dcbc5421036dbbb6bebe16da2b808ca3132e4c624d9e082677ce02d43a2e781c73c3d794c705925815f9b4a0b098e427e0c571b7bebc2717173aa7b20c37abd74a7bece7aae1f6d657b0def1a6c76ddd4e0ae11c7b1615440592da12d5d7eb7d0ee61363cfa2fee334e737c9a725fb60fb1f53950142ae42a0ecec966b2f5c522527bffa9d9b8dfa958c9aa3aca8637deb79212e601a3030b3e078c5a575e685cba6f21df13c2147a5384008b04cefaec67eba7395f8f3c48cbe36d72637dc37a6b0e93e2d3bd7d44cb4c270862e77e70f922c4fbff5de409b0f0dc8d0ecde11c285e5ee2c4d091d83adc94fc0b0b342524320bf9dfa095a732cf4450eee37faf5104c8bb1004b0c8832f40034be813e225666de8af02eb6dc85e341c4b9fb13d941bc5f16448c605c6e7f89f7cf28d171e7cf7abcfc4b3fda5b72ee65ddddb1f76c11fb6a2a0a80ca328b2be621173fbaa0f8f2827f597ac6bba396df6c5dd3ba44a682a44af1f02c12adee637a31758473f7bf1e261', '2026-11-24 22:15:29.702+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_e475fc4a5bfff782a94fa05523b02296', '\xf5b4ff0143ca16c89cbe87b35eb083e189c30b8564fd9704a8e86bda9d98dc394c22e98eee1fd486fd3a4a860e93b180e6952fc0ac06d1ec9da5e8b23d73b572bb5a5ae814caf3b934679c9c90eb1fe91b32ef535cbd06bf031ef87a57df7ebd6d842f78212b951ac6d76a1d43ac6f5e0b794dd0efa86204b6854adf37ada68d14d40ca90256f97a8d7e2917b6f724a4317fa85dabd7d2f7650862eed9efcb4f226a32746357621450d4118557d8832e38409dc3e0f9a8335134e04120fa77327bbd70ea9486eab1056c33019336badba55c632a3afb1a6faa81ab2617ab42072318c0a35e04ca230ec284a6337173e175c961b3a1bd792e72654f6fd4d0699a275ea477168ac4babc54ebcdd991347ad31186f8a0df96e91a9482761b59d135c94e9de8983e2e21a1b8c24bbad4a78042852d2e7f0e559bc779935cd8a4cae9f2d1d01f178624a321fc7de65be45b4d3cecef63a6a3f422ba41d648dbb83254e99adc4d16af367a0658541d824477c9948d93a54fbdc19254f4c646607b5fbae4fc58e091d2cb87b5b8883a09373cceaa44f6', '2026-11-24 22:15:29.723+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a20a7a7eee81c1122a6ed5bdf0f692', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 22:15:29.774+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'lprg_01a20a7a7efb90a6196746b7c9595d00 cust_01a20a7a7de9e93ea42360b0879bfe60', 'ACTIVE', NULL, '2026-11-23 22:15:29.796+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'cust_01a20a7a7de507aa33e89d493c202614', 'ltr_01a20a7a7e6147be90bff919eb710e7f', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 22:15:29.657+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a20a7a7e6147be90bff919eb710e7f', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 22:15:29.631+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'pTr2oQHm2h', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a20a7a7ef3c66a2b085e03d84842af"}, "StructureID": "lts_01a20a7a7ef14606a9412d2545652018"}', NULL, '2026-11-23 22:15:29.796+00', '2026-11-23 22:15:29.935+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_9d2478a4c3bf76cfa450ae736eb2db23', 'tiers', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'tiers lprg_01a20a7a7efb90a6196746b7c9595d00', '2026-11-23', NULL, NULL, NULL, 'lts_01a20a7a7ef14606a9412d2545652018', 'lt_01a20a7a7ef3c66a2b085e03d84842af', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_d05b80208bc6dc68dc7f9c9ae998c322', 'tiers', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'tiers lprg_01a20a7a7efb90a6196746b7c9595d00 total', NULL, NULL, NULL, NULL, 'lts_01a20a7a7ef14606a9412d2545652018', 'lt_01a20a7a7ef3c66a2b085e03d84842af', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_2a164d3cb872331e587b35a43d82b217', 'spending', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'spending lprg_01a20a7a7efb90a6196746b7c9595d00', '2026-11-23', NULL, NULL, 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_8949118964d1c6a87a0b4b8b39764a28', 'spending', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'spending lprg_01a20a7a7efb90a6196746b7c9595d00 total', NULL, NULL, NULL, 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_99f817957c037b4fb1e6934e98306398', 'card', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'card lcrd_01a20a7a7f063ee176781ed9d9dadf14', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_2e82dd0a76079d7d48ee92747821289a', 'earning_rules', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'earning_rules lprg_01a20a7a7efb90a6196746b7c9595d00', '2026-11-23', 'lern_01a20a7a7ef8e81e84aa14b412806a84', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_7e4680a0eaa12c8afdf9c131be70f38f', 'member_rules', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'member_rules lmbr_01a20a7a7f043abfd16fb97f3b969b9d', '2026-11-23', 'lern_01a20a7a7ef8e81e84aa14b412806a84', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_bb0c28b81c1fc562b31aa0d3e06ce805', 'points_earnings', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'points_earnings lprg_01a20a7a7efb90a6196746b7c9595d00', '2026-11-23', 'lern_01a20a7a7ef8e81e84aa14b412806a84', 'lernei_01a20a7a7ef8e81e84aa14b34a26972c', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_4b0fb590d2595e56f56f432920190ed6', 'earning_rules', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'earning_rules lprg_01a20a7a7efb90a6196746b7c9595d00 total', NULL, 'lern_01a20a7a7ef8e81e84aa14b412806a84', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_d2147f89a96ecf2692315995bcb8005d', 'points_earnings', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'points_earnings lprg_01a20a7a7efb90a6196746b7c9595d00 total', NULL, 'lern_01a20a7a7ef8e81e84aa14b412806a84', 'lernei_01a20a7a7ef8e81e84aa14b34a26972c', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a7a7f043abfd16fb9800393912a', 'seats lprg_01a20a7a7efb90a6196746b7c9595d00', '2026-11-23 22:15:29.797+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a7a7f121a4c948f8d01c6bef611', 'reward lrew_01a20a7a7efa80762138e80e61e8f0bd lmbr_01a20a7a7f043abfd16fb97f3b969b9d', '2026-11-23 22:15:29.809+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a7a7f1360ed1c200d215afb70ce', 'spend lcrd_01a20a7a7f063ee176781ed9d9dadf14', '2026-11-23 22:15:29.821+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a7a7f9c76b5ea14cb2e5082b0e1', 'card lcrd_01a20a7a7f063ee176781ed9d9dadf14', '2026-11-23 22:15:29.935+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a7a7f99f55498d04a1e333acb98', 'lern_01a20a7a7ef8e81e84aa14b412806a84 lmbr_01a20a7a7f043abfd16fb97f3b969b9d', '2026-11-23 22:15:29.935+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a20a7a7eeb52d0f3bfa5df965502f0', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 22:15:29.771+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'c75fd747e5be3e04a43642caeee115b137df93c93970205c43d86058fdc3e947', 'demo', '5dbd92463a8e45ca27adb669326e24a8', '["api"]', '2026-11-23 22:15:29.747+00', '2026-11-23 22:30:29.747+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a20a7a7f1f1e11086085ec0e96fdfc', 'APPROVED', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'lctx_01a20a7a7f20121ebfea563f4f25e62f', 'ord_01a20a7a7f1bdb0bdb72f4710323a0b6', 'ordpay_01a20a7a7f1f1e11086085ec0ec5fbfe', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 22:15:29.821+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a7a7e1c0e8b06d01a18ed615468', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a20a7a7e1c0e8b06d01a190d00e7fa", "SKU": {"ID": "sku_01a20a7a7de1878694baa7295e8f0e1e", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a20a7a7de1878694baa7295e8f0e1e", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a20a7a7ddd14297fa861048d03c501", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a20a7a7ddd14297fa861048d03c501", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a20a7a7e1c0e8b06d01a19881f8e3a", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a20a7a7de338546a6be3350ea05f9f", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a20a7a7de338546a6be3350ea05f9f", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, NULL, 0, NULL, NULL, '2026-11-23 22:15:29.563+00', NULL, '2026-11-23 22:15:29.563+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a7a7e285cf797dd71688623fab8', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a20a7a7e285cf797dd716918b6f8ad", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a20a7a7de23bb9f5f4e4123110b8c3", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a20a7a7de23bb9f5f4e4123110b8c3", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, '{"r_01a20a7a7e285cf797dd7169f3a8f529": {"Date": "2026-11-23T22:15:29.576Z", "RelatedObjectID": "v_01a20a7a7df8ab7a8a0d531b01c32466", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-23 22:15:29.576+00', NULL, '2026-11-23 22:15:29.576+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a7a7ea2a9ffffa97ab2320d242d', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a20a7a7de507aa33e89d493c202614', NULL, '{"r_01a20a7a7ea2a9ffffa97ab2ec280932": {"Date": "2026-11-23T22:15:29.698Z", "RelatedObjectID": "v_01a20a7a7e004cd942a78f9e32e36542", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a20a7a7dfafedd9f2e9ed2c3101111"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 22:15:29.698+00', NULL, '2026-11-23 22:15:29.698+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a7a7f1956ff50c3402d23109bfc', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, NULL, 0, NULL, NULL, '2026-11-23 22:15:29.817+00', NULL, '2026-11-23 22:15:29.817+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a7a7f1bdb0bdb72f4710323a0b6', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a20a7a7de9e93ea42360b0879bfe60', NULL, NULL, 1, NULL, NULL, '2026-11-23 22:15:29.819+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a7a7f24ddc7c6b4035f13e78722', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a20a7a7f24ddc7c6b4035f5c24fc39", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a20a7a7de338546a6be3350ea05f9f", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a20a7a7de338546a6be3350ea05f9f", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a20a7a7f24ddc7c6b4035f5c24fc39", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a20a7a7f28a551c81560532d15e434"], "RefundOrder": "PROPORTIONAL"}', '2026-11-23 22:15:29.828+00', '2026-11-23 22:15:29.832+00', '2026-11-23 22:15:29.828+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20a7a7e7abd32d740e7048533f1d0', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'cust_01a20a7a7de507aa33e89d493c202614', 'vtx_01a20a7a7e79b36894a72182beada92e', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20a7a7e6cd89abfe4af5a81c29fce 9999-12-31 001795472129657', NULL, '2026-11-23 22:15:29.657+00', '2026-11-23 22:15:29.689+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a7a7f0bf64004177bf32b54ff1b', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lctx_01a20a7a7f0bf64004177bf24da9e851', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 22:15:29.802+00', '2026-11-23 22:15:29.821+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a7a7f9dc13fb11abf32c2fef7c5', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lctx_01a20a7a7f9dc13fb11abf31fcd28e60', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20a7a7f063ee176781ed9d9dadf14 9999-12-31 001795472129935', NULL, '2026-11-23 22:15:29.935+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a7a7fa0f7c1613ebf69b49c4346', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lctx_01a20a7a7fa0f7c1613ebf69b3c7c22b', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20a7a7f063ee176781ed9d9dadf14 9999-12-31 001795472129935', NULL, '2026-11-23 22:15:29.935+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20a7a7f96c916c1cc8bc23ab9ffe1', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'cust_01a20a7a7de507aa33e89d493c202614', 'vtx_01a20a7a7f96c916c1cc8bc159574829', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20a7a7e6cd89abfe4af5a81c29fce 9999-12-31 001795472129933', NULL, '2026-11-23 22:15:29.933+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a7a7e99af40862816a65e5129f4', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'vtx_01a20a7a7e99af40862816a5c9342fa2', 'lopb_01a20a7a7e7abd32d740e7048533f1d0', 20, 0, 0, '2026-11-23 22:15:29.689+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a7a7f15d39b648cf85e6d6f84a3', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lctx_01a20a7a7f1471a3e3916da8e2330bbf', 'lcpeb_01a20a7a7f0bf64004177bf32b54ff1b', 20, 0, 0, '2026-11-23 22:15:29.809+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a7a7f20121ebfea56400de060cd', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lctx_01a20a7a7f20121ebfea563f4f25e62f', 'lcpeb_01a20a7a7f0bf64004177bf32b54ff1b', 80, 0, 0, '2026-11-23 22:15:29.821+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 22:15:29.494+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a7a7ddd14297fa861048d03c501', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 22:15:29.501+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a7a7de23bb9f5f4e4123110b8c3', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 22:15:29.506+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a7a7de338546a6be3350ea05f9f', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 22:15:29.507+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 22:15:29.494+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a20a7a7de4b13b6d64342781c56ea7', 'Equipment', 'STATIC', '[{"ID": "prod_01a20a7a7de23bb9f5f4e4123110b8c3", "Object": "product"}, {"ID": "prod_01a20a7a7de338546a6be3350ea05f9f", "Object": "product"}]', NULL, NULL, false, '2026-11-23 22:15:29.508+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a7a7efd08e251702e0782eb40b6', 'lprg_01a20a7a7efb90a6196746b7c9595d00 lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'card_definition', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', NULL, 0, '2026-11-23 22:15:29.787+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a7a7efe6d209d64c2de2b2f2830', 'lprg_01a20a7a7efb90a6196746b7c9595d00 lts_01a20a7a7ef14606a9412d2545652018', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'tier_structure', 'lts_01a20a7a7ef14606a9412d2545652018', NULL, 0, '2026-11-23 22:15:29.787+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a7a7eff11289b1b24e56a26fb43', 'lprg_01a20a7a7efb90a6196746b7c9595d00 lern_01a20a7a7ef8e81e84aa14b412806a84', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'earning_rule', 'lern_01a20a7a7ef8e81e84aa14b412806a84', NULL, 0, '2026-11-23 22:15:29.787+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a7a7f02dfa7910a71ce05c5962b', 'lprg_01a20a7a7efb90a6196746b7c9595d00 lrew_01a20a7a7efa80762138e80e61e8f0bd', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'reward', 'lrew_01a20a7a7efa80762138e80e61e8f0bd', NULL, 1, '2026-11-23 22:15:29.793+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a20a7a7ef8e81e84aa14b412806a84', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a20a7a7ef8e81e84aa14b412806a84", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a20a7a7ef8e81e84aa14b34a26972c", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}}, {"BenefitID": "lben_01a20a7a7ef6da414d317513a1160623"}]}], "CreatedAt": "2026-11-23T22:15:29.784Z"}', '2026-11-23 22:15:29.784+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-23 22:15:29.776+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a20a7a7efa80762138e80e61e8f0bd', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a20a7a7efa80762138e80e61e8f0bd", "Gift": {"Material": {"ProductID": "prod_01a20a7a7de338546a6be3350ea05f9f"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a20a7a7efa80762138e80d0f0fde22", "Spending": {"ID": "lrspn_01a20a7a7efa80762138e80d734ecd0e", "Points": 20, "CardDefinitionID": "lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T22:15:29.786Z"}', '2026-11-23 22:15:29.786+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a20a7a7ef3c66a2b085e03d84842af', 'lts_01a20a7a7ef14606a9412d2545652018', 'Gold', '{"ID": "lt_01a20a7a7ef3c66a2b085e03d84842af", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T22:15:29.779Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a20a7a7ef14606a9412d2545652018"}', '2026-11-23 22:15:29.779+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 22:15:29.787+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '17dba3bf4138b9066b38a21650b14ed60cd94db07c365a16676fea46b0b927d1', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 22:15:29.493+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a20a7a7ebc4e76d00feb17653cfd1c', 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'Both', '["promo_01a20a7a7e074257d3250dfc79b5d492"]', 'MANUAL', NULL, '2026-11-23 22:15:29.724+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20a7a7e074257d3250dfc79b5d492', 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 22:15:29.542+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20a7a7e156ebc82095b18243c36de', 'camp_01a20a7a7e06b91cb3b1c24d00e02ebf', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 22:15:29.556+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20a7a7e74c1a4ec4393b4d0c89c28', NULL, 'cust_01a20a7a7de507aa33e89d493c202614', 'track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE', 'API', NULL, '["v_01a20a7a7e6cd89abfe4af5a81c29fce"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 22:15:29.646+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20a7a7eddcd3aefef328c69f7bc3e', NULL, 'cust_01a20a7a7de507aa33e89d493c202614', 'track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE', 'API', NULL, '["v_01a20a7a7ed9ef4801f058afc987bb77"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 22:15:29.756+00');
INSERT INTO public.punchcard_migrations (name) VALUES ('0001_projects');
INSERT INTO public.punchcard_migrations (name) VALUES ('0002_catalog');
INSERT INTO public.punchcard_migrations (name) VALUES ('0003_customers');
INSERT INTO public.punchcard_migrations (name) VALUES ('0004_campaigns');
INSERT INTO public.punchcard_migrations (name) VALUES ('0005_vouchers');
INSERT INTO public.punchcard_migrations (name) VALUES ('0006_promotions');
INSERT INTO public.punchcard_migrations (name) VALUES ('0007_orders');
INSERT INTO public.punchcard_migrations (name) VALUES ('0008_redemptions');
INSERT INTO public.punchcard_migrations (name) VALUES ('0009_points');
INSERT INTO public.punchcard_migrations (name) VALUES ('0010_loyalty');
INSERT INTO public.punchcard_migrations (name) VALUES ('0011_programs');
INSERT INTO public.punchcard_migrations (name) VALUES ('0012_members');
INSERT INTO public.punchcard_migrations (name) VALUES ('0013_events');
INSERT INTO public.punchcard_migrations (name) VALUES ('0014_jobs');
INSERT INTO public.punchcard_migrations (name) VALUES ('0015_idempotency');
INSERT INTO public.punchcard_migrations (name) VALUES ('0016_returns');
INSERT INTO public.punchcard_migrations (name) VALUES ('0017_sign_in');
INSERT INTO public.punchcard_migrations (name) VALUES ('0018_audit');
INSERT INTO public.punchcard_migrations (name) VALUES ('0019_refusals');
INSERT INTO public.punchcard_migrations (name) VALUES ('0020_discount_guard');
INSERT INTO public.punchcard_migrations (name) VALUES ('0021_liabilities');
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a20a7a7ee19bc48febd7fc49e7c7bd', 'v_01a20a7a7ed9ef4801f058afc987bb77 cust_01a20a7a7de9e93ea42360b0879bfe60', 'v_01a20a7a7ed9ef4801f058afc987bb77', 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'REFEREE', 'cust_01a20a7a7de507aa33e89d493c202614', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 22:15:29.761+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20a7a7e5ad86f786f603c79d7f509/2026-11-23', 'camp_01a20a7a7e5ad86f786f603c79d7f509', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111/2026-11-23', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a7a7e285cf797dd7169f3a8f529', 'redemption', '2026-11-23 22:15:29.576+00', NULL, false, NULL, NULL, 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'track_dGvVcvsP4O6VBxIYQMnfdnljgoObJLc9ismNHhkfvrQ', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '5dbd92463a8e45ca27adb669326e24a8', 'API', NULL, '5dbd92463a8e45ca27adb669326e24a8', NULL, 'voucher', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a20a7a7e285cf797dd71688623fab8', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a7a7e99af40862816a5b04b1cbf', 'redemption', '2026-11-23 22:15:29.689+00', NULL, false, NULL, NULL, 'cust_01a20a7a7de507aa33e89d493c202614', 'track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '5dbd92463a8e45ca27adb669326e24a8', 'API', NULL, '5dbd92463a8e45ca27adb669326e24a8', NULL, 'voucher', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'REGULAR1', NULL, 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'Regulars', 'rew_01a20a7a7e638006700c7514c0fa44d0', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a20a7a7e99af40862816a5c9342fa2", "Delivery": "PENDING", "AssignmentID": "rewa_01a20a7a7e697ee0e90ddc578cfee50f", "LoyaltyTierID": "ltr_01a20a7a7e6147be90bff919eb710e7f"}, "Counted": [{"By": 1, "Key": "s/rew_01a20a7a7e638006700c7514c0fa44d0"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a7a7ea2a9ffffa97ab2ec280932', 'redemption', '2026-11-23 22:15:29.698+00', NULL, false, NULL, NULL, 'cust_01a20a7a7de507aa33e89d493c202614', 'track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '5dbd92463a8e45ca27adb669326e24a8', 'API', NULL, '5dbd92463a8e45ca27adb669326e24a8', NULL, 'voucher', 'v_01a20a7a7e004cd942a78f9e32e36542', 'v_01a20a7a7e004cd942a78f9e32e36542', 'GIFT-50', NULL, 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'Gift cards', NULL, NULL, 'ord_01a20a7a7ea2a9ffffa97ab2320d242d', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a7a7ea5d8b9e3ab547c078bc153', 'redemption', '2026-11-23 22:15:29.701+00', NULL, false, NULL, NULL, 'cust_01a20a7a7de507aa33e89d493c202614', 'track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '5dbd92463a8e45ca27adb669326e24a8', 'API', NULL, '5dbd92463a8e45ca27adb669326e24a8', NULL, 'voucher', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a20a7a7ea977fa4a12147b724143fc', '2026-11-23 22:15:29.705+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a20a7a7ea977fa4a12147b724143fc', 'redemption_rollback', '2026-11-23 22:15:29.705+00', NULL, false, 'r_01a20a7a7ea5d8b9e3ab547c078bc153', NULL, 'cust_01a20a7a7de507aa33e89d493c202614', 'track_RYS7iBGLJrZElzds8kBkp42dOJj9tyWKbv4iyPi5ocE', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '5dbd92463a8e45ca27adb669326e24a8', 'API', NULL, '5dbd92463a8e45ca27adb669326e24a8', NULL, 'voucher', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a7a7ebb129553ee7820a4416a40', 'redemption', '2026-11-23 22:15:29.723+00', NULL, false, NULL, NULL, 'cust_01a20a7a7de9e93ea42360b0879bfe60', 'track_dGvVcvsP4O6VBxIYQMnfdnljgoObJLc9ismNHhkfvrQ', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '5dbd92463a8e45ca27adb669326e24a8', 'API', NULL, '5dbd92463a8e45ca27adb669326e24a8', NULL, 'voucher', 'v_01a20a7a7eb50caa52938720a7920246', 'v_01a20a7a7eb50caa52938720a7920246', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a20a7a7f28a551c81560532d15e434', NULL, 'ord_01a20a7a7f24ddc7c6b4035f13e78722', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a20a7a7f24ddc7c6b4035f5c24fc39", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a20a7a7de338546a6be3350ea05f9f"}], "Money": 1000, "APIKey": "5dbd92463a8e45ca27adb669326e24a8", "Amount": 1000, "Earned": {"By": ["campaigns", "programs"]}, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-23 22:15:29.832+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a20a7a7e697ee0e90ddc578cfee50f', 'rew_01a20a7a7e638006700c7514c0fa44d0 camp_01a20a7a7e5ad86f786f603c79d7f509', 'rew_01a20a7a7e638006700c7514c0fa44d0', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 20, false, '2026-11-23 22:15:29.639+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a20a7a7f1471a3e3916da84caa53f2', 'PURCHASE', 'APPROVED', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lctx_01a20a7a7f1471a3e3916da8e2330bbf', 'lrew_01a20a7a7efa80762138e80e61e8f0bd', 20, '{"Gift": {"Material": {"ProductID": "prod_01a20a7a7de338546a6be3350ea05f9f"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 22:15:29.809+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a20a7a7e638006700c7514c0fa44d0', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a20a7a7de338546a6be3350ea05f9f"}', NULL, '2026-11-23 22:15:29.635+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 22:15:29.526051+00', '2026-11-23 22:15:29.523219+00', '2026-11-23 22:15:29.548649+00', '2026-11-23 22:15:29.523219+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20a7a7df200763437f53e02015ddc", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20a7a7df074f24ed3c53cd97b3a96"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 22:15:29.533678+00', '2026-11-23 22:15:29.531959+00', '2026-11-23 22:15:29.544964+00', '2026-11-23 22:15:29.531959+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20a7a7dfb65eb03df894bd2572ce9", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20a7a7dfafedd9f2e9ed2c3101111"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 22:15:29.635336+00', '2026-11-23 22:15:29.634033+00', '2026-11-23 22:15:29.637205+00', '2026-11-23 22:15:29.634033+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a20a7a7e5ad86f786f603c79d7f509"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 22:15:29.67293+00', '2026-11-23 22:15:29.671404+00', '2026-11-23 22:15:29.686394+00', '2026-11-23 22:15:29.671404+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 22:15:29.67293+00', '2026-11-23 22:15:29.671404+00', '2026-11-23 22:15:29.677952+00', '2026-11-23 22:15:29.671404+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 22:15:29.67293+00', '2026-11-23 22:15:29.671404+00', '2026-11-23 22:15:29.685099+00', '2026-11-23 22:15:29.671404+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 22:15:29.728771+00', '2026-11-23 22:15:29.727527+00', '2026-11-23 22:15:29.735182+00', '2026-11-23 22:15:29.727527+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a20a7a7ebe5ec029aae5b23105276c"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 22:15:29.736344+00', '2026-11-23 22:15:29.734788+00', '2026-11-23 22:15:29.743889+00', '2026-11-23 22:15:29.734788+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a20a7a7ec47ef25626ec5b8c0896cb"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 22:15:29.739573+00', '2026-11-23 22:15:29.738018+00', '2026-11-23 22:15:29.745492+00', '2026-11-23 22:15:29.738018+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a20a7a7ec89ee6f573db5283c66b6f", "Metadata": null}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 22:15:29.928503+00', '2026-11-23 22:15:29.926952+00', '2026-11-23 22:15:29.939165+00', '2026-11-23 22:15:29.926952+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 22:15:29.928503+00', '2026-11-23 22:15:29.926952+00', '2026-11-23 22:15:29.936212+00', '2026-11-23 22:15:29.926952+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 22:15:29.939276+00', '2026-11-23 22:15:29.926952+00', '2026-11-23 22:15:29.94728+00', '2026-11-23 22:15:29.926952+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 22:15:29.928503+00', '2026-11-23 22:15:29.926952+00', '2026-11-23 22:15:29.959009+00', '2026-11-23 22:15:29.926952+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 22:15:29.928503+00', '2026-11-23 22:15:29.926952+00', '2026-11-23 22:15:29.960817+00', '2026-11-23 22:15:29.926952+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 22:15:29.936318+00', '2026-11-23 22:15:29.926952+00', '2026-11-23 22:15:29.957769+00', '2026-11-23 22:15:29.926952+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 22:15:29.961093+00', '2026-11-23 22:15:29.940619+00', '2026-11-23 22:15:29.963812+00', '2026-11-23 22:15:29.940619+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20a7a7efb90a6196746b7c9595d00"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 22:15:29.961093+00', '2026-11-23 22:15:29.942018+00', '2026-11-23 22:15:29.96723+00', '2026-11-23 22:15:29.942018+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20a7a7efb90a6196746b7c9595d00"}, "project": "demo"}', '{punchcard:1412652866}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 22:15:29.349704+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 22:15:29.355761+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 22:15:29.365277+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 22:15:29.366226+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 22:15:29.368986+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 22:15:29.378431+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 22:15:29.38029+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 22:15:29.408103+00', '{}', NULL, '2026-11-23 22:15:29.408103+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 22:15:29.408865+00', '{}', NULL, '2026-11-23 22:15:29.408865+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 22:15:29.409111+00', '{}', NULL, '2026-11-23 22:15:29.409111+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 22:15:29.409208+00', '{}', NULL, '2026-11-23 22:15:29.409208+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 22:15:29.409943+00', '{}', NULL, '2026-11-23 22:15:29.409943+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 22:15:29.410058+00', '{}', NULL, '2026-11-23 22:15:29.410058+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 22:15:29.41773+00', '{}', NULL, '2026-11-23 22:15:29.41773+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 22:15:29.417972+00', '{}', NULL, '2026-11-23 22:15:29.417972+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 22:15:29.418426+00', '{}', NULL, '2026-11-23 22:15:29.418426+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 22:15:29.418817+00', '{}', NULL, '2026-11-23 22:15:29.418817+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 22:15:29.419142+00', '{}', NULL, '2026-11-23 22:15:29.419142+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 22:15:29.419836+00', '{}', NULL, '2026-11-23 22:15:29.419836+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 22:15:29.420063+00', '{}', NULL, '2026-11-23 22:15:29.420063+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 22:15:29.420778+00', '{}', NULL, '2026-11-23 22:15:29.420778+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-23 22:15:29.420891+00', '{}', NULL, '2026-11-23 22:15:29.420891+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 22:15:29.42105+00', '{}', NULL, '2026-11-23 22:15:29.42105+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 22:15:29.421175+00', '{}', NULL, '2026-11-23 22:15:29.421175+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 22:15:29.421296+00', '{}', NULL, '2026-11-23 22:15:29.421296+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 22:15:29.421772+00', '{}', NULL, '2026-11-23 22:15:29.421772+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 22:15:29.421877+00', '{}', NULL, '2026-11-23 22:15:29.421877+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 22:15:29.421988+00', '{}', NULL, '2026-11-23 22:15:29.421988+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 22:15:29.422283+00', '{}', NULL, '2026-11-23 22:15:29.422283+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 22:15:29.422499+00', '{}', NULL, '2026-11-23 22:15:29.422499+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 22:15:29.422648+00', '{}', NULL, '2026-11-23 22:15:29.422648+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 22:15:29.422746+00', '{}', NULL, '2026-11-23 22:15:29.422746+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 22:15:29.422914+00', '{}', NULL, '2026-11-23 22:15:29.422914+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 22:15:29.423052+00', '{}', NULL, '2026-11-23 22:15:29.423052+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 22:15:29.423353+00', '{}', NULL, '2026-11-23 22:15:29.423353+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 22:15:29.423502+00', '{}', NULL, '2026-11-23 22:15:29.423502+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 22:15:29.423945+00', '{}', NULL, '2026-11-23 22:15:29.423945+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 22:15:29.424209+00', '{}', NULL, '2026-11-23 22:15:29.424209+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 22:15:29.424355+00', '{}', NULL, '2026-11-23 22:15:29.424355+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 22:15:29.424478+00', '{}', NULL, '2026-11-23 22:15:29.424478+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 22:15:29.424764+00', '{}', NULL, '2026-11-23 22:15:29.424764+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 22:15:29.425092+00', '{}', NULL, '2026-11-23 22:15:29.425092+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 22:15:29.425437+00', '{}', NULL, '2026-11-23 22:15:29.425437+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 22:15:29.425537+00', '{}', NULL, '2026-11-23 22:15:29.425537+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a20a7a7ebe5ec029aae5b23105276c cust_01a20a7a7de507aa33e89d493c202614', 'seg_01a20a7a7ebe5ec029aae5b23105276c', 'cust_01a20a7a7de507aa33e89d493c202614', '2026-11-23 22:15:29.732+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a20a7a7ebe5ec029aae5b23105276c', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 22:15:29.726+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a20a7a7df8ab7a8a0d531b01c32466/ssn_01a20a7a7eb07721c7c3af5156064f33', 'ssn_01a20a7a7eb07721c7c3af5156064f33', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'cust_01a20a7a7de507aa33e89d493c202614', 1, 0, 0, '2026-11-23 22:15:29.713+00', '2026-11-30 22:15:29.713+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '136bc38759a1bcc15081a001a99075cecf8641ef3c1e4403f6f0821a10f0b28b', NULL, '2026-11-23 22:15:29.492+00', '2026-11-23 22:45:29.492+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20a7a7ddfa027d891dd0586f5fe61', 'beans-250g', 'prod_01a20a7a7ddd14297fa861048d03c501', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 22:15:29.503+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20a7a7de1878694baa7295e8f0e1e', 'beans-1kg', 'prod_01a20a7a7ddd14297fa861048d03c501', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 22:15:29.504+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 22:15:29.763+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a20a7a7ef14606a9412d2545652018', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a20a7a7ef14606a9412d2545652018", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T22:15:29.777Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T22:15:29.781Z", "CardDefinitionID": "lcdef_01a20a7a7ef01c85fcb02de638e5a3d8"}', '2026-11-23 22:15:29.777+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a20a7a7f0e0236b687ca7917434a71', 'JOINED', 'APPROVED', 'lprg_01a20a7a7efb90a6196746b7c9595d00', 'lmbr_01a20a7a7f043abfd16fb97f3b969b9d', 'lcrd_01a20a7a7f063ee176781ed9d9dadf14', 'lcdef_01a20a7a7ef01c85fcb02de638e5a3d8', 'lts_01a20a7a7ef14606a9412d2545652018', 'lt_01a20a7a7ef3c66a2b085e03d84842af', '{"To": "lt_01a20a7a7ef3c66a2b085e03d84842af", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T22:15:29.802Z", "CardTransactionIDs": ["lctx_01a20a7a7f0bf64004177bf24da9e851"]}', '2026-11-23 22:15:29.802+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a20a7a7ed2c9cc0513aa7354f96dc5', 'v_01a20a7a7ed033b773c15c46cb557d34', 'voucher', 'GONE', NULL, NULL, '2026-11-23 22:15:29.745+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, identity, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a20a7a7eea8de6ca48a6cdfcd35c24', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-23 22:15:29.77+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20a7a7debdff4ac7d1566001f7ff9', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 22:15:29.515+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20a7a7eb261d1c9ad432ac93950a2', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 22:15:29.714+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a7a7dee986e04ef4a79ff767493', 'val_01a20a7a7debdff4ac7d1566001f7ff9 voucher v_01a20a7a7dedcb0240933cd8f05cc9d8', 'val_01a20a7a7debdff4ac7d1566001f7ff9', 'v_01a20a7a7dedcb0240933cd8f05cc9d8', 'voucher', '2026-11-23 22:15:29.517+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a7a7e19906f4ed5de4f3d7dd209', 'val_01a20a7a7debdff4ac7d1566001f7ff9 promotion_tier promo_01a20a7a7e156ebc82095b18243c36de', 'val_01a20a7a7debdff4ac7d1566001f7ff9', 'promo_01a20a7a7e156ebc82095b18243c36de', 'promotion_tier', '2026-11-23 22:15:29.56+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a7a7eb6b446a9be85a46b21fce2', 'val_01a20a7a7eb261d1c9ad432ac93950a2 voucher v_01a20a7a7eb50caa52938720a7920246', 'val_01a20a7a7eb261d1c9ad432ac93950a2', 'v_01a20a7a7eb50caa52938720a7920246', 'voucher', '2026-11-23 22:15:29.717+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a7a7e79b36894a72182beada92e', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 22:15:29.657+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a7a7e99af40862816a5c9342fa2', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a20a7a7e99af40862816a5b04b1cbf', NULL, NULL, NULL, '2026-11-23 22:15:29.689+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a7a7ea2a9ffffa97ab3b6146c1c', 'v_01a20a7a7e004cd942a78f9e32e36542', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a20a7a7ea2a9ffffa97ab2320d242d', 'r_01a20a7a7ea2a9ffffa97ab2ec280932', NULL, NULL, NULL, '2026-11-23 22:15:29.698+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a7a7f96c916c1cc8bc159574829', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'camp_01a20a7a7e5ad86f786f603c79d7f509', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a20a7a7e5e57d18410302cbe829388", "TierID": "", "EventID": "ev_01a20a7a7ea2a9ffffa97ab3eb0b7b33", "OrderID": "ord_01a20a7a7ea2a9ffffa97ab2320d242d", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a20a7a7e6147be90bff919eb710e7f"}', 'ord_01a20a7a7ea2a9ffffa97ab2320d242d', 'ord_01a20a7a7ea2a9ffffa97ab2320d242d', NULL, NULL, NULL, NULL, '2026-11-23 22:15:29.933+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7dedcb0240933cd8f05cc9d8', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.517+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e04c993a3f8a47114c09e14', 'CARD-piOHpUOl', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.536+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e04c993a3f8a4712f052cc8', 'CARD-Nx7yOhvQ', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.536+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e04c993a3f8a4713c96ba8f', 'CARD-JuKkc8T9', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.536+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e04c993a3f8a471c00e2a1d', 'CARD-4wZulHXG', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.536+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e04c993a3f8a47298a5754d', 'CARD-STXOF0u3', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.536+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c502184f6a', 'HELLO-nxpP', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c528023bc8', 'HELLO-8HKt', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c607a3011f', 'HELLO-HHLv', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c63d9c739b', 'HELLO-G8QY', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c67e5317f3', 'HELLO-efLb', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c75a5fd0bb', 'HELLO-5pwc', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c7b713ae1e', 'HELLO-VUix', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c81bcfda7a', 'HELLO-vIvk', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c91a1a9733', 'HELLO-sh4T', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35c9bacb9725', 'HELLO-UtRa', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35ca5324c8cd', 'HELLO-xzmJ', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35cacb6d4e8e', 'HELLO-m4K3', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35caec211677', 'HELLO-6pas', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35cb247a8895', 'HELLO-VV9P', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35cc178a7466', 'HELLO-szWX', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35ccec9f12ef', 'HELLO-2Y8i', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35ccfb0a7efe', 'HELLO-wPPp', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35cd5b111c5d', 'HELLO-IrOt', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35cd74061785', 'HELLO-h6ue', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e039bc602cd35ce2ec3a47d', 'HELLO-NLCc', 'camp_01a20a7a7df074f24ed3c53cd97b3a96', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.538+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e004cd942a78f9e32e36542', 'GIFT-50', 'camp_01a20a7a7dfafedd9f2e9ed2c3101111', 'cat_01a20a7a7ddb748d4663beb43a4e8fa7', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 22:15:29.536+00', '2026-11-23 22:15:29.698+00', '2026-11-23 22:15:29.698+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7df8ab7a8a0d531b01c32466', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 22:15:29.528+00', '2026-11-23 22:15:29.576+00', '2026-11-23 22:15:29.705+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7eb50caa52938720a7920246', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 22:15:29.717+00', '2026-11-23 22:15:29.723+00', '2026-11-23 22:15:29.723+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7ed033b773c15c46cb557d34', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.744+00', NULL, NULL, '2026-11-23 22:15:29.745+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7ed9ef4801f058afc987bb77', 'FRIEND1', 'camp_01a20a7a7ed61081ee0b9251a5ed3539', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a20a7a7de507aa33e89d493c202614', 'cust_01a20a7a7de507aa33e89d493c202614', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:15:29.753+00', '2026-11-23 22:15:29.756+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a7a7e6cd89abfe4af5a81c29fce', 'REGULAR1', 'camp_01a20a7a7e5ad86f786f603c79d7f509', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a20a7a7de507aa33e89d493c202614', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 22:15:29.644+00', '2026-11-23 22:15:29.933+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a20a7a7ee69728da17dfc13c64e9bd', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 22:15:29.766+00', '2026-11-23 22:15:29.766+00');
SELECT pg_catalog.setval('public.events_number_seq', 697, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 17, true);
SELECT pg_catalog.setval('public.river_notification_id_seq', 1, false);
ALTER TABLE ONLY public.async_action_parts
    ADD CONSTRAINT async_action_parts_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.async_action_queues
    ADD CONSTRAINT async_action_queues_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.async_actions
    ADD CONSTRAINT async_actions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.benefit_transactions
    ADD CONSTRAINT benefit_transactions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.benefits
    ADD CONSTRAINT benefits_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.brandings
    ADD CONSTRAINT brandings_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.campaign_days
    ADD CONSTRAINT campaign_days_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.campaign_progress
    ADD CONSTRAINT campaign_progress_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.campaign_templates
    ADD CONSTRAINT campaign_templates_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.card_definitions
    ADD CONSTRAINT card_definitions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.card_transactions
    ADD CONSTRAINT card_transactions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.custom_event_schemas
    ADD CONSTRAINT custom_event_schemas_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.daily_runs
    ADD CONSTRAINT daily_runs_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.discount_guards
    ADD CONSTRAINT discount_guards_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.earning_rules
    ADD CONSTRAINT earning_rules_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.event_cursors
    ADD CONSTRAINT event_cursors_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.export_chunks
    ADD CONSTRAINT export_chunks_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.idempotency_records
    ADD CONSTRAINT idempotency_records_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.liabilities
    ADD CONSTRAINT liabilities_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.loyalty_members
    ADD CONSTRAINT loyalty_members_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.loyalty_tier_holders
    ADD CONSTRAINT loyalty_tier_holders_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.loyalty_tiers
    ADD CONSTRAINT loyalty_tiers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.member_cards
    ADD CONSTRAINT member_cards_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.member_counts
    ADD CONSTRAINT member_counts_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.member_tallies
    ADD CONSTRAINT member_tallies_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.metadata_schemas
    ADD CONSTRAINT metadata_schemas_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.oauth_tokens
    ADD CONSTRAINT oauth_tokens_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.order_transactions
    ADD CONSTRAINT order_transactions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.pending_points
    ADD CONSTRAINT pending_points_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.points_lots
    ADD CONSTRAINT points_lots_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.points_takes
    ADD CONSTRAINT points_takes_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.products_collections
    ADD CONSTRAINT products_collections_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.program_assignments
    ADD CONSTRAINT program_assignments_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.program_earning_rules
    ADD CONSTRAINT program_earning_rules_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.program_locks
    ADD CONSTRAINT program_locks_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.program_rewards
    ADD CONSTRAINT program_rewards_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.program_tiers
    ADD CONSTRAINT program_tiers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.programs
    ADD CONSTRAINT programs_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.project_revisions
    ADD CONSTRAINT project_revisions_pkey PRIMARY KEY (project_id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.promotion_stacks
    ADD CONSTRAINT promotion_stacks_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.promotion_tiers
    ADD CONSTRAINT promotion_tiers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.publications
    ADD CONSTRAINT publications_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.punchcard_migrations
    ADD CONSTRAINT punchcard_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.redeemable_holders
    ADD CONSTRAINT redeemable_holders_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.redemption_totals
    ADD CONSTRAINT redemption_totals_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.redemptions
    ADD CONSTRAINT redemptions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.referral_rewards
    ADD CONSTRAINT referral_rewards_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.referral_tiers
    ADD CONSTRAINT referral_tiers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.refusals
    ADD CONSTRAINT refusals_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.reward_assignments
    ADD CONSTRAINT reward_assignments_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.reward_transactions
    ADD CONSTRAINT reward_transactions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.rewards
    ADD CONSTRAINT rewards_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.river_job
    ADD CONSTRAINT river_job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.river_leader
    ADD CONSTRAINT river_leader_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.river_migration
    ADD CONSTRAINT river_migration_pkey1 PRIMARY KEY (line, version);
ALTER TABLE ONLY public.river_notification
    ADD CONSTRAINT river_notification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.river_queue
    ADD CONSTRAINT river_queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.segment_members
    ADD CONSTRAINT segment_members_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.segments
    ADD CONSTRAINT segments_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.stacking_rules
    ADD CONSTRAINT stacking_rules_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.tier_structures
    ADD CONSTRAINT tier_structures_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.tier_transactions
    ADD CONSTRAINT tier_transactions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.trash_entries
    ADD CONSTRAINT trash_entries_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.validation_rules_assignments
    ADD CONSTRAINT validation_rules_assignments_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.validation_rules
    ADD CONSTRAINT validation_rules_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.voucher_transactions
    ADD CONSTRAINT voucher_transactions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (project_id, id);
CREATE INDEX async_action_parts_action_id ON public.async_action_parts USING btree (project_id, action_id, created_at NULLS FIRST, id);
CREATE INDEX async_action_parts_created_at ON public.async_action_parts USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX async_actions_created_at ON public.async_actions USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (project_id, actor_id, created_at NULLS FIRST, id);
CREATE INDEX audit_entries_created_at ON public.audit_entries USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX audit_entries_object ON public.audit_entries USING btree (project_id, object_id, created_at);
CREATE UNIQUE INDEX benefit_transactions_key ON public.benefit_transactions USING btree (project_id, key);
CREATE INDEX benefit_transactions_member ON public.benefit_transactions USING btree (project_id, member_id, created_at NULLS FIRST, id);
CREATE INDEX benefits_created_at ON public.benefits USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX benefits_living_name ON public.benefits USING btree (project_id, living_name);
CREATE INDEX benefits_name ON public.benefits USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX benefits_type ON public.benefits USING btree (project_id, type NULLS FIRST, id);
CREATE INDEX brandings_created_at ON public.brandings USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX campaign_days_campaign ON public.campaign_days USING btree (project_id, campaign_id, day NULLS FIRST, id);
CREATE INDEX campaign_days_day ON public.campaign_days USING btree (project_id, day NULLS FIRST, id);
CREATE INDEX campaign_templates_created_at ON public.campaign_templates USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX campaign_templates_name ON public.campaign_templates USING btree (project_id, name);
CREATE INDEX campaigns_category ON public.campaigns USING btree (project_id, category_id, created_at NULLS FIRST, id) WHERE (category_id IS NOT NULL);
CREATE INDEX campaigns_created_at ON public.campaigns USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX campaigns_name ON public.campaigns USING btree (project_id, name);
CREATE INDEX campaigns_updated_at ON public.campaigns USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX card_definitions_created_at ON public.card_definitions USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX card_definitions_name ON public.card_definitions USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX card_definitions_status ON public.card_definitions USING btree (project_id, status NULLS FIRST, id);
CREATE INDEX card_definitions_type ON public.card_definitions USING btree (project_id, type NULLS FIRST, id);
CREATE INDEX card_transactions_card ON public.card_transactions USING btree (project_id, card_id, created_at NULLS FIRST, id);
CREATE INDEX card_transactions_created_at ON public.card_transactions USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX card_transactions_key ON public.card_transactions USING btree (project_id, key);
CREATE INDEX card_transactions_member ON public.card_transactions USING btree (project_id, member_id, created_at NULLS FIRST, id);
CREATE INDEX card_transactions_order ON public.card_transactions USING btree (project_id, order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX card_transactions_program ON public.card_transactions USING btree (project_id, program_id, created_at NULLS FIRST, id);
CREATE INDEX categories_created_at ON public.categories USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX categories_name ON public.categories USING btree (project_id, name);
CREATE INDEX credentials_created_at ON public.credentials USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX credentials_owner ON public.credentials USING btree (project_id, owner_project_id, created_at NULLS FIRST, id);
CREATE INDEX custom_event_schemas_by_name ON public.custom_event_schemas USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX custom_event_schemas_created_at ON public.custom_event_schemas USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX custom_event_schemas_name ON public.custom_event_schemas USING btree (project_id, name);
CREATE INDEX customers_city ON public.customers USING btree (project_id, address_city, id) WHERE (address_city IS NOT NULL);
CREATE INDEX customers_created_at ON public.customers USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX customers_email ON public.customers USING btree (project_id, email, id) WHERE (email IS NOT NULL);
CREATE INDEX customers_name ON public.customers USING btree (project_id, name, id) WHERE (name IS NOT NULL);
CREATE INDEX customers_phone ON public.customers USING btree (project_id, phone, id) WHERE (phone IS NOT NULL);
CREATE UNIQUE INDEX customers_source_id ON public.customers USING btree (project_id, source_id);
CREATE INDEX customers_updated_at ON public.customers USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX discount_guards_created_at ON public.discount_guards USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX earning_rules_campaign ON public.earning_rules USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX earning_rules_created_at ON public.earning_rules USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX earning_rules_event ON public.earning_rules USING btree (project_id, event, created_at NULLS FIRST, id);
CREATE INDEX earning_rules_updated_at ON public.earning_rules USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX events_customer ON public.events USING btree (project_id, customer_id, created_at NULLS FIRST, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX events_entity ON public.events USING btree (project_id, entity_id, created_at NULLS FIRST, id) WHERE (entity_type <> ALL (ARRAY['order'::text, 'redemption'::text, 'redemption_rollback'::text, 'voucher'::text]));
CREATE INDEX events_number ON public.events USING btree (number NULLS FIRST, project_id);
CREATE INDEX export_chunks_export ON public.export_chunks USING btree (project_id, export_id);
CREATE INDEX exports_created_at ON public.exports USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX exports_status ON public.exports USING btree (project_id, status NULLS FIRST, id);
CREATE INDEX idempotency_records_expires_at ON public.idempotency_records USING btree (project_id, expires_at NULLS FIRST, id);
CREATE INDEX liabilities_day ON public.liabilities USING btree (project_id, day NULLS FIRST, id);
CREATE INDEX liabilities_scope ON public.liabilities USING btree (project_id, scope_id, day NULLS FIRST, id);
CREATE INDEX locations_created_at ON public.locations USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX locations_updated_at ON public.locations USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX loyalty_members_created_at ON public.loyalty_members USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_members_customer ON public.loyalty_members USING btree (project_id, customer_id NULLS FIRST, id);
CREATE UNIQUE INDEX loyalty_members_membership ON public.loyalty_members USING btree (project_id, membership);
CREATE INDEX loyalty_members_program ON public.loyalty_members USING btree (project_id, program_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_members_status ON public.loyalty_members USING btree (project_id, program_id, status NULLS FIRST, id);
CREATE INDEX loyalty_tier_holders_campaign ON public.loyalty_tier_holders USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tier_holders_customer ON public.loyalty_tier_holders USING btree (project_id, customer_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tier_holders_due_on ON public.loyalty_tier_holders USING btree (project_id, due_on NULLS FIRST, id) WHERE (due_on IS NOT NULL);
CREATE INDEX loyalty_tier_holders_tier ON public.loyalty_tier_holders USING btree (project_id, tier_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tiers_campaign ON public.loyalty_tiers USING btree (project_id, campaign_id, points_from, id);
CREATE INDEX loyalty_tiers_created_at ON public.loyalty_tiers USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tiers_updated_at ON public.loyalty_tiers USING btree (project_id, updated_at NULLS FIRST, id);
CREATE UNIQUE INDEX member_cards_code ON public.member_cards USING btree (project_id, code);
CREATE INDEX member_cards_created_at ON public.member_cards USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX member_cards_definition ON public.member_cards USING btree (project_id, card_definition_id, created_at NULLS FIRST, id);
CREATE INDEX member_cards_member ON public.member_cards USING btree (project_id, member_id, created_at NULLS FIRST, id);
CREATE INDEX member_cards_program ON public.member_cards USING btree (project_id, program_id, created_at NULLS FIRST, id);
CREATE INDEX member_cards_tier_due ON public.member_cards USING btree (project_id, tier_due NULLS FIRST, id);
CREATE INDEX member_counts_series ON public.member_counts USING btree (project_id, series, day NULLS FIRST, id);
CREATE UNIQUE INDEX member_tallies_subject ON public.member_tallies USING btree (project_id, subject);
CREATE INDEX metadata_schemas_by_object ON public.metadata_schemas USING btree (project_id, related_object NULLS FIRST, id);
CREATE INDEX metadata_schemas_created_at ON public.metadata_schemas USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX metadata_schemas_related_object ON public.metadata_schemas USING btree (project_id, related_object);
CREATE INDEX oauth_tokens_app ON public.oauth_tokens USING btree (project_id, app_id, expires_at);
CREATE INDEX oauth_tokens_expires_at ON public.oauth_tokens USING btree (project_id, expires_at NULLS FIRST, id);
CREATE INDEX order_transactions_member ON public.order_transactions USING btree (project_id, member_id, created_at, id);
CREATE INDEX order_transactions_order ON public.order_transactions USING btree (project_id, order_id, id);
CREATE INDEX orders_created_at ON public.orders USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX orders_customer ON public.orders USING btree (project_id, customer_id, created_at NULLS FIRST, id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX orders_source_id ON public.orders USING btree (project_id, source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX orders_updated_at ON public.orders USING btree (project_id, updated_at NULLS FIRST, id) WHERE (updated_at IS NOT NULL);
CREATE INDEX pending_points_account ON public.pending_points USING btree (project_id, account_id, date NULLS FIRST, id);
CREATE INDEX pending_points_created_at ON public.pending_points USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX pending_points_date ON public.pending_points USING btree (project_id, date NULLS FIRST, id);
CREATE INDEX pending_points_due_on ON public.pending_points USING btree (project_id, due_on NULLS FIRST, id) WHERE (due_on IS NOT NULL);
CREATE INDEX pending_points_entry ON public.pending_points USING btree (project_id, entry_id, id) WHERE (entry_id IS NOT NULL);
CREATE INDEX pending_points_holder ON public.pending_points USING btree (project_id, holder_id, id) WHERE (holder_id IS NOT NULL);
CREATE INDEX pending_points_order ON public.pending_points USING btree (project_id, order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX pending_points_scope ON public.pending_points USING btree (project_id, scope_id, id);
CREATE INDEX points_lots_account ON public.points_lots USING btree (project_id, account_id, created_at NULLS FIRST, id);
CREATE INDEX points_lots_burn_order ON public.points_lots USING btree (project_id, burn_order NULLS FIRST, id) WHERE (burn_order IS NOT NULL);
CREATE INDEX points_lots_created_at ON public.points_lots USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX points_lots_due_on ON public.points_lots USING btree (project_id, due_on NULLS FIRST, id) WHERE (due_on IS NOT NULL);
CREATE INDEX points_lots_entry ON public.points_lots USING btree (project_id, entry_id, id) WHERE (entry_id IS NOT NULL);
CREATE INDEX points_lots_expires_on ON public.points_lots USING btree (project_id, expires_on NULLS FIRST, id);
CREATE INDEX points_lots_scope ON public.points_lots USING btree (project_id, scope_id, expires_on NULLS FIRST, id);
CREATE INDEX points_takes_account ON public.points_takes USING btree (project_id, account_id, created_at NULLS FIRST, id);
CREATE INDEX points_takes_created_at ON public.points_takes USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX points_takes_entry ON public.points_takes USING btree (project_id, entry_id, id);
CREATE INDEX products_collections_created_at ON public.products_collections USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX products_collections_name ON public.products_collections USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX products_collections_updated_at ON public.products_collections USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX products_created_at ON public.products USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX products_name ON public.products USING btree (project_id, name NULLS FIRST, id);
CREATE UNIQUE INDEX products_source_id ON public.products USING btree (project_id, source_id);
CREATE INDEX products_updated_at ON public.products USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX program_assignments_created_at ON public.program_assignments USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX program_assignments_pair ON public.program_assignments USING btree (project_id, pair);
CREATE INDEX program_assignments_program ON public.program_assignments USING btree (project_id, program_id, created_at NULLS FIRST, id);
CREATE INDEX program_assignments_resource ON public.program_assignments USING btree (project_id, resource_id, created_at NULLS FIRST, id);
CREATE INDEX program_earning_rules_created_at ON public.program_earning_rules USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX program_earning_rules_name ON public.program_earning_rules USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX program_rewards_created_at ON public.program_rewards USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX program_rewards_name ON public.program_rewards USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX program_tiers_created_at ON public.program_tiers USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX program_tiers_name ON public.program_tiers USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX program_tiers_structure ON public.program_tiers USING btree (project_id, tier_structure_id, created_at NULLS FIRST, id);
CREATE INDEX programs_created_at ON public.programs USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX programs_name ON public.programs USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX projects_created_at ON public.projects USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX projects_name ON public.projects USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX promotion_stacks_campaign ON public.promotion_stacks USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX promotion_stacks_created_at ON public.promotion_stacks USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX promotion_stacks_name ON public.promotion_stacks USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX promotion_stacks_updated_at ON public.promotion_stacks USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX promotion_tiers_campaign ON public.promotion_tiers USING btree (project_id, campaign_id, hierarchy, id);
CREATE INDEX promotion_tiers_created_at ON public.promotion_tiers USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX promotion_tiers_hierarchy ON public.promotion_tiers USING btree (project_id, hierarchy, id);
CREATE INDEX promotion_tiers_updated_at ON public.promotion_tiers USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX publications_campaign ON public.publications USING btree (project_id, campaign_id, created_at NULLS FIRST, id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX publications_created_at ON public.publications USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX publications_customer ON public.publications USING btree (project_id, customer_id, created_at NULLS FIRST, id) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX publications_source_id ON public.publications USING btree (project_id, source_id);
CREATE INDEX publications_tracking ON public.publications USING btree (project_id, tracking_id, id) WHERE (tracking_id IS NOT NULL);
CREATE INDEX publications_voucher_code ON public.publications USING btree (project_id, voucher_code, id) WHERE (voucher_code IS NOT NULL);
CREATE UNIQUE INDEX redeemable_holders_assignment ON public.redeemable_holders USING btree (project_id, assignment);
CREATE INDEX redeemable_holders_created_at ON public.redeemable_holders USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX redeemable_holders_customer ON public.redeemable_holders USING btree (project_id, customer_id, created_at NULLS FIRST, id);
CREATE INDEX redeemable_holders_referrer ON public.redeemable_holders USING btree (project_id, referrer_id, created_at NULLS FIRST, id);
CREATE INDEX redeemable_holders_voucher ON public.redeemable_holders USING btree (project_id, voucher_id, id);
CREATE INDEX redemption_totals_subject ON public.redemption_totals USING btree (project_id, subject_id, day);
CREATE INDEX redemptions_campaign ON public.redemptions USING btree (project_id, campaign_id, date NULLS FIRST, id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX redemptions_code ON public.redemptions USING btree (project_id, voucher_code, date NULLS FIRST, id) WHERE (voucher_code IS NOT NULL);
CREATE INDEX redemptions_customer ON public.redemptions USING btree (project_id, customer_id, date NULLS FIRST, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX redemptions_date ON public.redemptions USING btree (project_id, date NULLS FIRST, id);
CREATE INDEX redemptions_parent ON public.redemptions USING btree (project_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX redemptions_refused_order ON public.redemptions USING btree (project_id, refused_order, date NULLS FIRST, id) WHERE (refused_order IS NOT NULL);
CREATE INDEX redemptions_reward_status ON public.redemptions USING btree (project_id, reward_status, date NULLS FIRST, id) WHERE (reward_status IS NOT NULL);
CREATE INDEX redemptions_tier ON public.redemptions USING btree (project_id, tier_id, date NULLS FIRST, id) WHERE (tier_id IS NOT NULL);
CREATE INDEX redemptions_voucher ON public.redemptions USING btree (project_id, voucher_id, date NULLS FIRST, id) WHERE (voucher_id IS NOT NULL);
CREATE INDEX referral_rewards_created_at ON public.referral_rewards USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX referral_rewards_customer ON public.referral_rewards USING btree (project_id, customer_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX referral_rewards_granted_for ON public.referral_rewards USING btree (project_id, granted_for);
CREATE INDEX referral_tiers_campaign ON public.referral_tiers USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX referral_tiers_created_at ON public.referral_tiers USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX refusals_created_at ON public.refusals USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX refusals_customer ON public.refusals USING btree (project_id, customer_id, created_at);
CREATE INDEX refusals_name ON public.refusals USING btree (project_id, name, created_at);
CREATE INDEX refusals_order ON public.refusals USING btree (project_id, order_name, created_at) WHERE (order_name IS NOT NULL);
CREATE INDEX refusals_voucher ON public.refusals USING btree (project_id, voucher_id, created_at);
CREATE INDEX returns_created_at ON public.returns USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX returns_customer ON public.returns USING btree (project_id, customer_id, created_at NULLS FIRST, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX returns_order ON public.returns USING btree (project_id, order_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX returns_source_id ON public.returns USING btree (project_id, source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX reward_assignments_campaign ON public.reward_assignments USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX reward_assignments_created_at ON public.reward_assignments USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX reward_assignments_pair ON public.reward_assignments USING btree (project_id, pair);
CREATE INDEX reward_assignments_reward ON public.reward_assignments USING btree (project_id, reward_id, created_at NULLS FIRST, id);
CREATE INDEX reward_assignments_updated_at ON public.reward_assignments USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX reward_transactions_member ON public.reward_transactions USING btree (project_id, member_id, created_at, id);
CREATE INDEX rewards_campaign ON public.rewards USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX rewards_created_at ON public.rewards USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX rewards_updated_at ON public.rewards USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX river_job_args_index ON public.river_job USING gin (args);
CREATE INDEX river_job_kind ON public.river_job USING btree (kind);
CREATE INDEX river_job_metadata_index ON public.river_job USING gin (metadata);
CREATE INDEX river_job_prioritized_fetching_index ON public.river_job USING btree (state, queue, priority, scheduled_at, id);
CREATE INDEX river_job_state_and_finalized_at_index ON public.river_job USING btree (state, finalized_at) WHERE (finalized_at IS NOT NULL);
CREATE UNIQUE INDEX river_job_unique_idx ON public.river_job USING btree (unique_key) WHERE ((unique_key IS NOT NULL) AND (unique_states IS NOT NULL) AND public.river_job_state_in_bitmask(unique_states, state));
CREATE INDEX river_notification_created_at_idx ON public.river_notification USING btree (created_at);
CREATE INDEX river_notification_topic_id_idx ON public.river_notification USING btree (topic, id);
CREATE INDEX segment_members_customer ON public.segment_members USING btree (project_id, customer_id, id);
CREATE INDEX segment_members_segment ON public.segment_members USING btree (project_id, segment_id, id);
CREATE INDEX segments_created_at ON public.segments USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX sessions_customer ON public.sessions USING btree (project_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX sessions_expires_at ON public.sessions USING btree (project_id, expires_at NULLS FIRST, id);
CREATE INDEX sessions_redeemable ON public.sessions USING btree (project_id, redeemable_id);
CREATE INDEX sign_in_links_user ON public.sign_in_links USING btree (project_id, user_id);
CREATE INDEX sign_ins_user ON public.sign_ins USING btree (project_id, user_id, created_at NULLS FIRST, id);
CREATE INDEX skus_created_at ON public.skus USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX skus_product ON public.skus USING btree (project_id, product_id, created_at NULLS FIRST, id);
CREATE INDEX skus_sku ON public.skus USING btree (project_id, sku NULLS FIRST, id);
CREATE UNIQUE INDEX skus_source_id ON public.skus USING btree (project_id, source_id);
CREATE INDEX skus_updated_at ON public.skus USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX stacking_rules_created_at ON public.stacking_rules USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX tier_structures_created_at ON public.tier_structures USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX tier_structures_name ON public.tier_structures USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX tier_structures_status ON public.tier_structures USING btree (project_id, status NULLS FIRST, id);
CREATE INDEX tier_structures_type ON public.tier_structures USING btree (project_id, type NULLS FIRST, id);
CREATE INDEX tier_transactions_member ON public.tier_transactions USING btree (project_id, member_id, created_at NULLS FIRST, id);
CREATE INDEX trash_entries_created_at ON public.trash_entries USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX trash_entries_resource ON public.trash_entries USING btree (project_id, resource_id);
CREATE INDEX users_created_at ON public.users USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX users_identity ON public.users USING btree (project_id, identity);
CREATE UNIQUE INDEX users_login ON public.users USING btree (project_id, login);
CREATE INDEX validation_rules_assignments_created_at ON public.validation_rules_assignments USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX validation_rules_assignments_pair ON public.validation_rules_assignments USING btree (project_id, pair);
CREATE INDEX validation_rules_assignments_related ON public.validation_rules_assignments USING btree (project_id, related_object_id, created_at NULLS FIRST, id);
CREATE INDEX validation_rules_assignments_rule ON public.validation_rules_assignments USING btree (project_id, rule_id, created_at NULLS FIRST, id);
CREATE INDEX validation_rules_created_at ON public.validation_rules USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX validation_rules_name ON public.validation_rules USING btree (project_id, name);
CREATE INDEX validation_rules_updated_at ON public.validation_rules USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX voucher_transactions_campaign ON public.voucher_transactions USING btree (project_id, campaign_id, created_at NULLS FIRST, id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX voucher_transactions_created_at ON public.voucher_transactions USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX voucher_transactions_earned_from ON public.voucher_transactions USING btree (project_id, earned_from, id) WHERE (earned_from IS NOT NULL);
CREATE INDEX voucher_transactions_redemption ON public.voucher_transactions USING btree (project_id, redemption_id, created_at NULLS FIRST, id) WHERE (redemption_id IS NOT NULL);
CREATE INDEX voucher_transactions_source ON public.voucher_transactions USING btree (project_id, voucher_id, source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX voucher_transactions_voucher ON public.voucher_transactions USING btree (project_id, voucher_id, created_at NULLS FIRST, id);
CREATE INDEX vouchers_campaign ON public.vouchers USING btree (project_id, campaign_id, created_at NULLS FIRST);
CREATE INDEX vouchers_category ON public.vouchers USING btree (project_id, category_id, created_at NULLS FIRST, id) WHERE (category_id IS NOT NULL);
CREATE UNIQUE INDEX vouchers_code ON public.vouchers USING btree (project_id, code);
CREATE INDEX vouchers_created_at ON public.vouchers USING btree (project_id, created_at NULLS FIRST);
CREATE INDEX vouchers_holder ON public.vouchers USING btree (project_id, holder_id, created_at NULLS FIRST, id) WHERE (holder_id IS NOT NULL);
CREATE INDEX vouchers_unheld ON public.vouchers USING btree (project_id, campaign_id, created_at NULLS FIRST) WHERE ((holder_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX vouchers_updated_at ON public.vouchers USING btree (project_id, updated_at NULLS FIRST, id) WHERE (updated_at IS NOT NULL);
CREATE INDEX webhook_deliveries_created_at ON public.webhook_deliveries USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (project_id, webhook_id, next_at NULLS FIRST, id) WHERE (next_at IS NOT NULL);
CREATE INDEX webhook_deliveries_finished_at ON public.webhook_deliveries USING btree (project_id, finished_at NULLS FIRST, id) WHERE (finished_at IS NOT NULL);
CREATE INDEX webhook_deliveries_next_at ON public.webhook_deliveries USING btree (project_id, next_at NULLS FIRST, id) WHERE (next_at IS NOT NULL);
CREATE INDEX webhook_deliveries_subject ON public.webhook_deliveries USING btree (project_id, subject, "position", id);
CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (project_id, webhook_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_created_at ON public.webhooks USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_due_at ON public.webhooks USING btree (project_id, due_at NULLS FIRST, id);
