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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a20a6c0abee4df6ee2d7fcd162bd2e.report.00000000', 'aa_01a20a6c0abee4df6ee2d7fcd162bd2e', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-23 21:59:42.526+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a6c09c50467df8a76fc5cf8853f', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20a6c09c3317cb0580c79527c570a', '{"AppID": "7a4e38a81cbf4354dd71837dd5be02b2", "Channel": "API", "KeyName": "demo"}', '2026-11-23 21:59:42.277+00', '2026-11-23 21:59:42.297+00', '2026-11-23 21:59:42.297+00', '2026-11-23 21:59:42.297+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a6c09cc5234f06acb87f06e5f47', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20a6c09caf6ad856beab01a336119', '{"AppID": "7a4e38a81cbf4354dd71837dd5be02b2", "Channel": "API", "KeyName": "demo"}', '2026-11-23 21:59:42.284+00', '2026-11-23 21:59:42.301+00', '2026-11-23 21:59:42.301+00', '2026-11-23 21:59:42.301+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a6c0abee4df6ee2d7fcd162bd2e', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a20a6c0abee4df6ee2d7fc60d3dbcf', '{"AppID": "7a4e38a81cbf4354dd71837dd5be02b2", "Channel": "API", "KeyName": "demo"}', '2026-11-23 21:59:42.526+00', '2026-11-23 21:59:42.541+00', '2026-11-23 21:59:42.532+00', '2026-11-23 21:59:42.541+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0ae69f7793bcc4fa480037fa', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a20a6c0ae69f7793bcc4fa23d3ad2e', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T21:59:42.567Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 21:59:42.566+00', '2026-11-23 21:59:42.567+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0ae8b65787e920d1ee374b5d', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a20a6c0ae8b65787e920d10a406fca', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 21:59:42.568+00', '2026-11-23 21:59:42.569+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0aea80353558e1c566474401', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a20a6c0aea80353558e1c5948d002b', 'https://shop.example/hooks', 'v-01a20a6c0aea80353558e1c4b80eab5d', NULL, '{"id": "wh_01a20a6c0aea80353558e1c5948d002b", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T21:59:42.570Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 21:59:42.57+00', '2026-11-23 21:59:42.571+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0aec07fea0b1106e3f64d7a3', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a20a6c0aec07fea0b1106e071d1781', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 21:59:42.572+00', '2026-11-23 21:59:42.573+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0aeda11e09e6913760df480a', 'DONE', 'POST /management/v1/projects/users/invite', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a20a6c0aeda11e09e69137574888d7', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 21:59:42.573+00', '2026-11-23 21:59:42.574+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0aefcb7783ba182313f4856e', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a20a6c0aefcb7783ba1823b582dd70', 'product', 'v-01a20a6c0aefcb7783ba18223f77c302', NULL, '{"id": "ms_01a20a6c0aefcb7783ba1823b582dd70", "object": "metadata_schema", "created_at": "2026-11-23T21:59:42.575Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 21:59:42.575+00', '2026-11-23 21:59:42.576+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0af158892fed475415150694', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a20a6c0af158892fed475512f2a956', 'visited', 'v-01a20a6c0af0298b3bd08ea219ba68c5', NULL, '{"id": "ces_01a20a6c0af158892fed475512f2a956", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T21:59:42.577Z"}', NULL, NULL, NULL, '2026-11-23 21:59:42.577+00', '2026-11-23 21:59:42.577+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a6c0af27f7db99b2268f1fd1668', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a20a6c0af27f7db99b2269b57f5210', 'Town', 'v-01a20a6c0af27f7db99b2268bff1f752', NULL, '{"id": "loc_01a20a6c0af27f7db99b2269b57f5210", "name": "Town", "object": "location", "created_at": "2026-11-23T21:59:42.578Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 21:59:42.578+00', '2026-11-23 21:59:42.579+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a20a6c0b90eab8c7db355371794a6e', 'APPROVED', 'lben_01a20a6c0afad78ba81126ffc4cc6f3f', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'lern_01a20a6c0afc6a8d25de185883a18aeb', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a20a6c0af42b399d2ac93c8c532546"}', 'earn ord_01a20a6c0b1d1a77b496dc5d3f94fa1d lern_01a20a6c0afc6a8d25de185883a18aeb lmbr_01a20a6c0b08d5dc484ba3fc67475552 1', '2026-11-23 21:59:42.709+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a20a6c0afad78ba81126ffc4cc6f3f', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a20a6c0afad78ba81126ffc4cc6f3f", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a20a6c0af42b399d2ac93c8c532546"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T21:59:42.586Z", "Delivered": 0}', '2026-11-23 21:59:42.586+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 21:59:42.572+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a6c09c3317cb0580c79f47c9788 2026-11-23', 'camp_01a20a6c09c3317cb0580c79f47c9788', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a6c09cba8eeb7c99e66cd70da89 2026-11-23', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac 2026-11-23', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a6c0acf11daf17e04204a13c4f2 2026-11-23', 'camp_01a20a6c0acf11daf17e04204a13c4f2', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-23', NULL, '2026-11-23', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a6c09c3317cb0580c79f47c9788', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a20a6c0acb5617428148f01ee69b34', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 21:59:42.539+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a6c09c3317cb0580c79f47c9788', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 21:59:42.275+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20a6c09a74fa4ac15f273f6e82c75', NULL, NULL, NULL, true, false, '2026-11-23 21:59:42.283+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 21:59:42.407+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a6c09d34bd894df0fa354f03162', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20a6c09a6555efd9529e1d121987f', NULL, NULL, NULL, true, false, '2026-11-23 21:59:42.291+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 21:59:42.543+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 21:59:42.58+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a6c0b0e6a87778f64a89c5bf67d', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 21:59:42.605+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a6c0b18e04c49d56266a533d42a', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a20a6c0afeca02136a46a44e91ea34", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a20a6c0b17c8075fff36d59d634cc9", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 21:59:42.611+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a6c0b23c509e361d8c44b447246', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a20a6c0b1f7fe2fcb06f0e95c341d4", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a20a6c0b22db9d95e04d297db0504b", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a6c0b1f7fe2fcb06f0e95c341d4', NULL, '2026-11-23 21:59:42.624+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a6c0b8add2c5f8f6b0aa6b40c15', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20a6c0b1d1a77b496dc5d3f94fa1d", "Metadata": {"event_id": "ev_01a20a6c0b1d1a77b496dc5e12eab88d", "member_id": "lmbr_01a20a6c0b08d5dc484ba3fc67475552", "program_id": "lprg_01a20a6c0aff9985a57dadcdeed793db", "earning_item_id": "lernei_01a20a6c0afc6a8d25de1858814f335a", "earning_rule_id": "lern_01a20a6c0afc6a8d25de185883a18aeb"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a6c0b1d1a77b496dc5d3f94fa1d', 'earn ord_01a20a6c0b1d1a77b496dc5d3f94fa1d lern_01a20a6c0afc6a8d25de185883a18aeb lmbr_01a20a6c0b08d5dc484ba3fc67475552 0', '2026-11-23 21:59:42.709+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a6c0b9210dba65aa0d951d0044a', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20a6c0b1d1a77b496dc5d3f94fa1d", "Metadata": {"event_id": "ev_01a20a6c0b1d1a77b496dc5e12eab88d", "member_id": "lmbr_01a20a6c0b08d5dc484ba3fc67475552", "program_id": "lprg_01a20a6c0aff9985a57dadcdeed793db", "earning_item_id": "lernei_01a20a6c0afc6a8d25de1858814f335a", "earning_rule_id": "lern_01a20a6c0afc6a8d25de185883a18aeb"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a6c0b1d1a77b496dc5d3f94fa1d', 'earn ord_01a20a6c0b1d1a77b496dc5d3f94fa1d lern_01a20a6c0afc6a8d25de185883a18aeb lmbr_01a20a6c0b08d5dc484ba3fc67475552 1', '2026-11-23 21:59:42.709+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20a6c09a6555efd9529e1d121987f', 'Promotions', 1, '2026-11-23 21:59:42.246+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20a6c09a74fa4ac15f273f6e82c75', 'Payments', 9, '2026-11-23 21:59:42.247+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a20a6c0a50f7d5271ba7eefa115207', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a20a6c0aaef94d7935cf90a0139023/cust_01a20a6c09b76d2f5b429bd2f8ebaf1b/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '7a4e38a81cbf4354dd71837dd5be02b2', 'demo', 'SERVER', 'demo', 'f446e84195501d8e73fe31caa1c616074a2045c4ccaa0f4c88ffdbdf7fd12474', '2026-11-23 21:59:42.243+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'b1761e31c4c04e5c2bd867dd02756ee7', 'demo', 'CLIENT', 'demo', 'b74d8bc56afb71f5fd6c025ce2629c5992fe41d30a344c8ba3f94bae131a0c8d', '2026-11-23 21:59:42.243+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '8d0bbe38de3d6dce88bba1e5f1413fe8', 'demo', 'MANAGEMENT', 'demo', 'bf2026b03a193509334f7be489c7699aee71aa6f36af813716b0fba48d289cc1', '2026-11-23 21:59:42.244+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a20a6c0af158892fed475512f2a956', 'visited', NULL, '2026-11-23 21:59:42.577+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T21:59:42.482Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 21:59:42.259+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T21:59:42.621Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 21:59:42.263+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 21:59:42.569+00', '2026-11-23 21:59:42.569+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a20a6c0a4b6c49217988a8d0462a0d', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'auto_01a20a6c0a4b6c49217988a8ef98e3b9', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 21:59:42.409+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 21:59:42.376+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('', 'swept', 168, false, '2026-11-23 21:59:42.484+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 664, false, '2026-11-23 21:59:42.686+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 664, false, '2026-11-23 21:59:42.686+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 21:59:42.703+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 664, false, '2026-11-23 21:59:42.704+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 21:59:42.704+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 664, false, '2026-11-23 21:59:42.704+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 21:59:42.719+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 664, false, '2026-11-23 21:59:42.719+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 21:59:42.719+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 664, false, '2026-11-23 21:59:42.719+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 21:59:42.728+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 664, false, '2026-11-23 21:59:42.728+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 21:59:42.745+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 664, false, '2026-11-23 21:59:42.745+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09b330ba9c9f0b6873b2ab40', 1, 'customer.created', 'customer', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'cust_01a20a6c09b330ba9c9f0b684213d890', NULL, 'v-01a20a6c09b2f4e224779d0e502e99b1', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T21:59:42.259Z"}}', NULL, NULL, '2026-11-23 21:59:42.259+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09b76d2f5b429bd37795256b', 9, 'customer.created', 'customer', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c09b655801d654a88ba415b5a', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T21:59:42.263Z"}}', NULL, NULL, '2026-11-23 21:59:42.263+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09badffc35243788377fa190', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a20a6c09b91de4f715cc31d4cf6e76', NULL, NULL, 'v-01a20a6c09b91de4f715cc31d4bbd995', 'ACTION', '{"rule":{"ID":"val_01a20a6c09b91de4f715cc31d4cf6e76","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T21:59:42.265Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.265+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09c280c33ca613423b565583', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a6c09c13c648bed11a6962475ed', NULL, NULL, 'v-01a20a6c09bb67cacf8d9cfd1bcb0707', 'ACTION', '{"assignment":{"ID":"asgm_01a20a6c09c13c648bed11a6962475ed","RuleID":"val_01a20a6c09b91de4f715cc31d4cf6e76","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a6c09c00b69814d0587e1c3604d","CreatedAt":"2026-11-23T21:59:42.272Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a6c09b91de4f715cc31d4cf6e76","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T21:59:42.265Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.272+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09c280c33ca613424ad16b40', 33, 'voucher.created', 'voucher', 'v_01a20a6c09c00b69814d0587e1c3604d', NULL, NULL, 'v-01a20a6c09bb67cacf8d9cfd1bcb0707', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a6c09c00b69814d0587e1c3604d","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.272Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.272+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09c50467df8a76fb70e2ed0e', 41, 'campaign.created', 'campaign', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'camp_01a20a6c09c3317cb0580c79f47c9788', 'v-01a20a6c09c3317cb0580c79527c570a', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09c3317cb0580c79f47c9788","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.275Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T21:59:42.275Z"}', NULL, NULL, '2026-11-23 21:59:42.275+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09caf6ad856beab0156c97ab', 49, 'voucher.created', 'voucher', 'v_01a20a6c09caf6ad856beaaf4de3349d', NULL, NULL, 'v-01a20a6c09c9e07a2bbe8b1f167ece05', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a6c09caf6ad856beaaf4de3349d","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.282Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.282+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09cc5234f06acb8774a9205b', 57, 'campaign.created', 'campaign', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', NULL, 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'v-01a20a6c09caf6ad856beab01a336119', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.283Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T21:59:42.283Z"}', NULL, NULL, '2026-11-23 21:59:42.283+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09d05dd19b50872d6f64985f', 65, 'voucher.created', 'voucher', 'v_01a20a6c09d05dd19b50872ca061c7d1', NULL, 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'v-01a20a6c09cee2e57bdbe10aed462b57', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.283Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c09d05dd19b50872ca061c7d1","Code":"GIFT-50","CampaignID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.288Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.288+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09d1009d36a138db658bdac4', 73, 'campaign.vouchers.added', 'campaign', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', NULL, 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'v-01a20a6c09cee2e57bdbe10aed462b57', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.283Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 21:59:42.288+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09d34bd894df0fa40730af73', 81, 'campaign.created', 'campaign', 'camp_01a20a6c09d34bd894df0fa354f03162', NULL, 'camp_01a20a6c09d34bd894df0fa354f03162', 'v-01a20a6c09d2f922a400b0a98f4823e6', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09d34bd894df0fa354f03162","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a6555efd9529e1d121987f","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.291Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T21:59:42.291Z"}', NULL, NULL, '2026-11-23 21:59:42.291+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09d4a6cdda7075bb912bf466', 89, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20a6c09d34bd894df0fa46d9905d2', NULL, 'camp_01a20a6c09d34bd894df0fa354f03162', 'v-01a20a6c09d2f922a400b0a98f4823e6', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09d34bd894df0fa354f03162","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a6555efd9529e1d121987f","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.291Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20a6c09d34bd894df0fa46d9905d2","CampaignID":"camp_01a20a6c09d34bd894df0fa354f03162","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T21:59:42.291Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.291+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09d9e1a5735556f68d67b3a1', 97, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'camp_01a20a6c09c3317cb0580c79f47c9788', 'v-01a20a6c09c3317cb0580c79527c570a', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09c3317cb0580c79f47c9788","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.275Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 21:59:42.297+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09db4d517fa2aa616c61f5ff', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'camp_01a20a6c09c3317cb0580c79f47c9788', 'v-01a20a6c09c3317cb0580c79527c570a', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09c3317cb0580c79f47c9788","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.275Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T21:59:42.297Z","count":20}', NULL, NULL, '2026-11-23 21:59:42.297+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09dd4edb1eeff5badca8b9f3', 113, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', NULL, 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'v-01a20a6c09caf6ad856beab01a336119', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.283Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 21:59:42.301+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09dfb9604aa4754afe34b7bd', 121, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', NULL, 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'v-01a20a6c09caf6ad856beab01a336119', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.283Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T21:59:42.301Z","count":5}', NULL, NULL, '2026-11-23 21:59:42.301+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09e3b4bddd850ba881871d0c', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20a6c09e2bbe25c2997e0339609c9', NULL, 'camp_01a20a6c09d34bd894df0fa354f03162', 'v-01a20a6c09e12efe62cf4a70c9c6f4b9', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09d34bd894df0fa354f03162","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a6555efd9529e1d121987f","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.291Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20a6c09e2bbe25c2997e0339609c9","CampaignID":"camp_01a20a6c09d34bd894df0fa354f03162","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T21:59:42.305Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.305+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09e89dcd0baf654778744b9b', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a6c09e89dcd0baf65473a15a952', NULL, NULL, 'v-01a20a6c09e7f547c667ef7a42c0499a', 'ACTION', '{"assignment":{"ID":"asgm_01a20a6c09e89dcd0baf65473a15a952","RuleID":"val_01a20a6c09b91de4f715cc31d4cf6e76","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a20a6c09e2bbe25c2997e0339609c9","CreatedAt":"2026-11-23T21:59:42.311Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a6c09b91de4f715cc31d4cf6e76","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T21:59:42.265Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.311+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a483180a1c39bcf819816cd', 169, 'campaign.created', 'campaign', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a46bd8c99621fbc82394fe0', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T21:59:42.407Z"}', NULL, NULL, '2026-11-23 21:59:42.407+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09ed5d830db5049897ef7965', 145, 'customer.order.created', 'order', 'ord_01a20a6c09ecce81ccf93e480cd2624e', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c09e9a1ca8232bdb7a99cfcd3', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T21:59:42.314Z"},"CreatedAt":"2026-11-23T21:59:42.263Z"},"order":{"ID":"ord_01a20a6c09ecce81ccf93e480cd2624e","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20a6c09ecce81ccf93e48c3c5d4be","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20a6c09a9adc24618a551eea7492c","SKUID":"sku_01a20a6c09ad899ec125baaf527dba47","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20a6c09a9adc24618a551eea7492c","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20a6c09ad899ec125baaf527dba47","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20a6c09ecce81ccf93e494e65b773","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","CreatedAt":"2026-11-23T21:59:42.314Z","PaidAt":"2026-11-23T21:59:42.314Z"}}', NULL, NULL, '2026-11-23 21:59:42.314+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09ed5d830db5049908f1ebdc', 153, 'customer.order.paid', 'order', 'ord_01a20a6c09ecce81ccf93e480cd2624e', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c09e9a1ca8232bdb7a99cfcd3', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T21:59:42.314Z"},"CreatedAt":"2026-11-23T21:59:42.263Z"},"order":{"ID":"ord_01a20a6c09ecce81ccf93e480cd2624e","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20a6c09ecce81ccf93e48c3c5d4be","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20a6c09a9adc24618a551eea7492c","SKUID":"sku_01a20a6c09ad899ec125baaf527dba47","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20a6c09a9adc24618a551eea7492c","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20a6c09ad899ec125baaf527dba47","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20a6c09ecce81ccf93e494e65b773","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","CreatedAt":"2026-11-23T21:59:42.314Z","PaidAt":"2026-11-23T21:59:42.314Z"}}', NULL, NULL, '2026-11-23 21:59:42.314+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c09f82919c5b2b8ecb38ca110', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a20a6c09f82919c5b2b8ebd5f8a58b', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c09ed5d830db504999c54bde6', 'ACTION', '{"redemption":{"ID":"r_01a20a6c09f82919c5b2b8ebd5f8a58b","Object":"redemption","Date":"2026-11-23T21:59:42.328Z","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","TrackingID":"track_3s1166xDuKyHmC8mQc-kQlNTKk79VkZ49PgESzi8QkA","Status":"SUCCEEDED","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Related":{"Type":"voucher","ID":"v_01a20a6c09caf6ad856beaaf4de3349d"},"VoucherID":"v_01a20a6c09caf6ad856beaaf4de3349d","Code":"WELCOME10","OrderID":"ord_01a20a6c09f82919c5b2b8ea9c45f2ed","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a20a6c09f82919c5b2b8ecb38ca111","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20a6c09f82919c5b2b8ea9c45f2ed","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20a6c09f82919c5b2b8ecb38ca112","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20a6c09f82919c5b2b8ea9c45f2ed","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T21:59:42.328Z"},"CreatedAt":"2026-11-23T21:59:42.263Z"},"order":{"ID":"ord_01a20a6c09f82919c5b2b8ea9c45f2ed","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a20a6c09f82919c5b2b8eb4c3f96e6","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a20a6c09af0d9dcacc8b93c0cbbadb","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a20a6c09af0d9dcacc8b93c0cbbadb","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","Redemptions":{"r_01a20a6c09f82919c5b2b8ebd5f8a58b":{"Date":"2026-11-23T21:59:42.328Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a6c09caf6ad856beaaf4de3349d"}},"CreatedAt":"2026-11-23T21:59:42.328Z","PaidAt":"2026-11-23T21:59:42.328Z"}}]', '2026-11-23 21:59:42.328+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a8209b06b48d18f57f2d740', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a6f7c335a8987ccd7e62fb1', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T21:59:42.407Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T21:59:42.259Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.466Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0a8209b06b48d18d9e8ea5c4","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a20a6c0a8209b06b48d18ca2906fa7","CreatedAt":"2026-11-23T21:59:42.466Z"}}', '[{"step":1,"id":"ev_01a20a6c0a8209b06b48d18f57f2d741","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a20a6c0a8209b06b48d18ca2906fa7","campaign_id":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","category":"ACTION","data":0},{"step":2,"id":"ev_01a20a6c0a8209b06b48d18f57f2d742","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a20a6c0a6008ba2ceb7979298d8177","campaign_id":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","category":"ACTION","data":1},{"step":3,"id":"ev_01a20a6c0a8209b06b48d18f57f2d743","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a20a6c0a6008ba2ceb7979298d8177","campaign_id":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","category":"ACTION","data":1},{"step":4,"id":"ev_01a20a6c0a8209b06b48d18f57f2d744","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a20a6c0a6008ba2ceb7979298d8177","campaign_id":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a20a6c0a8209b06b48d18ca2906fa7","Object":"redemption","Date":"2026-11-23T21:59:42.466Z","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","Status":"SUCCEEDED","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Related":{"Type":"voucher","ID":"v_01a20a6c0a6008ba2ceb7979298d8177"},"VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Campaign":"Regulars","RewardID":"rew_01a20a6c0a50f7d5271ba7eefa115207","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20a6c0a5c84ef954bacc017f1ee7d","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","EntryID":"vtx_01a20a6c0a8209b06b48d18d9e8ea5c4","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20a6c0a50f7d5271ba7eefa115207","By":1}]}}},{"reward_redemption":{"ID":"r_01a20a6c0a8209b06b48d18ca2906fa7","Object":"redemption","Date":"2026-11-23T21:59:42.466Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a20a6c0a6008ba2ceb7979298d8177"},"VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Campaign":"Regulars","RewardID":"rew_01a20a6c0a50f7d5271ba7eefa115207","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a20a6c0a5c84ef954bacc017f1ee7d","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","EntryID":"vtx_01a20a6c0a8209b06b48d18d9e8ea5c4","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a20a6c0a50f7d5271ba7eefa115207","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20a6c0a50f7d5271ba7eefa115207","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T21:59:42.416Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20a6c0a5c84ef954bacc017f1ee7d","RewardID":"rew_01a20a6c0a50f7d5271ba7eefa115207","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T21:59:42.426Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.466Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T21:59:42.407Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T21:59:42.259Z"},"redemption":{"ID":"r_01a20a6c0a8209b06b48d18ca2906fa7","Object":"redemption","Date":"2026-11-23T21:59:42.466Z","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","Status":"SUCCEEDED","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Related":{"Type":"voucher","ID":"v_01a20a6c0a6008ba2ceb7979298d8177"},"VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Campaign":"Regulars","RewardID":"rew_01a20a6c0a50f7d5271ba7eefa115207","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20a6c0a5c84ef954bacc017f1ee7d","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","EntryID":"vtx_01a20a6c0a8209b06b48d18d9e8ea5c4","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20a6c0a50f7d5271ba7eefa115207","By":1}]}},"reward":{"ID":"rew_01a20a6c0a50f7d5271ba7eefa115207","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d"},"CreatedAt":"2026-11-23T21:59:42.416Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.466Z"}}]', '2026-11-23 21:59:42.466+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a4c66a33123a67a66afd842', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a20a6c0a4b6c49217988a8d0462a0d', NULL, 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a492d860f4febf31b79787a', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","AutomationID":"auto_01a20a6c0a4b6c49217988a8ef98e3b9","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.409Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.409+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a4f57fd1fd0a295fe8c27db', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a20a6c0a4ea1fb31549debb52cf7f0', NULL, 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a4c66a33123a67b57a54b1d', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.412Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.412+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a5c84ef954bacc110cf373b', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a20a6c0a5c84ef954bacc017f1ee7d', NULL, 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a5880efa055f4411aeabe1f', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20a6c0a50f7d5271ba7eefa115207","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T21:59:42.416Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20a6c0a5c84ef954bacc017f1ee7d","RewardID":"rew_01a20a6c0a50f7d5271ba7eefa115207","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T21:59:42.426Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.426+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a6008ba2ceb797967f2e996', 201, 'voucher.created', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', NULL, 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a5e58210d24c154510ce353', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.432+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0aaf2689c8c399b8dc06d7f4', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a6c0aaf2689c8c399b81690ffbf', NULL, NULL, 'v-01a20a6c0aad2e4a543725ba51b2049a', 'ACTION', '{"assignment":{"ID":"asgm_01a20a6c0aaf2689c8c399b81690ffbf","RuleID":"val_01a20a6c0aac8a074a28785ee5903014","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a6c0aaef94d7935cf90a0139023","CreatedAt":"2026-11-23T21:59:42.51Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a6c0aac8a074a28785ee5903014","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T21:59:42.508Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a61d124bf6d9163233f0adb', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a5e58210d24c154510ce353', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 21:59:42.432+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a66943e6991ddbdc5777a5d', 217, 'voucher.published', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a622407e7d673d2c137f0b3', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20a6c0a65c25225811c12def5d125","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a6c0a6008ba2ceb7979298d8177"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T21:59:42.435Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.435Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a66943e6991ddbeae431fdf', 225, 'publication.succeeded', 'publication', 'pub_01a20a6c0a65c25225811c12def5d125', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a622407e7d673d2c137f0b3', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a6c0a65c25225811c12def5d125","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a6c0a6008ba2ceb7979298d8177"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T21:59:42.435Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.435Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a66943e6991ddbf55d5103b', 233, 'customer.publication.succeeded', 'publication', 'pub_01a20a6c0a65c25225811c12def5d125', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a622407e7d673d2c137f0b3', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a6c0a65c25225811c12def5d125","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a6c0a6008ba2ceb7979298d8177"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T21:59:42.435Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.435Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0aaf2689c8c399b9b9e7a84a', 329, 'voucher.created', 'voucher', 'v_01a20a6c0aaef94d7935cf90a0139023', NULL, NULL, 'v-01a20a6c0aad2e4a543725ba51b2049a', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a6c0aaef94d7935cf90a0139023","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.51Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a6cf1b3779df80876bb31aa', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a68852b3c1f408d94df7587', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.441Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0a699d2e5a8b73d530039ac4","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T21:59:42.441Z"}}', NULL, NULL, '2026-11-23 21:59:42.441+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a6cf1b3779df808bb851caa', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a68852b3c1f408d94df7587', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.441Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0a699d2e5a8b73d530039ac4","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T21:59:42.441Z"}}', NULL, NULL, '2026-11-23 21:59:42.441+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a6cf1b3779df808ccded353', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a68852b3c1f408d94df7587', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.441Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0a699d2e5a8b73d530039ac4","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T21:59:42.441Z"}}', NULL, NULL, '2026-11-23 21:59:42.441+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a6e8658245d220f8d937c68', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'v-01a20a6c0a68852b3c1f408d94df7587', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.412Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.441Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.441+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0aac8a074a28785f4efede44', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a20a6c0aac8a074a28785ee5903014', NULL, NULL, 'v-01a20a6c0aac8a074a28785e50eff386', 'ACTION', '{"rule":{"ID":"val_01a20a6c0aac8a074a28785ee5903014","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T21:59:42.508Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.508+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a92f9e521e2188c361e5a30', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a20a6c09d05dd19b50872ca061c7d1', NULL, 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'v-01a20a6c0a8c6e2c5c238254b703acd2', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Active":true,"CreatedAt":"2026-11-23T21:59:42.283Z"},"customer":{},"voucher":{"ID":"v_01a20a6c09d05dd19b50872ca061c7d1","Code":"GIFT-50","CampaignID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","CategoryID":"cat_01a20a6c09a74fa4ac15f273f6e82c75","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T21:59:42.288Z","UpdatedAt":"2026-11-23T21:59:42.482Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0a92f9e521e2188babe05cd9","VoucherID":"v_01a20a6c09d05dd19b50872ca061c7d1","CampaignID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RedemptionID":"r_01a20a6c0a92f9e521e2188ad9ba8c99","CreatedAt":"2026-11-23T21:59:42.482Z"}}', NULL, NULL, '2026-11-23 21:59:42.482+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a92f9e521e2188c361e5a31', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a20a6c0a92f9e521e2188ad9ba8c99', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'v-01a20a6c0a8c6e2c5c238254b703acd2', 'ACTION', '{"redemption":{"ID":"r_01a20a6c0a92f9e521e2188ad9ba8c99","Object":"redemption","Date":"2026-11-23T21:59:42.482Z","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","Status":"SUCCEEDED","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Related":{"Type":"voucher","ID":"v_01a20a6c09d05dd19b50872ca061c7d1"},"VoucherID":"v_01a20a6c09d05dd19b50872ca061c7d1","Code":"GIFT-50","CampaignID":"camp_01a20a6c09cba8eeb7c99e66cd70da89","Campaign":"Gift cards","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a20a6c0a92f9e521e2188c361e5a32","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20a6c0a92f9e521e2188a9434f9b4","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20a6c0a92f9e521e2188c361e5a33","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20a6c0a92f9e521e2188a9434f9b4","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"CreatedAt":"2026-11-23T21:59:42.259Z"},"order":{"ID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","Redemptions":{"r_01a20a6c0a92f9e521e2188ad9ba8c99":{"Date":"2026-11-23T21:59:42.482Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a6c09d05dd19b50872ca061c7d1","RelatedObjectParentID":"camp_01a20a6c09cba8eeb7c99e66cd70da89"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T21:59:42.482Z","PaidAt":"2026-11-23T21:59:42.482Z"}}]', '2026-11-23 21:59:42.482+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0a9c1b8c7ce2e35fe87ef2d0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a20a6c0a9c1b8c7ce2e35fb64d4b9a', 'cust_01a20a6c09b330ba9c9f0b684213d890', NULL, 'v-01a20a6c0a99b13937e0cbdf238d105e', 'ACTION', '{"redemption":{"ID":"r_01a20a6c0a9c1b8c7ce2e35fb64d4b9a","Object":"redemption","Date":"2026-11-23T21:59:42.492Z","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","Status":"SUCCEEDED","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Related":{"Type":"voucher","ID":"v_01a20a6c09caf6ad856beaaf4de3349d"},"VoucherID":"v_01a20a6c09caf6ad856beaaf4de3349d","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 21:59:42.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0aa447b11c63f1648d808da0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a20a6c0aa447b11c63f164325d4233', 'cust_01a20a6c09b330ba9c9f0b684213d890', NULL, 'v-01a20a6c0a9dbb9a20b01da0c471430c', 'ACTION', '{"redemption":{"ID":"rr_01a20a6c0aa447b11c63f164325d4233","Object":"redemption_rollback","Date":"2026-11-23T21:59:42.5Z","RedemptionID":"r_01a20a6c0a9c1b8c7ce2e35fb64d4b9a","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","Status":"SUCCEEDED","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Related":{"Type":"voucher","ID":"v_01a20a6c09caf6ad856beaaf4de3349d"},"VoucherID":"v_01a20a6c09caf6ad856beaaf4de3349d","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 21:59:42.5+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ab4a0e573a465173792c2e0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a20a6c0ab4a0e573a465172e287973', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0ab025a6410c4354336ed49a', 'ACTION', '{"redemption":{"ID":"r_01a20a6c0ab4a0e573a465172e287973","Object":"redemption","Date":"2026-11-23T21:59:42.516Z","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","TrackingID":"track_3s1166xDuKyHmC8mQc-kQlNTKk79VkZ49PgESzi8QkA","Status":"SUCCEEDED","Channel":{"ID":"7a4e38a81cbf4354dd71837dd5be02b2","Type":"API"},"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Related":{"Type":"voucher","ID":"v_01a20a6c0aaef94d7935cf90a0139023"},"VoucherID":"v_01a20a6c0aaef94d7935cf90a0139023","Code":"ONCE"}}', NULL, NULL, '2026-11-23 21:59:42.516+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b2beea219439598e07bdf80', 657, 'customer.order.updated', 'order', 'ord_01a20a6c0b277c8be0a07e59bbf8d9fc', NULL, NULL, 'v-01a20a6c0b28db7ec349ac19d8e4e902', 'EFFECT', '{"order":{"ID":"ord_01a20a6c0b277c8be0a07e59bbf8d9fc","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a6c0b277c8be0a07e5a9afa5516","ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T21:59:42.631Z","UpdatedAt":"2026-11-23T21:59:42.635Z","PaidAt":"2026-11-23T21:59:42.631Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20a6c0b277c8be0a07e5a9afa5516","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20a6c0b2beea219439598c276bcb7"]}}}', '[{"step":1,"id":"ev_01a20a6c0b2beea219439598e07bdf81","type":"order.returned","entity_type":"order","entity_id":"ord_01a20a6c0b277c8be0a07e59bbf8d9fc","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a20a6c0b277c8be0a07e59bbf8d9fc","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a6c0b277c8be0a07e5a9afa5516","ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T21:59:42.631Z","UpdatedAt":"2026-11-23T21:59:42.635Z","PaidAt":"2026-11-23T21:59:42.631Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20a6c0b277c8be0a07e5a9afa5516","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20a6c0b2beea219439598c276bcb7"]}},"return":{"ID":"ret_01a20a6c0b2beea219439598c276bcb7","SourceID":"","OrderID":"ord_01a20a6c0b277c8be0a07e59bbf8d9fc","CustomerID":"","Reason":"","Metadata":null,"APIKey":"7a4e38a81cbf4354dd71837dd5be02b2","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a20a6c0b277c8be0a07e5a9afa5516","ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-23T21:59:42.635Z"}}]', '2026-11-23 21:59:42.635+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ab629cd5865a5a7d5deb597', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a20a6c0ab5e103046e12def222d02f', NULL, 'camp_01a20a6c09d34bd894df0fa354f03162', 'v-01a20a6c0ab4a0e573a4651823329134', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c09d34bd894df0fa354f03162","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a6c09a6555efd9529e1d121987f","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.291Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a20a6c0ab5e103046e12def222d02f","CampaignID":"camp_01a20a6c09d34bd894df0fa354f03162","Name":"Both","TierIDs":["promo_01a20a6c09d34bd894df0fa46d9905d2"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T21:59:42.516Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.516+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0abc6c81c7b008b94e93ee97', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a20a6c09b330ba9c9f0b684213d890', NULL, 'v-01a20a6c0aba7e5997f260eb22b32d0f', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 21:59:42.524+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ac2d8b4aa3950fc47503b09', 361, 'voucher.created', 'voucher', 'v_01a20a6c0ac2d8b4aa3950fb9d9d6727', NULL, NULL, 'v-01a20a6c0ac1e000d606c09ccd718121', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a6c0ac2d8b4aa3950fb9d9d6727","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.53+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ac7d003cede6620fe3b828c', 369, 'voucher.deleted', 'voucher', 'v_01a20a6c0ac2d8b4aa3950fb9d9d6727', NULL, NULL, 'v-01a20a6c0ac34db55db2233637d8c6ab', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a6c0ac2d8b4aa3950fb9d9d6727","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T21:59:42.531Z"}}', NULL, NULL, '2026-11-23 21:59:42.531+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ad0227ea95361ce7c33ef6e', 377, 'campaign.created', 'campaign', 'camp_01a20a6c0acf11daf17e04204a13c4f2', NULL, 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'v-01a20a6c0ace30e3aee194fb446db887', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0acf11daf17e04204a13c4f2","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.543Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T21:59:42.543Z"}', NULL, NULL, '2026-11-23 21:59:42.543+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ad8ddd440fd571e7be2b7ef', 393, 'voucher.created', 'voucher', 'v_01a20a6c0ad8ddd440fd571d7fcc252d', NULL, 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'v-01a20a6c0ad1343549988538f5d4189e', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0acf11daf17e04204a13c4f2","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.543Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0ad8ddd440fd571d7fcc252d","Code":"FRIEND1","CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.552Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.552+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ad60afaeed75e8efe805288', 385, 'customer.segment.entered', 'segment', 'seg_01a20a6c0ab74e09cd8b829a879581c0', 'cust_01a20a6c09b330ba9c9f0b684213d890', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a20a6c0ab74e09cd8b829a879581c0","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T21:59:42.519Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.55+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b76ecbdf1ae536769e7260a', 665, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.703Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0b76ecbdf1ae536644d10246","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a6c0a92f9e521e2188c361e5a33","EventType":"customer.order.paid","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RuleID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T21:59:42.703Z"}}', NULL, NULL, '2026-11-23 21:59:42.703+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b76ecbdf1ae53678d8e7ccf', 673, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.703Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0b76ecbdf1ae536644d10246","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a6c0a92f9e521e2188c361e5a33","EventType":"customer.order.paid","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RuleID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T21:59:42.703Z"}}', NULL, NULL, '2026-11-23 21:59:42.703+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b76ecbdf1ae5367bcaf7923', 681, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.703Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0b76ecbdf1ae536644d10246","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a6c0a92f9e521e2188c361e5a33","EventType":"customer.order.paid","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RuleID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T21:59:42.703Z"}}', NULL, NULL, '2026-11-23 21:59:42.703+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b76ecbdf1ae53689e5bf503', 689, 'customer.rewarded', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","AutomationID":"auto_01a20a6c0a4b6c49217988a8ef98e3b9","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.409Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.703Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0b76ecbdf1ae536644d10246","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a6c0a92f9e521e2188c361e5a33","EventType":"customer.order.paid","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RuleID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T21:59:42.703Z"}}', NULL, NULL, '2026-11-23 21:59:42.703+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b76ecbdf1ae53692a1b7fa8', 697, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.407Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","AutomationID":"auto_01a20a6c0a4b6c49217988a8ef98e3b9","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.409Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a6c0a6008ba2ceb7979298d8177","Code":"REGULAR1","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.432Z","UpdatedAt":"2026-11-23T21:59:42.703Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a6c0b76ecbdf1ae536644d10246","VoucherID":"v_01a20a6c0a6008ba2ceb7979298d8177","CampaignID":"camp_01a20a6c0a47a1ec510ea32dd3aab8ac","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a6c0a92f9e521e2188c361e5a33","EventType":"customer.order.paid","OrderID":"ord_01a20a6c0a92f9e521e2188a9434f9b4","RuleID":"ern_01a20a6c0a4b6c49217988a8d0462a0d","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a6c0a4ea1fb31549debb52cf7f0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T21:59:42.703Z"}}', NULL, NULL, '2026-11-23 21:59:42.703+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ad9a49aea30a2901d139087', 401, 'campaign.vouchers.added', 'campaign', 'camp_01a20a6c0acf11daf17e04204a13c4f2', NULL, 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'v-01a20a6c0ad1343549988538f5d4189e', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0acf11daf17e04204a13c4f2","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.543Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 21:59:42.552+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0adfef5fd04df4fa00c99f5a', 409, 'voucher.published', 'voucher', 'v_01a20a6c0ad8ddd440fd571d7fcc252d', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'v-01a20a6c0adce7771403458a2fee0579', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0acf11daf17e04204a13c4f2","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.543Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20a6c0adfef5fd04df4f92cb79413","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a6c0ad8ddd440fd571d7fcc252d"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T21:59:42.556Z"},"voucher":{"ID":"v_01a20a6c0ad8ddd440fd571d7fcc252d","Code":"FRIEND1","CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"cust_01a20a6c09b330ba9c9f0b684213d890","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.552Z","UpdatedAt":"2026-11-23T21:59:42.556Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.556+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ae024e229f339cff2889283', 417, 'publication.succeeded', 'publication', 'pub_01a20a6c0adfef5fd04df4f92cb79413', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'v-01a20a6c0adce7771403458a2fee0579', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0acf11daf17e04204a13c4f2","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.543Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a6c0adfef5fd04df4f92cb79413","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a6c0ad8ddd440fd571d7fcc252d"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T21:59:42.556Z"},"voucher":{"ID":"v_01a20a6c0ad8ddd440fd571d7fcc252d","Code":"FRIEND1","CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"cust_01a20a6c09b330ba9c9f0b684213d890","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.552Z","UpdatedAt":"2026-11-23T21:59:42.556Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.556+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ae024e229f339d0492303b0', 425, 'customer.publication.succeeded', 'publication', 'pub_01a20a6c0adfef5fd04df4f92cb79413', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'v-01a20a6c0adce7771403458a2fee0579', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0acf11daf17e04204a13c4f2","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.543Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b330ba9c9f0b684213d890","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T21:59:42.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.259Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a6c0adfef5fd04df4f92cb79413","CustomerID":"cust_01a20a6c09b330ba9c9f0b684213d890","TrackingID":"track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a6c0ad8ddd440fd571d7fcc252d"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T21:59:42.556Z"},"voucher":{"ID":"v_01a20a6c0ad8ddd440fd571d7fcc252d","Code":"FRIEND1","CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"cust_01a20a6c09b330ba9c9f0b684213d890","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.552Z","UpdatedAt":"2026-11-23T21:59:42.556Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.556+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0ae57d2760679259c5e0bcdd', 433, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a20a6c0ae57d27606792593911363e', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'v-01a20a6c0ae20ff3a90f41c88e2b3557', 'ACTION', '{"campaign":{"ID":"camp_01a20a6c0acf11daf17e04204a13c4f2","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T21:59:42.543Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T21:59:42.328Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T21:59:42.263Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a20a6c0ae57d27606792593911363e","VoucherID":"v_01a20a6c0ad8ddd440fd571d7fcc252d","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","Role":"REFEREE","ReferrerID":"cust_01a20a6c09b330ba9c9f0b684213d890","CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T21:59:42.565Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a20a6c0ad8ddd440fd571d7fcc252d","Code":"FRIEND1","CampaignID":"camp_01a20a6c0acf11daf17e04204a13c4f2","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a6c09b330ba9c9f0b684213d890","ReferrerID":"cust_01a20a6c09b330ba9c9f0b684213d890","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T21:59:42.552Z","UpdatedAt":"2026-11-23T21:59:42.556Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.565+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0af57baa98f0eba0ee0a2300', 441, 'vl.card_definition.created', 'card_definition', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', NULL, NULL, 'v-01a20a6c0af42b399d2ac93c836a4341', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.58Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.58+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0af7a890311ec491da179020', 449, 'vl.tier_structure.created', 'tier_structure', 'lts_01a20a6c0af6b79348c6ff2096ff4602', NULL, NULL, 'v-01a20a6c0af6b79348c6ff208c70fafc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.582Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.582+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b1f7fe2fcb06f0ec2d57071', 633, 'customer.order.created', 'order', 'ord_01a20a6c0b1f7fe2fcb06f0e95c341d4', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b1e3f8acb457407cf47533b', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T21:59:42.621Z"},"CreatedAt":"2026-11-23T21:59:42.263Z"},"order":{"ID":"ord_01a20a6c0b1f7fe2fcb06f0e95c341d4","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","CreatedAt":"2026-11-23T21:59:42.622Z"}}', NULL, NULL, '2026-11-23 21:59:42.622+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0af9e1d457e3511210b8fbca', 457, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a20a6c0af6b79348c6ff2096ff4602', NULL, NULL, 'v-01a20a6c0af7a890311ec492bb1041f4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.582Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a20a6c0af7a890311ec492d9582d7e","StructureID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.583Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.583+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0afad78ba81126fecbf05f76', 465, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a20a6c0af6b79348c6ff2096ff4602', NULL, NULL, 'v-01a20a6c0af9e1d457e35112c7f3cc01', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.582Z","UpdatedAt":"2026-11-23T21:59:42.585Z"}}', NULL, NULL, '2026-11-23 21:59:42.585+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0afc6a8d25de18573a42fbe6', 473, 'vl.benefit.created', 'benefit', 'lben_01a20a6c0afad78ba81126ffc4cc6f3f', NULL, NULL, 'v-01a20a6c0afad78ba81126ff92e08861', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a20a6c0afad78ba81126ffc4cc6f3f","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T21:59:42.586Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.586+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0afde95a929899784d8a42c9', 481, 'vl.earning_rule.created', 'earning_rule', 'lern_01a20a6c0afc6a8d25de185883a18aeb', NULL, NULL, 'v-01a20a6c0afc6a8d25de1857ae082910', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a20a6c0afc6a8d25de185883a18aeb","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a6c0afc6a8d25de1858814f335a","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a6c0afad78ba81126ffc4cc6f3f"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.588Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.588+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0aff9985a57dadcd18747a58', 489, 'vl.reward.created', 'reward', 'lrew_01a20a6c0afeca02136a46a44e91ea34', NULL, NULL, 'v-01a20a6c0afeca02136a46a2e4ee8d8b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a20a6c0afeca02136a46a44e91ea34","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a6c0afeca02136a46a3c46d63cb","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a6c0afeca02136a46a3d98e7c81","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.59Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.59+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b00f945c38de661b7b9e6eb', 497, 'vl.program.created', 'program', 'lprg_01a20a6c0aff9985a57dadcdeed793db', NULL, NULL, 'v-01a20a6c0aff9985a57dadcd546354b0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b01e8f1073a58193cbbbe22', 505, 'vl.program.card_definition.assigned', 'program', 'lprg_01a20a6c0aff9985a57dadcdeed793db', NULL, NULL, 'v-01a20a6c0aff9985a57dadcd546354b0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.58Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a6c0b00f945c38de662a5367b72","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"card_definition","ResourceID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b01e8f1073a58198fdb5894', 513, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', NULL, NULL, 'v-01a20a6c0aff9985a57dadcd546354b0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.58Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a6c0b00f945c38de662a5367b72","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"card_definition","ResourceID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b022ce7e286c9eeb9255368', 521, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a20a6c0aff9985a57dadcdeed793db', NULL, NULL, 'v-01a20a6c0aff9985a57dadcd546354b0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.582Z","UpdatedAt":"2026-11-23T21:59:42.585Z"},"Assignment":{"ID":"lasgm_01a20a6c0b022ce7e286c9edd33ae8bc","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"tier_structure","ResourceID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b022ce7e286c9eedd7bcd62', 529, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a20a6c0af6b79348c6ff2096ff4602', NULL, NULL, 'v-01a20a6c0aff9985a57dadcd546354b0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.582Z","UpdatedAt":"2026-11-23T21:59:42.585Z"},"Assignment":{"ID":"lasgm_01a20a6c0b022ce7e286c9edd33ae8bc","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"tier_structure","ResourceID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b03e06b55bea0eab7d6bd68', 537, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a20a6c0aff9985a57dadcdeed793db', NULL, NULL, 'v-01a20a6c0aff9985a57dadcd546354b0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20a6c0afc6a8d25de185883a18aeb","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a6c0afc6a8d25de1858814f335a","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a6c0afad78ba81126ffc4cc6f3f"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.588Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a6c0b03e06b55bea0ea6497be36","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"earning_rule","ResourceID":"lern_01a20a6c0afc6a8d25de185883a18aeb","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b28db7ec349ac1866d3abab', 641, 'customer.order.created', 'order', 'ord_01a20a6c0b277c8be0a07e59bbf8d9fc', NULL, NULL, 'v-01a20a6c0b277c8be0a07e594d070dc1', 'ACTION', '{"order":{"ID":"ord_01a20a6c0b277c8be0a07e59bbf8d9fc","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a6c0b277c8be0a07e5a9afa5516","ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T21:59:42.631Z","PaidAt":"2026-11-23T21:59:42.631Z"}}', NULL, NULL, '2026-11-23 21:59:42.631+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b03e06b55bea0eb2cf855f3', 545, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a20a6c0afc6a8d25de185883a18aeb', NULL, NULL, 'v-01a20a6c0aff9985a57dadcd546354b0', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20a6c0afc6a8d25de185883a18aeb","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a6c0afc6a8d25de1858814f335a","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a6c0afad78ba81126ffc4cc6f3f"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.588Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a6c0b03e06b55bea0ea6497be36","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"earning_rule","ResourceID":"lern_01a20a6c0afc6a8d25de185883a18aeb","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b068cdc1932f768e12b03d6', 553, 'vl.program.reward.assigned', 'program', 'lprg_01a20a6c0aff9985a57dadcdeed793db', NULL, NULL, 'v-01a20a6c0b05cb367d287fda42d61a55', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20a6c0afeca02136a46a44e91ea34","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a6c0afeca02136a46a3c46d63cb","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a6c0afeca02136a46a3d98e7c81","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.59Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a6c0b068cdc1932f76898098f6f","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"reward","ResourceID":"lrew_01a20a6c0afeca02136a46a44e91ea34","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.597Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.597+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b068cdc1932f7692bcd0b38', 561, 'vl.reward.assigned', 'reward', 'lrew_01a20a6c0afeca02136a46a44e91ea34', NULL, NULL, 'v-01a20a6c0b05cb367d287fda42d61a55', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.591Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20a6c0afeca02136a46a44e91ea34","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a6c0afeca02136a46a3c46d63cb","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a6c0afeca02136a46a3d98e7c81","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T21:59:42.59Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a6c0b068cdc1932f76898098f6f","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","Type":"reward","ResourceID":"lrew_01a20a6c0afeca02136a46a44e91ea34","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T21:59:42.597Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.597+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b0905810b9babb39d8e711d', 569, 'vl.member.created', 'member', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b068cdc1932f7697711d17d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b0a7655d58d359001cd62c3', 577, 'vl.card.created', 'card', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b068cdc1932f7697711d17d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a6c0b0a7655d58d358f18b45e5f","MemberID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","DefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Code":"KZmQBg72Xl","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b28db7ec349ac191a8183ec', 649, 'customer.order.paid', 'order', 'ord_01a20a6c0b277c8be0a07e59bbf8d9fc', NULL, NULL, 'v-01a20a6c0b277c8be0a07e594d070dc1', 'ACTION', '{"order":{"ID":"ord_01a20a6c0b277c8be0a07e59bbf8d9fc","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a6c0b277c8be0a07e5a9afa5516","ProductID":"prod_01a20a6c09b0295e1653f43a7df4871d","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a6c09b0295e1653f43a7df4871d","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T21:59:42.631Z","PaidAt":"2026-11-23T21:59:42.631Z"}}', NULL, NULL, '2026-11-23 21:59:42.631+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b0bafa6654d27aa95e4b08c', 585, 'vl.card.assigned', 'card', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b068cdc1932f7697711d17d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a6c0b0a7655d58d358f18b45e5f","MemberID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","DefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Code":"KZmQBg72Xl","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b0bafa6654d27ab713c7720', 593, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b068cdc1932f7697711d17d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a6c0b0a7655d58d358f18b45e5f","MemberID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","DefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Code":"KZmQBg72Xl","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b0bafa6654d27ac27a1e03a', 601, 'vl.member.card.assigned', 'member', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b068cdc1932f7697711d17d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a6c0b0a7655d58d358f18b45e5f","MemberID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","DefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Code":"KZmQBg72Xl","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b1149ef5bb05eef65574a8a', 609, 'vl.tier.joined', 'tier', 'lt_01a20a6c0af7a890311ec492d9582d7e', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b0d6a3f9bcb1140778c7be5', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"7a4e38a81cbf4354dd71837dd5be02b2","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a20a6c0b0a7655d58d358f18b45e5f","MemberID":"lmbr_01a20a6c0b08d5dc484ba3fc67475552","ProgramID":"lprg_01a20a6c0aff9985a57dadcdeed793db","CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","DefinitionID":"lcdef_01a20a6c0af42b399d2ac93c8c532546","Code":"KZmQBg72Xl","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a20a6c0af6b79348c6ff2096ff4602","Rank":{"TierID":"lt_01a20a6c0af7a890311ec492d9582d7e","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T21:59:42.599Z","UpdatedAt":"2026-11-23T21:59:42.605Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 21:59:42.605+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b1d1a77b496dc5de5110d01', 617, 'customer.order.created', 'order', 'ord_01a20a6c0b1d1a77b496dc5d3f94fa1d', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b1caffd49bb78ba0e437701', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T21:59:42.621Z"},"CreatedAt":"2026-11-23T21:59:42.263Z"},"order":{"ID":"ord_01a20a6c0b1d1a77b496dc5d3f94fa1d","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","CreatedAt":"2026-11-23T21:59:42.621Z","PaidAt":"2026-11-23T21:59:42.621Z"}}', NULL, NULL, '2026-11-23 21:59:42.621+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a6c0b1d1a77b496dc5e12eab88d', 625, 'customer.order.paid', 'order', 'ord_01a20a6c0b1d1a77b496dc5d3f94fa1d', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, 'v-01a20a6c0b1caffd49bb78ba0e437701', 'ACTION', '{"customer":{"ID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T21:59:42.621Z"},"CreatedAt":"2026-11-23T21:59:42.263Z"},"order":{"ID":"ord_01a20a6c0b1d1a77b496dc5d3f94fa1d","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20a6c09b76d2f5b429bd2f8ebaf1b","CreatedAt":"2026-11-23T21:59:42.621Z","PaidAt":"2026-11-23T21:59:42.621Z"}}', NULL, NULL, '2026-11-23 21:59:42.621+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a20a6c0abc6c81c7b008ba07d6ff5d_0', 'exp_01a20a6c0abc6c81c7b008ba07d6ff5d', 'Code,Voucher Type,Value,Discount Type
FRIEND1,DISCOUNT_VOUCHER,10,PERCENT
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
CARD-6TRbidZu,GIFT_VOUCHER,50.00,
CARD-jbpLjO2B,GIFT_VOUCHER,50.00,
CARD-b0VM41fg,GIFT_VOUCHER,50.00,
CARD-9jf9voXQ,GIFT_VOUCHER,50.00,
CARD-jEsomQbP,GIFT_VOUCHER,50.00,
HELLO-Y4km,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JVot,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ypAf,DISCOUNT_VOUCHER,10,PERCENT
HELLO-qQqs,DISCOUNT_VOUCHER,10,PERCENT
HELLO-aMO5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Mp5q,DISCOUNT_VOUCHER,10,PERCENT
HELLO-laMA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-lN3T,DISCOUNT_VOUCHER,10,PERCENT
HELLO-K0dO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-13M2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-swI5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-k1Tk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uaRl,DISCOUNT_VOUCHER,10,PERCENT
HELLO-rgwY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-EChz,DISCOUNT_VOUCHER,10,PERCENT
HELLO-lbEH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VwLe,DISCOUNT_VOUCHER,10,PERCENT
HELLO-iwi7,DISCOUNT_VOUCHER,10,PERCENT
HELLO-xJML,DISCOUNT_VOUCHER,10,PERCENT
HELLO-rD1P,DISCOUNT_VOUCHER,10,PERCENT
GIFT-50,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a20a6c0abc6c81c7b008ba07d6ff5d', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 31, 1, 1219, NULL, '2026-11-23 21:59:42.524+00', '2026-11-23 21:59:42.551+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_a99cc39d4328f6db09c746798dd57816', '\x27a6efd9ea4de274b6a4c637e460787d209400427d614d3befdbc5889069fd106cce9b020c673287bf81e5c32507823b874d0c23fa3ffcce2cf4f7d50b5ea6da2bbbe06aa342d0448588ff650cf47792144e6a3e4537a88c14995af4f29d17fbe0863bedab0a81e8da878882a80cd04c269eeec5625938e8693e76caa3040a3d0b17de4c7bd41f51a6fc88c856896430747615f88373c3aace9c1cdd0f94be282cafbbfaaf3507bf6cfaa7ac004c7a1504cf5c931a592539c365eb8fd74bcf9a1a30703d099effe7d96befdbe4aeebdd0ab475976ad1cc5dfe911230d232db20f713b5d5f28158318786e3141328656c3c27cdd3a9c06d9a20f374c0e5132cc8423f28f4cdea1a85cface907d85f671ce55e81347e211b5a699448f85ca71876884acc83f15c7679c8472d63844f98401625be62139a0e6c5c9b2aa0a56defdad8f4403e599112f75be4afdeaafa96701fda9f0b2e7bde379b47fde6a384db9cc6f318054f2cd2db57cd87be76ca0b9515486524cd00935ec5c01e17cc99507b30bf47866d1058bdfa3ad70fca47609db7a0799b41b58a644cb16eae97f24579bb07a3abd0dc0260d71751ee813f75e23b0d9f9b065b031ebf256a28167b1be5503d4a9268c082c775bb33a1b4a3a04409a73d29702b6e2f6082b95a6de45e021c12fa3c049dd5071cbc9fe6b842a7c45f9157556304eb3d8d7ddd482452f066b1026cccbfbb2097769d21698bd0abbc4b23c3eb56190cbf1d8a23577fe4fa5236cecb2c2bf16769f326c6b47a3b93140b973a1944c991f224724a3d805e589e50ecd66aaaff422ebac392d82af2e1d17dfae1bf9a40cb0af497ccab1393027206828cc9b11009249ef701d81942ac214d57a81a6dbd5236f57e889064aa6f0a325d4d508b754e3dc674a2521a35c7bdf10df519d3e0b20097127640877d67a547aab6fc3071d98a3501f051e63e2a61779bc9aace9d631825c3', '2026-11-24 21:59:42.482+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_09651c2d7ed60d4425987103b85a94bc', '\xbaa68dcd1553aad474c837806c548b6b2b10ba6aadfb0555b2b132b21eb5209cc83326ba13f8a5b2af2e44f69fe692a3c1ce7aabf167147fee705b1da144acb3eabe833f02fc0def1079b0e088008ed70ed1bd7e1a1ee11b37280ccd00751e51399ebbbde076746d4d4fb21d8f9aa5edd2ef95be26285f16ded2e8334fcb07a86520a76f3af04bc203efeefc7f52e159a3a9a95223fc22f37f0d55a184c8c589826206022b935ecd9868146667540150a26e863b03f2a3d9d84719e3daba7d50dfad63765852713f7e3baef2794ff708e3724e5e5edf9191cadffab528139cb60ddcdc8f65f6659edfc8b5a24fd5be18a960fb5660e144432edb7c8c7ad0829fbcd276c3eedc1ecfb77817dec6aea5fe453361cde19c7ec50a6dfb8af1e69f8554ed0474781ad87b01a801a301c71adf36479fa04a19e48c77625b9d33b36ed4631769af036184ff29a19a547a00db538c9482c6b035cbf0e0652a691982377233bb4259b5261bc7d4e1344e010e251e681cb96c40f446bfe22a75529c5b51f73f230c94ccd645e0e3e99fba2525659b8c5d286506a44a99cdda4048d076e003354f6e89af903528b0f65ce179fad6a6ccc6b6d4b801841fc26757cb6fb52842bc451dda48f3eefeda4e40b9a27f2ff5d64e9620baafa069d2', '2026-11-24 21:59:42.492+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_20638f20ec6d0c96c8613c24a52facd1', '\x937d3f4f5e045164e8821e899c97600ff27542051755f1e68b7640c5d45af190b527c165b174bb6f2a716cf9b4abd78ae979a549c39cdbd24ef910fc481615b96a2671c1cc53b1e97d1c60cec5a91fa7f3fa2eb1307978d3c95a8fd3a165133cd2fd60556aee41a02c4ab2ea7dc622caba6e9d2376873d37dd46b68fd2f22f1fa32a73b3ff99ccacc520d9c7861056055402546a3f50bd4f0cb695374d2252b5af74cc5d413f90a345b975502ba030df81fb9acda01e366d7ac7263046a6e37fb1f060b65aea47f3346fae55f175fcb254450aae43c828cc3aead456ec834e17cff6040915beddbe25f5775789a5fded4ba39f04b3f250df6bc7dc0db64e3e8e8285f5f2182ffe89d521cae10105e8343d9c39398107cb681dd102f232b832b10dcbd531cb44b3880d929f78101df9372015a3edaf193cd6ec2386e2e9f4a3118425f8b28171a98886d25d702d587b8a51d7c9a855b017dc867c7a47367e927a52205c8031e6834608502674bfc50bc9f5cfaeb195fcdc37b3383777b7c5dcbe7408991e7c2a0496ae443b79122e739c9253', '2026-11-24 21:59:42.516+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a20a6c0af27f7db99b2269b57f5210', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 21:59:42.578+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'lprg_01a20a6c0aff9985a57dadcdeed793db cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'ACTIVE', NULL, '2026-11-23 21:59:42.599+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'ltr_01a20a6c0a4ea1fb31549debb52cf7f0', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 21:59:42.441+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a20a6c0a4ea1fb31549debb52cf7f0', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 21:59:42.412+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'KZmQBg72Xl', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a20a6c0af7a890311ec492d9582d7e"}, "StructureID": "lts_01a20a6c0af6b79348c6ff2096ff4602"}', NULL, '2026-11-23 21:59:42.599+00', '2026-11-23 21:59:42.709+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_476c58722db869fbb4de764436e81fee', 'tiers', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'tiers lprg_01a20a6c0aff9985a57dadcdeed793db', '2026-11-23', NULL, NULL, NULL, 'lts_01a20a6c0af6b79348c6ff2096ff4602', 'lt_01a20a6c0af7a890311ec492d9582d7e', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_eeac59ca2adcb04adcc0affaf732d5a9', 'tiers', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'tiers lprg_01a20a6c0aff9985a57dadcdeed793db total', NULL, NULL, NULL, NULL, 'lts_01a20a6c0af6b79348c6ff2096ff4602', 'lt_01a20a6c0af7a890311ec492d9582d7e', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_81543666ddb600a06f75e2a4a1954ca2', 'spending', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'spending lprg_01a20a6c0aff9985a57dadcdeed793db', '2026-11-23', NULL, NULL, 'lcdef_01a20a6c0af42b399d2ac93c8c532546', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_2c2b63f4235613b32940d3958e5e901b', 'spending', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'spending lprg_01a20a6c0aff9985a57dadcdeed793db total', NULL, NULL, NULL, 'lcdef_01a20a6c0af42b399d2ac93c8c532546', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_5ad5db9cd17e10feaa2bad80b7ac529f', 'card', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'card lcrd_01a20a6c0b0a7655d58d358f18b45e5f', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_066cacb7bfd3db95a9ec19180dfdb46a', 'points_earnings', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'points_earnings lprg_01a20a6c0aff9985a57dadcdeed793db', '2026-11-23', 'lern_01a20a6c0afc6a8d25de185883a18aeb', 'lernei_01a20a6c0afc6a8d25de1858814f335a', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_1897448ec803c2f3339e289e4ad46f39', 'member_rules', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'member_rules lmbr_01a20a6c0b08d5dc484ba3fc67475552', '2026-11-23', 'lern_01a20a6c0afc6a8d25de185883a18aeb', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_c66b2fa25f294302cc54b8e180837411', 'earning_rules', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'earning_rules lprg_01a20a6c0aff9985a57dadcdeed793db', '2026-11-23', 'lern_01a20a6c0afc6a8d25de185883a18aeb', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_4bb18644de28a51751e073a7eda6d49d', 'earning_rules', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'earning_rules lprg_01a20a6c0aff9985a57dadcdeed793db total', NULL, 'lern_01a20a6c0afc6a8d25de185883a18aeb', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_e9a3af25487aecc3a42d0d64443080a7', 'points_earnings', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'points_earnings lprg_01a20a6c0aff9985a57dadcdeed793db total', NULL, 'lern_01a20a6c0afc6a8d25de185883a18aeb', 'lernei_01a20a6c0afc6a8d25de1858814f335a', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a6c0b08d5dc484ba3fd201347c9', 'seats lprg_01a20a6c0aff9985a57dadcdeed793db', '2026-11-23 21:59:42.601+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a6c0b14afecd3584652c0b18af1', 'reward lrew_01a20a6c0afeca02136a46a44e91ea34 lmbr_01a20a6c0b08d5dc484ba3fc67475552', '2026-11-23 21:59:42.611+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a6c0b17c8075fff36d4d85f3175', 'spend lcrd_01a20a6c0b0a7655d58d358f18b45e5f', '2026-11-23 21:59:42.624+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a6c0b88d56f7aa124d28fd807dd', 'card lcrd_01a20a6c0b0a7655d58d358f18b45e5f', '2026-11-23 21:59:42.709+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a6c0b84793024111da8dbe0c6ad', 'lern_01a20a6c0afc6a8d25de185883a18aeb lmbr_01a20a6c0b08d5dc484ba3fc67475552', '2026-11-23 21:59:42.709+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a20a6c0aefcb7783ba1823b582dd70', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 21:59:42.575+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '86b9bc2f048bef9aba02e6968a3b9f943497a24cce812982d7c827347b5911f9', 'demo', '7a4e38a81cbf4354dd71837dd5be02b2', '["api"]', '2026-11-23 21:59:42.537+00', '2026-11-23 22:14:42.537+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a20a6c0b22db9d95e04d297db0504b', 'APPROVED', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'lctx_01a20a6c0b23c509e361d8c44b447246', 'ord_01a20a6c0b1f7fe2fcb06f0e95c341d4', 'ordpay_01a20a6c0b22db9d95e04d29c90371ae', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 21:59:42.624+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a6c09ecce81ccf93e480cd2624e', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a20a6c09ecce81ccf93e48c3c5d4be", "SKU": {"ID": "sku_01a20a6c09ad899ec125baaf527dba47", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a20a6c09ad899ec125baaf527dba47", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a20a6c09a9adc24618a551eea7492c", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a20a6c09a9adc24618a551eea7492c", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a20a6c09ecce81ccf93e494e65b773", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a20a6c09b0295e1653f43a7df4871d", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a20a6c09b0295e1653f43a7df4871d", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, NULL, 0, NULL, NULL, '2026-11-23 21:59:42.314+00', NULL, '2026-11-23 21:59:42.314+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a6c09f82919c5b2b8ea9c45f2ed', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a20a6c09f82919c5b2b8eb4c3f96e6", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a20a6c09af0d9dcacc8b93c0cbbadb", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a20a6c09af0d9dcacc8b93c0cbbadb", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, '{"r_01a20a6c09f82919c5b2b8ebd5f8a58b": {"Date": "2026-11-23T21:59:42.328Z", "RelatedObjectID": "v_01a20a6c09caf6ad856beaaf4de3349d", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-23 21:59:42.328+00', NULL, '2026-11-23 21:59:42.328+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a6c0a92f9e521e2188a9434f9b4', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a20a6c09b330ba9c9f0b684213d890', NULL, '{"r_01a20a6c0a92f9e521e2188ad9ba8c99": {"Date": "2026-11-23T21:59:42.482Z", "RelatedObjectID": "v_01a20a6c09d05dd19b50872ca061c7d1", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a20a6c09cba8eeb7c99e66cd70da89"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 21:59:42.482+00', NULL, '2026-11-23 21:59:42.482+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a6c0b1d1a77b496dc5d3f94fa1d', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, NULL, 0, NULL, NULL, '2026-11-23 21:59:42.621+00', NULL, '2026-11-23 21:59:42.621+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a6c0b1f7fe2fcb06f0e95c341d4', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', NULL, NULL, 1, NULL, NULL, '2026-11-23 21:59:42.622+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a6c0b277c8be0a07e59bbf8d9fc', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a20a6c0b277c8be0a07e5a9afa5516", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a20a6c09b0295e1653f43a7df4871d", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a20a6c09b0295e1653f43a7df4871d", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a20a6c0b277c8be0a07e5a9afa5516", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a20a6c0b2beea219439598c276bcb7"], "RefundOrder": "PROPORTIONAL"}', '2026-11-23 21:59:42.631+00', '2026-11-23 21:59:42.635+00', '2026-11-23 21:59:42.631+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20a6c0a6a9279e1f982e831519773', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'vtx_01a20a6c0a699d2e5a8b73d530039ac4', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20a6c0a6008ba2ceb7979298d8177 9999-12-31 001795471182441', NULL, '2026-11-23 21:59:42.441+00', '2026-11-23 21:59:42.466+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a6c0b0e6a87778f64a980868a8b', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lctx_01a20a6c0b0e6a87778f64a89c5bf67d', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 21:59:42.605+00', '2026-11-23 21:59:42.624+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20a6c0b76ecbdf1ae5366ad02d4a2', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'vtx_01a20a6c0b76ecbdf1ae536644d10246', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20a6c0a6008ba2ceb7979298d8177 9999-12-31 001795471182703', NULL, '2026-11-23 21:59:42.703+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a6c0b8add2c5f8f6b0aecb161d3', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lctx_01a20a6c0b8add2c5f8f6b0aa6b40c15', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f 9999-12-31 001795471182709', NULL, '2026-11-23 21:59:42.709+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a6c0b9210dba65aa0da157e3b67', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lctx_01a20a6c0b9210dba65aa0d951d0044a', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f 9999-12-31 001795471182709', NULL, '2026-11-23 21:59:42.709+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a6c0a8209b06b48d18e7155b6ec', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'vtx_01a20a6c0a8209b06b48d18d9e8ea5c4', 'lopb_01a20a6c0a6a9279e1f982e831519773', 20, 0, 0, '2026-11-23 21:59:42.466+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a6c0b18e04c49d56266f0b159f9', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lctx_01a20a6c0b18e04c49d56266a533d42a', 'lcpeb_01a20a6c0b0e6a87778f64a980868a8b', 20, 0, 0, '2026-11-23 21:59:42.611+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a6c0b23c509e361d8c5200bdf53', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lctx_01a20a6c0b23c509e361d8c44b447246', 'lcpeb_01a20a6c0b0e6a87778f64a980868a8b', 80, 0, 0, '2026-11-23 21:59:42.624+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 21:59:42.241+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a6c09a9adc24618a551eea7492c', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 21:59:42.249+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a6c09af0d9dcacc8b93c0cbbadb', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 21:59:42.255+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a6c09b0295e1653f43a7df4871d', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 21:59:42.256+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 21:59:42.241+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a20a6c09b12d5c6a02316059868a46', 'Equipment', 'STATIC', '[{"ID": "prod_01a20a6c09af0d9dcacc8b93c0cbbadb", "Object": "product"}, {"ID": "prod_01a20a6c09b0295e1653f43a7df4871d", "Object": "product"}]', NULL, NULL, false, '2026-11-23 21:59:42.257+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a6c0b00f945c38de662a5367b72', 'lprg_01a20a6c0aff9985a57dadcdeed793db lcdef_01a20a6c0af42b399d2ac93c8c532546', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'card_definition', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', NULL, 0, '2026-11-23 21:59:42.591+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a6c0b022ce7e286c9edd33ae8bc', 'lprg_01a20a6c0aff9985a57dadcdeed793db lts_01a20a6c0af6b79348c6ff2096ff4602', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'tier_structure', 'lts_01a20a6c0af6b79348c6ff2096ff4602', NULL, 0, '2026-11-23 21:59:42.591+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a6c0b03e06b55bea0ea6497be36', 'lprg_01a20a6c0aff9985a57dadcdeed793db lern_01a20a6c0afc6a8d25de185883a18aeb', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'earning_rule', 'lern_01a20a6c0afc6a8d25de185883a18aeb', NULL, 0, '2026-11-23 21:59:42.591+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a6c0b068cdc1932f76898098f6f', 'lprg_01a20a6c0aff9985a57dadcdeed793db lrew_01a20a6c0afeca02136a46a44e91ea34', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'reward', 'lrew_01a20a6c0afeca02136a46a44e91ea34', NULL, 1, '2026-11-23 21:59:42.597+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a20a6c0afc6a8d25de185883a18aeb', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a20a6c0afc6a8d25de185883a18aeb", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a20a6c0afc6a8d25de1858814f335a", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a20a6c0af42b399d2ac93c8c532546"}}, {"BenefitID": "lben_01a20a6c0afad78ba81126ffc4cc6f3f"}]}], "CreatedAt": "2026-11-23T21:59:42.588Z"}', '2026-11-23 21:59:42.588+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-23 21:59:42.58+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a20a6c0afeca02136a46a44e91ea34', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a20a6c0afeca02136a46a44e91ea34", "Gift": {"Material": {"ProductID": "prod_01a20a6c09b0295e1653f43a7df4871d"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a20a6c0afeca02136a46a3c46d63cb", "Spending": {"ID": "lrspn_01a20a6c0afeca02136a46a3d98e7c81", "Points": 20, "CardDefinitionID": "lcdef_01a20a6c0af42b399d2ac93c8c532546"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T21:59:42.59Z"}', '2026-11-23 21:59:42.59+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a20a6c0af7a890311ec492d9582d7e', 'lts_01a20a6c0af6b79348c6ff2096ff4602', 'Gold', '{"ID": "lt_01a20a6c0af7a890311ec492d9582d7e", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T21:59:42.583Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a20a6c0af6b79348c6ff2096ff4602"}', '2026-11-23 21:59:42.583+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 21:59:42.591+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'b90921fc32d4fedc30aab9d253d20f0f235cdc6d820f7d6f1f5eff0201ff934e', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 21:59:42.24+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a20a6c0ab5e103046e12def222d02f', 'camp_01a20a6c09d34bd894df0fa354f03162', 'Both', '["promo_01a20a6c09d34bd894df0fa46d9905d2"]', 'MANUAL', NULL, '2026-11-23 21:59:42.516+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20a6c09d34bd894df0fa46d9905d2', 'camp_01a20a6c09d34bd894df0fa354f03162', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 21:59:42.291+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20a6c09e2bbe25c2997e0339609c9', 'camp_01a20a6c09d34bd894df0fa354f03162', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 21:59:42.305+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20a6c0a65c25225811c12def5d125', NULL, 'cust_01a20a6c09b330ba9c9f0b684213d890', 'track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs', 'API', NULL, '["v_01a20a6c0a6008ba2ceb7979298d8177"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 21:59:42.435+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20a6c0adfef5fd04df4f92cb79413', NULL, 'cust_01a20a6c09b330ba9c9f0b684213d890', 'track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs', 'API', NULL, '["v_01a20a6c0ad8ddd440fd571d7fcc252d"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 21:59:42.556+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a20a6c0ae57d27606792593911363e', 'v_01a20a6c0ad8ddd440fd571d7fcc252d cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'v_01a20a6c0ad8ddd440fd571d7fcc252d', 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'REFEREE', 'cust_01a20a6c09b330ba9c9f0b684213d890', 'camp_01a20a6c0acf11daf17e04204a13c4f2', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 21:59:42.565+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac/2026-11-23', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20a6c09cba8eeb7c99e66cd70da89/2026-11-23', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a6c09f82919c5b2b8ebd5f8a58b', 'redemption', '2026-11-23 21:59:42.328+00', NULL, false, NULL, NULL, 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'track_3s1166xDuKyHmC8mQc-kQlNTKk79VkZ49PgESzi8QkA', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '7a4e38a81cbf4354dd71837dd5be02b2', 'API', NULL, '7a4e38a81cbf4354dd71837dd5be02b2', NULL, 'voucher', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a20a6c09f82919c5b2b8ea9c45f2ed', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a6c0a8209b06b48d18ca2906fa7', 'redemption', '2026-11-23 21:59:42.466+00', NULL, false, NULL, NULL, 'cust_01a20a6c09b330ba9c9f0b684213d890', 'track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '7a4e38a81cbf4354dd71837dd5be02b2', 'API', NULL, '7a4e38a81cbf4354dd71837dd5be02b2', NULL, 'voucher', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'REGULAR1', NULL, 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'Regulars', 'rew_01a20a6c0a50f7d5271ba7eefa115207', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a20a6c0a8209b06b48d18d9e8ea5c4", "Delivery": "PENDING", "AssignmentID": "rewa_01a20a6c0a5c84ef954bacc017f1ee7d", "LoyaltyTierID": "ltr_01a20a6c0a4ea1fb31549debb52cf7f0"}, "Counted": [{"By": 1, "Key": "s/rew_01a20a6c0a50f7d5271ba7eefa115207"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a6c0a92f9e521e2188ad9ba8c99', 'redemption', '2026-11-23 21:59:42.482+00', NULL, false, NULL, NULL, 'cust_01a20a6c09b330ba9c9f0b684213d890', 'track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '7a4e38a81cbf4354dd71837dd5be02b2', 'API', NULL, '7a4e38a81cbf4354dd71837dd5be02b2', NULL, 'voucher', 'v_01a20a6c09d05dd19b50872ca061c7d1', 'v_01a20a6c09d05dd19b50872ca061c7d1', 'GIFT-50', NULL, 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'Gift cards', NULL, NULL, 'ord_01a20a6c0a92f9e521e2188a9434f9b4', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a6c0a9c1b8c7ce2e35fb64d4b9a', 'redemption', '2026-11-23 21:59:42.492+00', NULL, false, NULL, NULL, 'cust_01a20a6c09b330ba9c9f0b684213d890', 'track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '7a4e38a81cbf4354dd71837dd5be02b2', 'API', NULL, '7a4e38a81cbf4354dd71837dd5be02b2', NULL, 'voucher', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a20a6c0aa447b11c63f164325d4233', '2026-11-23 21:59:42.5+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a20a6c0aa447b11c63f164325d4233', 'redemption_rollback', '2026-11-23 21:59:42.5+00', NULL, false, 'r_01a20a6c0a9c1b8c7ce2e35fb64d4b9a', NULL, 'cust_01a20a6c09b330ba9c9f0b684213d890', 'track_8F6rNkMkGvFVhCWRLUPl1kjAJKhQORmLBJwEpDW6OZs', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '7a4e38a81cbf4354dd71837dd5be02b2', 'API', NULL, '7a4e38a81cbf4354dd71837dd5be02b2', NULL, 'voucher', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a6c0ab4a0e573a465172e287973', 'redemption', '2026-11-23 21:59:42.516+00', NULL, false, NULL, NULL, 'cust_01a20a6c09b76d2f5b429bd2f8ebaf1b', 'track_3s1166xDuKyHmC8mQc-kQlNTKk79VkZ49PgESzi8QkA', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '7a4e38a81cbf4354dd71837dd5be02b2', 'API', NULL, '7a4e38a81cbf4354dd71837dd5be02b2', NULL, 'voucher', 'v_01a20a6c0aaef94d7935cf90a0139023', 'v_01a20a6c0aaef94d7935cf90a0139023', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a20a6c0b2beea219439598c276bcb7', NULL, 'ord_01a20a6c0b277c8be0a07e59bbf8d9fc', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a20a6c0b277c8be0a07e5a9afa5516", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a20a6c09b0295e1653f43a7df4871d"}], "Money": 1000, "APIKey": "7a4e38a81cbf4354dd71837dd5be02b2", "Amount": 1000, "Earned": {"By": ["campaigns", "programs"]}, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-23 21:59:42.635+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a20a6c0a5c84ef954bacc017f1ee7d', 'rew_01a20a6c0a50f7d5271ba7eefa115207 camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'rew_01a20a6c0a50f7d5271ba7eefa115207', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 20, false, '2026-11-23 21:59:42.426+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a20a6c0b17c8075fff36d59d634cc9', 'PURCHASE', 'APPROVED', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lctx_01a20a6c0b18e04c49d56266a533d42a', 'lrew_01a20a6c0afeca02136a46a44e91ea34', 20, '{"Gift": {"Material": {"ProductID": "prod_01a20a6c09b0295e1653f43a7df4871d"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 21:59:42.611+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a20a6c0a50f7d5271ba7eefa115207', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a20a6c09b0295e1653f43a7df4871d"}', NULL, '2026-11-23 21:59:42.416+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 21:59:42.295363+00', '2026-11-23 21:59:42.278289+00', '2026-11-23 21:59:42.29979+00', '2026-11-23 21:59:42.278289+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20a6c09c50467df8a76fc5cf8853f", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20a6c09c3317cb0580c79f47c9788"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 21:59:42.295363+00', '2026-11-23 21:59:42.284715+00', '2026-11-23 21:59:42.303983+00', '2026-11-23 21:59:42.284715+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20a6c09cc5234f06acb87f06e5f47", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20a6c09cba8eeb7c99e66cd70da89"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 21:59:42.38035+00', '2026-11-23 21:59:42.378179+00', '2026-11-23 21:59:42.384398+00', '2026-11-23 21:59:42.378179+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 21:59:42.4168+00', '2026-11-23 21:59:42.415309+00', '2026-11-23 21:59:42.420183+00', '2026-11-23 21:59:42.415309+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a20a6c0a47a1ec510ea32dd3aab8ac"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 21:59:42.531658+00', '2026-11-23 21:59:42.528244+00', '2026-11-23 21:59:42.543602+00', '2026-11-23 21:59:42.528244+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a20a6c0abee4df6ee2d7fcd162bd2e", "Metadata": null}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 21:59:42.531764+00', '2026-11-23 21:59:42.520312+00', '2026-11-23 21:59:42.550766+00', '2026-11-23 21:59:42.520312+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a20a6c0ab74e09cd8b829a879581c0"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 21:59:42.694461+00', '2026-11-23 21:59:42.689426+00', '2026-11-23 21:59:42.719961+00', '2026-11-23 21:59:42.689426+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 21:59:42.535878+00', '2026-11-23 21:59:42.525489+00', '2026-11-23 21:59:42.563127+00', '2026-11-23 21:59:42.525489+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a20a6c0abc6c81c7b008ba07d6ff5d"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 21:59:42.694461+00', '2026-11-23 21:59:42.689426+00', '2026-11-23 21:59:42.74557+00', '2026-11-23 21:59:42.689426+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 21:59:42.694461+00', '2026-11-23 21:59:42.689426+00', '2026-11-23 21:59:42.706254+00', '2026-11-23 21:59:42.689426+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 21:59:42.694461+00', '2026-11-23 21:59:42.689426+00', '2026-11-23 21:59:42.706402+00', '2026-11-23 21:59:42.689426+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 21:59:42.707913+00', '2026-11-23 21:59:42.689426+00', '2026-11-23 21:59:42.720036+00', '2026-11-23 21:59:42.689426+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 21:59:42.720073+00', '2026-11-23 21:59:42.689426+00', '2026-11-23 21:59:42.729187+00', '2026-11-23 21:59:42.689426+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 21:59:42.745594+00', '2026-11-23 21:59:42.717295+00', '2026-11-23 21:59:42.751742+00', '2026-11-23 21:59:42.717295+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20a6c0aff9985a57dadcdeed793db"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 21:59:42.745594+00', '2026-11-23 21:59:42.71854+00', '2026-11-23 21:59:42.753604+00', '2026-11-23 21:59:42.71854+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20a6c0aff9985a57dadcdeed793db"}, "project": "demo"}', '{punchcard:307737949}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 21:59:42.095868+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 21:59:42.101346+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 21:59:42.106045+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 21:59:42.106932+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 21:59:42.109058+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 21:59:42.116069+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 21:59:42.117378+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 21:59:42.145754+00', '{}', NULL, '2026-11-23 21:59:42.145754+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 21:59:42.146504+00', '{}', NULL, '2026-11-23 21:59:42.146504+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 21:59:42.146799+00', '{}', NULL, '2026-11-23 21:59:42.146799+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 21:59:42.147019+00', '{}', NULL, '2026-11-23 21:59:42.147019+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 21:59:42.147195+00', '{}', NULL, '2026-11-23 21:59:42.147195+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 21:59:42.147332+00', '{}', NULL, '2026-11-23 21:59:42.147332+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 21:59:42.147498+00', '{}', NULL, '2026-11-23 21:59:42.147498+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-23 21:59:42.159896+00', '{}', NULL, '2026-11-23 21:59:42.159896+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 21:59:42.160243+00', '{}', NULL, '2026-11-23 21:59:42.160243+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 21:59:42.160439+00', '{}', NULL, '2026-11-23 21:59:42.160439+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 21:59:42.160602+00', '{}', NULL, '2026-11-23 21:59:42.160602+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 21:59:42.16078+00', '{}', NULL, '2026-11-23 21:59:42.16078+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 21:59:42.160921+00', '{}', NULL, '2026-11-23 21:59:42.160921+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 21:59:42.161109+00', '{}', NULL, '2026-11-23 21:59:42.161109+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 21:59:42.161239+00', '{}', NULL, '2026-11-23 21:59:42.161239+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 21:59:42.162086+00', '{}', NULL, '2026-11-23 21:59:42.162086+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 21:59:42.162254+00', '{}', NULL, '2026-11-23 21:59:42.162254+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 21:59:42.16242+00', '{}', NULL, '2026-11-23 21:59:42.16242+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 21:59:42.162591+00', '{}', NULL, '2026-11-23 21:59:42.162591+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 21:59:42.162695+00', '{}', NULL, '2026-11-23 21:59:42.162695+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 21:59:42.162872+00', '{}', NULL, '2026-11-23 21:59:42.162872+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 21:59:42.163029+00', '{}', NULL, '2026-11-23 21:59:42.163029+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 21:59:42.163227+00', '{}', NULL, '2026-11-23 21:59:42.163227+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 21:59:42.163376+00', '{}', NULL, '2026-11-23 21:59:42.163376+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 21:59:42.163496+00', '{}', NULL, '2026-11-23 21:59:42.163496+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 21:59:42.163769+00', '{}', NULL, '2026-11-23 21:59:42.163769+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 21:59:42.163925+00', '{}', NULL, '2026-11-23 21:59:42.163925+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 21:59:42.164086+00', '{}', NULL, '2026-11-23 21:59:42.164086+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 21:59:42.164195+00', '{}', NULL, '2026-11-23 21:59:42.164195+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 21:59:42.164344+00', '{}', NULL, '2026-11-23 21:59:42.164344+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 21:59:42.164445+00', '{}', NULL, '2026-11-23 21:59:42.164445+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 21:59:42.164552+00', '{}', NULL, '2026-11-23 21:59:42.164552+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 21:59:42.164674+00', '{}', NULL, '2026-11-23 21:59:42.164674+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 21:59:42.164772+00', '{}', NULL, '2026-11-23 21:59:42.164772+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 21:59:42.164882+00', '{}', NULL, '2026-11-23 21:59:42.164882+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 21:59:42.165002+00', '{}', NULL, '2026-11-23 21:59:42.165002+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 21:59:42.165102+00', '{}', NULL, '2026-11-23 21:59:42.165102+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a20a6c0ab74e09cd8b829a879581c0 cust_01a20a6c09b330ba9c9f0b684213d890', 'seg_01a20a6c0ab74e09cd8b829a879581c0', 'cust_01a20a6c09b330ba9c9f0b684213d890', '2026-11-23 21:59:42.547+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a20a6c0ab74e09cd8b829a879581c0', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 21:59:42.519+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a20a6c09caf6ad856beaaf4de3349d/ssn_01a20a6c0aa9044248403b57bb46279a', 'ssn_01a20a6c0aa9044248403b57bb46279a', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'cust_01a20a6c09b330ba9c9f0b684213d890', 1, 0, 0, '2026-11-23 21:59:42.507+00', '2026-11-30 21:59:42.507+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '8dae5724f410a41ff104569508d8ecbd1be6eaff80ce4f78d112891f5750b7b3', NULL, '2026-11-23 21:59:42.239+00', '2026-11-23 22:29:42.239+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20a6c09ab359b63c12fe92bffcafd', 'beans-250g', 'prod_01a20a6c09a9adc24618a551eea7492c', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 21:59:42.251+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20a6c09ad899ec125baaf527dba47', 'beans-1kg', 'prod_01a20a6c09a9adc24618a551eea7492c', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 21:59:42.252+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 21:59:42.567+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a20a6c0af6b79348c6ff2096ff4602', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a20a6c0af6b79348c6ff2096ff4602", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T21:59:42.582Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T21:59:42.585Z", "CardDefinitionID": "lcdef_01a20a6c0af42b399d2ac93c8c532546"}', '2026-11-23 21:59:42.582+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a20a6c0b1149ef5bb05eeee93d30cc', 'JOINED', 'APPROVED', 'lprg_01a20a6c0aff9985a57dadcdeed793db', 'lmbr_01a20a6c0b08d5dc484ba3fc67475552', 'lcrd_01a20a6c0b0a7655d58d358f18b45e5f', 'lcdef_01a20a6c0af42b399d2ac93c8c532546', 'lts_01a20a6c0af6b79348c6ff2096ff4602', 'lt_01a20a6c0af7a890311ec492d9582d7e', '{"To": "lt_01a20a6c0af7a890311ec492d9582d7e", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T21:59:42.605Z", "CardTransactionIDs": ["lctx_01a20a6c0b0e6a87778f64a89c5bf67d"]}', '2026-11-23 21:59:42.605+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a20a6c0ac5e8397842c4fd647c8c10', 'v_01a20a6c0ac2d8b4aa3950fb9d9d6727', 'voucher', 'GONE', NULL, NULL, '2026-11-23 21:59:42.531+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a20a6c0aee07176d8fe863e68f838d', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 21:59:42.574+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20a6c09b91de4f715cc31d4cf6e76', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 21:59:42.265+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20a6c0aac8a074a28785ee5903014', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 21:59:42.508+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a6c09c13c648bed11a6962475ed', 'val_01a20a6c09b91de4f715cc31d4cf6e76 voucher v_01a20a6c09c00b69814d0587e1c3604d', 'val_01a20a6c09b91de4f715cc31d4cf6e76', 'v_01a20a6c09c00b69814d0587e1c3604d', 'voucher', '2026-11-23 21:59:42.272+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a6c09e89dcd0baf65473a15a952', 'val_01a20a6c09b91de4f715cc31d4cf6e76 promotion_tier promo_01a20a6c09e2bbe25c2997e0339609c9', 'val_01a20a6c09b91de4f715cc31d4cf6e76', 'promo_01a20a6c09e2bbe25c2997e0339609c9', 'promotion_tier', '2026-11-23 21:59:42.311+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a6c0aaf2689c8c399b81690ffbf', 'val_01a20a6c0aac8a074a28785ee5903014 voucher v_01a20a6c0aaef94d7935cf90a0139023', 'val_01a20a6c0aac8a074a28785ee5903014', 'v_01a20a6c0aaef94d7935cf90a0139023', 'voucher', '2026-11-23 21:59:42.51+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a6c0a699d2e5a8b73d530039ac4', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 21:59:42.441+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a6c0a8209b06b48d18d9e8ea5c4', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a20a6c0a8209b06b48d18ca2906fa7', NULL, NULL, NULL, '2026-11-23 21:59:42.466+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a6c0a92f9e521e2188babe05cd9', 'v_01a20a6c09d05dd19b50872ca061c7d1', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a20a6c0a92f9e521e2188a9434f9b4', 'r_01a20a6c0a92f9e521e2188ad9ba8c99', NULL, NULL, NULL, '2026-11-23 21:59:42.482+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a6c0b76ecbdf1ae536644d10246', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a20a6c0a4b6c49217988a8d0462a0d", "TierID": "", "EventID": "ev_01a20a6c0a92f9e521e2188c361e5a33", "OrderID": "ord_01a20a6c0a92f9e521e2188a9434f9b4", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a20a6c0a4ea1fb31549debb52cf7f0"}', 'ord_01a20a6c0a92f9e521e2188a9434f9b4', 'ord_01a20a6c0a92f9e521e2188a9434f9b4', NULL, NULL, NULL, NULL, '2026-11-23 21:59:42.703+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09c00b69814d0587e1c3604d', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.272+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d34f9b382f2', 'HELLO-rD1P', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d351b71bb51', 'HELLO-xJML', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d35f63dfbc5', 'HELLO-iwi7', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d36d8f9072f', 'HELLO-VwLe', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d378c3f04e6', 'HELLO-lbEH', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d380dc1bd74', 'HELLO-EChz', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d382caeba80', 'HELLO-rgwY', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d389398e565', 'HELLO-uaRl', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3966366159', 'HELLO-k1Tk', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3a53fe2b78', 'HELLO-swI5', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3aad878005', 'HELLO-13M2', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3acd3ad907', 'HELLO-K0dO', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3b6b5b5998', 'HELLO-lN3T', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3bf9615f88', 'HELLO-laMA', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3bff51828d', 'HELLO-Mp5q', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3c72b90693', 'HELLO-aMO5', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3ce4368bad', 'HELLO-qQqs', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3d085bbd2b', 'HELLO-ypAf', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3dbbc18764', 'HELLO-JVot', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09da05008e934d3eb74bd80d', 'HELLO-Y4km', 'camp_01a20a6c09c3317cb0580c79f47c9788', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.297+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09de44fcfe01dd737b491da3', 'CARD-jEsomQbP', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'cat_01a20a6c09a74fa4ac15f273f6e82c75', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.301+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09de44fcfe01dd73bb200e8a', 'CARD-9jf9voXQ', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'cat_01a20a6c09a74fa4ac15f273f6e82c75', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.301+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09de44fcfe01dd74524c8351', 'CARD-b0VM41fg', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'cat_01a20a6c09a74fa4ac15f273f6e82c75', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.301+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09de44fcfe01dd7464ad3a07', 'CARD-jbpLjO2B', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'cat_01a20a6c09a74fa4ac15f273f6e82c75', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.301+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09de44fcfe01dd7490e43322', 'CARD-6TRbidZu', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'cat_01a20a6c09a74fa4ac15f273f6e82c75', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.301+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09d05dd19b50872ca061c7d1', 'GIFT-50', 'camp_01a20a6c09cba8eeb7c99e66cd70da89', 'cat_01a20a6c09a74fa4ac15f273f6e82c75', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 21:59:42.288+00', '2026-11-23 21:59:42.482+00', '2026-11-23 21:59:42.482+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c09caf6ad856beaaf4de3349d', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 21:59:42.282+00', '2026-11-23 21:59:42.328+00', '2026-11-23 21:59:42.5+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c0aaef94d7935cf90a0139023', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 21:59:42.51+00', '2026-11-23 21:59:42.516+00', '2026-11-23 21:59:42.516+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c0ac2d8b4aa3950fb9d9d6727', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.53+00', NULL, NULL, '2026-11-23 21:59:42.531+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c0ad8ddd440fd571d7fcc252d', 'FRIEND1', 'camp_01a20a6c0acf11daf17e04204a13c4f2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a20a6c09b330ba9c9f0b684213d890', 'cust_01a20a6c09b330ba9c9f0b684213d890', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 21:59:42.552+00', '2026-11-23 21:59:42.556+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a6c0a6008ba2ceb7979298d8177', 'REGULAR1', 'camp_01a20a6c0a47a1ec510ea32dd3aab8ac', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a20a6c09b330ba9c9f0b684213d890', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 21:59:42.432+00', '2026-11-23 21:59:42.703+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a20a6c0aea80353558e1c5948d002b', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 21:59:42.57+00', '2026-11-23 21:59:42.57+00');
SELECT pg_catalog.setval('public.events_number_seq', 697, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 15, true);
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
