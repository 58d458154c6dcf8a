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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a20bf348e9d5d0ed9a09ea73fab574.report.00000000', 'aa_01a20bf348e9d5d0ed9a09ea73fab574', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-24 05:07:03.017+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20bf3480334b3c0bbec0f25110b0a', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20bf34800717f2f9d34cf30084948', '{"AppID": "8b39c544e3591523e504fee62ded1bdf", "Channel": "API", "KeyName": "demo"}', '2026-11-24 05:07:02.787+00', '2026-11-24 05:07:02.792+00', '2026-11-24 05:07:02.792+00', '2026-11-24 05:07:02.792+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20bf3480f70dfd4a12a139fb2d949', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20bf3480c8e6b430d633b55518369', '{"AppID": "8b39c544e3591523e504fee62ded1bdf", "Channel": "API", "KeyName": "demo"}', '2026-11-24 05:07:02.799+00', '2026-11-24 05:07:02.803+00', '2026-11-24 05:07:02.803+00', '2026-11-24 05:07:02.803+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a20bf348e9d5d0ed9a09ea73fab574', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a20bf348e9d5d0ed9a09ea70643792', '{"AppID": "8b39c544e3591523e504fee62ded1bdf", "Channel": "API", "KeyName": "demo"}', '2026-11-24 05:07:03.017+00', '2026-11-24 05:07:03.021+00', '2026-11-24 05:07:03.02+00', '2026-11-24 05:07:03.021+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf3491cabeb5122a0f7846abf10', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a20bf3491cabeb5122a0f6f2f3e1f7', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-24T05:07:03.069Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-24 05:07:03.068+00', '2026-11-24 05:07:03.069+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf3491ef0d196b2617718415e35', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a20bf3491ef0d196b26176646ad65a', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-24 05:07:03.07+00', '2026-11-24 05:07:03.071+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf349209cd7eaf88ef25d40688e', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a20bf349209cd7eaf88ef313fd9b7e', 'https://shop.example/hooks', 'v-01a20bf349209cd7eaf88ef1c4b64295', NULL, '{"id": "wh_01a20bf349209cd7eaf88ef313fd9b7e", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-24T05:07:03.072Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-24 05:07:03.072+00', '2026-11-24 05:07:03.073+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf349226c1eb48f3622bb8a4404', 'DONE', 'POST /management/v1/projects/{projectId}/branding', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a20bf34921c50084a5326c93c499fc', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-24 05:07:03.074+00', '2026-11-24 05:07:03.074+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf34923d7a2edd99952ac2abb1c', 'DONE', 'POST /management/v1/projects/users/invite', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a20bf34923d7a2edd999522e202eb1', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-24 05:07:03.075+00', '2026-11-24 05:07:03.076+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf3492444c4b3703594e2587ded', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a20bf3492566d290c298e152b4643e', 'product', 'v-01a20bf3492444c4b37035941687c6a8', NULL, '{"id": "ms_01a20bf3492566d290c298e152b4643e", "object": "metadata_schema", "created_at": "2026-11-24T05:07:03.077Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-24 05:07:03.076+00', '2026-11-24 05:07:03.077+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf34926f96a4592768243f01f9b', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a20bf34926f96a45927682b9dca841', 'visited', 'v-01a20bf34926f96a459276823573b0c1', NULL, '{"id": "ces_01a20bf34926f96a45927682b9dca841", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-24T05:07:03.078Z"}', NULL, NULL, NULL, '2026-11-24 05:07:03.078+00', '2026-11-24 05:07:03.079+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a20bf349272f9106726a75fc63ae48', 'DONE', 'POST /management/v1/projects/{projectId}/locations', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a20bf349280b59ac5e46db26df8e07', 'Town', 'v-01a20bf349272f9106726a75d953b9f0', NULL, '{"id": "loc_01a20bf349280b59ac5e46db26df8e07", "name": "Town", "object": "location", "created_at": "2026-11-24T05:07:03.080Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-24 05:07:03.079+00', '2026-11-24 05:07:03.08+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a20bf34985f202557e33432c5cc525', 'APPROVED', 'lben_01a20bf34930fb2d5b168d642215bfa3', 'lprg_01a20bf34934db7317806c398329a54d', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'cust_01a20bf347fb573cc7f326d725cd26ab', 'lern_01a20bf349314f21849b2febed51228d', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a20bf34929cf6e05c32fbee8acb737"}', 'earn ord_01a20bf34955248b7668cb274c779518 lern_01a20bf349314f21849b2febed51228d lmbr_01a20bf3493ca7350cd4dbf7f428b2a7 1', '2026-11-24 05:07:03.159+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a20bf34930fb2d5b168d642215bfa3', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a20bf34930fb2d5b168d642215bfa3", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a20bf34929cf6e05c32fbee8acb737"}, "Status": "ACTIVE", "CreatedAt": "2026-11-24T05:07:03.088Z", "Delivered": 0}', '2026-11-24 05:07:03.088+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-24 05:07:03.074+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20bf34801289d5192b0172b1fb07d 2026-11-24', 'camp_01a20bf34801289d5192b0172b1fb07d', '2026-11-24', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20bf3480d178912b6bc542f9c3ac4 2026-11-24', 'camp_01a20bf3480d178912b6bc542f9c3ac4', '2026-11-24', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20bf3486a88595dc46d4fc85d44ad 2026-11-24', 'camp_01a20bf3486a88595dc46d4fc85d44ad', '2026-11-24', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20bf348f44c3d1ec2714249fa1e13 2026-11-24', 'camp_01a20bf348f44c3d1ec2714249fa1e13', '2026-11-24', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-24', NULL, '2026-11-24', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20bf34801289d5192b0172b1fb07d', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a20bf348f29dac8c12052708df2b3d', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-24 05:07:03.026+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20bf34801289d5192b0172b1fb07d', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-24 05:07:02.785+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20bf347ef267fe405f3909b209be8', NULL, NULL, NULL, true, false, '2026-11-24 05:07:02.797+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-24 05:07:02.89+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20bf347eeef0401b465da137410e1', NULL, NULL, NULL, true, false, '2026-11-24 05:07:02.812+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-24 05:07:03.028+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-24 05:07:03.081+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20bf34944409f8e07cc26218b36f2', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lprg_01a20bf34934db7317806c398329a54d', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-24 05:07:03.107+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20bf3494f762a193bbea0dcdc7a8d', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lprg_01a20bf34934db7317806c398329a54d', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a20bf34933b4e08f78e4b91b88dd90", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a20bf3494e68456a26502770362550", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-24 05:07:03.115+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20bf3495b199377f2750c9b0aec3c', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lprg_01a20bf34934db7317806c398329a54d', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a20bf349578cdc5dcff57f4019f530", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a20bf3495a43dba578faa9fc9ceace", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20bf349578cdc5dcff57f4019f530', NULL, '2026-11-24 05:07:03.128+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20bf34982d7dd0956ffac816075d1', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lprg_01a20bf34934db7317806c398329a54d', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20bf34955248b7668cb274c779518", "Metadata": {"event_id": "ev_01a20bf3495654e6586199e6838a2bdb", "member_id": "lmbr_01a20bf3493ca7350cd4dbf7f428b2a7", "program_id": "lprg_01a20bf34934db7317806c398329a54d", "earning_item_id": "lernei_01a20bf349314f21849b2feb6df439fa", "earning_rule_id": "lern_01a20bf349314f21849b2febed51228d"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20bf34955248b7668cb274c779518', 'earn ord_01a20bf34955248b7668cb274c779518 lern_01a20bf349314f21849b2febed51228d lmbr_01a20bf3493ca7350cd4dbf7f428b2a7 0', '2026-11-24 05:07:03.159+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20bf349898f4c3be840c89802f20b', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lprg_01a20bf34934db7317806c398329a54d', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20bf34955248b7668cb274c779518", "Metadata": {"event_id": "ev_01a20bf3495654e6586199e6838a2bdb", "member_id": "lmbr_01a20bf3493ca7350cd4dbf7f428b2a7", "program_id": "lprg_01a20bf34934db7317806c398329a54d", "earning_item_id": "lernei_01a20bf349314f21849b2feb6df439fa", "earning_rule_id": "lern_01a20bf349314f21849b2febed51228d"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20bf34955248b7668cb274c779518', 'earn ord_01a20bf34955248b7668cb274c779518 lern_01a20bf349314f21849b2febed51228d lmbr_01a20bf3493ca7350cd4dbf7f428b2a7 1', '2026-11-24 05:07:03.159+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20bf347eeef0401b465da137410e1', 'Promotions', 1, '2026-11-24 05:07:02.766+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20bf347ef267fe405f3909b209be8', 'Payments', 9, '2026-11-24 05:07:02.767+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a20bf34876c3698380237d943d57bd', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a20bf348d66715c46c39cf1beb4c04/cust_01a20bf347fb573cc7f326d725cd26ab/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '8b39c544e3591523e504fee62ded1bdf', 'demo', 'SERVER', 'demo', 'ea29dc10ffb29ac78228ab700ae8ec11a709642f7537f1dda82cab9f7ccea575', '2026-11-24 05:07:02.764+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '658c381e2429d6ebfc38678dfd47ec99', 'demo', 'CLIENT', 'demo', '1ca6daf2596ca93f90fcf791a2eacfb4236cfa449f1d0bd1aab77ea1d31f4e8a', '2026-11-24 05:07:02.765+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'a6ca19bdf5e00aae87007a5def140081', 'demo', 'MANAGEMENT', 'demo', '3d3116c28660c00937c9e4ef33bc116a48635d5935b334a4c47c8274beaa6617', '2026-11-24 05:07:02.765+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a20bf34926f96a45927682b9dca841', 'visited', NULL, '2026-11-24 05:07:03.078+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-24T05:07:02.986Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-24 05:07:02.775+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20bf347fb573cc7f326d725cd26ab', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-24T05:07:03.125Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-24 05:07:02.779+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-24 05:07:03.071+00', '2026-11-24 05:07:03.071+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a20bf3487130cc7603f57a56b1f9a2', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'auto_01a20bf3487130cc7603f57aca668a9c', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-24 05:07:02.894+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-24 05:07:02.928+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-24 05:07:03.044+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 672, false, '2026-11-24 05:07:03.139+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 672, false, '2026-11-24 05:07:03.139+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 672, false, '2026-11-24 05:07:03.139+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-24 05:07:03.145+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 672, false, '2026-11-24 05:07:03.145+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-24 05:07:03.148+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 672, false, '2026-11-24 05:07:03.148+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-24 05:07:03.15+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 672, false, '2026-11-24 05:07:03.15+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-24 05:07:03.164+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 672, false, '2026-11-24 05:07:03.164+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-24 05:07:03.18+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 672, false, '2026-11-24 05:07:03.18+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf347f84fc49d3420a68a456093', 1, 'customer.created', 'customer', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'cust_01a20bf347f771aa2b7c184c901dc1cb', NULL, 'v-01a20bf347f771aa2b7c184c41b51bf1', 'ACTION', '{"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-24T05:07:02.775Z"}}', NULL, NULL, '2026-11-24 05:07:02.775+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf347fb573cc7f326d75de86b9c', 9, 'customer.created', 'customer', 'cust_01a20bf347fb573cc7f326d725cd26ab', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf347fa953cba6fb1ade16f040e', 'ACTION', '{"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-24T05:07:02.779Z"}}', NULL, NULL, '2026-11-24 05:07:02.779+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf347fd3ef6cd160f504737983f', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a20bf347fce91844e5ec2188ce9b8c', NULL, NULL, 'v-01a20bf347fce91844e5ec2176b031b3', 'ACTION', '{"rule":{"ID":"val_01a20bf347fce91844e5ec2188ce9b8c","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-24T05:07:02.78Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.78+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34800717f2f9d34ce40e6ca4e', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20bf347ff5c4a1d2af6c7329fe582', NULL, NULL, 'v-01a20bf347fd3ef6cd160f50c64fc6a2', 'ACTION', '{"assignment":{"ID":"asgm_01a20bf347ff5c4a1d2af6c7329fe582","RuleID":"val_01a20bf347fce91844e5ec2188ce9b8c","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20bf347fe2db71b38fcd40d4bd7b4","CreatedAt":"2026-11-24T05:07:02.782Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20bf347fce91844e5ec2188ce9b8c","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-24T05:07:02.78Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.782+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34800717f2f9d34cefe7100a9', 33, 'voucher.created', 'voucher', 'v_01a20bf347fe2db71b38fcd40d4bd7b4', NULL, NULL, 'v-01a20bf347fd3ef6cd160f50c64fc6a2', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20bf347fe2db71b38fcd40d4bd7b4","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.782Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.782+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3480334b3c0bbec0e2d8328ee', 41, 'campaign.created', 'campaign', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'camp_01a20bf34801289d5192b0172b1fb07d', 'v-01a20bf34800717f2f9d34cf30084948', 'ACTION', '{"campaign":{"ID":"camp_01a20bf34801289d5192b0172b1fb07d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.785Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-24T05:07:02.785Z"}', NULL, NULL, '2026-11-24 05:07:02.785+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34809692713e6558a56704583', 49, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'camp_01a20bf34801289d5192b0172b1fb07d', 'v-01a20bf34800717f2f9d34cf30084948', 'ACTION', '{"campaign":{"ID":"camp_01a20bf34801289d5192b0172b1fb07d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.785Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-24 05:07:02.792+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3480bf065162ae9668e7ef02b', 57, 'voucher.created', 'voucher', 'v_01a20bf34809692713e655945bc8b062', NULL, NULL, 'v-01a20bf34808f913f432c16101af6dba', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20bf34809692713e655945bc8b062","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.793Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.793+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3480bf065162ae9670c5085e4', 65, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'camp_01a20bf34801289d5192b0172b1fb07d', 'v-01a20bf34800717f2f9d34cf30084948', 'ACTION', '{"campaign":{"ID":"camp_01a20bf34801289d5192b0172b1fb07d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.785Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-24T05:07:02.792Z","count":20}', NULL, NULL, '2026-11-24 05:07:02.792+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3481728472e768510f89e5169', 97, 'voucher.created', 'voucher', 'v_01a20bf34816ce632b2b04d575840699', NULL, 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'v-01a20bf348126641ba39e5de52f5c8ce', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.797Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34816ce632b2b04d575840699","Code":"GIFT-50","CampaignID":"camp_01a20bf3480d178912b6bc542f9c3ac4","CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.806Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.806+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3481728472e768511dc482cb3', 105, 'campaign.vouchers.added', 'campaign', 'camp_01a20bf3480d178912b6bc542f9c3ac4', NULL, 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'v-01a20bf348126641ba39e5de52f5c8ce', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.797Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-24 05:07:02.806+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3481c1c4abb7c296b7db1a155', 113, 'campaign.created', 'campaign', 'camp_01a20bf3481c1c4abb7c296ae0afff3e', NULL, 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'v-01a20bf34818cf0c92752f98b9539179', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3481c1c4abb7c296ae0afff3e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347eeef0401b465da137410e1","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.812Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-24T05:07:02.812Z"}', NULL, NULL, '2026-11-24 05:07:02.812+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3481e0253de013504a1515415', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20bf3481c1c4abb7c296c063fc1f3', NULL, 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'v-01a20bf34818cf0c92752f98b9539179', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3481c1c4abb7c296ae0afff3e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347eeef0401b465da137410e1","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.812Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20bf3481c1c4abb7c296c063fc1f3","CampaignID":"camp_01a20bf3481c1c4abb7c296ae0afff3e","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-24T05:07:02.812Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.812+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3480f70dfd4a12a1361d1a0e1', 73, 'campaign.created', 'campaign', 'camp_01a20bf3480d178912b6bc542f9c3ac4', NULL, 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'v-01a20bf3480c8e6b430d633b55518369', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.797Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-24T05:07:02.797Z"}', NULL, NULL, '2026-11-24 05:07:02.797+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34814831abd46cdf36caa8e5a', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20bf3480d178912b6bc542f9c3ac4', NULL, 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'v-01a20bf3480c8e6b430d633b55518369', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.797Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-24 05:07:02.803+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34815c5b4455635ddbb22b6ac', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20bf3480d178912b6bc542f9c3ac4', NULL, 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'v-01a20bf3480c8e6b430d633b55518369', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.797Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-24T05:07:02.803Z","count":5}', NULL, NULL, '2026-11-24 05:07:02.803+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34892c0db8d6313fe39859ef7', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a20bf3488ed7bd12f721c2e77f1403', NULL, 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf3487a2d5d3b5d90aac696359b', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20bf34876c3698380237d943d57bd","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SKUID":""},"Coin":null,"CreatedAt":"2026-11-24T05:07:02.902Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20bf3488ed7bd12f721c2e77f1403","RewardID":"rew_01a20bf34876c3698380237d943d57bd","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-24T05:07:02.907Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.907+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34896fc84e2b5efec8274cc44', 201, 'voucher.created', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', NULL, 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf3489366dc337f520bb8a5abf8', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34827713b0e36fbdd46550b81', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20bf348260fd76761110cb90afa7b', NULL, 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'v-01a20bf348252ecac83f8a6770da3e8c', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3481c1c4abb7c296ae0afff3e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347eeef0401b465da137410e1","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.812Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20bf348260fd76761110cb90afa7b","CampaignID":"camp_01a20bf3481c1c4abb7c296ae0afff3e","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-24T05:07:02.822Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.822+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3482991c35fbf84a3bb5c810c', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20bf3482991c35fbf84a37198febc', NULL, NULL, 'v-01a20bf348286b1d92aaa12ea60c8473', 'ACTION', '{"assignment":{"ID":"asgm_01a20bf3482991c35fbf84a37198febc","RuleID":"val_01a20bf347fce91844e5ec2188ce9b8c","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a20bf348260fd76761110cb90afa7b","CreatedAt":"2026-11-24T05:07:02.824Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20bf347fce91844e5ec2188ce9b8c","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-24T05:07:02.78Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.824+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3482e1ae51fa3c21fe4ef1f04', 145, 'customer.order.created', 'order', 'ord_01a20bf3482d913c46e6b4b84f3040c2', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3482ad775fb527da29293eaef', 'ACTION', '{"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-24T05:07:02.827Z"},"CreatedAt":"2026-11-24T05:07:02.779Z"},"order":{"ID":"ord_01a20bf3482d913c46e6b4b84f3040c2","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20bf3482d913c46e6b4b902966b65","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20bf347f10d6592eff32a8407f594","SKUID":"sku_01a20bf347f3beac4ee71ce62a5ed098","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20bf347f10d6592eff32a8407f594","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20bf347f3beac4ee71ce62a5ed098","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20bf3482d913c46e6b4b92ad16e16","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","CreatedAt":"2026-11-24T05:07:02.827Z","PaidAt":"2026-11-24T05:07:02.827Z"}}', NULL, NULL, '2026-11-24 05:07:02.827+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3482e1ae51fa3c220a29309e4', 153, 'customer.order.paid', 'order', 'ord_01a20bf3482d913c46e6b4b84f3040c2', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3482ad775fb527da29293eaef', 'ACTION', '{"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-24T05:07:02.827Z"},"CreatedAt":"2026-11-24T05:07:02.779Z"},"order":{"ID":"ord_01a20bf3482d913c46e6b4b84f3040c2","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20bf3482d913c46e6b4b902966b65","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20bf347f10d6592eff32a8407f594","SKUID":"sku_01a20bf347f3beac4ee71ce62a5ed098","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20bf347f10d6592eff32a8407f594","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20bf347f3beac4ee71ce62a5ed098","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20bf3482d913c46e6b4b92ad16e16","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","CreatedAt":"2026-11-24T05:07:02.827Z","PaidAt":"2026-11-24T05:07:02.827Z"}}', NULL, NULL, '2026-11-24 05:07:02.827+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3486cb83609b4442f04369331', 169, 'campaign.created', 'campaign', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348690ba25be46f3acfa9e38a', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-24T05:07:02.89Z"}', NULL, NULL, '2026-11-24 05:07:02.89+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3483730e72e8191a4bf057220', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a20bf3483730e72e8191a456295e1f', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3482e1ae51fa3c2217fedf5a2', 'ACTION', '{"redemption":{"ID":"r_01a20bf3483730e72e8191a456295e1f","Object":"redemption","Date":"2026-11-24T05:07:02.839Z","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","TrackingID":"track_qvmT7guLssoqTn1taR7nzfisNUGUEicaloQHSs1dV3M","Status":"SUCCEEDED","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","Related":{"Type":"voucher","ID":"v_01a20bf34809692713e655945bc8b062"},"VoucherID":"v_01a20bf34809692713e655945bc8b062","Code":"WELCOME10","OrderID":"ord_01a20bf3483730e72e8191a3a9cabe18","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a20bf3483730e72e8191a4bf057221","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20bf3483730e72e8191a3a9cabe18","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20bf3483730e72e8191a4bf057222","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20bf3483730e72e8191a3a9cabe18","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-24T05:07:02.839Z"},"CreatedAt":"2026-11-24T05:07:02.779Z"},"order":{"ID":"ord_01a20bf3483730e72e8191a3a9cabe18","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a20bf3483730e72e8191a3e2e9eef6","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a20bf347f49d5cd1ecbc20775dced1","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a20bf347f49d5cd1ecbc20775dced1","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","Redemptions":{"r_01a20bf3483730e72e8191a456295e1f":{"Date":"2026-11-24T05:07:02.839Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20bf34809692713e655945bc8b062"}},"CreatedAt":"2026-11-24T05:07:02.839Z","PaidAt":"2026-11-24T05:07:02.839Z"}}]', '2026-11-24 05:07:02.839+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348c4994b3f5405dfff2721c0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348b4569e099f61e1d8344ee3', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-24T05:07:02.89Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-24T05:07:02.775Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.98Z"},"voucher_transaction":{"ID":"vtx_01a20bf348c4994b3f5405df13a7bad9","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a20bf348c4994b3f5405de80cde52f","CreatedAt":"2026-11-24T05:07:02.98Z"}}', '[{"step":1,"id":"ev_01a20bf348c4994b3f5405dfff2721c1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a20bf348c4994b3f5405de80cde52f","campaign_id":"camp_01a20bf3486a88595dc46d4fc85d44ad","category":"ACTION","data":0},{"step":2,"id":"ev_01a20bf348c4994b3f5405dfff2721c2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a20bf34895080a6637fc01eb4781aa","campaign_id":"camp_01a20bf3486a88595dc46d4fc85d44ad","category":"ACTION","data":1},{"step":3,"id":"ev_01a20bf348c4994b3f5405dfff2721c3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a20bf34895080a6637fc01eb4781aa","campaign_id":"camp_01a20bf3486a88595dc46d4fc85d44ad","category":"ACTION","data":1},{"step":4,"id":"ev_01a20bf348c4994b3f5405dfff2721c4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a20bf34895080a6637fc01eb4781aa","campaign_id":"camp_01a20bf3486a88595dc46d4fc85d44ad","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a20bf348c4994b3f5405de80cde52f","Object":"redemption","Date":"2026-11-24T05:07:02.98Z","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","Status":"SUCCEEDED","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","Related":{"Type":"voucher","ID":"v_01a20bf34895080a6637fc01eb4781aa"},"VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Campaign":"Regulars","RewardID":"rew_01a20bf34876c3698380237d943d57bd","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20bf3488ed7bd12f721c2e77f1403","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","EntryID":"vtx_01a20bf348c4994b3f5405df13a7bad9","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20bf34876c3698380237d943d57bd","By":1}]}}},{"reward_redemption":{"ID":"r_01a20bf348c4994b3f5405de80cde52f","Object":"redemption","Date":"2026-11-24T05:07:02.98Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a20bf34895080a6637fc01eb4781aa"},"VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Campaign":"Regulars","RewardID":"rew_01a20bf34876c3698380237d943d57bd","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a20bf3488ed7bd12f721c2e77f1403","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","EntryID":"vtx_01a20bf348c4994b3f5405df13a7bad9","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a20bf34876c3698380237d943d57bd","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20bf34876c3698380237d943d57bd","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SKUID":""},"Coin":null,"CreatedAt":"2026-11-24T05:07:02.902Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20bf3488ed7bd12f721c2e77f1403","RewardID":"rew_01a20bf34876c3698380237d943d57bd","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-24T05:07:02.907Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.98Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-24T05:07:02.89Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-24T05:07:02.775Z"},"redemption":{"ID":"r_01a20bf348c4994b3f5405de80cde52f","Object":"redemption","Date":"2026-11-24T05:07:02.98Z","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","Status":"SUCCEEDED","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","Related":{"Type":"voucher","ID":"v_01a20bf34895080a6637fc01eb4781aa"},"VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Campaign":"Regulars","RewardID":"rew_01a20bf34876c3698380237d943d57bd","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20bf3488ed7bd12f721c2e77f1403","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","EntryID":"vtx_01a20bf348c4994b3f5405df13a7bad9","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20bf34876c3698380237d943d57bd","By":1}]}},"reward":{"ID":"rew_01a20bf34876c3698380237d943d57bd","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047"},"CreatedAt":"2026-11-24T05:07:02.902Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.98Z"}}]', '2026-11-24 05:07:02.98+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348ca4d82749a972b6896b7e0', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a20bf34816ce632b2b04d575840699', NULL, 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'v-01a20bf348c92b7543d1cd3a2cee7a1b', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Active":true,"CreatedAt":"2026-11-24T05:07:02.797Z"},"customer":{},"voucher":{"ID":"v_01a20bf34816ce632b2b04d575840699","Code":"GIFT-50","CampaignID":"camp_01a20bf3480d178912b6bc542f9c3ac4","CategoryID":"cat_01a20bf347ef267fe405f3909b209be8","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-24T05:07:02.806Z","UpdatedAt":"2026-11-24T05:07:02.986Z"},"voucher_transaction":{"ID":"vtx_01a20bf348ca4d82749a972a93b700c7","VoucherID":"v_01a20bf34816ce632b2b04d575840699","CampaignID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RedemptionID":"r_01a20bf348ca4d82749a972a84376d52","CreatedAt":"2026-11-24T05:07:02.986Z"}}', NULL, NULL, '2026-11-24 05:07:02.986+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348ca4d82749a972b6896b7e1', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a20bf348ca4d82749a972a84376d52', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'v-01a20bf348c92b7543d1cd3a2cee7a1b', 'ACTION', '{"redemption":{"ID":"r_01a20bf348ca4d82749a972a84376d52","Object":"redemption","Date":"2026-11-24T05:07:02.986Z","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","Status":"SUCCEEDED","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","Related":{"Type":"voucher","ID":"v_01a20bf34816ce632b2b04d575840699"},"VoucherID":"v_01a20bf34816ce632b2b04d575840699","Code":"GIFT-50","CampaignID":"camp_01a20bf3480d178912b6bc542f9c3ac4","Campaign":"Gift cards","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a20bf348ca4d82749a972b6896b7e2","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20bf348ca4d82749a972a288e8273","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20bf348ca4d82749a972b6896b7e3","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20bf348ca4d82749a972a288e8273","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"CreatedAt":"2026-11-24T05:07:02.775Z"},"order":{"ID":"ord_01a20bf348ca4d82749a972a288e8273","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","Redemptions":{"r_01a20bf348ca4d82749a972a84376d52":{"Date":"2026-11-24T05:07:02.986Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20bf34816ce632b2b04d575840699","RelatedObjectParentID":"camp_01a20bf3480d178912b6bc542f9c3ac4"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-24T05:07:02.986Z","PaidAt":"2026-11-24T05:07:02.986Z"}}]', '2026-11-24 05:07:02.986+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348cf57570354ceecdf7d5680', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a20bf348cf57570354ceec0326359f', 'cust_01a20bf347f771aa2b7c184c901dc1cb', NULL, 'v-01a20bf348ceffa920f148c7967a9d64', 'ACTION', '{"redemption":{"ID":"r_01a20bf348cf57570354ceec0326359f","Object":"redemption","Date":"2026-11-24T05:07:02.991Z","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","Status":"SUCCEEDED","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","Related":{"Type":"voucher","ID":"v_01a20bf34809692713e655945bc8b062"},"VoucherID":"v_01a20bf34809692713e655945bc8b062","Code":"WELCOME10"}}', NULL, NULL, '2026-11-24 05:07:02.991+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3487130cc7603f57ad66fe1dc', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a20bf3487130cc7603f57a56b1f9a2', NULL, 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf3486e4e99794605df2cf18411', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20bf3487130cc7603f57a56b1f9a2","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","AutomationID":"auto_01a20bf3487130cc7603f57aca668a9c","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:02.894Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.894+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348745d9fa6aa01aad62fbb24', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a20bf348745d9fa6aa01aa3d9e68a0', NULL, 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf3487281e76c2e3b732c177876', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-24T05:07:02.898Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.898+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349122a73bf99f5f8c1a195a7', 401, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:03.056Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf349122a73bf99f5f81ba951b2","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20bf348ca4d82749a972b6896b7e3","EventType":"customer.order.paid","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RuleID":"ern_01a20bf3487130cc7603f57a56b1f9a2","ItemID":"","TierID":"","HolderTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-24T05:07:03.056Z"}}', NULL, NULL, '2026-11-24 05:07:03.056+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349122a73bf99f5f8d5e9297b', 409, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:03.056Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf349122a73bf99f5f81ba951b2","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20bf348ca4d82749a972b6896b7e3","EventType":"customer.order.paid","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RuleID":"ern_01a20bf3487130cc7603f57a56b1f9a2","ItemID":"","TierID":"","HolderTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-24T05:07:03.056Z"}}', NULL, NULL, '2026-11-24 05:07:03.056+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349122a73bf99f5f9b04bed7d', 417, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:03.056Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf349122a73bf99f5f81ba951b2","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20bf348ca4d82749a972b6896b7e3","EventType":"customer.order.paid","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RuleID":"ern_01a20bf3487130cc7603f57a56b1f9a2","ItemID":"","TierID":"","HolderTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-24T05:07:03.056Z"}}', NULL, NULL, '2026-11-24 05:07:03.056+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349122a73bf99f5fa13bd2c45', 425, 'customer.rewarded', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20bf3487130cc7603f57a56b1f9a2","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","AutomationID":"auto_01a20bf3487130cc7603f57aca668a9c","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:02.894Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:03.056Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf349122a73bf99f5f81ba951b2","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20bf348ca4d82749a972b6896b7e3","EventType":"customer.order.paid","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RuleID":"ern_01a20bf3487130cc7603f57a56b1f9a2","ItemID":"","TierID":"","HolderTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-24T05:07:03.056Z"}}', NULL, NULL, '2026-11-24 05:07:03.056+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349122a73bf99f5fa8039a657', 433, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20bf3487130cc7603f57a56b1f9a2","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","AutomationID":"auto_01a20bf3487130cc7603f57aca668a9c","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:02.894Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:03.056Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf349122a73bf99f5f81ba951b2","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20bf348ca4d82749a972b6896b7e3","EventType":"customer.order.paid","OrderID":"ord_01a20bf348ca4d82749a972a288e8273","RuleID":"ern_01a20bf3487130cc7603f57a56b1f9a2","ItemID":"","TierID":"","HolderTierID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-24T05:07:03.056Z"}}', NULL, NULL, '2026-11-24 05:07:03.056+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348a177d6e61d88bf6dc1dad9', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf3489366dc337f520bb8a5abf8', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-24 05:07:02.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348a6c6687d9930b872b5dafd', 217, 'voucher.published', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348a2672e21f8f3bfb7f6c28d', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20bf348a5699ff7b28418b181c14a","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20bf34895080a6637fc01eb4781aa"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-24T05:07:02.947Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.947Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.947+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348a6c6687d9930b88ab543b9', 225, 'publication.succeeded', 'publication', 'pub_01a20bf348a5699ff7b28418b181c14a', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348a2672e21f8f3bfb7f6c28d', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20bf348a5699ff7b28418b181c14a","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20bf34895080a6637fc01eb4781aa"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-24T05:07:02.947Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.947Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.947+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348a6c6687d9930b890981dd4', 233, 'customer.publication.succeeded', 'publication', 'pub_01a20bf348a5699ff7b28418b181c14a', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348a2672e21f8f3bfb7f6c28d', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20bf348a5699ff7b28418b181c14a","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20bf34895080a6637fc01eb4781aa"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-24T05:07:02.947Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.947Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.947+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348d11d9c56e2b78efbccd8f0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a20bf348d11d9c56e2b78e1047cda9', 'cust_01a20bf347f771aa2b7c184c901dc1cb', NULL, 'v-01a20bf348d0814808a3cfde948e2bd0', 'ACTION', '{"redemption":{"ID":"rr_01a20bf348d11d9c56e2b78e1047cda9","Object":"redemption_rollback","Date":"2026-11-24T05:07:02.993Z","RedemptionID":"r_01a20bf348cf57570354ceec0326359f","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","Status":"SUCCEEDED","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","Related":{"Type":"voucher","ID":"v_01a20bf34809692713e655945bc8b062"},"VoucherID":"v_01a20bf34809692713e655945bc8b062","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-24 05:07:02.993+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348b1de4e3f94771d88164071', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348a77904469be8489c66a911', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.952Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf348a9eb62ee60e34d55abe919","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-24T05:07:02.952Z"}}', NULL, NULL, '2026-11-24 05:07:02.952+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348b1de4e3f94771e1b20b2ba', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348a77904469be8489c66a911', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.952Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf348a9eb62ee60e34d55abe919","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-24T05:07:02.952Z"}}', NULL, NULL, '2026-11-24 05:07:02.952+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348b1de4e3f94771ea831aa03', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348a77904469be8489c66a911', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.952Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20bf348a9eb62ee60e34d55abe919","VoucherID":"v_01a20bf34895080a6637fc01eb4781aa","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-24T05:07:02.952Z"}}', NULL, NULL, '2026-11-24 05:07:02.952+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348b3aa7e8bb65275db786ff0', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'v-01a20bf348a77904469be8489c66a911', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.89Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20bf348745d9fa6aa01aa3d9e68a0","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-24T05:07:02.898Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf34895080a6637fc01eb4781aa","Code":"REGULAR1","CampaignID":"camp_01a20bf3486a88595dc46d4fc85d44ad","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.933Z","UpdatedAt":"2026-11-24T05:07:02.952Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.952+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348d4a1bce112b1d7b9750c7e', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a20bf348d4a1bce112b1d7952ebd36', NULL, NULL, 'v-01a20bf348d4a1bce112b1d6c009085f', 'ACTION', '{"rule":{"ID":"val_01a20bf348d4a1bce112b1d7952ebd36","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-24T05:07:02.996Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.996+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348d66715c46c39d074cbc773', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20bf348d66715c46c39cf7985ff8c', NULL, NULL, 'v-01a20bf348d54a21d66a62526f65ac5d', 'ACTION', '{"assignment":{"ID":"asgm_01a20bf348d66715c46c39cf7985ff8c","RuleID":"val_01a20bf348d4a1bce112b1d7952ebd36","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20bf348d66715c46c39cf1beb4c04","CreatedAt":"2026-11-24T05:07:02.998Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20bf348d4a1bce112b1d7952ebd36","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-24T05:07:02.996Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.998+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348d66715c46c39d11cae0e11', 329, 'voucher.created', 'voucher', 'v_01a20bf348d66715c46c39cf1beb4c04', NULL, NULL, 'v-01a20bf348d54a21d66a62526f65ac5d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20bf348d66715c46c39cf1beb4c04","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:02.998Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:02.998+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348dd77c21308c5f50e5bf1ac', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a20bf348dcddd568a52117ccbc329f', NULL, 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'v-01a20bf348dbfe4325d691857ddf463c', 'ACTION', '{"campaign":{"ID":"camp_01a20bf3481c1c4abb7c296ae0afff3e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20bf347eeef0401b465da137410e1","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:02.812Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a20bf348dcddd568a52117ccbc329f","CampaignID":"camp_01a20bf3481c1c4abb7c296ae0afff3e","Name":"Both","TierIDs":["promo_01a20bf3481c1c4abb7c296c063fc1f3"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-24T05:07:03.003Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.003+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348e49f8ea8ac90317364410f', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a20bf347f771aa2b7c184c901dc1cb', NULL, 'v-01a20bf348e1eb13fb5748d90622a913', 'ACTION', '{"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-24 05:07:03.012+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348efc98ab94742609c57c2e5', 361, 'voucher.created', 'voucher', 'v_01a20bf348efc98ab94742607f4f5271', NULL, NULL, 'v-01a20bf348ee3f9d680762f0bfd9178a', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20bf348efc98ab94742607f4f5271","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:03.023Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.023+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348f1bc8a5e4b682868b679ce', 369, 'voucher.deleted', 'voucher', 'v_01a20bf348efc98ab94742607f4f5271', NULL, NULL, 'v-01a20bf348f069943da9a99a3b4f99ac', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20bf348efc98ab94742607f4f5271","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:03.023Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-24T05:07:03.024Z"}}', NULL, NULL, '2026-11-24 05:07:03.024+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3492b300e9f20d49e10cd8be5', 473, 'vl.card_definition.created', 'card_definition', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', NULL, NULL, 'v-01a20bf34929cf6e05c32fbe3434c4f6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.081Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.081+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348dbfe4325d691850dcc97f0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a20bf348dbfe4325d6918411803d65', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf348d7eb53c67a0b8db9c4aadd', 'ACTION', '{"redemption":{"ID":"r_01a20bf348dbfe4325d6918411803d65","Object":"redemption","Date":"2026-11-24T05:07:03.003Z","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","TrackingID":"track_qvmT7guLssoqTn1taR7nzfisNUGUEicaloQHSs1dV3M","Status":"SUCCEEDED","Channel":{"ID":"8b39c544e3591523e504fee62ded1bdf","Type":"API"},"APIKey":"8b39c544e3591523e504fee62ded1bdf","Related":{"Type":"voucher","ID":"v_01a20bf348d66715c46c39cf1beb4c04"},"VoucherID":"v_01a20bf348d66715c46c39cf1beb4c04","Code":"ONCE"}}', NULL, NULL, '2026-11-24 05:07:03.003+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34971d5b91c1ef8e16a510f80', 689, 'customer.order.updated', 'order', 'ord_01a20bf3495fdd53b40c00f667538a05', NULL, NULL, 'v-01a20bf3496275c84e45d37a5be1f2f4', 'EFFECT', '{"order":{"ID":"ord_01a20bf3495fdd53b40c00f667538a05","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20bf3495fdd53b40c00f6db79da2b","ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-24T05:07:03.135Z","UpdatedAt":"2026-11-24T05:07:03.153Z","PaidAt":"2026-11-24T05:07:03.135Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20bf3495fdd53b40c00f6db79da2b","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20bf34971d5b91c1ef8e149d5d2b6"]}}}', '[{"step":1,"id":"ev_01a20bf34971d5b91c1ef8e16a510f81","type":"order.returned","entity_type":"order","entity_id":"ord_01a20bf3495fdd53b40c00f667538a05","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a20bf3495fdd53b40c00f667538a05","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20bf3495fdd53b40c00f6db79da2b","ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-24T05:07:03.135Z","UpdatedAt":"2026-11-24T05:07:03.153Z","PaidAt":"2026-11-24T05:07:03.135Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a20bf3495fdd53b40c00f6db79da2b","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a20bf34971d5b91c1ef8e149d5d2b6"]}},"return":{"ID":"ret_01a20bf34971d5b91c1ef8e149d5d2b6","SourceID":"","OrderID":"ord_01a20bf3495fdd53b40c00f667538a05","CustomerID":"","Reason":"","Metadata":null,"APIKey":"8b39c544e3591523e504fee62ded1bdf","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a20bf3495fdd53b40c00f6db79da2b","ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-24T05:07:03.153Z"}}]', '2026-11-24 05:07:03.153+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348f44c3d1ec271427dc25fb5', 377, 'campaign.created', 'campaign', 'camp_01a20bf348f44c3d1ec2714249fa1e13', NULL, 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'v-01a20bf348f37710ceae787fe574767f', 'ACTION', '{"campaign":{"ID":"camp_01a20bf348f44c3d1ec2714249fa1e13","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:03.028Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-24T05:07:03.028Z"}', NULL, NULL, '2026-11-24 05:07:03.028+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348f7c4da7a5b78fade2b75be', 385, 'voucher.created', 'voucher', 'v_01a20bf348f650112673a853245c338f', NULL, 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'v-01a20bf348f55521410e909de11c6867', 'ACTION', '{"campaign":{"ID":"camp_01a20bf348f44c3d1ec2714249fa1e13","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:03.028Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20bf348f650112673a853245c338f","Code":"FRIEND1","CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:03.03Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.03+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf348f7c4da7a5b78fbcedc6396', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a20bf348f44c3d1ec2714249fa1e13', NULL, 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'v-01a20bf348f55521410e909de11c6867', 'ACTION', '{"campaign":{"ID":"camp_01a20bf348f44c3d1ec2714249fa1e13","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:03.028Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-24 05:07:03.03+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34918f740317c3cb27c62289b', 441, 'voucher.published', 'voucher', 'v_01a20bf348f650112673a853245c338f', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'v-01a20bf348f8578d45d7c95f19a7916c', 'ACTION', '{"campaign":{"ID":"camp_01a20bf348f44c3d1ec2714249fa1e13","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:03.028Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20bf349170d0107effdacd1861524","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20bf348f650112673a853245c338f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-24T05:07:03.045Z"},"voucher":{"ID":"v_01a20bf348f650112673a853245c338f","Code":"FRIEND1","CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:03.03Z","UpdatedAt":"2026-11-24T05:07:03.045Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34918f740317c3cb29f344e80', 449, 'publication.succeeded', 'publication', 'pub_01a20bf349170d0107effdacd1861524', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'v-01a20bf348f8578d45d7c95f19a7916c', 'ACTION', '{"campaign":{"ID":"camp_01a20bf348f44c3d1ec2714249fa1e13","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:03.028Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20bf349170d0107effdacd1861524","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20bf348f650112673a853245c338f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-24T05:07:03.045Z"},"voucher":{"ID":"v_01a20bf348f650112673a853245c338f","Code":"FRIEND1","CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:03.03Z","UpdatedAt":"2026-11-24T05:07:03.045Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34918f740317c3cb34c77701d', 457, 'customer.publication.succeeded', 'publication', 'pub_01a20bf349170d0107effdacd1861524', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'v-01a20bf348f8578d45d7c95f19a7916c', 'ACTION', '{"campaign":{"ID":"camp_01a20bf348f44c3d1ec2714249fa1e13","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:03.028Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347f771aa2b7c184c901dc1cb","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-24T05:07:02.986Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.775Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20bf349170d0107effdacd1861524","CustomerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","TrackingID":"track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20bf348f650112673a853245c338f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-24T05:07:03.045Z"},"voucher":{"ID":"v_01a20bf348f650112673a853245c338f","Code":"FRIEND1","CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:03.03Z","UpdatedAt":"2026-11-24T05:07:03.045Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3491cabeb5122a0f6244e6ee4', 465, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a20bf3491b03368d8a74a3750b3a26', 'cust_01a20bf347fb573cc7f326d725cd26ab', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'v-01a20bf349194f949161bb481cac58d2', 'ACTION', '{"campaign":{"ID":"camp_01a20bf348f44c3d1ec2714249fa1e13","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-24T05:07:03.028Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-24T05:07:02.839Z"},"SystemMetadata":null,"CreatedAt":"2026-11-24T05:07:02.779Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a20bf3491b03368d8a74a3750b3a26","VoucherID":"v_01a20bf348f650112673a853245c338f","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","Role":"REFEREE","ReferrerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-24T05:07:03.067Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a20bf348f650112673a853245c338f","Code":"FRIEND1","CampaignID":"camp_01a20bf348f44c3d1ec2714249fa1e13","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20bf347f771aa2b7c184c901dc1cb","ReferrerID":"cust_01a20bf347f771aa2b7c184c901dc1cb","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-24T05:07:03.03Z","UpdatedAt":"2026-11-24T05:07:03.045Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.068+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3492c01cfee40ee2a025c49ec', 481, 'vl.tier_structure.created', 'tier_structure', 'lts_01a20bf3492b300e9f20d49e78bd53ac', NULL, NULL, 'v-01a20bf3492b300e9f20d49e23ebadd2', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.083Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.083+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3492e29644058c4f318d599bd', 489, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a20bf3492b300e9f20d49e78bd53ac', NULL, NULL, 'v-01a20bf3492d2c2a4b4219f103e1fd59', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.083Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a20bf3492d2c2a4b4219f193b36521","StructureID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.085Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.085+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34930fb2d5b168d62d071255e', 497, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a20bf3492b300e9f20d49e78bd53ac', NULL, NULL, 'v-01a20bf3492fd8796d7344afdde3952f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.083Z","UpdatedAt":"2026-11-24T05:07:03.087Z"}}', NULL, NULL, '2026-11-24 05:07:03.087+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349314f21849b2feadb31d051', 505, 'vl.benefit.created', 'benefit', 'lben_01a20bf34930fb2d5b168d642215bfa3', NULL, NULL, 'v-01a20bf34930fb2d5b168d639c3b09a9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a20bf34930fb2d5b168d642215bfa3","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-24T05:07:03.088Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.088+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34932f501a2b5ac93307bb29f', 513, 'vl.earning_rule.created', 'earning_rule', 'lern_01a20bf349314f21849b2febed51228d', NULL, NULL, 'v-01a20bf349314f21849b2feb6973907e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a20bf349314f21849b2febed51228d","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20bf349314f21849b2feb6df439fa","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20bf34930fb2d5b168d642215bfa3"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.089Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.089+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34934db7317806c38d218e795', 521, 'vl.reward.created', 'reward', 'lrew_01a20bf34933b4e08f78e4b91b88dd90', NULL, NULL, 'v-01a20bf34933b4e08f78e4b78d1b1331', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a20bf34933b4e08f78e4b91b88dd90","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20bf34933b4e08f78e4b7fa5ad29b","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20bf34933b4e08f78e4b887d3ad45","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.091Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.091+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34935a525c89bb320b1ddf09b', 529, 'vl.program.created', 'program', 'lprg_01a20bf34934db7317806c398329a54d', NULL, NULL, 'v-01a20bf34934db7317806c38e37c464f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349578cdc5dcff57f842d2793', 665, 'customer.order.created', 'order', 'ord_01a20bf349578cdc5dcff57f4019f530', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3495654e6586199e6ab4ea9df', 'ACTION', '{"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-24T05:07:03.125Z"},"CreatedAt":"2026-11-24T05:07:02.779Z"},"order":{"ID":"ord_01a20bf349578cdc5dcff57f4019f530","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","CreatedAt":"2026-11-24T05:07:03.127Z"}}', NULL, NULL, '2026-11-24 05:07:03.127+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34936081f6ca7559264bc1192', 537, 'vl.program.card_definition.assigned', 'program', 'lprg_01a20bf34934db7317806c398329a54d', NULL, NULL, 'v-01a20bf34934db7317806c38e37c464f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.081Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20bf34935a525c89bb320bfae6868","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"card_definition","ResourceID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34936081f6ca75592c27b081c', 545, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', NULL, NULL, 'v-01a20bf34934db7317806c38e37c464f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.081Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20bf34935a525c89bb320bfae6868","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"card_definition","ResourceID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34937dc881e426a13c32c90b3', 553, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a20bf34934db7317806c398329a54d', NULL, NULL, 'v-01a20bf34934db7317806c38e37c464f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.083Z","UpdatedAt":"2026-11-24T05:07:03.087Z"},"Assignment":{"ID":"lasgm_01a20bf34937dc881e426a12d2ae32dc","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"tier_structure","ResourceID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34937dc881e426a14146eb39d', 561, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a20bf3492b300e9f20d49e78bd53ac', NULL, NULL, 'v-01a20bf34934db7317806c38e37c464f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.083Z","UpdatedAt":"2026-11-24T05:07:03.087Z"},"Assignment":{"ID":"lasgm_01a20bf34937dc881e426a12d2ae32dc","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"tier_structure","ResourceID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3494019b2b5f229cf3b9c2535', 609, 'vl.card.created', 'card', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3493bb573ce4f1e4f571c9f69', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20bf3493ff0a74555d6350738fbd6","MemberID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","DefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Code":"pq8fCR1gJg","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.1+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34938de1ad3c77b18347b399a', 569, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a20bf34934db7317806c398329a54d', NULL, NULL, 'v-01a20bf34934db7317806c38e37c464f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20bf349314f21849b2febed51228d","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20bf349314f21849b2feb6df439fa","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20bf34930fb2d5b168d642215bfa3"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.089Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20bf34938de1ad3c77b179076d4bc","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"earning_rule","ResourceID":"lern_01a20bf349314f21849b2febed51228d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf34938de1ad3c77b191c4897d0', 577, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a20bf349314f21849b2febed51228d', NULL, NULL, 'v-01a20bf34934db7317806c38e37c464f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20bf349314f21849b2febed51228d","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20bf349314f21849b2feb6df439fa","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20bf34930fb2d5b168d642215bfa3"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.089Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20bf34938de1ad3c77b179076d4bc","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"earning_rule","ResourceID":"lern_01a20bf349314f21849b2febed51228d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3493bb573ce4f1e4d9365d799', 585, 'vl.program.reward.assigned', 'program', 'lprg_01a20bf34934db7317806c398329a54d', NULL, NULL, 'v-01a20bf3493a6c90edb7f79beb5d12c1', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20bf34933b4e08f78e4b91b88dd90","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20bf34933b4e08f78e4b7fa5ad29b","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20bf34933b4e08f78e4b887d3ad45","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.091Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20bf3493bb573ce4f1e4cc068450a","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"reward","ResourceID":"lrew_01a20bf34933b4e08f78e4b91b88dd90","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.098Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.098+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3493bb573ce4f1e4e8ae25372', 593, 'vl.reward.assigned', 'reward', 'lrew_01a20bf34933b4e08f78e4b91b88dd90', NULL, NULL, 'v-01a20bf3493a6c90edb7f79beb5d12c1', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20bf34934db7317806c398329a54d","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.092Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20bf34933b4e08f78e4b91b88dd90","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20bf34933b4e08f78e4b7fa5ad29b","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20bf34933b4e08f78e4b887d3ad45","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-24T05:07:03.091Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20bf3493bb573ce4f1e4cc068450a","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","Type":"reward","ResourceID":"lrew_01a20bf34933b4e08f78e4b91b88dd90","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-24T05:07:03.098Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.098+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3493e5d0b072f09ee0648e936', 601, 'vl.member.created', 'member', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3493bb573ce4f1e4f571c9f69', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.1+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3494019b2b5f229cff07a3742', 617, 'vl.card.assigned', 'card', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3493bb573ce4f1e4f571c9f69', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20bf3493ff0a74555d6350738fbd6","MemberID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","DefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Code":"pq8fCR1gJg","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.1+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3494192f85b44c7c2acbbe21b', 625, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3493bb573ce4f1e4f571c9f69', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20bf3493ff0a74555d6350738fbd6","MemberID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","DefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Code":"pq8fCR1gJg","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.1+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3494192f85b44c7c38d93e12f', 633, 'vl.member.card.assigned', 'member', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf3493bb573ce4f1e4f571c9f69', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20bf3493ff0a74555d6350738fbd6","MemberID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","DefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Code":"pq8fCR1gJg","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.1+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349473689b5eebb8eb293a54d', 641, 'vl.tier.joined', 'tier', 'lt_01a20bf3492d2c2a4b4219f193b36521', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf34943bdb143b53c71b2504beb', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"8b39c544e3591523e504fee62ded1bdf","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a20bf3493ff0a74555d6350738fbd6","MemberID":"lmbr_01a20bf3493ca7350cd4dbf7f428b2a7","ProgramID":"lprg_01a20bf34934db7317806c398329a54d","CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","DefinitionID":"lcdef_01a20bf34929cf6e05c32fbee8acb737","Code":"pq8fCR1gJg","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a20bf3492b300e9f20d49e78bd53ac","Rank":{"TierID":"lt_01a20bf3492d2c2a4b4219f193b36521","Since":"2026-11-24","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-24T05:07:03.1Z","UpdatedAt":"2026-11-24T05:07:03.107Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-24 05:07:03.107+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3495654e6586199e5cfde8aa6', 649, 'customer.order.created', 'order', 'ord_01a20bf34955248b7668cb274c779518', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf34954c1dc7a5909b6de231bbd', 'ACTION', '{"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-24T05:07:03.125Z"},"CreatedAt":"2026-11-24T05:07:02.779Z"},"order":{"ID":"ord_01a20bf34955248b7668cb274c779518","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","CreatedAt":"2026-11-24T05:07:03.125Z","PaidAt":"2026-11-24T05:07:03.125Z"}}', NULL, NULL, '2026-11-24 05:07:03.125+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf3495654e6586199e6838a2bdb', 657, 'customer.order.paid', 'order', 'ord_01a20bf34955248b7668cb274c779518', 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, 'v-01a20bf34954c1dc7a5909b6de231bbd', 'ACTION', '{"customer":{"ID":"cust_01a20bf347fb573cc7f326d725cd26ab","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-24T05:07:03.125Z"},"CreatedAt":"2026-11-24T05:07:02.779Z"},"order":{"ID":"ord_01a20bf34955248b7668cb274c779518","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20bf347fb573cc7f326d725cd26ab","CreatedAt":"2026-11-24T05:07:03.125Z","PaidAt":"2026-11-24T05:07:03.125Z"}}', NULL, NULL, '2026-11-24 05:07:03.125+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349612d303f96ec0cc14fef91', 673, 'customer.order.created', 'order', 'ord_01a20bf3495fdd53b40c00f667538a05', NULL, NULL, 'v-01a20bf3495fdd53b40c00f58600554a', 'ACTION', '{"order":{"ID":"ord_01a20bf3495fdd53b40c00f667538a05","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20bf3495fdd53b40c00f6db79da2b","ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-24T05:07:03.135Z","PaidAt":"2026-11-24T05:07:03.135Z"}}', NULL, NULL, '2026-11-24 05:07:03.135+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20bf349612d303f96ec0db2ccf20a', 681, 'customer.order.paid', 'order', 'ord_01a20bf3495fdd53b40c00f667538a05', NULL, NULL, 'v-01a20bf3495fdd53b40c00f58600554a', 'ACTION', '{"order":{"ID":"ord_01a20bf3495fdd53b40c00f667538a05","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a20bf3495fdd53b40c00f6db79da2b","ProductID":"prod_01a20bf347f58f3c310137fdfdc10047","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a20bf347f58f3c310137fdfdc10047","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-24T05:07:03.135Z","PaidAt":"2026-11-24T05:07:03.135Z"}}', NULL, NULL, '2026-11-24 05:07:03.135+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a20bf348e5dece845d915126a0acee_0', 'exp_01a20bf348e5dece845d915126a0acee', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-t6HVQl9s,GIFT_VOUCHER,50.00,
CARD-nBBzCwK9,GIFT_VOUCHER,50.00,
CARD-Svw1k2fD,GIFT_VOUCHER,50.00,
CARD-qcwPPMtn,GIFT_VOUCHER,50.00,
CARD-MjVs1Y9M,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JAwq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-t1UT,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uNIs,DISCOUNT_VOUCHER,10,PERCENT
HELLO-fI3p,DISCOUNT_VOUCHER,10,PERCENT
HELLO-yMWo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-iE3p,DISCOUNT_VOUCHER,10,PERCENT
HELLO-SNw9,DISCOUNT_VOUCHER,10,PERCENT
HELLO-unUo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-nST9,DISCOUNT_VOUCHER,10,PERCENT
HELLO-pxbB,DISCOUNT_VOUCHER,10,PERCENT
HELLO-gIOo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dlcY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-SsbN,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ZbTZ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-7ji1,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VE6z,DISCOUNT_VOUCHER,10,PERCENT
HELLO-KlBP,DISCOUNT_VOUCHER,10,PERCENT
HELLO-yupX,DISCOUNT_VOUCHER,10,PERCENT
HELLO-OlFV,DISCOUNT_VOUCHER,10,PERCENT
HELLO-pQN6,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a20bf348e5dece845d915126a0acee', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-24 05:07:03.013+00', '2026-11-24 05:07:03.015+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_8072225997a9d5e5e6c37ce7629351c2', '\x78f0724b6c66bad808b63dcc2a9a3db148e15dadbdb6b757dd69446a2930355d75702ca13077cead296e5f692c08bcdab5a599b484296a6a8dca7cbded8826176916a6bdae889ad958f52b5332044e8c38c0fd1c79be3b6576d3d47e5a269cdabe3b390a165fb5f8b77641935a2926f7a53390a3153f6a4ee510e7b3b8d396e7fbcd6003a59413c50c9af0c92273e6eb5667f254373b61bb338b79271b773c099aa2b7499b99724281f86859d057d2e0f31bbca296d1745bb67a1cccf8f4c94e4c72d22bd5a9b5e3a9eea930f51a9a5b731c132f192611acf96768247d9afd6f23ddc53b1fe560e93c22ff06f29879a32b469dc10bd6022da5b4ae380c7c237f676d70cb84c588bade1b15ca03f70582de26e14d9ad0bc1c3f4d3ce6d44170d609156dbbe78bc91fe00e055f8e9fe7ebc56c3029ad542e5fd530d07a465990af10449f47f4a4beb1c738c4b2cf07a0b06f0299f1f2e52e85e0c8f3bf15ea0c5167a8f2595defac98b516581c3d36b2fc451944d78dbcd840cbb5be9e28a3e1d2ea3400efeebe386039c145315e91dd7d7e55639dfa99c42c511dc05238c98c0610f6c5016a49fc3631e0db7d660001a536eb10f652ae1a407e1995c2e865f8aad748c77b66e487f03cf7b0113c4bc63fd65fd61cda7637379dfb0393072f667ca2e7f83aa02ef8e1cf3754e625c222fa215b69307b6d4eddd1ce4fcfba1a105c441f3f9f4324848e5acbaa5e1243a4bbb38ec76691ec264efb2b440f10956a8c90ff8bbc9697a7c5d40a73b74bb453e41f2cd753d261b2eacf62c5d83e62521f2934252024c2be26a32db5ca222ea7fded780254a464daf6546c12697e2018d1a46d5c363e85a1b95f4fde117400489edb2554a1b2d7841db03a165fcc6d845ee5e325fb9fb8840c19d0465d24f1c012be2e764cb9d2017beffcd476d9b10e77d14f69f1c03159fe8ccb869b3d7d2ed76113a723f314936efb45123d7d89', '2026-11-25 05:07:02.987+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_b4252cab0f0f5f76dcb251d7d0f551e0', '\xa2154c6c707b82b63c1a9b54432a81bd3bfe591b567773dfc1641ecc6bda8c7b07e2ecd5cb9e4469a65eb74cccf9b6148db51bdc8d5d9e10dc30bc891e2612c5470758bd4b5119baa8ff9cf2bb0c475ee37a2a29e659447ed2be8d88f42810f8a3c7f7c2b2a5db6cc142241dd4e564d3a2cbdd440f95f96abe0a05ac8a0699ea018d823d6b8d625e7950fa860b882900c64b3ace68604fd18ac1c4549c348637b3523987c0a44733429d423070ea224a05587b4c7915e8b780d82d97d02282545252718d38c7c24f6ba06273bb8662e69e21ca1376d1aa5262dabe4163e10f51bf8113b3d8217a3308134ed3e511549d058f27b46b737b0ce435fe06ce12f16b888da2880592e3c1a64132f155d25d017281af6651e0b7d5ac0a73ffa9483bd8a184b48c00bc5819a1c841299e26aff6f36ca82c6eac15f5a4b324e3c187f01336bfb77c9296cbd105fa246eee100a2bc76aa96eb2f8fe1d8629488c69c0f35f5c08b36b037955aea9160495127574cc0a87dda999af645ec856523ba09b2d495df0db3bb686a1f59ad53e388e3503f693a79b9cd7caa5edcdb4b546e2834daa513ee5e2b28d4dfaef22b334f0c2dd9d53000a44b8d495f213e123ffae08f6db7234af7b0bb5500bbefe2a87fea1f9d5ab5a', '2026-11-25 05:07:02.991+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_5345c9bd8b8de5d6beb129f8c0e7718d', '\xc44ae6cee3f209af32671a73adee7c6356d412bd71c1df16c457df00cdb3b32f3ea4ad206f4c94cc144a655725e813ccc7c5e38c9364ed10801caf52a6ac49f5359e6dae3ff3cd8097bbbb7bdd5f6a1210d9b4d8ecfb2b952e8c152be611a2ce63104f82b1c8a891de6912d77dc8366d36d5ded8a1f310c7632c1d5712aaa73e9e010d5124989a8a525b1e21e61aec790a8be602cf5d2c06c0b2bef6f3e0c89fd61ca0113fa55e2e08f01b2010921ab3f4bb8e12f12ff343bf500432692b8ba82bdc85c51cd23fc0ff3aa8722a95db0d808655dac8371c3c9cc08f9023c85a489d7ba66d524850750b6608cddd6b7eaea295e573ea0ac142f27bdc87ecd492411ce3eda880f9c792af1459124d8bf7062619a680de0e354a6f619e66abb58135462dd45434a4b5dd647ba74defa8caa4847b92d3414eff8c9e18b038fd45093a042901ffda49ffa9ea144c5fdc8a1f76a8f7b4df49a389ebf9bfe0df04b3869fde4467091b89dd6bdacbcc9624b0c63abce9284bf28d1027c56e54a5b580d5c86c5030ec0bb9554c95ac83d8053e9f717d97', '2026-11-25 05:07:03.003+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a20bf349280b59ac5e46db26df8e07', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-24 05:07:03.08+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lprg_01a20bf34934db7317806c398329a54d', 'cust_01a20bf347fb573cc7f326d725cd26ab', 'lprg_01a20bf34934db7317806c398329a54d cust_01a20bf347fb573cc7f326d725cd26ab', 'ACTIVE', NULL, '2026-11-24 05:07:03.1+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a20bf34895080a6637fc01eb4781aa', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'ltr_01a20bf348745d9fa6aa01aa3d9e68a0', '2026-11-24', NULL, NULL, NULL, NULL, NULL, '2026-11-24 05:07:02.952+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a20bf348745d9fa6aa01aa3d9e68a0', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-24 05:07:02.898+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lprg_01a20bf34934db7317806c398329a54d', 'cust_01a20bf347fb573cc7f326d725cd26ab', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'pq8fCR1gJg', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-24", "TierID": "lt_01a20bf3492d2c2a4b4219f193b36521"}, "StructureID": "lts_01a20bf3492b300e9f20d49e78bd53ac"}', NULL, '2026-11-24 05:07:03.1+00', '2026-11-24 05:07:03.159+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b3fb326072866850e65a0ab24ec701d8', 'tiers', 'lprg_01a20bf34934db7317806c398329a54d', 'tiers lprg_01a20bf34934db7317806c398329a54d', '2026-11-24', NULL, NULL, NULL, 'lts_01a20bf3492b300e9f20d49e78bd53ac', 'lt_01a20bf3492d2c2a4b4219f193b36521', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_e3efaa288edcf03dd747448a8b946669', 'tiers', 'lprg_01a20bf34934db7317806c398329a54d', 'tiers lprg_01a20bf34934db7317806c398329a54d total', NULL, NULL, NULL, NULL, 'lts_01a20bf3492b300e9f20d49e78bd53ac', 'lt_01a20bf3492d2c2a4b4219f193b36521', '{"joins": 1, "holders": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_669f0bf7537ddd276d8a40e0cb40cb40', 'spending', 'lprg_01a20bf34934db7317806c398329a54d', 'spending lprg_01a20bf34934db7317806c398329a54d', '2026-11-24', NULL, NULL, 'lcdef_01a20bf34929cf6e05c32fbee8acb737', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_ac65aedce2b6b98dab55dd89082ea7a0', 'spending', 'lprg_01a20bf34934db7317806c398329a54d', 'spending lprg_01a20bf34934db7317806c398329a54d total', NULL, NULL, NULL, 'lcdef_01a20bf34929cf6e05c32fbee8acb737', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_394bba76eda8d5250662a9de901679fb', 'card', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'card lcrd_01a20bf3493ff0a74555d6350738fbd6', '2026-11-24', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_3315b495cd140f18b7c29cf859222c75', 'earning_rules', 'lprg_01a20bf34934db7317806c398329a54d', 'earning_rules lprg_01a20bf34934db7317806c398329a54d', '2026-11-24', 'lern_01a20bf349314f21849b2febed51228d', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_5ea714f218035a558a3466061bcd390d', 'points_earnings', 'lprg_01a20bf34934db7317806c398329a54d', 'points_earnings lprg_01a20bf34934db7317806c398329a54d', '2026-11-24', 'lern_01a20bf349314f21849b2febed51228d', 'lernei_01a20bf349314f21849b2feb6df439fa', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b428fc185afa826f51c3744a2e87036b', 'member_rules', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'member_rules lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', '2026-11-24', 'lern_01a20bf349314f21849b2febed51228d', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_96e7dd43807f3e3db1e31ea17ab34880', 'earning_rules', 'lprg_01a20bf34934db7317806c398329a54d', 'earning_rules lprg_01a20bf34934db7317806c398329a54d total', NULL, 'lern_01a20bf349314f21849b2febed51228d', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_dcc28b3c783ae57e9cae828593ae6613', 'points_earnings', 'lprg_01a20bf34934db7317806c398329a54d', 'points_earnings lprg_01a20bf34934db7317806c398329a54d total', NULL, 'lern_01a20bf349314f21849b2febed51228d', 'lernei_01a20bf349314f21849b2feb6df439fa', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20bf3493db2a7e4d3a86c2c869818', 'seats lprg_01a20bf34934db7317806c398329a54d', '2026-11-24 05:07:03.102+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20bf3494cd7f9176790eb4cdc6052', 'reward lrew_01a20bf34933b4e08f78e4b91b88dd90 lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', '2026-11-24 05:07:03.115+00', '2026-11-24', 1, '2026-11-24', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20bf3494db1c8cc2f6cba89708616', 'spend lcrd_01a20bf3493ff0a74555d6350738fbd6', '2026-11-24 05:07:03.128+00', '2026-11-24', 1, '2026-11-24', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20bf349801ec10176a4976ae7a634', 'card lcrd_01a20bf3493ff0a74555d6350738fbd6', '2026-11-24 05:07:03.159+00', '2026-11-24', 1, '2026-11-24', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20bf3497d54686163ab3441beea0f', 'lern_01a20bf349314f21849b2febed51228d lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', '2026-11-24 05:07:03.159+00', '2026-11-24', 1, '2026-11-24', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a20bf3492566d290c298e152b4643e', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-24 05:07:03.077+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '00838c042ce43e2e5cb54b2a3557865e8d88ae4326e890f28453484e248588fc', 'demo', '8b39c544e3591523e504fee62ded1bdf', '["api"]', '2026-11-24 05:07:03.025+00', '2026-11-24 05:22:03.025+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a20bf3495a43dba578faa9fc9ceace', 'APPROVED', 'lprg_01a20bf34934db7317806c398329a54d', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'lctx_01a20bf3495b199377f2750c9b0aec3c', 'ord_01a20bf349578cdc5dcff57f4019f530', 'ordpay_01a20bf3495a43dba578faaa0309ec54', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-24 05:07:03.128+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20bf3482d913c46e6b4b84f3040c2', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a20bf3482d913c46e6b4b902966b65", "SKU": {"ID": "sku_01a20bf347f3beac4ee71ce62a5ed098", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a20bf347f3beac4ee71ce62a5ed098", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a20bf347f10d6592eff32a8407f594", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a20bf347f10d6592eff32a8407f594", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a20bf3482d913c46e6b4b92ad16e16", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a20bf347f58f3c310137fdfdc10047", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a20bf347f58f3c310137fdfdc10047", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, NULL, 0, NULL, NULL, '2026-11-24 05:07:02.827+00', NULL, '2026-11-24 05:07:02.827+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20bf3483730e72e8191a3a9cabe18', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a20bf3483730e72e8191a3e2e9eef6", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a20bf347f49d5cd1ecbc20775dced1", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a20bf347f49d5cd1ecbc20775dced1", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, '{"r_01a20bf3483730e72e8191a456295e1f": {"Date": "2026-11-24T05:07:02.839Z", "RelatedObjectID": "v_01a20bf34809692713e655945bc8b062", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-24 05:07:02.839+00', NULL, '2026-11-24 05:07:02.839+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20bf348ca4d82749a972a288e8273', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a20bf347f771aa2b7c184c901dc1cb', NULL, '{"r_01a20bf348ca4d82749a972a84376d52": {"Date": "2026-11-24T05:07:02.986Z", "RelatedObjectID": "v_01a20bf34816ce632b2b04d575840699", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a20bf3480d178912b6bc542f9c3ac4"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-24 05:07:02.986+00', NULL, '2026-11-24 05:07:02.986+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20bf34955248b7668cb274c779518', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, NULL, 0, NULL, NULL, '2026-11-24 05:07:03.125+00', NULL, '2026-11-24 05:07:03.125+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20bf349578cdc5dcff57f4019f530', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a20bf347fb573cc7f326d725cd26ab', NULL, NULL, 1, NULL, NULL, '2026-11-24 05:07:03.127+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20bf3495fdd53b40c00f667538a05', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a20bf3495fdd53b40c00f6db79da2b", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a20bf347f58f3c310137fdfdc10047", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a20bf347f58f3c310137fdfdc10047", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a20bf3495fdd53b40c00f6db79da2b", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a20bf34971d5b91c1ef8e149d5d2b6"], "RefundOrder": "PROPORTIONAL"}', '2026-11-24 05:07:03.135+00', '2026-11-24 05:07:03.153+00', '2026-11-24 05:07:03.135+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20bf348ab4359c80bf000bdd33691', 'v_01a20bf34895080a6637fc01eb4781aa', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'vtx_01a20bf348a9eb62ee60e34d55abe919', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20bf34895080a6637fc01eb4781aa 9999-12-31 001795496822952', NULL, '2026-11-24 05:07:02.952+00', '2026-11-24 05:07:02.98+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20bf349122a73bf99f5f869294f9c', 'v_01a20bf34895080a6637fc01eb4781aa', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'vtx_01a20bf349122a73bf99f5f81ba951b2', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20bf34895080a6637fc01eb4781aa 9999-12-31 001795496823056', NULL, '2026-11-24 05:07:03.056+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20bf34944409f8e07cc2629cf8063', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lprg_01a20bf34934db7317806c398329a54d', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lctx_01a20bf34944409f8e07cc26218b36f2', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-24 05:07:03.107+00', '2026-11-24 05:07:03.128+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20bf34982d7dd0956ffac931876e4', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lprg_01a20bf34934db7317806c398329a54d', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lctx_01a20bf34982d7dd0956ffac816075d1', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20bf3493ff0a74555d6350738fbd6 9999-12-31 001795496823159', NULL, '2026-11-24 05:07:03.159+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20bf349898f4c3be840c96e4aa6f5', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lprg_01a20bf34934db7317806c398329a54d', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lctx_01a20bf349898f4c3be840c89802f20b', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20bf3493ff0a74555d6350738fbd6 9999-12-31 001795496823159', NULL, '2026-11-24 05:07:03.159+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20bf348c4994b3f5405dfeaa51bde', 'v_01a20bf34895080a6637fc01eb4781aa', 'vtx_01a20bf348c4994b3f5405df13a7bad9', 'lopb_01a20bf348ab4359c80bf000bdd33691', 20, 0, 0, '2026-11-24 05:07:02.98+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20bf34950a0ddcf0fc3dece4e3e9d', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lctx_01a20bf3494f762a193bbea0dcdc7a8d', 'lcpeb_01a20bf34944409f8e07cc2629cf8063', 20, 0, 0, '2026-11-24 05:07:03.115+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20bf3495b199377f2750cb77ffbe2', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lctx_01a20bf3495b199377f2750c9b0aec3c', 'lcpeb_01a20bf34944409f8e07cc2629cf8063', 80, 0, 0, '2026-11-24 05:07:03.128+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-24 05:07:02.762+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20bf347f10d6592eff32a8407f594', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-24 05:07:02.768+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20bf347f49d5cd1ecbc20775dced1', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-24 05:07:02.772+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20bf347f58f3c310137fdfdc10047', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-24 05:07:02.773+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-24 05:07:02.762+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a20bf347f66238cac063bbbfec21f2', 'Equipment', 'STATIC', '[{"ID": "prod_01a20bf347f49d5cd1ecbc20775dced1", "Object": "product"}, {"ID": "prod_01a20bf347f58f3c310137fdfdc10047", "Object": "product"}]', NULL, NULL, false, '2026-11-24 05:07:02.774+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20bf34935a525c89bb320bfae6868', 'lprg_01a20bf34934db7317806c398329a54d lcdef_01a20bf34929cf6e05c32fbee8acb737', 'lprg_01a20bf34934db7317806c398329a54d', 'card_definition', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', NULL, 0, '2026-11-24 05:07:03.092+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20bf34937dc881e426a12d2ae32dc', 'lprg_01a20bf34934db7317806c398329a54d lts_01a20bf3492b300e9f20d49e78bd53ac', 'lprg_01a20bf34934db7317806c398329a54d', 'tier_structure', 'lts_01a20bf3492b300e9f20d49e78bd53ac', NULL, 0, '2026-11-24 05:07:03.092+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20bf34938de1ad3c77b179076d4bc', 'lprg_01a20bf34934db7317806c398329a54d lern_01a20bf349314f21849b2febed51228d', 'lprg_01a20bf34934db7317806c398329a54d', 'earning_rule', 'lern_01a20bf349314f21849b2febed51228d', NULL, 0, '2026-11-24 05:07:03.092+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20bf3493bb573ce4f1e4cc068450a', 'lprg_01a20bf34934db7317806c398329a54d lrew_01a20bf34933b4e08f78e4b91b88dd90', 'lprg_01a20bf34934db7317806c398329a54d', 'reward', 'lrew_01a20bf34933b4e08f78e4b91b88dd90', NULL, 1, '2026-11-24 05:07:03.098+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a20bf349314f21849b2febed51228d', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a20bf349314f21849b2febed51228d", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a20bf349314f21849b2feb6df439fa", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a20bf34929cf6e05c32fbee8acb737"}}, {"BenefitID": "lben_01a20bf34930fb2d5b168d642215bfa3"}]}], "CreatedAt": "2026-11-24T05:07:03.089Z"}', '2026-11-24 05:07:03.089+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-24 05:07:03.081+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a20bf34933b4e08f78e4b91b88dd90', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a20bf34933b4e08f78e4b91b88dd90", "Gift": {"Material": {"ProductID": "prod_01a20bf347f58f3c310137fdfdc10047"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a20bf34933b4e08f78e4b7fa5ad29b", "Spending": {"ID": "lrspn_01a20bf34933b4e08f78e4b887d3ad45", "Points": 20, "CardDefinitionID": "lcdef_01a20bf34929cf6e05c32fbee8acb737"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-24T05:07:03.091Z"}', '2026-11-24 05:07:03.091+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a20bf3492d2c2a4b4219f193b36521', 'lts_01a20bf3492b300e9f20d49e78bd53ac', 'Gold', '{"ID": "lt_01a20bf3492d2c2a4b4219f193b36521", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-24T05:07:03.085Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a20bf3492b300e9f20d49e78bd53ac"}', '2026-11-24 05:07:03.085+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a20bf34934db7317806c398329a54d', 'Club', 'ACTIVE', NULL, NULL, '2026-11-24 05:07:03.092+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, retention, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '31b0d95e1642b207df9d3e7d5bdd6c3a93f31e2cd7dcb94f88142fd228b98a33', NULL, NULL, NULL, false, NULL, NULL, true, 0, '2026-11-24 05:07:02.762+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a20bf348dcddd568a52117ccbc329f', 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'Both', '["promo_01a20bf3481c1c4abb7c296c063fc1f3"]', 'MANUAL', NULL, '2026-11-24 05:07:03.003+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20bf3481c1c4abb7c296c063fc1f3', 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-24 05:07:02.812+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20bf348260fd76761110cb90afa7b', 'camp_01a20bf3481c1c4abb7c296ae0afff3e', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-24 05:07:02.822+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20bf348a5699ff7b28418b181c14a', NULL, 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q', 'API', NULL, '["v_01a20bf34895080a6637fc01eb4781aa"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-24 05:07:02.947+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20bf349170d0107effdacd1861524', NULL, 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q', 'API', NULL, '["v_01a20bf348f650112673a853245c338f"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-24 05:07:03.045+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a20bf3491b03368d8a74a3750b3a26', 'v_01a20bf348f650112673a853245c338f cust_01a20bf347fb573cc7f326d725cd26ab', 'v_01a20bf348f650112673a853245c338f', 'cust_01a20bf347fb573cc7f326d725cd26ab', 'REFEREE', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'camp_01a20bf348f44c3d1ec2714249fa1e13', 'DISCOUNT_VOUCHER', NULL, '2026-11-24 05:07:03.067+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20bf3486a88595dc46d4fc85d44ad/2026-11-24', 'camp_01a20bf3486a88595dc46d4fc85d44ad', '2026-11-24', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20bf3480d178912b6bc542f9c3ac4/2026-11-24', 'camp_01a20bf3480d178912b6bc542f9c3ac4', '2026-11-24', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20bf3483730e72e8191a456295e1f', 'redemption', '2026-11-24 05:07:02.839+00', NULL, false, NULL, NULL, 'cust_01a20bf347fb573cc7f326d725cd26ab', 'track_qvmT7guLssoqTn1taR7nzfisNUGUEicaloQHSs1dV3M', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '8b39c544e3591523e504fee62ded1bdf', 'API', NULL, '8b39c544e3591523e504fee62ded1bdf', NULL, 'voucher', 'v_01a20bf34809692713e655945bc8b062', 'v_01a20bf34809692713e655945bc8b062', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a20bf3483730e72e8191a3a9cabe18', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20bf348c4994b3f5405de80cde52f', 'redemption', '2026-11-24 05:07:02.98+00', NULL, false, NULL, NULL, 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '8b39c544e3591523e504fee62ded1bdf', 'API', NULL, '8b39c544e3591523e504fee62ded1bdf', NULL, 'voucher', 'v_01a20bf34895080a6637fc01eb4781aa', 'v_01a20bf34895080a6637fc01eb4781aa', 'REGULAR1', NULL, 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'Regulars', 'rew_01a20bf34876c3698380237d943d57bd', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a20bf348c4994b3f5405df13a7bad9", "Delivery": "PENDING", "AssignmentID": "rewa_01a20bf3488ed7bd12f721c2e77f1403", "LoyaltyTierID": "ltr_01a20bf348745d9fa6aa01aa3d9e68a0"}, "Counted": [{"By": 1, "Key": "s/rew_01a20bf34876c3698380237d943d57bd"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20bf348ca4d82749a972a84376d52', 'redemption', '2026-11-24 05:07:02.986+00', NULL, false, NULL, NULL, 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '8b39c544e3591523e504fee62ded1bdf', 'API', NULL, '8b39c544e3591523e504fee62ded1bdf', NULL, 'voucher', 'v_01a20bf34816ce632b2b04d575840699', 'v_01a20bf34816ce632b2b04d575840699', 'GIFT-50', NULL, 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'Gift cards', NULL, NULL, 'ord_01a20bf348ca4d82749a972a288e8273', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20bf348cf57570354ceec0326359f', 'redemption', '2026-11-24 05:07:02.991+00', NULL, false, NULL, NULL, 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '8b39c544e3591523e504fee62ded1bdf', 'API', NULL, '8b39c544e3591523e504fee62ded1bdf', NULL, 'voucher', 'v_01a20bf34809692713e655945bc8b062', 'v_01a20bf34809692713e655945bc8b062', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a20bf348d11d9c56e2b78e1047cda9', '2026-11-24 05:07:02.993+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a20bf348d11d9c56e2b78e1047cda9', 'redemption_rollback', '2026-11-24 05:07:02.993+00', NULL, false, 'r_01a20bf348cf57570354ceec0326359f', NULL, 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'track_6XBB_KIV03kb_e7V0nsAqaOiZeeyFstJ_2d1xEpdA4Q', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '8b39c544e3591523e504fee62ded1bdf', 'API', NULL, '8b39c544e3591523e504fee62ded1bdf', NULL, 'voucher', 'v_01a20bf34809692713e655945bc8b062', 'v_01a20bf34809692713e655945bc8b062', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20bf348dbfe4325d6918411803d65', 'redemption', '2026-11-24 05:07:03.003+00', NULL, false, NULL, NULL, 'cust_01a20bf347fb573cc7f326d725cd26ab', 'track_qvmT7guLssoqTn1taR7nzfisNUGUEicaloQHSs1dV3M', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '8b39c544e3591523e504fee62ded1bdf', 'API', NULL, '8b39c544e3591523e504fee62ded1bdf', NULL, 'voucher', 'v_01a20bf348d66715c46c39cf1beb4c04', 'v_01a20bf348d66715c46c39cf1beb4c04', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a20bf34971d5b91c1ef8e149d5d2b6', NULL, 'ord_01a20bf3495fdd53b40c00f667538a05', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a20bf3495fdd53b40c00f6db79da2b", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a20bf347f58f3c310137fdfdc10047"}], "Money": 1000, "APIKey": "8b39c544e3591523e504fee62ded1bdf", "Amount": 1000, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-24 05:07:03.153+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a20bf3488ed7bd12f721c2e77f1403', 'rew_01a20bf34876c3698380237d943d57bd camp_01a20bf3486a88595dc46d4fc85d44ad', 'rew_01a20bf34876c3698380237d943d57bd', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 20, false, '2026-11-24 05:07:02.907+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a20bf3494e68456a26502770362550', 'PURCHASE', 'APPROVED', 'lprg_01a20bf34934db7317806c398329a54d', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lctx_01a20bf3494f762a193bbea0dcdc7a8d', 'lrew_01a20bf34933b4e08f78e4b91b88dd90', 20, '{"Gift": {"Material": {"ProductID": "prod_01a20bf347f58f3c310137fdfdc10047"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-24 05:07:03.115+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a20bf34876c3698380237d943d57bd', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a20bf347f58f3c310137fdfdc10047"}', NULL, '2026-11-24 05:07:02.902+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-24 05:07:02.790341+00', '2026-11-24 05:07:02.787834+00', '2026-11-24 05:07:02.798848+00', '2026-11-24 05:07:02.787834+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20bf3480334b3c0bbec0f25110b0a", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20bf34801289d5192b0172b1fb07d"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-24 05:07:02.801984+00', '2026-11-24 05:07:02.7995+00', '2026-11-24 05:07:02.80914+00', '2026-11-24 05:07:02.7995+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20bf3480f70dfd4a12a139fb2d949", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20bf3480d178912b6bc542f9c3ac4"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-24 05:07:02.902606+00', '2026-11-24 05:07:02.900853+00', '2026-11-24 05:07:02.904411+00', '2026-11-24 05:07:02.900853+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a20bf3486a88595dc46d4fc85d44ad"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-24 05:07:02.934389+00', '2026-11-24 05:07:02.930267+00', '2026-11-24 05:07:02.947173+00', '2026-11-24 05:07:02.930267+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-24 05:07:02.934389+00', '2026-11-24 05:07:02.930267+00', '2026-11-24 05:07:02.941652+00', '2026-11-24 05:07:02.930267+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-24 05:07:03.007836+00', '2026-11-24 05:07:03.006743+00', '2026-11-24 05:07:03.011396+00', '2026-11-24 05:07:03.006743+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a20bf348dd77c21308c5f63f26ea7a"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-24 05:07:03.01445+00', '2026-11-24 05:07:03.013569+00', '2026-11-24 05:07:03.01762+00', '2026-11-24 05:07:03.013569+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a20bf348e5dece845d915126a0acee"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-24 05:07:03.019699+00', '2026-11-24 05:07:03.018821+00', '2026-11-24 05:07:03.022356+00', '2026-11-24 05:07:03.018821+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a20bf348e9d5d0ed9a09ea73fab574", "Metadata": null}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-24 05:07:03.037054+00', '2026-11-24 05:07:03.035249+00', '2026-11-24 05:07:03.061459+00', '2026-11-24 05:07:03.035249+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-24 05:07:03.037054+00', '2026-11-24 05:07:03.035249+00', '2026-11-24 05:07:03.044907+00', '2026-11-24 05:07:03.035249+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-24 05:07:03.037054+00', '2026-11-24 05:07:03.035249+00', '2026-11-24 05:07:03.042646+00', '2026-11-24 05:07:03.035249+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-24 05:07:03.037054+00', '2026-11-24 05:07:03.035249+00', '2026-11-24 05:07:03.063574+00', '2026-11-24 05:07:03.035249+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-24 05:07:03.042724+00', '2026-11-24 05:07:03.035249+00', '2026-11-24 05:07:03.087332+00', '2026-11-24 05:07:03.035249+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-24 05:07:03.143997+00', '2026-11-24 05:07:03.141898+00', '2026-11-24 05:07:03.164941+00', '2026-11-24 05:07:03.141898+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-24 05:07:03.143997+00', '2026-11-24 05:07:03.141898+00', '2026-11-24 05:07:03.181003+00', '2026-11-24 05:07:03.141898+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-24 05:07:03.143997+00', '2026-11-24 05:07:03.141898+00', '2026-11-24 05:07:03.146203+00', '2026-11-24 05:07:03.141898+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-24 05:07:03.143997+00', '2026-11-24 05:07:03.141898+00', '2026-11-24 05:07:03.148915+00', '2026-11-24 05:07:03.141898+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-24 05:07:03.14893+00', '2026-11-24 05:07:03.141898+00', '2026-11-24 05:07:03.151135+00', '2026-11-24 05:07:03.141898+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-24 05:07:03.181039+00', '2026-11-24 05:07:03.160178+00', '2026-11-24 05:07:03.184085+00', '2026-11-24 05:07:03.160178+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20bf34934db7317806c398329a54d"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-24 05:07:03.181039+00', '2026-11-24 05:07:03.162489+00', '2026-11-24 05:07:03.186022+00', '2026-11-24 05:07:03.162489+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20bf34934db7317806c398329a54d"}, "project": "demo"}', '{punchcard:608158231}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-24 05:07:02.600848+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-24 05:07:02.603437+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-24 05:07:02.611041+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-24 05:07:02.61185+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-24 05:07:02.614373+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-24 05:07:02.626598+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-24 05:07:02.632355+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-24 05:07:02.659961+00', '{}', NULL, '2026-11-24 05:07:02.659961+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-24 05:07:02.661108+00', '{}', NULL, '2026-11-24 05:07:02.661108+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-24 05:07:02.661215+00', '{}', NULL, '2026-11-24 05:07:02.661215+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-24 05:07:02.661508+00', '{}', NULL, '2026-11-24 05:07:02.661508+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-24 05:07:02.665335+00', '{}', NULL, '2026-11-24 05:07:02.665335+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-24 05:07:02.666394+00', '{}', NULL, '2026-11-24 05:07:02.666394+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-24 05:07:02.666761+00', '{}', NULL, '2026-11-24 05:07:02.666761+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-24 05:07:02.667053+00', '{}', NULL, '2026-11-24 05:07:02.667053+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-24 05:07:02.667152+00', '{}', NULL, '2026-11-24 05:07:02.667152+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-24 05:07:02.667221+00', '{}', NULL, '2026-11-24 05:07:02.667221+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-24 05:07:02.66725+00', '{}', NULL, '2026-11-24 05:07:02.66725+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-24 05:07:02.667297+00', '{}', NULL, '2026-11-24 05:07:02.667297+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-24 05:07:02.671088+00', '{}', NULL, '2026-11-24 05:07:02.671088+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-24 05:07:02.671831+00', '{}', NULL, '2026-11-24 05:07:02.671831+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-24 05:07:02.672041+00', '{}', NULL, '2026-11-24 05:07:02.672041+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-24 05:07:02.672353+00', '{}', NULL, '2026-11-24 05:07:02.672353+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-24 05:07:02.672468+00', '{}', NULL, '2026-11-24 05:07:02.672468+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-24 05:07:02.672682+00', '{}', NULL, '2026-11-24 05:07:02.672682+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-24 05:07:02.672769+00', '{}', NULL, '2026-11-24 05:07:02.672769+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-24 05:07:02.672822+00', '{}', NULL, '2026-11-24 05:07:02.672822+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-24 05:07:02.672949+00', '{}', NULL, '2026-11-24 05:07:02.672949+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-24 05:07:02.673077+00', '{}', NULL, '2026-11-24 05:07:02.673077+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-24 05:07:02.673238+00', '{}', NULL, '2026-11-24 05:07:02.673238+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-24 05:07:02.673362+00', '{}', NULL, '2026-11-24 05:07:02.673362+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-24 05:07:02.673511+00', '{}', NULL, '2026-11-24 05:07:02.673511+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-24 05:07:02.673609+00', '{}', NULL, '2026-11-24 05:07:02.673609+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-24 05:07:02.673685+00', '{}', NULL, '2026-11-24 05:07:02.673685+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-24 05:07:02.67378+00', '{}', NULL, '2026-11-24 05:07:02.67378+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-24 05:07:02.673849+00', '{}', NULL, '2026-11-24 05:07:02.673849+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-24 05:07:02.673919+00', '{}', NULL, '2026-11-24 05:07:02.673919+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-24 05:07:02.673998+00', '{}', NULL, '2026-11-24 05:07:02.673998+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-24 05:07:02.674393+00', '{}', NULL, '2026-11-24 05:07:02.674393+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-24 05:07:02.674693+00', '{}', NULL, '2026-11-24 05:07:02.674693+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-24 05:07:02.674809+00', '{}', NULL, '2026-11-24 05:07:02.674809+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-24 05:07:02.674904+00', '{}', NULL, '2026-11-24 05:07:02.674904+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-24 05:07:02.675066+00', '{}', NULL, '2026-11-24 05:07:02.675066+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-24 05:07:02.675225+00', '{}', NULL, '2026-11-24 05:07:02.675225+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a20bf348dd77c21308c5f63f26ea7a cust_01a20bf347f771aa2b7c184c901dc1cb', 'seg_01a20bf348dd77c21308c5f63f26ea7a', 'cust_01a20bf347f771aa2b7c184c901dc1cb', '2026-11-24 05:07:03.01+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a20bf348dd77c21308c5f63f26ea7a', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-24 05:07:03.005+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a20bf34809692713e655945bc8b062/ssn_01a20bf348d2400ebc21d25075db4bb5', 'ssn_01a20bf348d2400ebc21d25075db4bb5', 'v_01a20bf34809692713e655945bc8b062', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 1, 0, 0, '2026-11-24 05:07:02.995+00', '2026-12-01 05:07:02.995+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'b07e213f1d50aaebe380425e6ff6baa4fe3e25651bbd73e1852e112d38ab4a47', NULL, '2026-11-24 05:07:02.759+00', '2026-11-24 05:37:02.759+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20bf347f21ad7be77ef2d060574a8', 'beans-250g', 'prod_01a20bf347f10d6592eff32a8407f594', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-24 05:07:02.77+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20bf347f3beac4ee71ce62a5ed098', 'beans-1kg', 'prod_01a20bf347f10d6592eff32a8407f594', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-24 05:07:02.771+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-24 05:07:03.069+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a20bf3492b300e9f20d49e78bd53ac', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a20bf3492b300e9f20d49e78bd53ac", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-24T05:07:03.083Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-24T05:07:03.087Z", "CardDefinitionID": "lcdef_01a20bf34929cf6e05c32fbee8acb737"}', '2026-11-24 05:07:03.083+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a20bf349473689b5eebb8e210a8064', 'JOINED', 'APPROVED', 'lprg_01a20bf34934db7317806c398329a54d', 'lmbr_01a20bf3493ca7350cd4dbf7f428b2a7', 'lcrd_01a20bf3493ff0a74555d6350738fbd6', 'lcdef_01a20bf34929cf6e05c32fbee8acb737', 'lts_01a20bf3492b300e9f20d49e78bd53ac', 'lt_01a20bf3492d2c2a4b4219f193b36521', '{"To": "lt_01a20bf3492d2c2a4b4219f193b36521", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-24T05:07:03.107Z", "CardTransactionIDs": ["lctx_01a20bf34944409f8e07cc26218b36f2"]}', '2026-11-24 05:07:03.107+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a20bf348f069943da9a99aba1f79cb', 'v_01a20bf348efc98ab94742607f4f5271', 'voucher', 'GONE', NULL, NULL, '2026-11-24 05:07:03.024+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, identity, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a20bf34923d7a2edd9995372ccfbdd', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-24 05:07:03.075+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20bf347fce91844e5ec2188ce9b8c', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-24 05:07:02.78+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20bf348d4a1bce112b1d7952ebd36', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-24 05:07:02.996+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20bf347ff5c4a1d2af6c7329fe582', 'val_01a20bf347fce91844e5ec2188ce9b8c voucher v_01a20bf347fe2db71b38fcd40d4bd7b4', 'val_01a20bf347fce91844e5ec2188ce9b8c', 'v_01a20bf347fe2db71b38fcd40d4bd7b4', 'voucher', '2026-11-24 05:07:02.782+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20bf3482991c35fbf84a37198febc', 'val_01a20bf347fce91844e5ec2188ce9b8c promotion_tier promo_01a20bf348260fd76761110cb90afa7b', 'val_01a20bf347fce91844e5ec2188ce9b8c', 'promo_01a20bf348260fd76761110cb90afa7b', 'promotion_tier', '2026-11-24 05:07:02.824+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20bf348d66715c46c39cf7985ff8c', 'val_01a20bf348d4a1bce112b1d7952ebd36 voucher v_01a20bf348d66715c46c39cf1beb4c04', 'val_01a20bf348d4a1bce112b1d7952ebd36', 'v_01a20bf348d66715c46c39cf1beb4c04', 'voucher', '2026-11-24 05:07:02.998+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20bf348a9eb62ee60e34d55abe919', 'v_01a20bf34895080a6637fc01eb4781aa', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-24 05:07:02.952+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20bf348c4994b3f5405df13a7bad9', 'v_01a20bf34895080a6637fc01eb4781aa', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a20bf348c4994b3f5405de80cde52f', NULL, NULL, NULL, '2026-11-24 05:07:02.98+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20bf348ca4d82749a972a93b700c7', 'v_01a20bf34816ce632b2b04d575840699', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a20bf348ca4d82749a972a288e8273', 'r_01a20bf348ca4d82749a972a84376d52', NULL, NULL, NULL, '2026-11-24 05:07:02.986+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20bf349122a73bf99f5f81ba951b2', 'v_01a20bf34895080a6637fc01eb4781aa', 'camp_01a20bf3486a88595dc46d4fc85d44ad', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a20bf3487130cc7603f57a56b1f9a2", "TierID": "", "EventID": "ev_01a20bf348ca4d82749a972b6896b7e3", "OrderID": "ord_01a20bf348ca4d82749a972a288e8273", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a20bf348745d9fa6aa01aa3d9e68a0"}', 'ord_01a20bf348ca4d82749a972a288e8273', 'ord_01a20bf348ca4d82749a972a288e8273', NULL, NULL, NULL, NULL, '2026-11-24 05:07:03.056+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf347fe2db71b38fcd40d4bd7b4', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.782+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558b01e6c020', 'HELLO-pQN6', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558b1c76d663', 'HELLO-OlFV', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558ba6730dd7', 'HELLO-yupX', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558bc7450e71', 'HELLO-KlBP', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558c4da26814', 'HELLO-VE6z', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558d29ab4c7b', 'HELLO-7ji1', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558d5b9a487d', 'HELLO-ZbTZ', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558e207d0af8', 'HELLO-SsbN', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558eda82b382', 'HELLO-dlcY', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558f2d139b36', 'HELLO-gIOo', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558f5388d54d', 'HELLO-pxbB', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6558fe8c03ffe', 'HELLO-nST9', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e655903cec021a', 'HELLO-unUo', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e65590d91d8daa', 'HELLO-SNw9', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6559157b8c321', 'HELLO-iE3p', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e65591b732d061', 'HELLO-yMWo', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6559273a3e8aa', 'HELLO-fI3p', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e65592e29db418', 'HELLO-uNIs', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e6559379d9a720', 'HELLO-t1UT', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e65593850c82ef', 'HELLO-JAwq', 'camp_01a20bf34801289d5192b0172b1fb07d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.792+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34814831abd46cdf42fcb945c', 'CARD-MjVs1Y9M', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'cat_01a20bf347ef267fe405f3909b209be8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.803+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34814831abd46cdf4aa728ca6', 'CARD-qcwPPMtn', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'cat_01a20bf347ef267fe405f3909b209be8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.803+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34814831abd46cdf4b235a770', 'CARD-Svw1k2fD', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'cat_01a20bf347ef267fe405f3909b209be8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.803+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34814831abd46cdf4bfe59a9b', 'CARD-nBBzCwK9', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'cat_01a20bf347ef267fe405f3909b209be8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.803+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34814831abd46cdf4ee879bea', 'CARD-t6HVQl9s', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'cat_01a20bf347ef267fe405f3909b209be8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:02.803+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34816ce632b2b04d575840699', 'GIFT-50', 'camp_01a20bf3480d178912b6bc542f9c3ac4', 'cat_01a20bf347ef267fe405f3909b209be8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-24 05:07:02.806+00', '2026-11-24 05:07:02.986+00', '2026-11-24 05:07:02.986+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34809692713e655945bc8b062', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-24 05:07:02.793+00', '2026-11-24 05:07:02.839+00', '2026-11-24 05:07:02.993+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf348d66715c46c39cf1beb4c04', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-24 05:07:02.998+00', '2026-11-24 05:07:03.003+00', '2026-11-24 05:07:03.003+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf348efc98ab94742607f4f5271', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:03.023+00', NULL, NULL, '2026-11-24 05:07:03.024+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf34895080a6637fc01eb4781aa', 'REGULAR1', 'camp_01a20bf3486a88595dc46d4fc85d44ad', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a20bf347f771aa2b7c184c901dc1cb', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-24 05:07:02.933+00', '2026-11-24 05:07:03.056+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20bf348f650112673a853245c338f', 'FRIEND1', 'camp_01a20bf348f44c3d1ec2714249fa1e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a20bf347f771aa2b7c184c901dc1cb', 'cust_01a20bf347f771aa2b7c184c901dc1cb', 1, NULL, 0, 0, 0, 0, 0, '2026-11-24 05:07:03.03+00', '2026-11-24 05:07:03.045+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a20bf349209cd7eaf88ef313fd9b7e', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-24 05:07:03.072+00', '2026-11-24 05:07:03.072+00');
SELECT pg_catalog.setval('public.events_number_seq', 689, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 20, true);
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
CREATE INDEX vouchers_unpublished ON public.vouchers USING btree (project_id, campaign_id, created_at NULLS FIRST) WHERE ((holder_id IS NULL) AND (deleted_at IS NULL) AND active AND (publish_count = 0));
CREATE INDEX vouchers_updated_at ON public.vouchers USING btree (project_id, updated_at NULLS FIRST, id) WHERE (updated_at IS NOT NULL);
CREATE INDEX webhook_deliveries_created_at ON public.webhook_deliveries USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (project_id, webhook_id, next_at NULLS FIRST, id) WHERE (next_at IS NOT NULL);
CREATE INDEX webhook_deliveries_finished_at ON public.webhook_deliveries USING btree (project_id, finished_at NULLS FIRST, id) WHERE (finished_at IS NOT NULL);
CREATE INDEX webhook_deliveries_next_at ON public.webhook_deliveries USING btree (project_id, next_at NULLS FIRST, id) WHERE (next_at IS NOT NULL);
CREATE INDEX webhook_deliveries_subject ON public.webhook_deliveries USING btree (project_id, subject, "position", id);
CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (project_id, webhook_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_created_at ON public.webhooks USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_due_at ON public.webhooks USING btree (project_id, due_at NULLS FIRST, id);
