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
    retention jsonb,
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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a20a8d5538cefead9a7d1056ed808f.report.00000000', 'aa_01a20a8d5538cefead9a7d1056ed808f', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-23 22:36:04.28+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a8d541e876cfde57492d9587e5d', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20a8d541d96eadabd2399e725f015', '{"AppID": "0d5271756860f2d25f5ca1a927270ed4", "Channel": "API", "KeyName": "demo"}', '2026-11-23 22:36:03.998+00', '2026-11-23 22:36:04.015+00', '2026-11-23 22:36:04.015+00', '2026-11-23 22:36:04.015+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a8d54254bbfe809cb63c993f98b', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20a8d5423947d22cb55df33c7fa65', '{"AppID": "0d5271756860f2d25f5ca1a927270ed4", "Channel": "API", "KeyName": "demo"}', '2026-11-23 22:36:04.005+00', '2026-11-23 22:36:04.018+00', '2026-11-23 22:36:04.018+00', '2026-11-23 22:36:04.018+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20a8d5538cefead9a7d1056ed808f', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a20a8d5537ccc3d321e8c126b7da18', '{"AppID": "0d5271756860f2d25f5ca1a927270ed4", "Channel": "API", "KeyName": "demo"}', '2026-11-23 22:36:04.28+00', '2026-11-23 22:36:04.296+00', '2026-11-23 22:36:04.292+00', '2026-11-23 22:36:04.296+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d5583baa9d569e0d2b5dedda5', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a20a8d5580948d48e192619a73f6a1', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T22:36:04.356Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 22:36:04.355+00', '2026-11-23 22:36:04.357+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d5588be5150d41d92f2248c25', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a20a8d55862685c1819b817ed9c03d', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 22:36:04.36+00', '2026-11-23 22:36:04.361+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d558a3f5b2fd26b9c6a1c2daf', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a20a8d558fc83cd377558b7e4e8e3e', 'https://shop.example/hooks', 'v-01a20a8d558a3f5b2fd26b9c00acf536', NULL, '{"id": "wh_01a20a8d558fc83cd377558b7e4e8e3e", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T22:36:04.367Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 22:36:04.362+00', '2026-11-23 22:36:04.368+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d5591ca025f5a80ac8aca70cd', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a20a8d5591ca025f5a80ac33029426', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 22:36:04.369+00', '2026-11-23 22:36:04.37+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d559344590e0031e528d154b4', 'DONE', 'POST /management/v1/projects/users/invite', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a20a8d559344590e0031e48d4f4c21', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 22:36:04.371+00', '2026-11-23 22:36:04.372+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d5595b19124c2b0fb39ceccf5', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a20a8d5595b19124c2b0fb602778d0', 'product', 'v-01a20a8d5595b19124c2b0fb057c8fbf', NULL, '{"id": "ms_01a20a8d5595b19124c2b0fb602778d0", "object": "metadata_schema", "created_at": "2026-11-23T22:36:04.373Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 22:36:04.373+00', '2026-11-23 22:36:04.374+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d55972d8899b1ef1271b17059', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a20a8d55972d8899b1ef12d6a339fa', 'visited', 'v-01a20a8d559617d21d529683b8d2332b', NULL, '{"id": "ces_01a20a8d55972d8899b1ef12d6a339fa", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T22:36:04.375Z"}', NULL, NULL, NULL, '2026-11-23 22:36:04.375+00', '2026-11-23 22:36:04.375+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20a8d5598c36234f7b72174be81e6', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a20a8d5598c36234f7b7217563cb79', 'Town', 'v-01a20a8d5598c36234f7b720cacffdcc', NULL, '{"id": "loc_01a20a8d5598c36234f7b7217563cb79", "name": "Town", "object": "location", "created_at": "2026-11-23T22:36:04.376Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 22:36:04.376+00', '2026-11-23 22:36:04.377+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a20a8d562553103409c419b52a021d', 'APPROVED', 'lben_01a20a8d55a1360b86ea9b4c11d57494', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'cust_01a20a8d54175846c668c0f1252df8da', 'lern_01a20a8d55a34927b7db8300629713a7', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a20a8d559a1d5c222b9c94c260f211"}', 'earn ord_01a20a8d55c9abc41ed18f6d0cb87bd4 lern_01a20a8d55a34927b7db8300629713a7 lmbr_01a20a8d55b2857f8848dbbc04c0cc3f 1', '2026-11-23 22:36:04.468+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a20a8d55a1360b86ea9b4c11d57494', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a20a8d55a1360b86ea9b4c11d57494", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a20a8d559a1d5c222b9c94c260f211"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T22:36:04.385Z", "Delivered": 0}', '2026-11-23 22:36:04.385+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 22:36:04.369+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a8d541d96eadabd239a6a588e04 2026-11-23', 'camp_01a20a8d541d96eadabd239a6a588e04', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a8d5424cb67861cd8b2d64f0842 2026-11-23', 'camp_01a20a8d5424cb67861cd8b2d64f0842', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a8d548842bf9f0c125e7d8e37ce 2026-11-23', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20a8d554fa63e0396bdac3173c232 2026-11-23', 'camp_01a20a8d554fa63e0396bdac3173c232', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-23', NULL, '2026-11-23', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a8d541d96eadabd239a6a588e04', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20a8d554fa63e0396bdac3173c232', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a20a8d554d075708949374a8f0b40f', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 22:36:04.301+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a8d541d96eadabd239a6a588e04', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 22:36:03.997+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20a8d540dbfcef347ef6faecf07a3', NULL, NULL, NULL, true, false, '2026-11-23 22:36:04.004+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 22:36:04.104+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20a8d540dbfcef347ef6dfbf7e236', NULL, NULL, NULL, true, false, '2026-11-23 22:36:04.01+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20a8d554fa63e0396bdac3173c232', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 22:36:04.303+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 22:36:04.378+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a8d55b9145c743ecaa0bc9dd981', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 22:36:04.408+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a8d55c267f2690e2f02c6b44c43', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a20a8d55a4487dc91ecc40b6a281e2", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a20a8d55c267f2690e2f026b58d72a", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 22:36:04.415+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a8d55d0986eaf9dd3a0c49ff314', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a20a8d55cb7e057815f25a22f7bdf9", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a20a8d55cf7f7a63ecfe6cc10c7708", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a8d55cb7e057815f25a22f7bdf9', NULL, '2026-11-23 22:36:04.428+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a8d5622f73b73709bedc19adf05', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20a8d55c9abc41ed18f6d0cb87bd4", "Metadata": {"event_id": "ev_01a20a8d55ca22a65eda30b83fd6c004", "member_id": "lmbr_01a20a8d55b2857f8848dbbc04c0cc3f", "program_id": "lprg_01a20a8d55a69d7a95b2e7b50cae19eb", "earning_item_id": "lernei_01a20a8d55a34927b7db83004fb8019a", "earning_rule_id": "lern_01a20a8d55a34927b7db8300629713a7"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a8d55c9abc41ed18f6d0cb87bd4', 'earn ord_01a20a8d55c9abc41ed18f6d0cb87bd4 lern_01a20a8d55a34927b7db8300629713a7 lmbr_01a20a8d55b2857f8848dbbc04c0cc3f 0', '2026-11-23 22:36:04.468+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20a8d562aacdcae46d8092017d524', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20a8d55c9abc41ed18f6d0cb87bd4", "Metadata": {"event_id": "ev_01a20a8d55ca22a65eda30b83fd6c004", "member_id": "lmbr_01a20a8d55b2857f8848dbbc04c0cc3f", "program_id": "lprg_01a20a8d55a69d7a95b2e7b50cae19eb", "earning_item_id": "lernei_01a20a8d55a34927b7db83004fb8019a", "earning_rule_id": "lern_01a20a8d55a34927b7db8300629713a7"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20a8d55c9abc41ed18f6d0cb87bd4', 'earn ord_01a20a8d55c9abc41ed18f6d0cb87bd4 lern_01a20a8d55a34927b7db8300629713a7 lmbr_01a20a8d55b2857f8848dbbc04c0cc3f 1', '2026-11-23 22:36:04.468+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20a8d540dbfcef347ef6dfbf7e236', 'Promotions', 1, '2026-11-23 22:36:03.981+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20a8d540dbfcef347ef6faecf07a3', 'Payments', 9, '2026-11-23 22:36:03.981+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a20a8d549057b5fa6137c218ea07ce', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a20a8d5504abe939530b863416400c/cust_01a20a8d54175846c668c0f1252df8da/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '0d5271756860f2d25f5ca1a927270ed4', 'demo', 'SERVER', 'demo', 'a65f119abfb29f394b07cb578e817936d63f521b1d70c5d27467e213ae89e636', '2026-11-23 22:36:03.979+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'dd6322c260c8a0629258c252f5ab304f', 'demo', 'CLIENT', 'demo', 'dac376e37074842aa841447ffb4da8eff5ddc23492986e33fb8c8e9c89a4096a', '2026-11-23 22:36:03.979+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '7fb95fb22d3e1dae5fad2c83acda946c', 'demo', 'MANAGEMENT', 'demo', 'b42a3eb9451570f58ae426000052090ceda6de28d0c4242acd66687a305d04e8', '2026-11-23 22:36:03.98+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a20a8d55972d8899b1ef12d6a339fa', 'visited', NULL, '2026-11-23 22:36:04.375+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20a8d541463eea566eeb762a47a13', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T22:36:04.196Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 22:36:03.988+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20a8d54175846c668c0f1252df8da', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T22:36:04.425Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 22:36:03.991+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 22:36:04.36+00', '2026-11-23 22:36:04.36+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a20a8d548bc4e3fae28460db0c3a01', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'auto_01a20a8d548bc4e3fae28460e82ae87c', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 22:36:04.105+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 22:36:04.051+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 696, false, '2026-11-23 22:36:04.443+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 696, false, '2026-11-23 22:36:04.443+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 22:36:04.469+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 696, false, '2026-11-23 22:36:04.469+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 22:36:04.47+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 696, false, '2026-11-23 22:36:04.47+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 22:36:04.475+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 696, false, '2026-11-23 22:36:04.475+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 22:36:04.485+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 696, false, '2026-11-23 22:36:04.485+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 22:36:04.492+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 696, false, '2026-11-23 22:36:04.492+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 22:36:04.525+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 696, false, '2026-11-23 22:36:04.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5415863c91403b93fb2392ea', 1, 'customer.created', 'customer', 'cust_01a20a8d541463eea566eeb762a47a13', 'cust_01a20a8d541463eea566eeb762a47a13', NULL, 'v-01a20a8d541463eea566eeb6967ba80f', 'ACTION', '{"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T22:36:03.988Z"}}', NULL, NULL, '2026-11-23 22:36:03.988+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5418a27cc1f6e2c3b889286e', 9, 'customer.created', 'customer', 'cust_01a20a8d54175846c668c0f1252df8da', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d54175846c668c0f08f414a8c', 'ACTION', '{"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T22:36:03.991Z"}}', NULL, NULL, '2026-11-23 22:36:03.991+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d541a9b00b8f9b8025691b17a', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a20a8d5419d4d39af55d771a978095', NULL, NULL, 'v-01a20a8d5419d4d39af55d768506142d', 'ACTION', '{"rule":{"ID":"val_01a20a8d5419d4d39af55d771a978095","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:36:03.993Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:03.993+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d541c97c3de90fea3a1544041', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a8d541c97c3de90fea33d00a25e', NULL, NULL, 'v-01a20a8d541a9b00b8f9b802730ef1d1', 'ACTION', '{"assignment":{"ID":"asgm_01a20a8d541c97c3de90fea33d00a25e","RuleID":"val_01a20a8d5419d4d39af55d771a978095","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a8d541b1261d8826102dd2c8107","CreatedAt":"2026-11-23T22:36:03.995Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a8d5419d4d39af55d771a978095","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:36:03.993Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:03.995+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d541c97c3de90fea455a77cd4', 33, 'voucher.created', 'voucher', 'v_01a20a8d541b1261d8826102dd2c8107', NULL, NULL, 'v-01a20a8d541a9b00b8f9b802730ef1d1', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a8d541b1261d8826102dd2c8107","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:03.995Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:03.995+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d541e876cfde574921b3743b4', 41, 'campaign.created', 'campaign', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'camp_01a20a8d541d96eadabd239a6a588e04', 'v-01a20a8d541d96eadabd2399e725f015', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d541d96eadabd239a6a588e04","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:03.997Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:36:03.997Z"}', NULL, NULL, '2026-11-23 22:36:03.997+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5423947d22cb55de6accb7c9', 49, 'voucher.created', 'voucher', 'v_01a20a8d54223224395f21e98aa17102', NULL, NULL, 'v-01a20a8d54223224395f21e986301cb2', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a8d54223224395f21e98aa17102","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.002Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.002+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5424cb67861cd8b2e09d9e56', 57, 'campaign.created', 'campaign', 'camp_01a20a8d5424cb67861cd8b2d64f0842', NULL, 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'v-01a20a8d5423947d22cb55df33c7fa65', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.004Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:36:04.004Z"}', NULL, NULL, '2026-11-23 22:36:04.004+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d554fa63e0396bdad64e7d273', 425, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a8d548bc4e3fae28460db0c3a01","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","AutomationID":"auto_01a20a8d548bc4e3fae28460e82ae87c","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.105Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.284Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d554efcb36dd02fd7b4ed34d3","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a8d54e44751e81221c53f9c9a33","EventType":"customer.order.paid","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RuleID":"ern_01a20a8d548bc4e3fae28460db0c3a01","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:36:04.284Z"}}', NULL, NULL, '2026-11-23 22:36:04.284+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54283b6f6bb3c4b42ceeb3a2', 65, 'voucher.created', 'voucher', 'v_01a20a8d54283b6f6bb3c4b3983f914d', NULL, 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'v-01a20a8d54265e33b86f565b2953483a', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.004Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54283b6f6bb3c4b3983f914d","Code":"GIFT-50","CampaignID":"camp_01a20a8d5424cb67861cd8b2d64f0842","CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.008Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.008+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54295f9ab9b59d1010a10ca5', 73, 'campaign.vouchers.added', 'campaign', 'camp_01a20a8d5424cb67861cd8b2d64f0842', NULL, 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'v-01a20a8d54265e33b86f565b2953483a', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.004Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 22:36:04.008+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d542aaf5b58cea60fd2067c35', 81, 'campaign.created', 'campaign', 'camp_01a20a8d542aaf5b58cea60fa72e3951', NULL, 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'v-01a20a8d542aaf5b58cea60e6b051dd9', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d542aaf5b58cea60fa72e3951","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6dfbf7e236","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:36:04.01Z"}', NULL, NULL, '2026-11-23 22:36:04.01+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d542c70b796d14aa385cc3978', 89, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20a8d542b8d9aaa8c61218697ef4e', NULL, 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'v-01a20a8d542aaf5b58cea60e6b051dd9', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d542aaf5b58cea60fa72e3951","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6dfbf7e236","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20a8d542b8d9aaa8c61218697ef4e","CampaignID":"camp_01a20a8d542aaf5b58cea60fa72e3951","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T22:36:04.01Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.01+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d542fef7bb498c37e4eab8466', 97, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'camp_01a20a8d541d96eadabd239a6a588e04', 'v-01a20a8d541d96eadabd2399e725f015', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d541d96eadabd239a6a588e04","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:03.997Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 22:36:04.015+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54301d5f616c6af686355bff', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'camp_01a20a8d541d96eadabd239a6a588e04', 'v-01a20a8d541d96eadabd2399e725f015', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d541d96eadabd239a6a588e04","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:03.997Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T22:36:04.015Z","count":20}', NULL, NULL, '2026-11-23 22:36:04.015+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5432a9a8fd757cd86b1e6cfd', 113, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20a8d5424cb67861cd8b2d64f0842', NULL, 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'v-01a20a8d5423947d22cb55df33c7fa65', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.004Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 22:36:04.018+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d543473a925c4bfe2a99f5f4f', 121, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20a8d5424cb67861cd8b2d64f0842', NULL, 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'v-01a20a8d5423947d22cb55df33c7fa65', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.004Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T22:36:04.018Z","count":5}', NULL, NULL, '2026-11-23 22:36:04.018+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5438bbc50de323828b98beaa', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20a8d54370cf6103626a2646ef5b9', NULL, 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'v-01a20a8d54360b97dc96d5ad1ca9d04f', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d542aaf5b58cea60fa72e3951","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6dfbf7e236","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20a8d54370cf6103626a2646ef5b9","CampaignID":"camp_01a20a8d542aaf5b58cea60fa72e3951","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T22:36:04.022Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.022+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d543eaba00ad4a7673c3b35cd', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a8d543eaba00ad4a766fe9e62d4', NULL, NULL, 'v-01a20a8d543d5bac493940ed5d37b881', 'ACTION', '{"assignment":{"ID":"asgm_01a20a8d543eaba00ad4a766fe9e62d4","RuleID":"val_01a20a8d5419d4d39af55d771a978095","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a20a8d54370cf6103626a2646ef5b9","CreatedAt":"2026-11-23T22:36:04.029Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a8d5419d4d39af55d771a978095","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:36:03.993Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.029+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d548842bf9f0c125f11ad5140', 169, 'campaign.created', 'campaign', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d5487c7fcbff72322ac7d1854', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:36:04.104Z"}', NULL, NULL, '2026-11-23 22:36:04.104+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5442e7f66696877a8565234c', 145, 'customer.order.created', 'order', 'ord_01a20a8d544147cdbfc05a96fe9fe870', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d543eaba00ad4a76781399ad5', 'ACTION', '{"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T22:36:04.032Z"},"CreatedAt":"2026-11-23T22:36:03.991Z"},"order":{"ID":"ord_01a20a8d544147cdbfc05a96fe9fe870","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20a8d544147cdbfc05a9739ec64ce","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20a8d540f716a5e0e0b7bbe2a5e18","SKUID":"sku_01a20a8d5411ea2a5f68d148f2e34ef1","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20a8d540f716a5e0e0b7bbe2a5e18","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20a8d5411ea2a5f68d148f2e34ef1","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20a8d544147cdbfc05a979a0f856b","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","CreatedAt":"2026-11-23T22:36:04.032Z","PaidAt":"2026-11-23T22:36:04.032Z"}}', NULL, NULL, '2026-11-23 22:36:04.032+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5442e7f66696877b5a1d0586', 153, 'customer.order.paid', 'order', 'ord_01a20a8d544147cdbfc05a96fe9fe870', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d543eaba00ad4a76781399ad5', 'ACTION', '{"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T22:36:04.032Z"},"CreatedAt":"2026-11-23T22:36:03.991Z"},"order":{"ID":"ord_01a20a8d544147cdbfc05a96fe9fe870","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20a8d544147cdbfc05a9739ec64ce","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20a8d540f716a5e0e0b7bbe2a5e18","SKUID":"sku_01a20a8d5411ea2a5f68d148f2e34ef1","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20a8d540f716a5e0e0b7bbe2a5e18","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20a8d5411ea2a5f68d148f2e34ef1","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20a8d544147cdbfc05a979a0f856b","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","CreatedAt":"2026-11-23T22:36:04.032Z","PaidAt":"2026-11-23T22:36:04.032Z"}}', NULL, NULL, '2026-11-23 22:36:04.032+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d544f337c5233bd9382ea9a80', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a20a8d544f337c5233bd933f4a611c', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d5442e7f66696877c1ce633e3', 'ACTION', '{"redemption":{"ID":"r_01a20a8d544f337c5233bd933f4a611c","Object":"redemption","Date":"2026-11-23T22:36:04.047Z","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","TrackingID":"track_9dEdmErha7adA2FJTh921ieJR_pTMODKJ5LocxiRGvk","Status":"SUCCEEDED","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Related":{"Type":"voucher","ID":"v_01a20a8d54223224395f21e98aa17102"},"VoucherID":"v_01a20a8d54223224395f21e98aa17102","Code":"WELCOME10","OrderID":"ord_01a20a8d544f337c5233bd9240448ed9","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a20a8d544f337c5233bd9382ea9a81","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20a8d544f337c5233bd9240448ed9","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20a8d544f337c5233bd9382ea9a82","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20a8d544f337c5233bd9240448ed9","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T22:36:04.047Z"},"CreatedAt":"2026-11-23T22:36:03.991Z"},"order":{"ID":"ord_01a20a8d544f337c5233bd9240448ed9","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a20a8d544f337c5233bd926d7c397f","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a20a8d541210406b0bfc82cb9abeff","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a20a8d541210406b0bfc82cb9abeff","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","Redemptions":{"r_01a20a8d544f337c5233bd933f4a611c":{"Date":"2026-11-23T22:36:04.047Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a8d54223224395f21e98aa17102"}},"CreatedAt":"2026-11-23T22:36:04.047Z","PaidAt":"2026-11-23T22:36:04.047Z"}}]', '2026-11-23 22:36:04.047+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5496c88a67cd922af0a466d9', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a20a8d5496c88a67cd922aaec5d0f3', NULL, 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d5494e8ad715e2f0d6d6c6676', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20a8d549057b5fa6137c218ea07ce","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T22:36:04.112Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20a8d5496c88a67cd922aaec5d0f3","RewardID":"rew_01a20a8d549057b5fa6137c218ea07ce","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T22:36:04.117Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.117+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d548c254ab1f2a456d001b7de', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a20a8d548bc4e3fae28460db0c3a01', NULL, 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d54897430b0dce1a9227ccff9', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a8d548bc4e3fae28460db0c3a01","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","AutomationID":"auto_01a20a8d548bc4e3fae28460e82ae87c","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.105Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.105+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d548e7d1faa5075347fd085e5', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a20a8d548e7d1faa50753430fca8d6', NULL, 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d548c254ab1f2a456e6e297d6', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20a8d548e7d1faa50753430fca8d6","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.108Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.108+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54985f471aec2773705e8b13', 201, 'voucher.created', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', NULL, 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d5497abf7a8c9f1601481e717', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.12+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5499cdb9bc9d3263d481dba1', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d5497abf7a8c9f1601481e717', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 22:36:04.12+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d549c829de92b7ec0fda95b0f', 217, 'voucher.published', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d5499cdb9bc9d3263fa6b3f29', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20a8d549c829de92b7ec0b0fbae0e","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a8d54985f471aec27732c29bc80"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:36:04.122Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.122Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.122+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d549de2932d596b99f3a845ad', 225, 'publication.succeeded', 'publication', 'pub_01a20a8d549c829de92b7ec0b0fbae0e', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d5499cdb9bc9d3263fa6b3f29', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a8d549c829de92b7ec0b0fbae0e","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a8d54985f471aec27732c29bc80"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:36:04.122Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.122Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.122+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55072e63a83ccf04a2902e8b', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20a8d55072e63a83ccf04470c096b', NULL, NULL, 'v-01a20a8d550177ea3716030f61cce8e8', 'ACTION', '{"assignment":{"ID":"asgm_01a20a8d55072e63a83ccf04470c096b","RuleID":"val_01a20a8d54fe68891eaba651a76455f4","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a8d5504abe939530b863416400c","CreatedAt":"2026-11-23T22:36:04.228Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20a8d54fe68891eaba651a76455f4","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:36:04.222Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.228+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d549de2932d596b9a799fe69d', 233, 'customer.publication.succeeded', 'publication', 'pub_01a20a8d549c829de92b7ec0b0fbae0e', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d5499cdb9bc9d3263fa6b3f29', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a8d549c829de92b7ec0b0fbae0e","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a8d54985f471aec27732c29bc80"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:36:04.122Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.122Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.122+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54a2d8f3193ad04400a021ff', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d549e0a043979e410af403851', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.127Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d549f23c49b536040ef7eab35","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T22:36:04.127Z"}}', NULL, NULL, '2026-11-23 22:36:04.127+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54a2d8f3193ad04445f16e22', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d549e0a043979e410af403851', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.127Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d549f23c49b536040ef7eab35","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T22:36:04.127Z"}}', NULL, NULL, '2026-11-23 22:36:04.127+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54a2d8f3193ad04489bd1ba0', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d549e0a043979e410af403851', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.127Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d549f23c49b536040ef7eab35","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T22:36:04.127Z"}}', NULL, NULL, '2026-11-23 22:36:04.127+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d554efcb36dd02fd933dcacbd', 409, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.284Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d554efcb36dd02fd7b4ed34d3","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a8d54e44751e81221c53f9c9a33","EventType":"customer.order.paid","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RuleID":"ern_01a20a8d548bc4e3fae28460db0c3a01","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:36:04.284Z"}}', NULL, NULL, '2026-11-23 22:36:04.284+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d554fa63e0396bdac9c327520', 417, 'customer.rewarded', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20a8d548bc4e3fae28460db0c3a01","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","AutomationID":"auto_01a20a8d548bc4e3fae28460e82ae87c","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.105Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.284Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d554efcb36dd02fd7b4ed34d3","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a8d54e44751e81221c53f9c9a33","EventType":"customer.order.paid","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RuleID":"ern_01a20a8d548bc4e3fae28460db0c3a01","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:36:04.284Z"}}', NULL, NULL, '2026-11-23 22:36:04.284+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54a4cf1289d0e4ae9d1a2f54', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d549e0a043979e410af403851', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20a8d548e7d1faa50753430fca8d6","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.108Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.127Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.127+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d553044c2f0cc63999b87f538', 361, 'customer.segment.entered', 'segment', 'seg_01a20a8d551ff245a52b8ad211df044e', 'cust_01a20a8d541463eea566eeb762a47a13', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a20a8d551ff245a52b8ad211df044e","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T22:36:04.255Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.272+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54d3dc5f5f4036800e3df6b0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'v-01a20a8d54a545464b4cd98d53ff0bb3', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T22:36:04.104Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T22:36:03.988Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.179Z"},"voucher_transaction":{"ID":"vtx_01a20a8d54d3dc5f5f40367ee8efe39a","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a20a8d54d3dc5f5f40367e2f5770d6","CreatedAt":"2026-11-23T22:36:04.179Z"}}', '[{"step":1,"id":"ev_01a20a8d54d3dc5f5f4036800e3df6b1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a20a8d54d3dc5f5f40367e2f5770d6","campaign_id":"camp_01a20a8d548842bf9f0c125e7d8e37ce","category":"ACTION","data":0},{"step":2,"id":"ev_01a20a8d54d3dc5f5f4036800e3df6b2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a20a8d54985f471aec27732c29bc80","campaign_id":"camp_01a20a8d548842bf9f0c125e7d8e37ce","category":"ACTION","data":1},{"step":3,"id":"ev_01a20a8d54d3dc5f5f4036800e3df6b3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a20a8d54985f471aec27732c29bc80","campaign_id":"camp_01a20a8d548842bf9f0c125e7d8e37ce","category":"ACTION","data":1},{"step":4,"id":"ev_01a20a8d54d3dc5f5f4036800e3df6b4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a20a8d54985f471aec27732c29bc80","campaign_id":"camp_01a20a8d548842bf9f0c125e7d8e37ce","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a20a8d54d3dc5f5f40367e2f5770d6","Object":"redemption","Date":"2026-11-23T22:36:04.179Z","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","Status":"SUCCEEDED","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Related":{"Type":"voucher","ID":"v_01a20a8d54985f471aec27732c29bc80"},"VoucherID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Campaign":"Regulars","RewardID":"rew_01a20a8d549057b5fa6137c218ea07ce","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20a8d5496c88a67cd922aaec5d0f3","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","EntryID":"vtx_01a20a8d54d3dc5f5f40367ee8efe39a","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20a8d549057b5fa6137c218ea07ce","By":1}]}}},{"reward_redemption":{"ID":"r_01a20a8d54d3dc5f5f40367e2f5770d6","Object":"redemption","Date":"2026-11-23T22:36:04.179Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a20a8d54985f471aec27732c29bc80"},"VoucherID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Campaign":"Regulars","RewardID":"rew_01a20a8d549057b5fa6137c218ea07ce","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a20a8d5496c88a67cd922aaec5d0f3","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","EntryID":"vtx_01a20a8d54d3dc5f5f40367ee8efe39a","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a20a8d549057b5fa6137c218ea07ce","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20a8d549057b5fa6137c218ea07ce","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T22:36:04.112Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20a8d5496c88a67cd922aaec5d0f3","RewardID":"rew_01a20a8d549057b5fa6137c218ea07ce","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T22:36:04.117Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.179Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T22:36:04.104Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T22:36:03.988Z"},"redemption":{"ID":"r_01a20a8d54d3dc5f5f40367e2f5770d6","Object":"redemption","Date":"2026-11-23T22:36:04.179Z","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","Status":"SUCCEEDED","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Related":{"Type":"voucher","ID":"v_01a20a8d54985f471aec27732c29bc80"},"VoucherID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Campaign":"Regulars","RewardID":"rew_01a20a8d549057b5fa6137c218ea07ce","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20a8d5496c88a67cd922aaec5d0f3","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","EntryID":"vtx_01a20a8d54d3dc5f5f40367ee8efe39a","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20a8d549057b5fa6137c218ea07ce","By":1}]}},"reward":{"ID":"rew_01a20a8d549057b5fa6137c218ea07ce","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084"},"CreatedAt":"2026-11-23T22:36:04.112Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.179Z"}}]', '2026-11-23 22:36:04.179+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54e44751e81221c53f9c9a30', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a20a8d54283b6f6bb3c4b3983f914d', NULL, 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'v-01a20a8d54deab40d9ea784779a3d32c', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Active":true,"CreatedAt":"2026-11-23T22:36:04.004Z"},"customer":{},"voucher":{"ID":"v_01a20a8d54283b6f6bb3c4b3983f914d","Code":"GIFT-50","CampaignID":"camp_01a20a8d5424cb67861cd8b2d64f0842","CategoryID":"cat_01a20a8d540dbfcef347ef6faecf07a3","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T22:36:04.008Z","UpdatedAt":"2026-11-23T22:36:04.196Z"},"voucher_transaction":{"ID":"vtx_01a20a8d54e44751e81221c46403d285","VoucherID":"v_01a20a8d54283b6f6bb3c4b3983f914d","CampaignID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RedemptionID":"r_01a20a8d54e44751e81221c4142d2206","CreatedAt":"2026-11-23T22:36:04.196Z"}}', NULL, NULL, '2026-11-23 22:36:04.196+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54e44751e81221c53f9c9a31', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a20a8d54e44751e81221c4142d2206', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'v-01a20a8d54deab40d9ea784779a3d32c', 'ACTION', '{"redemption":{"ID":"r_01a20a8d54e44751e81221c4142d2206","Object":"redemption","Date":"2026-11-23T22:36:04.196Z","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","Status":"SUCCEEDED","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Related":{"Type":"voucher","ID":"v_01a20a8d54283b6f6bb3c4b3983f914d"},"VoucherID":"v_01a20a8d54283b6f6bb3c4b3983f914d","Code":"GIFT-50","CampaignID":"camp_01a20a8d5424cb67861cd8b2d64f0842","Campaign":"Gift cards","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a20a8d54e44751e81221c53f9c9a32","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20a8d54e44751e81221c3eae000c4","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20a8d54e44751e81221c53f9c9a33","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20a8d54e44751e81221c3eae000c4","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"CreatedAt":"2026-11-23T22:36:03.988Z"},"order":{"ID":"ord_01a20a8d54e44751e81221c3eae000c4","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","Redemptions":{"r_01a20a8d54e44751e81221c4142d2206":{"Date":"2026-11-23T22:36:04.196Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20a8d54283b6f6bb3c4b3983f914d","RelatedObjectParentID":"camp_01a20a8d5424cb67861cd8b2d64f0842"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T22:36:04.196Z","PaidAt":"2026-11-23T22:36:04.196Z"}}]', '2026-11-23 22:36:04.196+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54eb8d257aa156071c123880', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a20a8d54eb8d257aa15606b106e75b', 'cust_01a20a8d541463eea566eeb762a47a13', NULL, 'v-01a20a8d54ea34fde091d6dc8353a382', 'ACTION', '{"redemption":{"ID":"r_01a20a8d54eb8d257aa15606b106e75b","Object":"redemption","Date":"2026-11-23T22:36:04.203Z","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","Status":"SUCCEEDED","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Related":{"Type":"voucher","ID":"v_01a20a8d54223224395f21e98aa17102"},"VoucherID":"v_01a20a8d54223224395f21e98aa17102","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 22:36:04.203+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d54f34b2e2e4742cb485fe490', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a20a8d54f34b2e2e4742cad89691bf', 'cust_01a20a8d541463eea566eeb762a47a13', NULL, 'v-01a20a8d54eeb06b244123c959d6775c', 'ACTION', '{"redemption":{"ID":"rr_01a20a8d54f34b2e2e4742cad89691bf","Object":"redemption_rollback","Date":"2026-11-23T22:36:04.211Z","RedemptionID":"r_01a20a8d54eb8d257aa15606b106e75b","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","Status":"SUCCEEDED","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Related":{"Type":"voucher","ID":"v_01a20a8d54223224395f21e98aa17102"},"VoucherID":"v_01a20a8d54223224395f21e98aa17102","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 22:36:04.211+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d550008899d71a4a9b5209b4d', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a20a8d54fe68891eaba651a76455f4', NULL, NULL, 'v-01a20a8d54fe68891eaba65102e5bc24', 'ACTION', '{"rule":{"ID":"val_01a20a8d54fe68891eaba651a76455f4","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T22:36:04.222Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.222+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55179665097ba1af7ab09680', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a20a8d55179665097ba1aeef12893a', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d550eec0f6eba7efea16c9aaa', 'ACTION', '{"redemption":{"ID":"r_01a20a8d55179665097ba1aeef12893a","Object":"redemption","Date":"2026-11-23T22:36:04.247Z","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","TrackingID":"track_9dEdmErha7adA2FJTh921ieJR_pTMODKJ5LocxiRGvk","Status":"SUCCEEDED","Channel":{"ID":"0d5271756860f2d25f5ca1a927270ed4","Type":"API"},"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Related":{"Type":"voucher","ID":"v_01a20a8d5504abe939530b863416400c"},"VoucherID":"v_01a20a8d5504abe939530b863416400c","Code":"ONCE"}}', NULL, NULL, '2026-11-23 22:36:04.247+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55072e63a83ccf04aadefbd0', 329, 'voucher.created', 'voucher', 'v_01a20a8d5504abe939530b863416400c', NULL, NULL, 'v-01a20a8d550177ea3716030f61cce8e8', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a8d5504abe939530b863416400c","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.228Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.228+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d551d5a1eaf7e647f76f0ad8a', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a20a8d551b41fca92a80080abbea88', NULL, 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'v-01a20a8d551956ad93cafae62e423d4d', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d542aaf5b58cea60fa72e3951","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20a8d540dbfcef347ef6dfbf7e236","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a20a8d551b41fca92a80080abbea88","CampaignID":"camp_01a20a8d542aaf5b58cea60fa72e3951","Name":"Both","TierIDs":["promo_01a20a8d542b8d9aaa8c61218697ef4e"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T22:36:04.249Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.249+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55290a90d1224df0e50961e2', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a20a8d541463eea566eeb762a47a13', NULL, 'v-01a20a8d55260b56bbd90fd20b19fe81', 'ACTION', '{"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 22:36:04.265+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5541a53f15253403cbd7c7a2', 369, 'voucher.created', 'voucher', 'v_01a20a8d5540aa540b22562d42c6550b', NULL, NULL, 'v-01a20a8d553f287714db3eeed760e4fd', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a8d5540aa540b22562d42c6550b","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.288Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.288+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d5547d228ab1d8863ea93fe72', 377, 'voucher.deleted', 'voucher', 'v_01a20a8d5540aa540b22562d42c6550b', NULL, NULL, 'v-01a20a8d55433e8aeb73f68493e4f8e0', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20a8d5540aa540b22562d42c6550b","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.288Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T22:36:04.292Z"}}', NULL, NULL, '2026-11-23 22:36:04.292+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55505f1da7af985339b9c1fb', 385, 'campaign.created', 'campaign', 'camp_01a20a8d554fa63e0396bdac3173c232', NULL, 'camp_01a20a8d554fa63e0396bdac3173c232', 'v-01a20a8d554fa63e0396bdac1ff2735a', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d554fa63e0396bdac3173c232","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T22:36:04.303Z"}', NULL, NULL, '2026-11-23 22:36:04.303+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d554efcb36dd02fd8531b53d0', 393, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.284Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d554efcb36dd02fd7b4ed34d3","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a8d54e44751e81221c53f9c9a33","EventType":"customer.order.paid","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RuleID":"ern_01a20a8d548bc4e3fae28460db0c3a01","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:36:04.284Z"}}', NULL, NULL, '2026-11-23 22:36:04.284+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d554efcb36dd02fd8c373e2b4', 401, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.104Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d54985f471aec27732c29bc80","Code":"REGULAR1","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.12Z","UpdatedAt":"2026-11-23T22:36:04.284Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20a8d554efcb36dd02fd7b4ed34d3","VoucherID":"v_01a20a8d54985f471aec27732c29bc80","CampaignID":"camp_01a20a8d548842bf9f0c125e7d8e37ce","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20a8d54e44751e81221c53f9c9a33","EventType":"customer.order.paid","OrderID":"ord_01a20a8d54e44751e81221c3eae000c4","RuleID":"ern_01a20a8d548bc4e3fae28460db0c3a01","ItemID":"","TierID":"","HolderTierID":"ltr_01a20a8d548e7d1faa50753430fca8d6","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T22:36:04.284Z"}}', NULL, NULL, '2026-11-23 22:36:04.284+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d555dc0c74ba3de67f4a7a040', 433, 'voucher.created', 'voucher', 'v_01a20a8d555bb841832704a05ac96411', NULL, 'camp_01a20a8d554fa63e0396bdac3173c232', 'v-01a20a8d5557e851ae6ce72f93e07ddf', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d554fa63e0396bdac3173c232","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20a8d555bb841832704a05ac96411","Code":"FRIEND1","CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.315Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.315+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d555fe1e563388589f5a0610a', 441, 'campaign.vouchers.added', 'campaign', 'camp_01a20a8d554fa63e0396bdac3173c232', NULL, 'camp_01a20a8d554fa63e0396bdac3173c232', 'v-01a20a8d5557e851ae6ce72f93e07ddf', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d554fa63e0396bdac3173c232","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 22:36:04.315+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d556edb93f3d6a40844da9a31', 449, 'voucher.published', 'voucher', 'v_01a20a8d555bb841832704a05ac96411', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d554fa63e0396bdac3173c232', 'v-01a20a8d55629c5cac8828d0399fb2a4', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d554fa63e0396bdac3173c232","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20a8d556cbfa0b7ca6004fe61bf4d","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a8d555bb841832704a05ac96411"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:36:04.324Z"},"voucher":{"ID":"v_01a20a8d555bb841832704a05ac96411","Code":"FRIEND1","CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"cust_01a20a8d541463eea566eeb762a47a13","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.315Z","UpdatedAt":"2026-11-23T22:36:04.324Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.324+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d556f6acee0fb544f945828e1', 457, 'publication.succeeded', 'publication', 'pub_01a20a8d556cbfa0b7ca6004fe61bf4d', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d554fa63e0396bdac3173c232', 'v-01a20a8d55629c5cac8828d0399fb2a4', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d554fa63e0396bdac3173c232","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a8d556cbfa0b7ca6004fe61bf4d","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a8d555bb841832704a05ac96411"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:36:04.324Z"},"voucher":{"ID":"v_01a20a8d555bb841832704a05ac96411","Code":"FRIEND1","CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"cust_01a20a8d541463eea566eeb762a47a13","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.315Z","UpdatedAt":"2026-11-23T22:36:04.324Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.324+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d556f6acee0fb54501c6f21fb', 465, 'customer.publication.succeeded', 'publication', 'pub_01a20a8d556cbfa0b7ca6004fe61bf4d', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d554fa63e0396bdac3173c232', 'v-01a20a8d55629c5cac8828d0399fb2a4', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d554fa63e0396bdac3173c232","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d541463eea566eeb762a47a13","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T22:36:04.196Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.988Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20a8d556cbfa0b7ca6004fe61bf4d","CustomerID":"cust_01a20a8d541463eea566eeb762a47a13","TrackingID":"track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20a8d555bb841832704a05ac96411"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T22:36:04.324Z"},"voucher":{"ID":"v_01a20a8d555bb841832704a05ac96411","Code":"FRIEND1","CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"cust_01a20a8d541463eea566eeb762a47a13","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.315Z","UpdatedAt":"2026-11-23T22:36:04.324Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.324+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d557f1f3cdc1ac711fd01a92d', 473, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a20a8d557b7d79b6b4db7ddac1d985', 'cust_01a20a8d54175846c668c0f1252df8da', 'camp_01a20a8d554fa63e0396bdac3173c232', 'v-01a20a8d5572c5feee031ed31186329f', 'ACTION', '{"campaign":{"ID":"camp_01a20a8d554fa63e0396bdac3173c232","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T22:36:04.303Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T22:36:04.047Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T22:36:03.991Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a20a8d557b7d79b6b4db7ddac1d985","VoucherID":"v_01a20a8d555bb841832704a05ac96411","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","Role":"REFEREE","ReferrerID":"cust_01a20a8d541463eea566eeb762a47a13","CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T22:36:04.347Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a20a8d555bb841832704a05ac96411","Code":"FRIEND1","CampaignID":"camp_01a20a8d554fa63e0396bdac3173c232","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20a8d541463eea566eeb762a47a13","ReferrerID":"cust_01a20a8d541463eea566eeb762a47a13","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T22:36:04.315Z","UpdatedAt":"2026-11-23T22:36:04.324Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.351+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d559b4f1e1c99cae97f0f6760', 481, 'vl.card_definition.created', 'card_definition', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', NULL, NULL, 'v-01a20a8d559a1d5c222b9c941d62aeb6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.378Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d559d2ba7890081dd727a7809', 489, 'vl.tier_structure.created', 'tier_structure', 'lts_01a20a8d559c989440c66a878cc3ec12', NULL, NULL, 'v-01a20a8d559c989440c66a869ae435a4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a8d559c989440c66a878cc3ec12","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.38Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.38+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d559f9dc132e5e57f0d14e604', 497, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a20a8d559c989440c66a878cc3ec12', NULL, NULL, 'v-01a20a8d559e14b685de7a58d8f1040a', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a8d559c989440c66a878cc3ec12","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.38Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a20a8d559e14b685de7a596599b90d","StructureID":"lts_01a20a8d559c989440c66a878cc3ec12","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55a1360b86ea9b4a503f84b9', 505, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a20a8d559c989440c66a878cc3ec12', NULL, NULL, 'v-01a20a8d55a061c74da4cb0113b8af98', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20a8d559c989440c66a878cc3ec12","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.38Z","UpdatedAt":"2026-11-23T22:36:04.384Z"}}', NULL, NULL, '2026-11-23 22:36:04.384+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55a2ea7f2f76430db86424d0', 513, 'vl.benefit.created', 'benefit', 'lben_01a20a8d55a1360b86ea9b4c11d57494', NULL, NULL, 'v-01a20a8d55a1360b86ea9b4b1b87da56', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a20a8d55a1360b86ea9b4c11d57494","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T22:36:04.385Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.385+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55a4487dc91ecc3ec2060a19', 521, 'vl.earning_rule.created', 'earning_rule', 'lern_01a20a8d55a34927b7db8300629713a7', NULL, NULL, 'v-01a20a8d55a34927b7db83003de115b9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a20a8d55a34927b7db8300629713a7","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a8d55a34927b7db83004fb8019a","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a8d55a1360b86ea9b4c11d57494"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.387Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.387+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55a69d7a95b2e7b435a727af', 529, 'vl.reward.created', 'reward', 'lrew_01a20a8d55a4487dc91ecc40b6a281e2', NULL, NULL, 'v-01a20a8d55a4487dc91ecc3f039dcb4a', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a20a8d55a4487dc91ecc40b6a281e2","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a8d55a4487dc91ecc3f9c33a82f","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a8d55a4487dc91ecc40547d7e73","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.388Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.388+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55a7260f40d6c26c1ca46cbe', 537, 'vl.program.created', 'program', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', NULL, NULL, 'v-01a20a8d55a69d7a95b2e7b4581e6cf6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55ca22a65eda30b7a2f96297', 657, 'customer.order.created', 'order', 'ord_01a20a8d55c9abc41ed18f6d0cb87bd4', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55c8c29b5aa451b11ec45ae4', 'ACTION', '{"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T22:36:04.425Z"},"CreatedAt":"2026-11-23T22:36:03.991Z"},"order":{"ID":"ord_01a20a8d55c9abc41ed18f6d0cb87bd4","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","CreatedAt":"2026-11-23T22:36:04.425Z","PaidAt":"2026-11-23T22:36:04.425Z"}}', NULL, NULL, '2026-11-23 22:36:04.425+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55aa5b3e461edf6bccec7396', 545, 'vl.program.card_definition.assigned', 'program', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', NULL, NULL, 'v-01a20a8d55a69d7a95b2e7b4581e6cf6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.378Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a8d55a9f8e4e27348a2dde9036f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"card_definition","ResourceID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55aa5b3e461edf6c80ab80e2', 553, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', NULL, NULL, 'v-01a20a8d55a69d7a95b2e7b4581e6cf6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.378Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a8d55a9f8e4e27348a2dde9036f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"card_definition","ResourceID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55abfc17e643611d093d2a9d', 561, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', NULL, NULL, 'v-01a20a8d55a69d7a95b2e7b4581e6cf6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20a8d559c989440c66a878cc3ec12","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.38Z","UpdatedAt":"2026-11-23T22:36:04.384Z"},"Assignment":{"ID":"lasgm_01a20a8d55abfc17e643611c457cc86b","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"tier_structure","ResourceID":"lts_01a20a8d559c989440c66a878cc3ec12","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55abfc17e643611dc89914ff', 569, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a20a8d559c989440c66a878cc3ec12', NULL, NULL, 'v-01a20a8d55a69d7a95b2e7b4581e6cf6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20a8d559c989440c66a878cc3ec12","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.38Z","UpdatedAt":"2026-11-23T22:36:04.384Z"},"Assignment":{"ID":"lasgm_01a20a8d55abfc17e643611c457cc86b","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"tier_structure","ResourceID":"lts_01a20a8d559c989440c66a878cc3ec12","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55ca22a65eda30b83fd6c004', 665, 'customer.order.paid', 'order', 'ord_01a20a8d55c9abc41ed18f6d0cb87bd4', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55c8c29b5aa451b11ec45ae4', 'ACTION', '{"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T22:36:04.425Z"},"CreatedAt":"2026-11-23T22:36:03.991Z"},"order":{"ID":"ord_01a20a8d55c9abc41ed18f6d0cb87bd4","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","CreatedAt":"2026-11-23T22:36:04.425Z","PaidAt":"2026-11-23T22:36:04.425Z"}}', NULL, NULL, '2026-11-23 22:36:04.425+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55ac0a686ec65f975f637a21', 577, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', NULL, NULL, 'v-01a20a8d55a69d7a95b2e7b4581e6cf6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20a8d55a34927b7db8300629713a7","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a8d55a34927b7db83004fb8019a","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a8d55a1360b86ea9b4c11d57494"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.387Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a8d55ac0a686ec65f9706f15c12","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"earning_rule","ResourceID":"lern_01a20a8d55a34927b7db8300629713a7","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55ac0a686ec65f97f46c2099', 585, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a20a8d55a34927b7db8300629713a7', NULL, NULL, 'v-01a20a8d55a69d7a95b2e7b4581e6cf6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20a8d55a34927b7db8300629713a7","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20a8d55a34927b7db83004fb8019a","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20a8d55a1360b86ea9b4c11d57494"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.387Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a8d55ac0a686ec65f9706f15c12","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"earning_rule","ResourceID":"lern_01a20a8d55a34927b7db8300629713a7","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55b025cd1f3f139800649397', 593, 'vl.program.reward.assigned', 'program', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', NULL, NULL, 'v-01a20a8d55aedbb3c24b2b8b225f4684', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20a8d55a4487dc91ecc40b6a281e2","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a8d55a4487dc91ecc3f9c33a82f","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a8d55a4487dc91ecc40547d7e73","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.388Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a8d55afebb1585cb78d874fa317","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"reward","ResourceID":"lrew_01a20a8d55a4487dc91ecc40b6a281e2","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.398Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.398+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55b025cd1f3f139890873904', 601, 'vl.reward.assigned', 'reward', 'lrew_01a20a8d55a4487dc91ecc40b6a281e2', NULL, NULL, 'v-01a20a8d55aedbb3c24b2b8b225f4684', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.39Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20a8d55a4487dc91ecc40b6a281e2","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20a8d55a4487dc91ecc3f9c33a82f","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20a8d55a4487dc91ecc40547d7e73","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T22:36:04.388Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20a8d55afebb1585cb78d874fa317","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","Type":"reward","ResourceID":"lrew_01a20a8d55a4487dc91ecc40b6a281e2","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T22:36:04.398Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.398+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55b4217696ba0b1f8d98feb7', 609, 'vl.member.created', 'member', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55b025cd1f3f1398be5e9461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55b5e76965458acc486bdc62', 617, 'vl.card.created', 'card', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55b025cd1f3f1398be5e9461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a8d55b4217696ba0b205dc54f2a","MemberID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","DefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Code":"jwTI49bvaD","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55b5e76965458acd2d99e5d6', 625, 'vl.card.assigned', 'card', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55b025cd1f3f1398be5e9461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a8d55b4217696ba0b205dc54f2a","MemberID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","DefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Code":"jwTI49bvaD","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55b5e76965458acd968c9c86', 633, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55b025cd1f3f1398be5e9461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a8d55b4217696ba0b205dc54f2a","MemberID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","DefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Code":"jwTI49bvaD","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55b5e76965458acdad48d8a9', 641, 'vl.member.card.assigned', 'member', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55b025cd1f3f1398be5e9461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20a8d55b4217696ba0b205dc54f2a","MemberID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","DefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Code":"jwTI49bvaD","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55bd0d8e1ae1241d3f6090f4', 649, 'vl.tier.joined', 'tier', 'lt_01a20a8d559e14b685de7a596599b90d', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55b799f4078f40da916b0cb9', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"0d5271756860f2d25f5ca1a927270ed4","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a20a8d55b4217696ba0b205dc54f2a","MemberID":"lmbr_01a20a8d55b2857f8848dbbc04c0cc3f","ProgramID":"lprg_01a20a8d55a69d7a95b2e7b50cae19eb","CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","DefinitionID":"lcdef_01a20a8d559a1d5c222b9c94c260f211","Code":"jwTI49bvaD","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a20a8d559c989440c66a878cc3ec12","Rank":{"TierID":"lt_01a20a8d559e14b685de7a596599b90d","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T22:36:04.401Z","UpdatedAt":"2026-11-23T22:36:04.408Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 22:36:04.408+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55cb7e057815f25a23e97b03', 673, 'customer.order.created', 'order', 'ord_01a20a8d55cb7e057815f25a22f7bdf9', 'cust_01a20a8d54175846c668c0f1252df8da', NULL, 'v-01a20a8d55ca22a65eda30b86c9d6563', 'ACTION', '{"customer":{"ID":"cust_01a20a8d54175846c668c0f1252df8da","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T22:36:04.425Z"},"CreatedAt":"2026-11-23T22:36:03.991Z"},"order":{"ID":"ord_01a20a8d55cb7e057815f25a22f7bdf9","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a20a8d54175846c668c0f1252df8da","CreatedAt":"2026-11-23T22:36:04.427Z"}}', NULL, NULL, '2026-11-23 22:36:04.427+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55d56437116c0109e763abf1', 681, 'customer.order.created', 'order', 'ord_01a20a8d55d56437116c01096fd1d352', NULL, NULL, 'v-01a20a8d55d496fc307ebaf2803f237d', 'ACTION', '{"order":{"ID":"ord_01a20a8d55d56437116c01096fd1d352","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a8d55d56437116c01098807c4fe","ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:36:04.436Z","PaidAt":"2026-11-23T22:36:04.436Z"}}', NULL, NULL, '2026-11-23 22:36:04.436+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55d56437116c010ac90402f2', 689, 'customer.order.paid', 'order', 'ord_01a20a8d55d56437116c01096fd1d352', NULL, NULL, 'v-01a20a8d55d496fc307ebaf2803f237d', 'ACTION', '{"order":{"ID":"ord_01a20a8d55d56437116c01096fd1d352","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a8d55d56437116c01098807c4fe","ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:36:04.436Z","PaidAt":"2026-11-23T22:36:04.436Z"}}', NULL, NULL, '2026-11-23 22:36:04.436+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20a8d55d867e032a270ead8d06f10', 697, 'customer.order.updated', 'order', 'ord_01a20a8d55d56437116c01096fd1d352', NULL, NULL, 'v-01a20a8d55d6f5d9fb1b051f63f198a2', 'EFFECT', '{"order":{"ID":"ord_01a20a8d55d56437116c01096fd1d352","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a8d55d56437116c01098807c4fe","ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:36:04.436Z","UpdatedAt":"2026-11-23T22:36:04.44Z","PaidAt":"2026-11-23T22:36:04.436Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20a8d55d56437116c01098807c4fe","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20a8d55d867e032a270ea9ab92088"]}}}', '[{"step":1,"id":"ev_01a20a8d55d867e032a270ead8d06f11","type":"order.returned","entity_type":"order","entity_id":"ord_01a20a8d55d56437116c01096fd1d352","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a20a8d55d56437116c01096fd1d352","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20a8d55d56437116c01098807c4fe","ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20a8d541370dbbef8b9d43793f084","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T22:36:04.436Z","UpdatedAt":"2026-11-23T22:36:04.44Z","PaidAt":"2026-11-23T22:36:04.436Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20a8d55d56437116c01098807c4fe","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20a8d55d867e032a270ea9ab92088"]}},"return":{"ID":"ret_01a20a8d55d867e032a270ea9ab92088","SourceID":"","OrderID":"ord_01a20a8d55d56437116c01096fd1d352","CustomerID":"","Reason":"","Metadata":null,"APIKey":"0d5271756860f2d25f5ca1a927270ed4","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a20a8d55d56437116c01098807c4fe","ProductID":"prod_01a20a8d541370dbbef8b9d43793f084","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-23T22:36:04.44Z"}}]', '2026-11-23 22:36:04.44+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a20a8d552b1d86a78e0ecb5e632f09_0', 'exp_01a20a8d552b1d86a78e0ecb5e632f09', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
CARD-L0MHjNyV,GIFT_VOUCHER,50.00,
CARD-rv7DkWve,GIFT_VOUCHER,50.00,
CARD-eUehWaPN,GIFT_VOUCHER,50.00,
CARD-JTyxD91w,GIFT_VOUCHER,50.00,
CARD-M4pmK3Wi,GIFT_VOUCHER,50.00,
HELLO-Bdbt,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4xcL,DISCOUNT_VOUCHER,10,PERCENT
HELLO-BQg7,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5GMW,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ycvn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LA6Y,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mzBR,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ldRE,DISCOUNT_VOUCHER,10,PERCENT
HELLO-oLuK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ahY7,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VZ1H,DISCOUNT_VOUCHER,10,PERCENT
HELLO-TmiI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-UDqp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-iGcM,DISCOUNT_VOUCHER,10,PERCENT
HELLO-KVKk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-p71o,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QRJp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Y8Cr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mOJ8,DISCOUNT_VOUCHER,10,PERCENT
HELLO-T5ye,DISCOUNT_VOUCHER,10,PERCENT
GIFT-50,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a20a8d552b1d86a78e0ecb5e632f09', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 22:36:04.267+00', '2026-11-23 22:36:04.28+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_4c99d77ea5a7f3159a5a65b8f7758e28', '\x95b332df1ce225d52c6af848184f94b54822d4650f183ffec90a03dbaa17fac4dac73b422697368248137db04c65430d2295d914c86bc204ee2f88b43ca6c51f04b08c4957ed9c55db2c6de29c967418cb339a7ae36095a1862d17900b6d7d53fc8d9a5c3a3ae66f44d453e583ca472d345b8d3350e5599c4035912570ce92be4032deae34bdcd997a0ef0ee9a2efe5bc4d7b447033b46c6b1a9d799951f6228f5cec59d2b2d1759d79f28048418d2cf7e35a5426e2da84c058d1e47c5d1ddb62987432fac2089acd6421dd31af2d01a453caceb682e3644b51d1f01b2df3be998e8c120a3b29a84f457a7c8e4e4632e3f6f17c64e498c783f9fc75ab61d4294611095707c66733c41ff95002be248af9dcca0fa1bc0597e31b2dd1d540308aacb80da7f2221425871d674ebc05ab6df6529c94ef1e5e6afda1ec3713cb7b7b07c49071ad3e756b57ef3190b036fc78a6151ef99a213ad5e5bd6702d2bd32300906801cbd8ea45b28c30c7cf4b3084f51ace5e1a70d8c2595f0726f0a6cafb3bff90d8309fc14c15abe5cb63ba158c6001fd683a1167f8083cfa96f141890c1b698c15d7fea82f5b801051326d2cc1488dd66459aac0faf7ac22613325df791554b29135f2507da3a89717f968a7d555fdedd1e35f6cab99187f2646ca0ad1093a58ca54c9c1855519a8ce18450c0e2b7024bc8501e46ea4883b9831d8ea4d5c61edf9e9a712f9b86b42c9e1e19c414ce216c457373d84c968cfee6d06eb4e97e9530675358563c91dbfab046c150f60f63615059ccc19d0b6c82bbb8a452b0912d091b3302c2a6fdcf137a6a7e0fd82748871276e21f2442747b9d5ce29a19e9005051f77031b7abeaa60c00566c54247722255437ebd6412be299ee9808e5d44d8f6c9735da944cc9d41afd15fc97cf957a6673cb342957046e70ac565bd5521624a0687644ce26001065305b76a1acac08f8bfac077', '2026-11-24 22:36:04.196+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_cb5ad741e69cb32a18920d93417394df', '\x339f0a2a4b1a02fb825f659941ec77e82f838a071e2078864cc0227381a733242745a6aed1ed4c6932fbe96e51fd7d36b03a6e93b3a091da61abd75cf7e81d68e02742b79a5683a431baa40f40b858487080156543c2fdb3064b3cd749cedad0ab48272241120bfcb1cdaf9d3fa0f6dfea6245c193cb7d9612a68ee7e3ff6b28ebada18b5f0129900ca093cb8e481f7e1232e20bef21d9141a69c48ea5987d6bfa163a10c3af63ab970848d8344b7f8652211a93b91f849c93104eb2fbbd2eca82d2165305c124027c53a58dc6a413c58bb6a35eb87589547976316b3a7756d5a8f334f0e55931bde077d16152940cc2c2a1c7b5ab641d211a6a6e108e3ae9bfcf3fbd258ca3004512d262c88ce83167f032aa2896a10fb315d4fbc3a546194ad8da6b4d583168b68c88a63191c63c941259eab0c6779e46aa5f61e35fa988a20a4d9d2a772c6f1b2c29a5373ff93b839218db042ab548c500e39916c9d67a5ea8fef5b0d015e5cdf5aa9e4aba1af85d445ed0c2f192d5f19d42c2e73e9b4589086edb3c4be39da8cd12f08b821564e43e297f0670e8134350b6cf1189c67e4c6956fd5eb1cae4348df607abb3e833f0f3aa45f938f958f5b9271e2da6c160286d10bc56830faa49272fb2d41d5218e8cbea', '2026-11-24 22:36:04.204+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_93be8f78653cfdab206f4704d67fb397', '\xfa9f1c93ab6fdf3193c0413be2d010adcd69fc2697fc62e3ca490f2d7e796e12030329aef904e8873fd937339f6e9334825558e022e45a9ba75e075774508abafec401fddc73b072e66b48103df32a629512d78a1c756ab0d6ba1080bec2aea699bf51eb3fe75c7ecca7d57c738d209be3ddea0515a3958b18ff0f028b9e7a37aa824b5d2b4cb6c8f8d1d02aeffe5bb81a771d4ce3d7d2f14a98e27eeb1c928f721fa6eee96a2d0b79ac30e1b53b1b9d8ff370d5713ba50fe5eb1cb29df907c87d3559b7ccadc003038d6f90bafb9e653c8ded268f8f434e7057a3b70aed2b30f1c9003a5c77a3fa0ad56a63e36aa4550cf85b21989dbff600117e993b64d9b2037b88bb69d7d2161d43ecfbaff46412f574afb6cce3cd4b059509a374a4ed9964980d286de4ea9ad6df7f4dc837bd667202f4e2341a71753f90a54f7a353e5672a08f5a29b546db6f8ad7b3c73cf257750b65b045967ea6970e83ec6633bdaa539c8185cfd1cd5b8c52a912753c18b630a37528c42139d2ba2e1cc85de327ec291e940b0d4e222b33c2a327d551afc3c3a8142012dcc289f66c54f274', '2026-11-24 22:36:04.247+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a20a8d5598c36234f7b7217563cb79', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 22:36:04.376+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'cust_01a20a8d54175846c668c0f1252df8da', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb cust_01a20a8d54175846c668c0f1252df8da', 'ACTIVE', NULL, '2026-11-23 22:36:04.401+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a20a8d54985f471aec27732c29bc80', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'cust_01a20a8d541463eea566eeb762a47a13', 'ltr_01a20a8d548e7d1faa50753430fca8d6', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 22:36:04.127+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a20a8d548e7d1faa50753430fca8d6', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 22:36:04.108+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'cust_01a20a8d54175846c668c0f1252df8da', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'jwTI49bvaD', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a20a8d559e14b685de7a596599b90d"}, "StructureID": "lts_01a20a8d559c989440c66a878cc3ec12"}', NULL, '2026-11-23 22:36:04.401+00', '2026-11-23 22:36:04.468+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_63eac17c4daa2eed54b22624a27ab719', 'tiers', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'tiers lprg_01a20a8d55a69d7a95b2e7b50cae19eb', '2026-11-23', NULL, NULL, NULL, 'lts_01a20a8d559c989440c66a878cc3ec12', 'lt_01a20a8d559e14b685de7a596599b90d', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_7933516b2f8cc096687e5e75a9214aea', 'tiers', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'tiers lprg_01a20a8d55a69d7a95b2e7b50cae19eb total', NULL, NULL, NULL, NULL, 'lts_01a20a8d559c989440c66a878cc3ec12', 'lt_01a20a8d559e14b685de7a596599b90d', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_15cbf3380dc9c6ac3265b09646f5ea62', 'spending', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'spending lprg_01a20a8d55a69d7a95b2e7b50cae19eb', '2026-11-23', NULL, NULL, 'lcdef_01a20a8d559a1d5c222b9c94c260f211', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_b4d668d6aaa9ad29e354f3c12640b291', 'spending', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'spending lprg_01a20a8d55a69d7a95b2e7b50cae19eb total', NULL, NULL, NULL, 'lcdef_01a20a8d559a1d5c222b9c94c260f211', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_65f62f0d676ff4ae46a7418889282a66', 'card', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'card lcrd_01a20a8d55b4217696ba0b205dc54f2a', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_412e850c65583ffdcede98c31f4d1948', 'member_rules', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'member_rules lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', '2026-11-23', 'lern_01a20a8d55a34927b7db8300629713a7', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_618a63fe2bcec431cde992aa1f230ee8', 'earning_rules', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'earning_rules lprg_01a20a8d55a69d7a95b2e7b50cae19eb', '2026-11-23', 'lern_01a20a8d55a34927b7db8300629713a7', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_cfeb51a52dad7bf7ba5b0c47b4f58651', 'points_earnings', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'points_earnings lprg_01a20a8d55a69d7a95b2e7b50cae19eb', '2026-11-23', 'lern_01a20a8d55a34927b7db8300629713a7', 'lernei_01a20a8d55a34927b7db83004fb8019a', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_37e9012f0b1414765469ad4db4fb6de6', 'earning_rules', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'earning_rules lprg_01a20a8d55a69d7a95b2e7b50cae19eb total', NULL, 'lern_01a20a8d55a34927b7db8300629713a7', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_29cd618f33a4923c22f62c56aab1855c', 'points_earnings', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'points_earnings lprg_01a20a8d55a69d7a95b2e7b50cae19eb total', NULL, 'lern_01a20a8d55a34927b7db8300629713a7', 'lernei_01a20a8d55a34927b7db83004fb8019a', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a8d55b2857f8848dbbca0a57e2c', 'seats lprg_01a20a8d55a69d7a95b2e7b50cae19eb', '2026-11-23 22:36:04.403+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a8d55c0ce494d10d7c3181c4439', 'reward lrew_01a20a8d55a4487dc91ecc40b6a281e2 lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', '2026-11-23 22:36:04.415+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a8d55c267f2690e2f01e4cc388d', 'spend lcrd_01a20a8d55b4217696ba0b205dc54f2a', '2026-11-23 22:36:04.428+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a8d562046628834566bfab9b368', 'card lcrd_01a20a8d55b4217696ba0b205dc54f2a', '2026-11-23 22:36:04.468+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20a8d5610cc4ad055e7db9684c5a2', 'lern_01a20a8d55a34927b7db8300629713a7 lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', '2026-11-23 22:36:04.468+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a20a8d5595b19124c2b0fb602778d0', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 22:36:04.373+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'c702b60d5d06bb2feeba347011af4378bd34ad7df2d750535fa35b2ed01ed2d0', 'demo', '0d5271756860f2d25f5ca1a927270ed4', '["api"]', '2026-11-23 22:36:04.296+00', '2026-11-23 22:51:04.296+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a20a8d55cf7f7a63ecfe6cc10c7708', 'APPROVED', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'lctx_01a20a8d55d0986eaf9dd3a0c49ff314', 'ord_01a20a8d55cb7e057815f25a22f7bdf9', 'ordpay_01a20a8d55cf7f7a63ecfe6d7ebc3522', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 22:36:04.428+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a8d544147cdbfc05a96fe9fe870', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a20a8d544147cdbfc05a9739ec64ce", "SKU": {"ID": "sku_01a20a8d5411ea2a5f68d148f2e34ef1", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a20a8d5411ea2a5f68d148f2e34ef1", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a20a8d540f716a5e0e0b7bbe2a5e18", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a20a8d540f716a5e0e0b7bbe2a5e18", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a20a8d544147cdbfc05a979a0f856b", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a20a8d541370dbbef8b9d43793f084", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a20a8d541370dbbef8b9d43793f084", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a20a8d54175846c668c0f1252df8da', NULL, NULL, 0, NULL, NULL, '2026-11-23 22:36:04.032+00', NULL, '2026-11-23 22:36:04.032+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a8d544f337c5233bd9240448ed9', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a20a8d544f337c5233bd926d7c397f", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a20a8d541210406b0bfc82cb9abeff", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a20a8d541210406b0bfc82cb9abeff", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a20a8d54175846c668c0f1252df8da', NULL, '{"r_01a20a8d544f337c5233bd933f4a611c": {"Date": "2026-11-23T22:36:04.047Z", "RelatedObjectID": "v_01a20a8d54223224395f21e98aa17102", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-23 22:36:04.047+00', NULL, '2026-11-23 22:36:04.047+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a8d54e44751e81221c3eae000c4', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a20a8d541463eea566eeb762a47a13', NULL, '{"r_01a20a8d54e44751e81221c4142d2206": {"Date": "2026-11-23T22:36:04.196Z", "RelatedObjectID": "v_01a20a8d54283b6f6bb3c4b3983f914d", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a20a8d5424cb67861cd8b2d64f0842"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 22:36:04.196+00', NULL, '2026-11-23 22:36:04.196+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a8d55c9abc41ed18f6d0cb87bd4', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a20a8d54175846c668c0f1252df8da', NULL, NULL, 0, NULL, NULL, '2026-11-23 22:36:04.425+00', NULL, '2026-11-23 22:36:04.425+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a8d55cb7e057815f25a22f7bdf9', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a20a8d54175846c668c0f1252df8da', NULL, NULL, 1, NULL, NULL, '2026-11-23 22:36:04.427+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20a8d55d56437116c01096fd1d352', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a20a8d55d56437116c01098807c4fe", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a20a8d541370dbbef8b9d43793f084", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a20a8d541370dbbef8b9d43793f084", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a20a8d55d56437116c01098807c4fe", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a20a8d55d867e032a270ea9ab92088"], "RefundOrder": "PROPORTIONAL"}', '2026-11-23 22:36:04.436+00', '2026-11-23 22:36:04.44+00', '2026-11-23 22:36:04.436+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20a8d549f23c49b536042bce21013', 'v_01a20a8d54985f471aec27732c29bc80', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'cust_01a20a8d541463eea566eeb762a47a13', 'vtx_01a20a8d549f23c49b536040ef7eab35', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20a8d54985f471aec27732c29bc80 9999-12-31 001795473364127', NULL, '2026-11-23 22:36:04.127+00', '2026-11-23 22:36:04.179+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20a8d554efcb36dd02fd82ce70239', 'v_01a20a8d54985f471aec27732c29bc80', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'cust_01a20a8d541463eea566eeb762a47a13', 'vtx_01a20a8d554efcb36dd02fd7b4ed34d3', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20a8d54985f471aec27732c29bc80 9999-12-31 001795473364284', NULL, '2026-11-23 22:36:04.284+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a8d55b9145c743ecaa121568ce6', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lctx_01a20a8d55b9145c743ecaa0bc9dd981', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 22:36:04.408+00', '2026-11-23 22:36:04.428+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a8d5622f73b73709bee66698dcb', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lctx_01a20a8d5622f73b73709bedc19adf05', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20a8d55b4217696ba0b205dc54f2a 9999-12-31 001795473364468', NULL, '2026-11-23 22:36:04.468+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20a8d562aacdcae46d809b2f45485', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lctx_01a20a8d562aacdcae46d8092017d524', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20a8d55b4217696ba0b205dc54f2a 9999-12-31 001795473364468', NULL, '2026-11-23 22:36:04.468+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a8d54d3dc5f5f40367f10f41377', 'v_01a20a8d54985f471aec27732c29bc80', 'vtx_01a20a8d54d3dc5f5f40367ee8efe39a', 'lopb_01a20a8d549f23c49b536042bce21013', 20, 0, 0, '2026-11-23 22:36:04.179+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a8d55c3c833dfd854947254c40c', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lctx_01a20a8d55c267f2690e2f02c6b44c43', 'lcpeb_01a20a8d55b9145c743ecaa121568ce6', 20, 0, 0, '2026-11-23 22:36:04.415+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20a8d55d0986eaf9dd3a1b7ead9c4', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lctx_01a20a8d55d0986eaf9dd3a0c49ff314', 'lcpeb_01a20a8d55b9145c743ecaa121568ce6', 80, 0, 0, '2026-11-23 22:36:04.428+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 22:36:03.977+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a8d540f716a5e0e0b7bbe2a5e18', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 22:36:03.983+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a8d541210406b0bfc82cb9abeff', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 22:36:03.986+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20a8d541370dbbef8b9d43793f084', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 22:36:03.986+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 22:36:03.977+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a20a8d541370dbbef8b9d4d890d77a', 'Equipment', 'STATIC', '[{"ID": "prod_01a20a8d541210406b0bfc82cb9abeff", "Object": "product"}, {"ID": "prod_01a20a8d541370dbbef8b9d43793f084", "Object": "product"}]', NULL, NULL, false, '2026-11-23 22:36:03.987+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a8d55a9f8e4e27348a2dde9036f', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb lcdef_01a20a8d559a1d5c222b9c94c260f211', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'card_definition', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', NULL, 0, '2026-11-23 22:36:04.39+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a8d55abfc17e643611c457cc86b', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb lts_01a20a8d559c989440c66a878cc3ec12', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'tier_structure', 'lts_01a20a8d559c989440c66a878cc3ec12', NULL, 0, '2026-11-23 22:36:04.39+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a8d55ac0a686ec65f9706f15c12', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb lern_01a20a8d55a34927b7db8300629713a7', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'earning_rule', 'lern_01a20a8d55a34927b7db8300629713a7', NULL, 0, '2026-11-23 22:36:04.39+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20a8d55afebb1585cb78d874fa317', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb lrew_01a20a8d55a4487dc91ecc40b6a281e2', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'reward', 'lrew_01a20a8d55a4487dc91ecc40b6a281e2', NULL, 1, '2026-11-23 22:36:04.398+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a20a8d55a34927b7db8300629713a7', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a20a8d55a34927b7db8300629713a7", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a20a8d55a34927b7db83004fb8019a", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a20a8d559a1d5c222b9c94c260f211"}}, {"BenefitID": "lben_01a20a8d55a1360b86ea9b4c11d57494"}]}], "CreatedAt": "2026-11-23T22:36:04.387Z"}', '2026-11-23 22:36:04.387+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-23 22:36:04.378+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a20a8d55a4487dc91ecc40b6a281e2', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a20a8d55a4487dc91ecc40b6a281e2", "Gift": {"Material": {"ProductID": "prod_01a20a8d541370dbbef8b9d43793f084"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a20a8d55a4487dc91ecc3f9c33a82f", "Spending": {"ID": "lrspn_01a20a8d55a4487dc91ecc40547d7e73", "Points": 20, "CardDefinitionID": "lcdef_01a20a8d559a1d5c222b9c94c260f211"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T22:36:04.388Z"}', '2026-11-23 22:36:04.388+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a20a8d559e14b685de7a596599b90d', 'lts_01a20a8d559c989440c66a878cc3ec12', 'Gold', '{"ID": "lt_01a20a8d559e14b685de7a596599b90d", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T22:36:04.382Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a20a8d559c989440c66a878cc3ec12"}', '2026-11-23 22:36:04.382+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 22:36:04.39+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, retention, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'f8defd15291032c6207917bfed74c572ef9c2ea1706cb07fb00c8378ddd38135', NULL, NULL, NULL, false, NULL, NULL, true, 0, '2026-11-23 22:36:03.976+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a20a8d551b41fca92a80080abbea88', 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'Both', '["promo_01a20a8d542b8d9aaa8c61218697ef4e"]', 'MANUAL', NULL, '2026-11-23 22:36:04.249+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20a8d542b8d9aaa8c61218697ef4e', 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 22:36:04.01+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20a8d54370cf6103626a2646ef5b9', 'camp_01a20a8d542aaf5b58cea60fa72e3951', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 22:36:04.022+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20a8d549c829de92b7ec0b0fbae0e', NULL, 'cust_01a20a8d541463eea566eeb762a47a13', 'track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ', 'API', NULL, '["v_01a20a8d54985f471aec27732c29bc80"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 22:36:04.122+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20a8d556cbfa0b7ca6004fe61bf4d', NULL, 'cust_01a20a8d541463eea566eeb762a47a13', 'track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ', 'API', NULL, '["v_01a20a8d555bb841832704a05ac96411"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a20a8d554fa63e0396bdac3173c232', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 22:36:04.324+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a20a8d557b7d79b6b4db7ddac1d985', 'v_01a20a8d555bb841832704a05ac96411 cust_01a20a8d54175846c668c0f1252df8da', 'v_01a20a8d555bb841832704a05ac96411', 'cust_01a20a8d54175846c668c0f1252df8da', 'REFEREE', 'cust_01a20a8d541463eea566eeb762a47a13', 'camp_01a20a8d554fa63e0396bdac3173c232', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 22:36:04.347+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20a8d548842bf9f0c125e7d8e37ce/2026-11-23', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20a8d5424cb67861cd8b2d64f0842/2026-11-23', 'camp_01a20a8d5424cb67861cd8b2d64f0842', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a8d544f337c5233bd933f4a611c', 'redemption', '2026-11-23 22:36:04.047+00', NULL, false, NULL, NULL, 'cust_01a20a8d54175846c668c0f1252df8da', 'track_9dEdmErha7adA2FJTh921ieJR_pTMODKJ5LocxiRGvk', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '0d5271756860f2d25f5ca1a927270ed4', 'API', NULL, '0d5271756860f2d25f5ca1a927270ed4', NULL, 'voucher', 'v_01a20a8d54223224395f21e98aa17102', 'v_01a20a8d54223224395f21e98aa17102', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a20a8d544f337c5233bd9240448ed9', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a8d54d3dc5f5f40367e2f5770d6', 'redemption', '2026-11-23 22:36:04.179+00', NULL, false, NULL, NULL, 'cust_01a20a8d541463eea566eeb762a47a13', 'track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '0d5271756860f2d25f5ca1a927270ed4', 'API', NULL, '0d5271756860f2d25f5ca1a927270ed4', NULL, 'voucher', 'v_01a20a8d54985f471aec27732c29bc80', 'v_01a20a8d54985f471aec27732c29bc80', 'REGULAR1', NULL, 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'Regulars', 'rew_01a20a8d549057b5fa6137c218ea07ce', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a20a8d54d3dc5f5f40367ee8efe39a", "Delivery": "PENDING", "AssignmentID": "rewa_01a20a8d5496c88a67cd922aaec5d0f3", "LoyaltyTierID": "ltr_01a20a8d548e7d1faa50753430fca8d6"}, "Counted": [{"By": 1, "Key": "s/rew_01a20a8d549057b5fa6137c218ea07ce"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a8d54e44751e81221c4142d2206', 'redemption', '2026-11-23 22:36:04.196+00', NULL, false, NULL, NULL, 'cust_01a20a8d541463eea566eeb762a47a13', 'track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '0d5271756860f2d25f5ca1a927270ed4', 'API', NULL, '0d5271756860f2d25f5ca1a927270ed4', NULL, 'voucher', 'v_01a20a8d54283b6f6bb3c4b3983f914d', 'v_01a20a8d54283b6f6bb3c4b3983f914d', 'GIFT-50', NULL, 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'Gift cards', NULL, NULL, 'ord_01a20a8d54e44751e81221c3eae000c4', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a8d54eb8d257aa15606b106e75b', 'redemption', '2026-11-23 22:36:04.203+00', NULL, false, NULL, NULL, 'cust_01a20a8d541463eea566eeb762a47a13', 'track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '0d5271756860f2d25f5ca1a927270ed4', 'API', NULL, '0d5271756860f2d25f5ca1a927270ed4', NULL, 'voucher', 'v_01a20a8d54223224395f21e98aa17102', 'v_01a20a8d54223224395f21e98aa17102', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a20a8d54f34b2e2e4742cad89691bf', '2026-11-23 22:36:04.211+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a20a8d54f34b2e2e4742cad89691bf', 'redemption_rollback', '2026-11-23 22:36:04.211+00', NULL, false, 'r_01a20a8d54eb8d257aa15606b106e75b', NULL, 'cust_01a20a8d541463eea566eeb762a47a13', 'track_554BeRarSOxGDTcXNF9oEzw12KiEEIu_0hoVv_rvJPQ', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '0d5271756860f2d25f5ca1a927270ed4', 'API', NULL, '0d5271756860f2d25f5ca1a927270ed4', NULL, 'voucher', 'v_01a20a8d54223224395f21e98aa17102', 'v_01a20a8d54223224395f21e98aa17102', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20a8d55179665097ba1aeef12893a', 'redemption', '2026-11-23 22:36:04.247+00', NULL, false, NULL, NULL, 'cust_01a20a8d54175846c668c0f1252df8da', 'track_9dEdmErha7adA2FJTh921ieJR_pTMODKJ5LocxiRGvk', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '0d5271756860f2d25f5ca1a927270ed4', 'API', NULL, '0d5271756860f2d25f5ca1a927270ed4', NULL, 'voucher', 'v_01a20a8d5504abe939530b863416400c', 'v_01a20a8d5504abe939530b863416400c', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a20a8d55d867e032a270ea9ab92088', NULL, 'ord_01a20a8d55d56437116c01096fd1d352', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a20a8d55d56437116c01098807c4fe", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a20a8d541370dbbef8b9d43793f084"}], "Money": 1000, "APIKey": "0d5271756860f2d25f5ca1a927270ed4", "Amount": 1000, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-23 22:36:04.44+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a20a8d5496c88a67cd922aaec5d0f3', 'rew_01a20a8d549057b5fa6137c218ea07ce camp_01a20a8d548842bf9f0c125e7d8e37ce', 'rew_01a20a8d549057b5fa6137c218ea07ce', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 20, false, '2026-11-23 22:36:04.117+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a20a8d55c267f2690e2f026b58d72a', 'PURCHASE', 'APPROVED', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lctx_01a20a8d55c267f2690e2f02c6b44c43', 'lrew_01a20a8d55a4487dc91ecc40b6a281e2', 20, '{"Gift": {"Material": {"ProductID": "prod_01a20a8d541370dbbef8b9d43793f084"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 22:36:04.415+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a20a8d549057b5fa6137c218ea07ce', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a20a8d541370dbbef8b9d43793f084"}', NULL, '2026-11-23 22:36:04.112+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 22:36:04.01351+00', '2026-11-23 22:36:03.999502+00', '2026-11-23 22:36:04.017526+00', '2026-11-23 22:36:03.999502+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20a8d541e876cfde57492d9587e5d", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20a8d541d96eadabd239a6a588e04"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 22:36:04.01351+00', '2026-11-23 22:36:04.005129+00', '2026-11-23 22:36:04.020777+00', '2026-11-23 22:36:04.005129+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20a8d54254bbfe809cb63c993f98b", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20a8d5424cb67861cd8b2d64f0842"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 22:36:04.054056+00', '2026-11-23 22:36:04.052979+00', '2026-11-23 22:36:04.05704+00', '2026-11-23 22:36:04.052979+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 22:36:04.112587+00', '2026-11-23 22:36:04.111136+00', '2026-11-23 22:36:04.135136+00', '2026-11-23 22:36:04.111136+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a20a8d548842bf9f0c125e7d8e37ce"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 22:36:04.161767+00', '2026-11-23 22:36:04.159993+00', '2026-11-23 22:36:04.171713+00', '2026-11-23 22:36:04.159993+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 22:36:04.161767+00', '2026-11-23 22:36:04.159993+00', '2026-11-23 22:36:04.169504+00', '2026-11-23 22:36:04.159993+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 22:36:04.161767+00', '2026-11-23 22:36:04.159993+00', '2026-11-23 22:36:04.178332+00', '2026-11-23 22:36:04.159993+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 22:36:04.262581+00', '2026-11-23 22:36:04.257166+00', '2026-11-23 22:36:04.274077+00', '2026-11-23 22:36:04.257166+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a20a8d551ff245a52b8ad211df044e"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 22:36:04.271062+00', '2026-11-23 22:36:04.266409+00', '2026-11-23 22:36:04.315318+00', '2026-11-23 22:36:04.266409+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 22:36:04.271062+00', '2026-11-23 22:36:04.266409+00', '2026-11-23 22:36:04.273782+00', '2026-11-23 22:36:04.266409+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 22:36:04.271062+00', '2026-11-23 22:36:04.266409+00', '2026-11-23 22:36:04.296275+00', '2026-11-23 22:36:04.266409+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 22:36:04.271062+00', '2026-11-23 22:36:04.266409+00', '2026-11-23 22:36:04.288598+00', '2026-11-23 22:36:04.266409+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 22:36:04.279356+00', '2026-11-23 22:36:04.268573+00', '2026-11-23 22:36:04.28433+00', '2026-11-23 22:36:04.268573+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a20a8d552b1d86a78e0ecb5e632f09"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 22:36:04.289634+00', '2026-11-23 22:36:04.28397+00', '2026-11-23 22:36:04.300399+00', '2026-11-23 22:36:04.28397+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a20a8d5538cefead9a7d1056ed808f", "Metadata": null}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 22:36:04.464399+00', '2026-11-23 22:36:04.456372+00', '2026-11-23 22:36:04.471056+00', '2026-11-23 22:36:04.456372+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 22:36:04.464399+00', '2026-11-23 22:36:04.456372+00', '2026-11-23 22:36:04.527716+00', '2026-11-23 22:36:04.456372+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 22:36:04.464399+00', '2026-11-23 22:36:04.456372+00', '2026-11-23 22:36:04.48419+00', '2026-11-23 22:36:04.456372+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 22:36:04.464399+00', '2026-11-23 22:36:04.456372+00', '2026-11-23 22:36:04.472975+00', '2026-11-23 22:36:04.456372+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 22:36:04.47225+00', '2026-11-23 22:36:04.456372+00', '2026-11-23 22:36:04.486308+00', '2026-11-23 22:36:04.456372+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-23 22:36:04.474494+00', '2026-11-23 22:36:04.456372+00', '2026-11-23 22:36:04.495963+00', '2026-11-23 22:36:04.456372+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-23 22:36:04.526185+00', '2026-11-23 22:36:04.480416+00', '2026-11-23 22:36:04.531931+00', '2026-11-23 22:36:04.480416+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20a8d55a69d7a95b2e7b50cae19eb"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 11, '2026-11-23 22:36:04.526185+00', '2026-11-23 22:36:04.486581+00', '2026-11-23 22:36:04.549304+00', '2026-11-23 22:36:04.486581+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20a8d55a69d7a95b2e7b50cae19eb"}, "project": "demo"}', '{punchcard:1360723649}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 22:36:03.671897+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 22:36:03.678811+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 22:36:03.694787+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 22:36:03.695811+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 22:36:03.708935+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 22:36:03.762248+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 22:36:03.768638+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 22:36:03.812263+00', '{}', NULL, '2026-11-23 22:36:03.812263+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 22:36:03.815664+00', '{}', NULL, '2026-11-23 22:36:03.815664+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 22:36:03.816+00', '{}', NULL, '2026-11-23 22:36:03.816+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 22:36:03.819576+00', '{}', NULL, '2026-11-23 22:36:03.819576+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 22:36:03.819864+00', '{}', NULL, '2026-11-23 22:36:03.819864+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 22:36:03.822178+00', '{}', NULL, '2026-11-23 22:36:03.822178+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 22:36:03.823048+00', '{}', NULL, '2026-11-23 22:36:03.823048+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 22:36:03.823241+00', '{}', NULL, '2026-11-23 22:36:03.823241+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 22:36:03.823659+00', '{}', NULL, '2026-11-23 22:36:03.823659+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 22:36:03.824109+00', '{}', NULL, '2026-11-23 22:36:03.824109+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 22:36:03.824445+00', '{}', NULL, '2026-11-23 22:36:03.824445+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 22:36:03.825607+00', '{}', NULL, '2026-11-23 22:36:03.825607+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 22:36:03.82661+00', '{}', NULL, '2026-11-23 22:36:03.82661+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 22:36:03.826827+00', '{}', NULL, '2026-11-23 22:36:03.826827+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 22:36:03.827114+00', '{}', NULL, '2026-11-23 22:36:03.827114+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 22:36:03.827372+00', '{}', NULL, '2026-11-23 22:36:03.827372+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 22:36:03.827562+00', '{}', NULL, '2026-11-23 22:36:03.827562+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 22:36:03.827828+00', '{}', NULL, '2026-11-23 22:36:03.827828+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 22:36:03.82804+00', '{}', NULL, '2026-11-23 22:36:03.82804+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 22:36:03.828188+00', '{}', NULL, '2026-11-23 22:36:03.828188+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 22:36:03.828395+00', '{}', NULL, '2026-11-23 22:36:03.828395+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 22:36:03.82862+00', '{}', NULL, '2026-11-23 22:36:03.82862+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 22:36:03.829034+00', '{}', NULL, '2026-11-23 22:36:03.829034+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 22:36:03.829324+00', '{}', NULL, '2026-11-23 22:36:03.829324+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 22:36:03.829828+00', '{}', NULL, '2026-11-23 22:36:03.829828+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-23 22:36:03.830339+00', '{}', NULL, '2026-11-23 22:36:03.830339+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 22:36:03.830574+00', '{}', NULL, '2026-11-23 22:36:03.830574+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 22:36:03.83088+00', '{}', NULL, '2026-11-23 22:36:03.83088+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 22:36:03.831232+00', '{}', NULL, '2026-11-23 22:36:03.831232+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 22:36:03.831473+00', '{}', NULL, '2026-11-23 22:36:03.831473+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 22:36:03.83177+00', '{}', NULL, '2026-11-23 22:36:03.83177+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 22:36:03.831965+00', '{}', NULL, '2026-11-23 22:36:03.831965+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 22:36:03.832222+00', '{}', NULL, '2026-11-23 22:36:03.832222+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 22:36:03.83242+00', '{}', NULL, '2026-11-23 22:36:03.83242+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 22:36:03.832612+00', '{}', NULL, '2026-11-23 22:36:03.832612+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 22:36:03.832784+00', '{}', NULL, '2026-11-23 22:36:03.832784+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 22:36:03.832973+00', '{}', NULL, '2026-11-23 22:36:03.832973+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a20a8d551ff245a52b8ad211df044e cust_01a20a8d541463eea566eeb762a47a13', 'seg_01a20a8d551ff245a52b8ad211df044e', 'cust_01a20a8d541463eea566eeb762a47a13', '2026-11-23 22:36:04.27+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a20a8d551ff245a52b8ad211df044e', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 22:36:04.255+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a20a8d54223224395f21e98aa17102/ssn_01a20a8d54f934979e6e11af8a4ea18f', 'ssn_01a20a8d54f934979e6e11af8a4ea18f', 'v_01a20a8d54223224395f21e98aa17102', 'cust_01a20a8d541463eea566eeb762a47a13', 1, 0, 0, '2026-11-23 22:36:04.219+00', '2026-11-30 22:36:04.219+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '34173b785dad4534bb4e3e78111d4d7f67cc8e43729874d1f4d7501a66a70335', NULL, '2026-11-23 22:36:03.975+00', '2026-11-23 23:06:03.975+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20a8d5410339b18111ccfe89a873e', 'beans-250g', 'prod_01a20a8d540f716a5e0e0b7bbe2a5e18', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 22:36:03.984+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20a8d5411ea2a5f68d148f2e34ef1', 'beans-1kg', 'prod_01a20a8d540f716a5e0e0b7bbe2a5e18', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 22:36:03.985+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 22:36:04.356+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a20a8d559c989440c66a878cc3ec12', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a20a8d559c989440c66a878cc3ec12", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T22:36:04.38Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T22:36:04.384Z", "CardDefinitionID": "lcdef_01a20a8d559a1d5c222b9c94c260f211"}', '2026-11-23 22:36:04.38+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a20a8d55bcab0eb14f8f39f6466cad', 'JOINED', 'APPROVED', 'lprg_01a20a8d55a69d7a95b2e7b50cae19eb', 'lmbr_01a20a8d55b2857f8848dbbc04c0cc3f', 'lcrd_01a20a8d55b4217696ba0b205dc54f2a', 'lcdef_01a20a8d559a1d5c222b9c94c260f211', 'lts_01a20a8d559c989440c66a878cc3ec12', 'lt_01a20a8d559e14b685de7a596599b90d', '{"To": "lt_01a20a8d559e14b685de7a596599b90d", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T22:36:04.408Z", "CardTransactionIDs": ["lctx_01a20a8d55b9145c743ecaa0bc9dd981"]}', '2026-11-23 22:36:04.408+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a20a8d5546525df238b13d61c07470', 'v_01a20a8d5540aa540b22562d42c6550b', 'voucher', 'GONE', NULL, NULL, '2026-11-23 22:36:04.292+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, identity, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a20a8d559344590e0031e5610d87a4', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-23 22:36:04.371+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20a8d5419d4d39af55d771a978095', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 22:36:03.993+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20a8d54fe68891eaba651a76455f4', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 22:36:04.222+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a8d541c97c3de90fea33d00a25e', 'val_01a20a8d5419d4d39af55d771a978095 voucher v_01a20a8d541b1261d8826102dd2c8107', 'val_01a20a8d5419d4d39af55d771a978095', 'v_01a20a8d541b1261d8826102dd2c8107', 'voucher', '2026-11-23 22:36:03.995+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a8d543eaba00ad4a766fe9e62d4', 'val_01a20a8d5419d4d39af55d771a978095 promotion_tier promo_01a20a8d54370cf6103626a2646ef5b9', 'val_01a20a8d5419d4d39af55d771a978095', 'promo_01a20a8d54370cf6103626a2646ef5b9', 'promotion_tier', '2026-11-23 22:36:04.029+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20a8d55072e63a83ccf04470c096b', 'val_01a20a8d54fe68891eaba651a76455f4 voucher v_01a20a8d5504abe939530b863416400c', 'val_01a20a8d54fe68891eaba651a76455f4', 'v_01a20a8d5504abe939530b863416400c', 'voucher', '2026-11-23 22:36:04.228+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a8d549f23c49b536040ef7eab35', 'v_01a20a8d54985f471aec27732c29bc80', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 22:36:04.127+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a8d54d3dc5f5f40367ee8efe39a', 'v_01a20a8d54985f471aec27732c29bc80', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a20a8d54d3dc5f5f40367e2f5770d6', NULL, NULL, NULL, '2026-11-23 22:36:04.179+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a8d54e44751e81221c46403d285', 'v_01a20a8d54283b6f6bb3c4b3983f914d', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a20a8d54e44751e81221c3eae000c4', 'r_01a20a8d54e44751e81221c4142d2206', NULL, NULL, NULL, '2026-11-23 22:36:04.196+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20a8d554efcb36dd02fd7b4ed34d3', 'v_01a20a8d54985f471aec27732c29bc80', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a20a8d548bc4e3fae28460db0c3a01", "TierID": "", "EventID": "ev_01a20a8d54e44751e81221c53f9c9a33", "OrderID": "ord_01a20a8d54e44751e81221c3eae000c4", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a20a8d548e7d1faa50753430fca8d6"}', 'ord_01a20a8d54e44751e81221c3eae000c4', 'ord_01a20a8d54e44751e81221c3eae000c4', NULL, NULL, NULL, NULL, '2026-11-23 22:36:04.284+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d541b1261d8826102dd2c8107', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:03.995+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c37ee5283d50', 'HELLO-T5ye', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c37f15d8208c', 'HELLO-mOJ8', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c37fcd1352b1', 'HELLO-Y8Cr', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c3801d858a9a', 'HELLO-QRJp', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c3810e1ee042', 'HELLO-p71o', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c381d12bd848', 'HELLO-KVKk', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c3821b3e7377', 'HELLO-iGcM', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c38280a97c5c', 'HELLO-UDqp', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c38379039b19', 'HELLO-TmiI', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c384101e76da', 'HELLO-VZ1H', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c3844312020a', 'HELLO-ahY7', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c384febcd6b1', 'HELLO-oLuK', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c385c1517a22', 'HELLO-ldRE', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c3868056d6da', 'HELLO-mzBR', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c386aed78461', 'HELLO-LA6Y', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c3876427de9a', 'HELLO-ycvn', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c388162d3545', 'HELLO-5GMW', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c388ebee5912', 'HELLO-BQg7', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c388fe1eff96', 'HELLO-4xcL', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d542fef7bb498c3896bd09a2e', 'HELLO-Bdbt', 'camp_01a20a8d541d96eadabd239a6a588e04', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d543304bb5555b9305452ed2c', 'CARD-M4pmK3Wi', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'cat_01a20a8d540dbfcef347ef6faecf07a3', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d543304bb5555b9308a3b2e66', 'CARD-JTyxD91w', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'cat_01a20a8d540dbfcef347ef6faecf07a3', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d543304bb5555b930dfc25d28', 'CARD-eUehWaPN', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'cat_01a20a8d540dbfcef347ef6faecf07a3', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d543304bb5555b9313aff422e', 'CARD-rv7DkWve', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'cat_01a20a8d540dbfcef347ef6faecf07a3', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d543304bb5555b931c7ae942d', 'CARD-L0MHjNyV', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'cat_01a20a8d540dbfcef347ef6faecf07a3', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d54283b6f6bb3c4b3983f914d', 'GIFT-50', 'camp_01a20a8d5424cb67861cd8b2d64f0842', 'cat_01a20a8d540dbfcef347ef6faecf07a3', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 22:36:04.008+00', '2026-11-23 22:36:04.196+00', '2026-11-23 22:36:04.196+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d54223224395f21e98aa17102', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 22:36:04.002+00', '2026-11-23 22:36:04.047+00', '2026-11-23 22:36:04.211+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d5504abe939530b863416400c', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 22:36:04.228+00', '2026-11-23 22:36:04.247+00', '2026-11-23 22:36:04.247+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d5540aa540b22562d42c6550b', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.288+00', NULL, NULL, '2026-11-23 22:36:04.292+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d54985f471aec27732c29bc80', 'REGULAR1', 'camp_01a20a8d548842bf9f0c125e7d8e37ce', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a20a8d541463eea566eeb762a47a13', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 22:36:04.12+00', '2026-11-23 22:36:04.284+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20a8d555bb841832704a05ac96411', 'FRIEND1', 'camp_01a20a8d554fa63e0396bdac3173c232', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a20a8d541463eea566eeb762a47a13', 'cust_01a20a8d541463eea566eeb762a47a13', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 22:36:04.315+00', '2026-11-23 22:36:04.324+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a20a8d558fc83cd377558b7e4e8e3e', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 22:36:04.367+00', '2026-11-23 22:36:04.367+00');
SELECT pg_catalog.setval('public.events_number_seq', 697, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 22, true);
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
