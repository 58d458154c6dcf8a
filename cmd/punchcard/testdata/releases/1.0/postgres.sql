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
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    started_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    queue text COLLATE pg_catalog."C",
    portion bigint NOT NULL,
    total bigint NOT NULL,
    done bigint NOT NULL,
    failed bigint NOT NULL,
    result jsonb
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
    owner_project_id text COLLATE pg_catalog."C",
    fingerprint text COLLATE pg_catalog."C",
    holder text COLLATE pg_catalog."C",
    lease_until timestamp(3) with time zone,
    answer text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone
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
    guard jsonb,
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
CREATE TABLE public.program_revisions (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL
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
    revision bigint NOT NULL
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
    order_id text COLLATE pg_catalog."C",
    redemption_id text COLLATE pg_catalog."C",
    rollback_id text COLLATE pg_catalog."C",
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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a20876f0de739f5e7efa289e296538.report.00000000', 'aa_01a20876f0de739f5e7efa289e296538', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null}]', '2026-11-23 12:52:22.366+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a20876ef3e299bb323781da70b94d0', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20876ef29e285f7f1a84967939f2a', '2026-11-23 12:52:21.95+00', '2026-11-23 12:52:21.971+00', '2026-11-23 12:52:21.97+00', '2026-11-23 12:52:21.971+00', NULL, 1, 20, 20, 0, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a20876ef5e29aa2d3d292d64725768', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20876ef5631f254e6ec1bbbf04a73', '2026-11-23 12:52:21.982+00', '2026-11-23 12:52:21.992+00', '2026-11-23 12:52:21.991+00', '2026-11-23 12:52:21.992+00', NULL, 1, 5, 5, 0, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a20876f0de739f5e7efa289e296538', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a20876f0de739f5e7efa2876269bbb', '2026-11-23 12:52:22.366+00', '2026-11-23 12:52:22.409+00', '2026-11-23 12:52:22.394+00', '2026-11-23 12:52:22.409+00', 'BULK_UPDATE', 1, 1, 1, 0, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a20876f31238beb34fffd8cafc0880', 'APPROVED', 'lben_01a20876f16a311fbb4c088d36be857c', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'cust_01a20876ef05bff68bdc9beac069cda3', 'lern_01a20876f16f2848a5cddb463d981622', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a20876f1524cdaddabe98f755599e0"}', 'earn ord_01a20876f206c751a001e105938d6ece lern_01a20876f16f2848a5cddb463d981622 lmbr_01a20876f1a3b67543dd610e87c9a7b4 1', '2026-11-23 12:52:22.821+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a20876f16a311fbb4c088d36be857c', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a20876f16a311fbb4c088d36be857c", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a20876f1524cdaddabe98f755599e0"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T12:52:22.506Z", "Delivered": 0}', '2026-11-23 12:52:22.506+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 12:52:22.452+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20876ef382013b821726681877f23 2026-11-23', 'camp_01a20876ef382013b821726681877f23', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20876ef570eb9cc35e4c08f7cac20 2026-11-23', 'camp_01a20876ef570eb9cc35e4c08f7cac20', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20876eff98f0b955c74d9feb4a434 2026-11-23', 'camp_01a20876eff98f0b955c74d9feb4a434', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20876f10f531d4c1558d97e8dd5da 2026-11-23', 'camp_01a20876f10f531d4c1558d97e8dd5da', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20876ef382013b821726681877f23', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20876eff98f0b955c74d9feb4a434', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20876f10f531d4c1558d97e8dd5da', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a20876f107d7c8c152b6170d2b7768', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 12:52:22.407+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20876ef382013b821726681877f23', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 12:52:21.944+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20876eec834fbcfb81dffc8e90fc6', NULL, NULL, NULL, true, false, '2026-11-23 12:52:21.975+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20876eff98f0b955c74d9feb4a434', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 12:52:22.137+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20876ef8076a7047d1d5cf8f44310', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20876eea220366096ac41929d7d47', NULL, NULL, NULL, true, false, '2026-11-23 12:52:22.016+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20876f10f531d4c1558d97e8dd5da', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 12:52:22.415+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 12:52:22.482+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20876f1c891aee6c7c313ea86ef2b', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 12:52:22.591+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20876f1e83e239f649ab14069f1ae', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a20876f1754b82e6ba3c70a195f980", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a20876f1e795f3d52357bb3bc4a480", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 12:52:22.622+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20876f22e0f45aa4f7c7adb6df271', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a20876f20e3c062de529de1f809699", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a20876f22492e5ec6dd84ccef966cd", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20876f20e3c062de529de1f809699', NULL, '2026-11-23 12:52:22.676+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20876f2fd16dd006f8b11bdaa730d', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20876f206c751a001e105938d6ece", "Metadata": {"event_id": "ev_01a20876f2071c8746e141f823a2d792", "member_id": "lmbr_01a20876f1a3b67543dd610e87c9a7b4", "program_id": "lprg_01a20876f17deeac2f53f59cfa6697b4", "earning_item_id": "lernei_01a20876f16f2848a5cddb45b39760f9", "earning_rule_id": "lern_01a20876f16f2848a5cddb463d981622"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20876f206c751a001e105938d6ece', 'earn ord_01a20876f206c751a001e105938d6ece lern_01a20876f16f2848a5cddb463d981622 lmbr_01a20876f1a3b67543dd610e87c9a7b4 0', '2026-11-23 12:52:22.821+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20876f3392aa98e0d7accfbb68109', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20876f206c751a001e105938d6ece", "Metadata": {"event_id": "ev_01a20876f2071c8746e141f823a2d792", "member_id": "lmbr_01a20876f1a3b67543dd610e87c9a7b4", "program_id": "lprg_01a20876f17deeac2f53f59cfa6697b4", "earning_item_id": "lernei_01a20876f16f2848a5cddb45b39760f9", "earning_rule_id": "lern_01a20876f16f2848a5cddb463d981622"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20876f206c751a001e105938d6ece', 'earn ord_01a20876f206c751a001e105938d6ece lern_01a20876f16f2848a5cddb463d981622 lmbr_01a20876f1a3b67543dd610e87c9a7b4 1', '2026-11-23 12:52:22.821+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20876eea220366096ac41929d7d47', 'Promotions', 1, '2026-11-23 12:52:21.794+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20876eec834fbcfb81dffc8e90fc6', 'Payments', 9, '2026-11-23 12:52:21.832+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a20876f002197ae793e9de72831083', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a20876f09640c8e7cbc323e5a56df6/cust_01a20876ef05bff68bdc9beac069cda3/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '52408c6c24e891325fe4b6c0dd58fb4e', 'demo', 'SERVER', 'demo', '24a9a10b112fa279c08c8796977e630f56b550300cfcb77e61abbbabc7601023', '2026-11-23 12:52:21.791+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '13b375e48a6ac801307faae256577b5c', 'demo', 'CLIENT', 'demo', '6406c0623386b317e4ab306cb8ebf45190e8c1d77f9e208965da9d9d148efb64', '2026-11-23 12:52:21.793+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '728d3dc241b6c6c8cd58e2b88f8710fc', 'demo', 'MANAGEMENT', 'demo', '149022918dcf0b6a1d91781220532b4c2b1eee429f097377b034c6679d3e5fb5', '2026-11-23 12:52:21.793+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a20876f14f0a3fc18f4e1b288e5358', 'visited', NULL, '2026-11-23 12:52:22.479+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T12:52:22.259Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 12:52:21.863+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20876ef05bff68bdc9beac069cda3', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T12:52:22.662Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 12:52:21.893+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 12:52:22.448+00', NULL);
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a20876effd529e7aef30cd822c48a1', 'camp_01a20876eff98f0b955c74d9feb4a434', 'auto_01a20876effd529e7aef30cdf0a65767', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 12:52:22.139+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 12:52:21.92+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 12:52:21.925+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 12:52:22.457+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('', 'swept', 424, false, '2026-11-23 12:52:22.577+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 680, false, '2026-11-23 12:52:22.783+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 680, false, '2026-11-23 12:52:22.783+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 680, false, '2026-11-23 12:52:22.783+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 680, false, '2026-11-23 12:52:22.783+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 12:52:22.81+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 680, false, '2026-11-23 12:52:22.81+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 12:52:22.832+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 680, false, '2026-11-23 12:52:22.832+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 12:52:22.837+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 680, false, '2026-11-23 12:52:22.837+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 12:52:22.997+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 680, false, '2026-11-23 12:52:22.997+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876eefb2463ddff73f2c04e95af', 1, 'customer.created', 'customer', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'cust_01a20876eee77d6eaa414e6b7508ba8d', NULL, 'v-01a20876eee454df371efa11369bd9a5', 'ACTION', '{"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T12:52:21.863Z"}}', NULL, NULL, '2026-11-23 12:52:21.863+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef065b0acf6092f28338929b', 9, 'customer.created', 'customer', 'cust_01a20876ef05bff68bdc9beac069cda3', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876ef04039c81a39d5bef68fa96', 'ACTION', '{"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T12:52:21.893Z"}}', NULL, NULL, '2026-11-23 12:52:21.893+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef1ddb5366ad0202ee275f80', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a20876ef1442d7a8cc9c092397bea6', NULL, NULL, 'v-01a20876ef1442d7a8cc9c089b1d86b0', 'ACTION', '{"rule":{"ID":"val_01a20876ef1442d7a8cc9c092397bea6","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:52:21.908Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:21.908+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef28dceee89af0008d989a8a', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20876ef271933ccca61be06df0314', NULL, NULL, 'v-01a20876ef1e66390050f04371c33f62', 'ACTION', '{"assignment":{"ID":"asgm_01a20876ef271933ccca61be06df0314","RuleID":"val_01a20876ef1442d7a8cc9c092397bea6","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20876ef1fd4ff6303d111798fabfa","CreatedAt":"2026-11-23T12:52:21.919Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20876ef1442d7a8cc9c092397bea6","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:52:21.908Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:21.919+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef28dceee89af0012f9c213f', 33, 'voucher.created', 'voucher', 'v_01a20876ef1fd4ff6303d111798fabfa', NULL, NULL, 'v-01a20876ef1e66390050f04371c33f62', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20876ef1fd4ff6303d111798fabfa","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:21.919Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:21.919+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef3ab068ec16458dbc56d236', 41, 'campaign.created', 'campaign', 'camp_01a20876ef382013b821726681877f23', NULL, 'camp_01a20876ef382013b821726681877f23', 'v-01a20876ef29e285f7f1a84967939f2a', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef382013b821726681877f23","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.944Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:52:21.944Z"}', NULL, NULL, '2026-11-23 12:52:21.944+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef53474ee8f736fddf2603c4', 49, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20876ef382013b821726681877f23', NULL, 'camp_01a20876ef382013b821726681877f23', 'v-01a20876ef29e285f7f1a84967939f2a', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef382013b821726681877f23","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.944Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 12:52:21.971+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef556a21cb2d257d80de703a', 57, 'voucher.created', 'voucher', 'v_01a20876ef556a21cb2d257d1b813956', NULL, NULL, 'v-01a20876ef4e6e720249bc0cc607bd2b', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20876ef556a21cb2d257d1b813956","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:21.973Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:21.973+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef5d438e21c36e147aaff0a3', 65, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20876ef382013b821726681877f23', NULL, 'camp_01a20876ef382013b821726681877f23', 'v-01a20876ef29e285f7f1a84967939f2a', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef382013b821726681877f23","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.944Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T12:52:21.971Z","count":20}', NULL, NULL, '2026-11-23 12:52:21.971+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0d5ef9fb95346ac13cdc4c3', 377, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a20876f0d4a6c83c26a3d77d5fbc77', NULL, 'camp_01a20876ef8076a7047d1d5cf8f44310', 'v-01a20876f0d3213bbd50627f6814b0f5', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef8076a7047d1d5cf8f44310","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eea220366096ac41929d7d47","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.016Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a20876f0d4a6c83c26a3d77d5fbc77","CampaignID":"camp_01a20876ef8076a7047d1d5cf8f44310","Name":"Both","TierIDs":["promo_01a20876ef8076a7047d1d5d3d554a14"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T12:52:22.355Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0dbaaceb92fcdb3ffe5c53c', 385, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a20876eee77d6eaa414e6b7508ba8d', NULL, 'v-01a20876f0d80f0078b37513e224260a', 'ACTION', '{"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 12:52:22.363+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0f4adb450c4cf009653f824', 401, 'voucher.created', 'voucher', 'v_01a20876f0f0142e1b89d93b2b2d7333', NULL, NULL, 'v-01a20876f0ed9dc32c9125920afd2c59', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20876f0f0142e1b89d93b2b2d7333","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.384Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.384+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef5cc84bcb0594c069c6c268', 73, 'campaign.created', 'campaign', 'camp_01a20876ef570eb9cc35e4c08f7cac20', NULL, 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'v-01a20876ef5631f254e6ec1bbbf04a73', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:52:21.975Z"}', NULL, NULL, '2026-11-23 12:52:21.975+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef6cc42d6ccb78163593c4d0', 81, 'voucher.created', 'voucher', 'v_01a20876ef6b2ed9691a9ee3f7e68705', NULL, 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'v-01a20876ef6401903b949a25f0d28967', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876ef6b2ed9691a9ee3f7e68705","Code":"GIFT-50","CampaignID":"camp_01a20876ef570eb9cc35e4c08f7cac20","CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:21.995Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:21.995+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef6cc42d6ccb7816ff3e8838', 89, 'campaign.vouchers.added', 'campaign', 'camp_01a20876ef570eb9cc35e4c08f7cac20', NULL, 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'v-01a20876ef6401903b949a25f0d28967', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 12:52:21.995+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef694a44daff3abfb6441033', 97, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20876ef570eb9cc35e4c08f7cac20', NULL, 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'v-01a20876ef5631f254e6ec1bbbf04a73', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 12:52:21.992+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef7c91764624b0ee8775a707', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20876ef570eb9cc35e4c08f7cac20', NULL, 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'v-01a20876ef5631f254e6ec1bbbf04a73', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:21.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T12:52:21.992Z","count":5}', NULL, NULL, '2026-11-23 12:52:21.992+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef8076a7047d1d5d2dc07b5e', 113, 'campaign.created', 'campaign', 'camp_01a20876ef8076a7047d1d5cf8f44310', NULL, 'camp_01a20876ef8076a7047d1d5cf8f44310', 'v-01a20876ef74be1447d111ceaa9d9ca3', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef8076a7047d1d5cf8f44310","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eea220366096ac41929d7d47","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.016Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:52:22.016Z"}', NULL, NULL, '2026-11-23 12:52:22.016+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876ef8534adca263c0c21189fd4', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20876ef8076a7047d1d5d3d554a14', NULL, 'camp_01a20876ef8076a7047d1d5cf8f44310', 'v-01a20876ef74be1447d111ceaa9d9ca3', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef8076a7047d1d5cf8f44310","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eea220366096ac41929d7d47","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.016Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20876ef8076a7047d1d5d3d554a14","CampaignID":"camp_01a20876ef8076a7047d1d5cf8f44310","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T12:52:22.016Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.016+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876efa02044f53ff28fbe63f907', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20876ef9cdde3c40e2221a7766a7a', NULL, 'camp_01a20876ef8076a7047d1d5cf8f44310', 'v-01a20876ef979c8aaf62b04d3d385ff0', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef8076a7047d1d5cf8f44310","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20876eea220366096ac41929d7d47","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.016Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20876ef9cdde3c40e2221a7766a7a","CampaignID":"camp_01a20876ef8076a7047d1d5cf8f44310","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T12:52:22.04Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.04+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876efa526682c5e9ddca536d78b', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20876efa526682c5e9ddbcda90c85', NULL, NULL, 'v-01a20876efa38e945bc07b27c6007ae4', 'ACTION', '{"assignment":{"ID":"asgm_01a20876efa526682c5e9ddbcda90c85","RuleID":"val_01a20876ef1442d7a8cc9c092397bea6","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a20876ef9cdde3c40e2221a7766a7a","CreatedAt":"2026-11-23T12:52:22.051Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20876ef1442d7a8cc9c092397bea6","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:52:21.908Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.051+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876efb7091a85eb4a72e32cd424', 145, 'customer.order.created', 'order', 'ord_01a20876efb05f4763e4eb37c2b21f0a', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876efa662b51663d604e683727c', 'ACTION', '{"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T12:52:22.059Z"},"CreatedAt":"2026-11-23T12:52:21.893Z"},"order":{"ID":"ord_01a20876efb05f4763e4eb37c2b21f0a","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20876efb05f4763e4eb37f7ba3fff","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20876eecf22127ac7a37b704b1c78","SKUID":"sku_01a20876eed4c2da1c862975a2de1ee0","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20876eecf22127ac7a37b704b1c78","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20876eed4c2da1c862975a2de1ee0","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20876efb05f4763e4eb385c23ac01","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20876eee10e62ba136877ea25d2ed","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20876eee10e62ba136877ea25d2ed","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","CreatedAt":"2026-11-23T12:52:22.059Z","PaidAt":"2026-11-23T12:52:22.059Z"}}', NULL, NULL, '2026-11-23 12:52:22.059+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876efb7091a85eb4a7369ea9a21', 153, 'customer.order.paid', 'order', 'ord_01a20876efb05f4763e4eb37c2b21f0a', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876efa662b51663d604e683727c', 'ACTION', '{"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T12:52:22.059Z"},"CreatedAt":"2026-11-23T12:52:21.893Z"},"order":{"ID":"ord_01a20876efb05f4763e4eb37c2b21f0a","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20876efb05f4763e4eb37f7ba3fff","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20876eecf22127ac7a37b704b1c78","SKUID":"sku_01a20876eed4c2da1c862975a2de1ee0","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20876eecf22127ac7a37b704b1c78","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20876eed4c2da1c862975a2de1ee0","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20876efb05f4763e4eb385c23ac01","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20876eee10e62ba136877ea25d2ed","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20876eee10e62ba136877ea25d2ed","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","CreatedAt":"2026-11-23T12:52:22.059Z","PaidAt":"2026-11-23T12:52:22.059Z"}}', NULL, NULL, '2026-11-23 12:52:22.059+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876efc76cb6eaae7dd52e384c50', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a20876efc76cb6eaae7dd4af232c65', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876efc0016b1183ff5c0259244f', 'ACTION', '{"redemption":{"ID":"r_01a20876efc76cb6eaae7dd4af232c65","Object":"redemption","Date":"2026-11-23T12:52:22.087Z","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","TrackingID":"track_U1MkPmO2sxjl-iE9FFfsDJ5ESI5tg88F82CL70PWVv0","Status":"SUCCEEDED","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","Related":{"Type":"voucher","ID":"v_01a20876ef556a21cb2d257d1b813956"},"VoucherID":"v_01a20876ef556a21cb2d257d1b813956","Code":"WELCOME10","OrderID":"ord_01a20876efc76cb6eaae7dd3ecfb5136","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a20876efc76cb6eaae7dd52e384c51","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20876efc76cb6eaae7dd3ecfb5136","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20876efc76cb6eaae7dd52e384c52","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20876efc76cb6eaae7dd3ecfb5136","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T12:52:22.087Z"},"CreatedAt":"2026-11-23T12:52:21.893Z"},"order":{"ID":"ord_01a20876efc76cb6eaae7dd3ecfb5136","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a20876efc76cb6eaae7dd47fca8398","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a20876eedaa4760a6f0e7b14811181","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a20876eedaa4760a6f0e7b14811181","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","Redemptions":{"r_01a20876efc76cb6eaae7dd4af232c65":{"Date":"2026-11-23T12:52:22.087Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20876ef556a21cb2d257d1b813956"}},"CreatedAt":"2026-11-23T12:52:22.087Z","PaidAt":"2026-11-23T12:52:22.087Z"}}]', '2026-11-23 12:52:22.087+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f05dd9b272e141080a840e70', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f049bfaadae7b4dcc3a756ca', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T12:52:22.137Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T12:52:21.863Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.237Z"},"voucher_transaction":{"ID":"vtx_01a20876f05dd9b272e14106f623b7c7","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a20876f05dd9b272e1410600e1fb06","CreatedAt":"2026-11-23T12:52:22.237Z"}}', '[{"step":1,"id":"ev_01a20876f05dd9b272e141080a840e71","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a20876f05dd9b272e1410600e1fb06","campaign_id":"camp_01a20876eff98f0b955c74d9feb4a434","category":"ACTION","data":0},{"step":2,"id":"ev_01a20876f05dd9b272e141080a840e72","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a20876f009f691bded97ce5f94009f","campaign_id":"camp_01a20876eff98f0b955c74d9feb4a434","category":"ACTION","data":1},{"step":3,"id":"ev_01a20876f05dd9b272e141080a840e73","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a20876f009f691bded97ce5f94009f","campaign_id":"camp_01a20876eff98f0b955c74d9feb4a434","category":"ACTION","data":1},{"step":4,"id":"ev_01a20876f05dd9b272e141080a840e74","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a20876f009f691bded97ce5f94009f","campaign_id":"camp_01a20876eff98f0b955c74d9feb4a434","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a20876f05dd9b272e1410600e1fb06","Object":"redemption","Date":"2026-11-23T12:52:22.237Z","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","Status":"SUCCEEDED","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","Related":{"Type":"voucher","ID":"v_01a20876f009f691bded97ce5f94009f"},"VoucherID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Campaign":"Regulars","RewardID":"rew_01a20876f002197ae793e9de72831083","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20876f00670747a17977d86c9c2f2","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20876f000e5f31365a97797d7de3e","EntryID":"vtx_01a20876f05dd9b272e14106f623b7c7","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20876f002197ae793e9de72831083","By":1}]}}},{"reward_redemption":{"ID":"r_01a20876f05dd9b272e1410600e1fb06","Object":"redemption","Date":"2026-11-23T12:52:22.237Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a20876f009f691bded97ce5f94009f"},"VoucherID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Campaign":"Regulars","RewardID":"rew_01a20876f002197ae793e9de72831083","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a20876f00670747a17977d86c9c2f2","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20876f000e5f31365a97797d7de3e","EntryID":"vtx_01a20876f05dd9b272e14106f623b7c7","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Counted":[{"Key":"s/rew_01a20876f002197ae793e9de72831083","By":1,"New":false}]},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20876f002197ae793e9de72831083","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20876eee10e62ba136877ea25d2ed","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T12:52:22.146Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20876f00670747a17977d86c9c2f2","RewardID":"rew_01a20876f002197ae793e9de72831083","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T12:52:22.149Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.237Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T12:52:22.137Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T12:52:21.863Z"},"redemption":{"ID":"r_01a20876f05dd9b272e1410600e1fb06","Object":"redemption","Date":"2026-11-23T12:52:22.237Z","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","Status":"SUCCEEDED","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","Related":{"Type":"voucher","ID":"v_01a20876f009f691bded97ce5f94009f"},"VoucherID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Campaign":"Regulars","RewardID":"rew_01a20876f002197ae793e9de72831083","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20876f00670747a17977d86c9c2f2","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20876f000e5f31365a97797d7de3e","EntryID":"vtx_01a20876f05dd9b272e14106f623b7c7","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20876f002197ae793e9de72831083","By":1}]}},"reward":{"ID":"rew_01a20876f002197ae793e9de72831083","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a20876eee10e62ba136877ea25d2ed"},"CreatedAt":"2026-11-23T12:52:22.146Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.237Z"}}]', '2026-11-23 12:52:22.237+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f07348051e8ca09bf3949790', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a20876ef6b2ed9691a9ee3f7e68705', NULL, 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'v-01a20876f07088a6e68360f3607e0d05', 'ACTION', '{"campaign":{"ID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Active":true,"CreatedAt":"2026-11-23T12:52:21.975Z"},"customer":{},"voucher":{"ID":"v_01a20876ef6b2ed9691a9ee3f7e68705","Code":"GIFT-50","CampaignID":"camp_01a20876ef570eb9cc35e4c08f7cac20","CategoryID":"cat_01a20876eec834fbcfb81dffc8e90fc6","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T12:52:21.995Z","UpdatedAt":"2026-11-23T12:52:22.259Z"},"voucher_transaction":{"ID":"vtx_01a20876f07348051e8ca09b574df39f","VoucherID":"v_01a20876ef6b2ed9691a9ee3f7e68705","CampaignID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RedemptionID":"r_01a20876f0702843de93e11fdbe556fe","CreatedAt":"2026-11-23T12:52:22.259Z"}}', NULL, NULL, '2026-11-23 12:52:22.259+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f07348051e8ca09bf3949791', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a20876f0702843de93e11fdbe556fe', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'v-01a20876f07088a6e68360f3607e0d05', 'ACTION', '{"redemption":{"ID":"r_01a20876f0702843de93e11fdbe556fe","Object":"redemption","Date":"2026-11-23T12:52:22.259Z","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","Status":"SUCCEEDED","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","Related":{"Type":"voucher","ID":"v_01a20876ef6b2ed9691a9ee3f7e68705"},"VoucherID":"v_01a20876ef6b2ed9691a9ee3f7e68705","Code":"GIFT-50","CampaignID":"camp_01a20876ef570eb9cc35e4c08f7cac20","Campaign":"Gift cards","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a20876f07348051e8ca09bf3949792","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20876f07348051e8ca09a80cbfd89","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20876f07348051e8ca09bf3949793","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20876f07348051e8ca09a80cbfd89","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"CreatedAt":"2026-11-23T12:52:21.863Z"},"order":{"ID":"ord_01a20876f07348051e8ca09a80cbfd89","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","Redemptions":{"r_01a20876f0702843de93e11fdbe556fe":{"Date":"2026-11-23T12:52:22.259Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20876ef6b2ed9691a9ee3f7e68705","RelatedObjectParentID":"camp_01a20876ef570eb9cc35e4c08f7cac20"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T12:52:22.259Z","PaidAt":"2026-11-23T12:52:22.259Z"}}]', '2026-11-23 12:52:22.259+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f07e792fe44d88b07baf2500', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a20876f07b2182e87a5acbce37fb79', 'cust_01a20876eee77d6eaa414e6b7508ba8d', NULL, 'v-01a20876f07b452320f3aa781daff2c3', 'ACTION', '{"redemption":{"ID":"r_01a20876f07b2182e87a5acbce37fb79","Object":"redemption","Date":"2026-11-23T12:52:22.27Z","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","Status":"SUCCEEDED","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","Related":{"Type":"voucher","ID":"v_01a20876ef556a21cb2d257d1b813956"},"VoucherID":"v_01a20876ef556a21cb2d257d1b813956","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 12:52:22.27+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876effa299ff0da9f2c2707f053', 169, 'campaign.created', 'campaign', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876eff98f0b955c74d9c4d29a5b', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:52:22.137Z"}', NULL, NULL, '2026-11-23 12:52:22.137+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876effe500f49e4d5001938f92e', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a20876effd529e7aef30cd822c48a1', NULL, 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876effb3969db2bfec915a20429', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20876effd529e7aef30cd822c48a1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","AutomationID":"auto_01a20876effd529e7aef30cdf0a65767","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.139Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.139+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0018d8836f60cf1a5d45169', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a20876f000e5f31365a97797d7de3e', NULL, 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876efff0b54535034bb52b22aea', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20876f000e5f31365a97797d7de3e","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.143Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.143+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f00739bfe25a08ce96aecc73', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a20876f00670747a17977d86c9c2f2', NULL, 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f005aaf0b9e15f63151375fd', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20876f002197ae793e9de72831083","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20876eee10e62ba136877ea25d2ed","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T12:52:22.146Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20876f00670747a17977d86c9c2f2","RewardID":"rew_01a20876f002197ae793e9de72831083","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T12:52:22.149Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.149+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f02e45b4dc48059cf4a88858', 241, 'customer.loyalty.tier.joined', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20876f000e5f31365a97797d7de3e","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.143Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.155Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.158+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f00a5354060abdb2b7cbcbb9', 201, 'voucher.created', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', NULL, 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f008c4986335211dbf82be55', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.153+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f00a5354060abdb2d5749e3a', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f008c4986335211dbf82be55', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 12:52:22.153+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f01162cbf36181e89d6e687b', 217, 'voucher.published', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f00b2eefccbf68d42650cd23', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20876f010e6e6a526ab903c2ca5fe","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20876f009f691bded97ce5f94009f"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:52:22.155Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.155Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.155+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f01162cbf36181e942fe4f67', 225, 'publication.succeeded', 'publication', 'pub_01a20876f010e6e6a526ab903c2ca5fe', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f00b2eefccbf68d42650cd23', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20876f010e6e6a526ab903c2ca5fe","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20876f009f691bded97ce5f94009f"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:52:22.155Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.155Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.155+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f08af1eb937caeda97b69550', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a20876f089e638b9f00d322738271e', 'cust_01a20876eee77d6eaa414e6b7508ba8d', NULL, 'v-01a20876f08889ee90dd63e3ae088670', 'ACTION', '{"redemption":{"ID":"rr_01a20876f089e638b9f00d322738271e","Object":"redemption_rollback","Date":"2026-11-23T12:52:22.281Z","RedemptionID":"r_01a20876f07b2182e87a5acbce37fb79","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","Status":"SUCCEEDED","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","Related":{"Type":"voucher","ID":"v_01a20876ef556a21cb2d257d1b813956"},"VoucherID":"v_01a20876ef556a21cb2d257d1b813956","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 12:52:22.281+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f01162cbf36181ea30a23570', 233, 'customer.publication.succeeded', 'publication', 'pub_01a20876f010e6e6a526ab903c2ca5fe', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f00b2eefccbf68d42650cd23', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20876f010e6e6a526ab903c2ca5fe","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20876f009f691bded97ce5f94009f"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:52:22.155Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.155Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.155+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f03fdfc1b8e4a645054e1cd8', 249, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f013a10ba3d2ac0fbd1d64b9', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.17Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f02febf30bdc9796e4115f20","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.17Z"}}', NULL, NULL, '2026-11-23 12:52:22.17+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f03fdfc1b8e4a645abc19426', 257, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f013a10ba3d2ac0fbd1d64b9', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.17Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f02febf30bdc9796e4115f20","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.17Z"}}', NULL, NULL, '2026-11-23 12:52:22.17+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f03fdfc1b8e4a645bf84db12', 265, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', 'v-01a20876f013a10ba3d2ac0fbd1d64b9', 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.17Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f02febf30bdc9796e4115f20","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.17Z"}}', NULL, NULL, '2026-11-23 12:52:22.17+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f094f4efceb107fbaa795474', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a20876f094f4efceb107fabbefa06e', NULL, NULL, 'v-01a20876f0930dd7d80abea12d93f599', 'ACTION', '{"rule":{"ID":"val_01a20876f094f4efceb107fabbefa06e","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:52:22.292Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.292+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f097183b7033980aa004e87d', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20876f09640c8e7cbc3247a5af64e', NULL, NULL, 'v-01a20876f095d2eb3914f9f9ad988131', 'ACTION', '{"assignment":{"ID":"asgm_01a20876f09640c8e7cbc3247a5af64e","RuleID":"val_01a20876f094f4efceb107fabbefa06e","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20876f09640c8e7cbc323e5a56df6","CreatedAt":"2026-11-23T12:52:22.294Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20876f094f4efceb107fabbefa06e","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:52:22.292Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.294+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f097183b7033980af13c3734', 329, 'voucher.created', 'voucher', 'v_01a20876f09640c8e7cbc323e5a56df6', NULL, NULL, 'v-01a20876f095d2eb3914f9f9ad988131', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20876f09640c8e7cbc323e5a56df6","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.294Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.294+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0c7258391e089895911fb7c', 337, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.305Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f0b8553cac8f49fdacfcc522","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a20876f07348051e8ca09bf3949793","EventType":"customer.order.paid","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RuleID":"ern_01a20876effd529e7aef30cd822c48a1","ItemID":"","TierID":"","HolderTierID":"ltr_01a20876f000e5f31365a97797d7de3e","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.305Z"}}', NULL, NULL, '2026-11-23 12:52:22.305+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0c7258391e08989ec9ae7f9', 345, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.305Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f0b8553cac8f49fdacfcc522","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a20876f07348051e8ca09bf3949793","EventType":"customer.order.paid","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RuleID":"ern_01a20876effd529e7aef30cd822c48a1","ItemID":"","TierID":"","HolderTierID":"ltr_01a20876f000e5f31365a97797d7de3e","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.305Z"}}', NULL, NULL, '2026-11-23 12:52:22.305+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0c7258391e0898a6612e85e', 353, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.305Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f0b8553cac8f49fdacfcc522","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a20876f07348051e8ca09bf3949793","EventType":"customer.order.paid","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RuleID":"ern_01a20876effd529e7aef30cd822c48a1","ItemID":"","TierID":"","HolderTierID":"ltr_01a20876f000e5f31365a97797d7de3e","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.305Z"}}', NULL, NULL, '2026-11-23 12:52:22.305+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0ce5b7152772ac8ebe261d3', 361, 'customer.rewarded', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20876effd529e7aef30cd822c48a1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","AutomationID":"auto_01a20876effd529e7aef30cdf0a65767","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.139Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.305Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f0b8553cac8f49fdacfcc522","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a20876f07348051e8ca09bf3949793","EventType":"customer.order.paid","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RuleID":"ern_01a20876effd529e7aef30cd822c48a1","ItemID":"","TierID":"","HolderTierID":"ltr_01a20876f000e5f31365a97797d7de3e","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.305Z"}}', NULL, NULL, '2026-11-23 12:52:22.305+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0ce5b7152772ac98ce9910d', 393, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20876eff98f0b955c74d9feb4a434","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.137Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20876effd529e7aef30cd822c48a1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","AutomationID":"auto_01a20876effd529e7aef30cdf0a65767","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.139Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f009f691bded97ce5f94009f","Code":"REGULAR1","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.153Z","UpdatedAt":"2026-11-23T12:52:22.305Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20876f0b8553cac8f49fdacfcc522","VoucherID":"v_01a20876f009f691bded97ce5f94009f","CampaignID":"camp_01a20876eff98f0b955c74d9feb4a434","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a20876f07348051e8ca09bf3949793","EventType":"customer.order.paid","OrderID":"ord_01a20876f07348051e8ca09a80cbfd89","RuleID":"ern_01a20876effd529e7aef30cd822c48a1","ItemID":"","TierID":"","HolderTierID":"ltr_01a20876f000e5f31365a97797d7de3e","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:52:22.305Z"}}', NULL, NULL, '2026-11-23 12:52:22.305+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0fa838ebf77fbf82fc66fa0', 417, 'voucher.deleted', 'voucher', 'v_01a20876f0f0142e1b89d93b2b2d7333', NULL, NULL, 'v-01a20876f0f829041dcd21d576c6ff54', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20876f0f0142e1b89d93b2b2d7333","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.384Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T12:52:22.392Z"}}', NULL, NULL, '2026-11-23 12:52:22.392+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f17e827e8e8772c53d4ad181', 537, 'vl.program.created', 'program', 'lprg_01a20876f17deeac2f53f59cfa6697b4', NULL, NULL, 'v-01a20876f17deeac2f53f59c00f159f7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0d0633c304e048c232d3d90', 369, 'customer.redemption.succeeded', 'redemption', 'r_01a20876f097374d1f3926b6dd50bb4f', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f097183b7033980b9b8670dd', 'ACTION', '{"redemption":{"ID":"r_01a20876f097374d1f3926b6dd50bb4f","Object":"redemption","Date":"2026-11-23T12:52:22.352Z","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","TrackingID":"track_U1MkPmO2sxjl-iE9FFfsDJ5ESI5tg88F82CL70PWVv0","Status":"SUCCEEDED","Channel":{"ID":"52408c6c24e891325fe4b6c0dd58fb4e","Type":"API"},"APIKey":"52408c6c24e891325fe4b6c0dd58fb4e","Related":{"Type":"voucher","ID":"v_01a20876f09640c8e7cbc323e5a56df6"},"VoucherID":"v_01a20876f09640c8e7cbc323e5a56df6","Code":"ONCE"}}', NULL, NULL, '2026-11-23 12:52:22.352+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f0f616104be304b0a0a593c2', 409, 'customer.segment.entered', 'segment', 'seg_01a20876f0d67f8413e3f29c6bb0e7b2', 'cust_01a20876eee77d6eaa414e6b7508ba8d', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a20876f0d67f8413e3f29c6bb0e7b2","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T12:52:22.358Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.39+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f113d0a118cb8a75fce497a5', 425, 'campaign.created', 'campaign', 'camp_01a20876f10f531d4c1558d97e8dd5da', NULL, 'camp_01a20876f10f531d4c1558d97e8dd5da', 'v-01a20876f10e666047e1548f8a54828f', 'ACTION', '{"campaign":{"ID":"camp_01a20876f10f531d4c1558d97e8dd5da","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.415Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:52:22.415Z"}', NULL, NULL, '2026-11-23 12:52:22.415+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f121b4faaca9879aecf70818', 433, 'voucher.created', 'voucher', 'v_01a20876f120e60d5c3d018191095a39', NULL, 'camp_01a20876f10f531d4c1558d97e8dd5da', 'v-01a20876f11ed600b0cc2630709b2582', 'ACTION', '{"campaign":{"ID":"camp_01a20876f10f531d4c1558d97e8dd5da","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.415Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20876f120e60d5c3d018191095a39","Code":"FRIEND1","CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.432Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.432+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f121b4faaca9879bb4f8618f', 441, 'campaign.vouchers.added', 'campaign', 'camp_01a20876f10f531d4c1558d97e8dd5da', NULL, 'camp_01a20876f10f531d4c1558d97e8dd5da', 'v-01a20876f11ed600b0cc2630709b2582', 'ACTION', '{"campaign":{"ID":"camp_01a20876f10f531d4c1558d97e8dd5da","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.415Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 12:52:22.432+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1257ea9a32e759463347478', 449, 'voucher.published', 'voucher', 'v_01a20876f120e60d5c3d018191095a39', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876f10f531d4c1558d97e8dd5da', 'v-01a20876f122208a9559e04aa1cfc0de', 'ACTION', '{"campaign":{"ID":"camp_01a20876f10f531d4c1558d97e8dd5da","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.415Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20876f1257ea9a32e75941a68b9af","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20876f120e60d5c3d018191095a39"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:52:22.435Z"},"voucher":{"ID":"v_01a20876f120e60d5c3d018191095a39","Code":"FRIEND1","CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.432Z","UpdatedAt":"2026-11-23T12:52:22.435Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1257ea9a32e75946565ecd1', 457, 'publication.succeeded', 'publication', 'pub_01a20876f1257ea9a32e75941a68b9af', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876f10f531d4c1558d97e8dd5da', 'v-01a20876f122208a9559e04aa1cfc0de', 'ACTION', '{"campaign":{"ID":"camp_01a20876f10f531d4c1558d97e8dd5da","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.415Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20876f1257ea9a32e75941a68b9af","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20876f120e60d5c3d018191095a39"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:52:22.435Z"},"voucher":{"ID":"v_01a20876f120e60d5c3d018191095a39","Code":"FRIEND1","CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.432Z","UpdatedAt":"2026-11-23T12:52:22.435Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1257ea9a32e759501483f46', 465, 'customer.publication.succeeded', 'publication', 'pub_01a20876f1257ea9a32e75941a68b9af', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876f10f531d4c1558d97e8dd5da', 'v-01a20876f122208a9559e04aa1cfc0de', 'ACTION', '{"campaign":{"ID":"camp_01a20876f10f531d4c1558d97e8dd5da","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.415Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876eee77d6eaa414e6b7508ba8d","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:52:22.259Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.863Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20876f1257ea9a32e75941a68b9af","CustomerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","TrackingID":"track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20876f120e60d5c3d018191095a39"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:52:22.435Z"},"voucher":{"ID":"v_01a20876f120e60d5c3d018191095a39","Code":"FRIEND1","CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.432Z","UpdatedAt":"2026-11-23T12:52:22.435Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f12a4d693d8a2fe6f97b9c7a', 473, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a20876f12995f367f67c9f85e33efe', 'cust_01a20876ef05bff68bdc9beac069cda3', 'camp_01a20876f10f531d4c1558d97e8dd5da', 'v-01a20876f127542648b2b6e044302408', 'ACTION', '{"campaign":{"ID":"camp_01a20876f10f531d4c1558d97e8dd5da","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:52:22.415Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T12:52:22.087Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:52:21.893Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a20876f12995f367f67c9f85e33efe","VoucherID":"v_01a20876f120e60d5c3d018191095a39","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","Role":"REFEREE","ReferrerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T12:52:22.441Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a20876f120e60d5c3d018191095a39","Code":"FRIEND1","CampaignID":"camp_01a20876f10f531d4c1558d97e8dd5da","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20876eee77d6eaa414e6b7508ba8d","ReferrerID":"cust_01a20876eee77d6eaa414e6b7508ba8d","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:52:22.432Z","UpdatedAt":"2026-11-23T12:52:22.435Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.442+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f158f1d3bcf89abf3ff13913', 481, 'vl.card_definition.created', 'card_definition', 'lcdef_01a20876f1524cdaddabe98f755599e0', NULL, NULL, 'v-01a20876f1524cdaddabe98e84fea792', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a20876f1524cdaddabe98f755599e0","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.482Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.482+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f15afa8522d0cffb1c06e149', 489, 'vl.tier_structure.created', 'tier_structure', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', NULL, NULL, 'v-01a20876f158f1d3bcf89ac012f3d4b4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.488Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.488+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f16018cf6fd3c69ef2b78220', 497, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', NULL, NULL, 'v-01a20876f15e0031132031c2a8f69623', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.488Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a20876f15e0031132031c3331cf906","StructureID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.494Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.494+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f169c11cbeddcea1cf9d649e', 505, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', NULL, NULL, 'v-01a20876f1615ec40b4f3e7b8f6f4b88', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.488Z","UpdatedAt":"2026-11-23T12:52:22.497Z"}}', NULL, NULL, '2026-11-23 12:52:22.497+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f16ed825b8acf0af56b90c5f', 513, 'vl.benefit.created', 'benefit', 'lben_01a20876f16a311fbb4c088d36be857c', NULL, NULL, 'v-01a20876f169c11cbeddcea2724e3a08', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a20876f16a311fbb4c088d36be857c","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T12:52:22.506Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.506+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f172cf85c38dbef7229e08dc', 521, 'vl.earning_rule.created', 'earning_rule', 'lern_01a20876f16f2848a5cddb463d981622', NULL, NULL, 'v-01a20876f16f2848a5cddb4509a40301', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a20876f16f2848a5cddb463d981622","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20876f16f2848a5cddb45b39760f9","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20876f16a311fbb4c088d36be857c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f17cff0f2c0b95a3c358f17d', 529, 'vl.reward.created', 'reward', 'lrew_01a20876f1754b82e6ba3c70a195f980', NULL, NULL, 'v-01a20876f1754b82e6ba3c6f048ea5b4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a20876f1754b82e6ba3c70a195f980","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20876eee10e62ba136877ea25d2ed","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20876f1754b82e6ba3c6fd614474d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20876f1754b82e6ba3c7096230010","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.517Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.517+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f184491f91780d4a2dfde4ef', 545, 'vl.program.card_definition.assigned', 'program', 'lprg_01a20876f17deeac2f53f59cfa6697b4', NULL, NULL, 'v-01a20876f17deeac2f53f59c00f159f7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20876f1524cdaddabe98f755599e0","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.482Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20876f1836ef5da304e91986f9321","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"card_definition","ResourceID":"lcdef_01a20876f1524cdaddabe98f755599e0","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f184491f91780d4ab2776fd4', 553, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a20876f1524cdaddabe98f755599e0', NULL, NULL, 'v-01a20876f17deeac2f53f59c00f159f7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20876f1524cdaddabe98f755599e0","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.482Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20876f1836ef5da304e91986f9321","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"card_definition","ResourceID":"lcdef_01a20876f1524cdaddabe98f755599e0","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f18bd55f4fa649a598e3518d', 561, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a20876f17deeac2f53f59cfa6697b4', NULL, NULL, 'v-01a20876f17deeac2f53f59c00f159f7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.488Z","UpdatedAt":"2026-11-23T12:52:22.497Z"},"Assignment":{"ID":"lasgm_01a20876f18bd55f4fa649a57c801819","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"tier_structure","ResourceID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f18bd55f4fa649a5ba16024f', 569, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', NULL, NULL, 'v-01a20876f17deeac2f53f59c00f159f7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.488Z","UpdatedAt":"2026-11-23T12:52:22.497Z"},"Assignment":{"ID":"lasgm_01a20876f18bd55f4fa649a57c801819","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"tier_structure","ResourceID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1b0993abf10d643e1f96f2f', 617, 'vl.card.created', 'card', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f1a14f1e501eb5db1ccb8f75', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20876f1ae5ecf5c06b134102f70a9","MemberID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","DefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Code":"Bn03pIvIkp","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.563+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f190f12ce3146fee5683d74a', 577, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a20876f17deeac2f53f59cfa6697b4', NULL, NULL, 'v-01a20876f17deeac2f53f59c00f159f7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20876f16f2848a5cddb463d981622","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20876f16f2848a5cddb45b39760f9","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20876f16a311fbb4c088d36be857c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20876f190f12ce3146fed7597f61d","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"earning_rule","ResourceID":"lern_01a20876f16f2848a5cddb463d981622","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f19199361541133708bfde13', 585, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a20876f16f2848a5cddb463d981622', NULL, NULL, 'v-01a20876f17deeac2f53f59c00f159f7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20876f16f2848a5cddb463d981622","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20876f16f2848a5cddb45b39760f9","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20876f16a311fbb4c088d36be857c"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20876f190f12ce3146fed7597f61d","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"earning_rule","ResourceID":"lern_01a20876f16f2848a5cddb463d981622","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f19c770fb1da51f90bbac79f', 593, 'vl.program.reward.assigned', 'program', 'lprg_01a20876f17deeac2f53f59cfa6697b4', NULL, NULL, 'v-01a20876f197f1a5baaa3291368e73c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20876f1754b82e6ba3c70a195f980","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20876eee10e62ba136877ea25d2ed","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20876f1754b82e6ba3c6fd614474d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20876f1754b82e6ba3c7096230010","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.517Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20876f19c770fb1da51f853334e81","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"reward","ResourceID":"lrew_01a20876f1754b82e6ba3c70a195f980","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.551Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.551+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f19c770fb1da51f91a168bbd', 601, 'vl.reward.assigned', 'reward', 'lrew_01a20876f1754b82e6ba3c70a195f980', NULL, NULL, 'v-01a20876f197f1a5baaa3291368e73c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.525Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20876f1754b82e6ba3c70a195f980","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20876eee10e62ba136877ea25d2ed","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20876f1754b82e6ba3c6fd614474d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20876f1754b82e6ba3c7096230010","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T12:52:22.517Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20876f19c770fb1da51f853334e81","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","Type":"reward","ResourceID":"lrew_01a20876f1754b82e6ba3c70a195f980","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:52:22.551Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.551+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1a99902f36132edb02c3576', 609, 'vl.member.created', 'member', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f1a14f1e501eb5db1ccb8f75', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.563+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1b1d86c6a6497b089b71962', 625, 'vl.card.assigned', 'card', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f1a14f1e501eb5db1ccb8f75', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20876f1ae5ecf5c06b134102f70a9","MemberID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","DefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Code":"Bn03pIvIkp","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.563+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1b336c471da1e9338af8e5e', 633, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f1a14f1e501eb5db1ccb8f75', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20876f1ae5ecf5c06b134102f70a9","MemberID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","DefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Code":"Bn03pIvIkp","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.563+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1b336c471da1e936f87680d', 641, 'vl.member.card.assigned', 'member', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f1a14f1e501eb5db1ccb8f75', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20876f1ae5ecf5c06b134102f70a9","MemberID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","DefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Code":"Bn03pIvIkp","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.563+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f1d61a8660fcbbfcaa092bf8', 649, 'vl.tier.joined', 'tier', 'lt_01a20876f15e0031132031c3331cf906', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f1bfd4fc115d6cc600f6e3fb', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"52408c6c24e891325fe4b6c0dd58fb4e","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a20876f1ae5ecf5c06b134102f70a9","MemberID":"lmbr_01a20876f1a3b67543dd610e87c9a7b4","ProgramID":"lprg_01a20876f17deeac2f53f59cfa6697b4","CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","DefinitionID":"lcdef_01a20876f1524cdaddabe98f755599e0","Code":"Bn03pIvIkp","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a20876f158f1d3bcf89ac02a4a43c5","Rank":{"TierID":"lt_01a20876f15e0031132031c3331cf906","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:52:22.563Z","UpdatedAt":"2026-11-23T12:52:22.591Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:52:22.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f2071c8746e141f7c17fd366', 657, 'customer.order.created', 'order', 'ord_01a20876f206c751a001e105938d6ece', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f205e7edd5ba4ec2dc0eb47a', 'ACTION', '{"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T12:52:22.662Z"},"CreatedAt":"2026-11-23T12:52:21.893Z"},"order":{"ID":"ord_01a20876f206c751a001e105938d6ece","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","CreatedAt":"2026-11-23T12:52:22.662Z","PaidAt":"2026-11-23T12:52:22.662Z"}}', NULL, NULL, '2026-11-23 12:52:22.662+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f2071c8746e141f823a2d792', 665, 'customer.order.paid', 'order', 'ord_01a20876f206c751a001e105938d6ece', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f205e7edd5ba4ec2dc0eb47a', 'ACTION', '{"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T12:52:22.662Z"},"CreatedAt":"2026-11-23T12:52:21.893Z"},"order":{"ID":"ord_01a20876f206c751a001e105938d6ece","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","CreatedAt":"2026-11-23T12:52:22.662Z","PaidAt":"2026-11-23T12:52:22.662Z"}}', NULL, NULL, '2026-11-23 12:52:22.662+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20876f212b314f76f58670df1977d', 673, 'customer.order.created', 'order', 'ord_01a20876f20e3c062de529de1f809699', 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, 'v-01a20876f20ce9d289a1c5e62c556108', 'ACTION', '{"customer":{"ID":"cust_01a20876ef05bff68bdc9beac069cda3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T12:52:22.662Z"},"CreatedAt":"2026-11-23T12:52:21.893Z"},"order":{"ID":"ord_01a20876f20e3c062de529de1f809699","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a20876ef05bff68bdc9beac069cda3","CreatedAt":"2026-11-23T12:52:22.67Z"}}', NULL, NULL, '2026-11-23 12:52:22.67+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a20876f0dc802e2e96d12ca525d7d5_0', 'exp_01a20876f0dc802e2e96d12ca525d7d5', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-bTy8pzVZ,GIFT_VOUCHER,50.00,
CARD-6AbtkICh,GIFT_VOUCHER,50.00,
CARD-ECOyzQf2,GIFT_VOUCHER,50.00,
CARD-eK1BRaA4,GIFT_VOUCHER,50.00,
CARD-P6QAF1bA,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ap5d,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LW0m,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JtQC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-AVfA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-3flH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JuWw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-MvLD,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Hhg1,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Buba,DISCOUNT_VOUCHER,10,PERCENT
HELLO-V1FM,DISCOUNT_VOUCHER,10,PERCENT
HELLO-tPFo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5oFt,DISCOUNT_VOUCHER,10,PERCENT
HELLO-hmpr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-BcBY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-HVgw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-PgBw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Q9NI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JypI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mP1c,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uuhQ,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a20876f0dc802e2e96d12ca525d7d5', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 12:52:22.364+00', '2026-11-23 12:52:22.37+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_c47a803ab7d7a9a216d317cde0ecc72a', 'demo', 'edb50097b8b97e68a322753956e6ac98f9c1cf7b754f75a2027b8256b97d7ced', 'run_01a20876f07088a6e68360f373f61be2', NULL, 'c3wZFebJz+m8vPAGe2n7NsBitpPiYXGrnnW83J1P3XJLm6hUmhLrVcnjWDi+eoq3dLQQlkC/L5mQ4alcSS7nEwOiFY2PyGEIhQO8QrJH5guSH7gIZmTdaZPKovnjpmkoMe1xQWuVgkrCwhzG2eXIwareK+B3NGCWl9kIJKcqWrOybt5NNewC5dsfZRWSzr3iF3yB87/LbaKcaSOzR/VPsOPlfM9iqvTeZEzM/vNHzu1MTM3QCKBcvBa+4jFDFVx5vxYQtuMjNUvRkpPCZCFN0DTm3aZOCZpgf4n+/LNIU9vNTu4xzJDU6mzrcemJXZ8ppGB+ab8aCWBzDWFHb4DmHn8QoK0T3nyXCc/Hg0Cq26EcTCqjQ2fRq+hGsQNlLrrp6LA5hkqY1QsxKWWXGxP6lM4mLA7hT9kW6dc1nCW6xr4ntdZmRWu2E4nDHw1ipGHvrRP2yAjWJU8flKDL6ILRw9g+oXPgrKfEFhuQI/0GcDjaSQ6CUEk4ghy5cPpNINYOii1b9fNxM1ZFX/3wMO3cpwhSFkLBu9iNiTeidR+tfZGCbzV1ODREP2OGlgVntacHVfWQaZqJihkAxFaE1QN/cARmni5dErVk1MvpTv0I5cwXv/P0coCblneDFpXzhMpX5G4fJSPhQegMFDBI+LGXUF4A3DlJ2XsU/T4aEIZW+g8/gzTdSNAfCGp0vbDK2nB9fCJoTfhIJJhceix6n3T7HBDp/Cmbn4mC8F20B+l06/eNdBs78Z/HQQ8RWxAcr800X2rmZiuHdxOKfulK9y/OzAXWPH+zS5w1LIJoumdMb5RrbA13Q7r7RubDnOoWBCLDGrmywWVCY2JnU7VgrEDD67vBxbeoa74uFdFBJ89L83FWSqt0RwJKO9rWRWrDNZb3Fx+fsYqq4k+7jfmIduWUuwY4LUggOLbT+zVVSc88K2Z7nxcpxsBJ6HQwpbjJtTxBB6GOt06PTrNekvwfEnaM0neZ1EqY8tjKuFGoUhj04PQB4a1CWYV+NdM9UdM3TMCwrpNCigjrSkbKKEhJzeFBiCD9WuvkGMr6r7H9l6aaG3fKkKI4XmGfnOuwh+IQjIRetWxpPKZOrkk0ilU3/44/NtCR/VQGrt5l49Y/lgRLhkLlV7Xu5BKPFxAaGmEDJdyLxFqD670QFXFJBGOiZlQDy38qlLF0SSHTanlF3QWwciYb6agplLRQTVgINpWKaIlUWYq4FwcRu13QLe/dZ7tEuk+a5kZ7SPqLooxmcFH7FNlhoCmd8GCraVLsKCday1dhZcClU46BsQtFcCL/o7pzoHAlCV+Jhgt+11itgP3f2PalpPxMGCVSOdh4G5YWcMFsTjcROlT6nQBgimESfdYsq6lMbx/szOImGMztIWR7SeSgjkY5onmm', '2026-11-23 12:52:22.256+00', '2026-11-24 12:52:22.256+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_b288b8cdf8e1ac9659a088417093290d', 'demo', '4296ac956d8f8afe25b8ab8d6a883cd7526e5d57f585f376186ac6dd376dd424', 'run_01a20876f07b452320f3aa7919ee08df', NULL, '+Rwj//O2AhjIdIbJ16hO1j++3u9OOQTruTC0clvIxZFqQx4/L06On/1oYyCz6DNjImq2VjIZ+/5k9D0JAxSjdN23FmF9SSh1zsHmsL8IynTEUBpKJtMna4i025Vjn+TvRVFb6cIuf19AQS3hBh7V6JNU87Ugj0JxN2T3PHP3Ri4r1PzudAvpHHSCo9QobYW0BGyNE/aACKJgZsYFh6UmtkkFU1h4NdcRWNyhvXnZuRa/gxHYMW0M4pvh+f6tE1yAdC5Kg8SupuIs3bhBEAWxQz4jw/6REdkNlWV//QVYc0Tfg+kNb2hdU70Ok2us4Pw3oqkDtIp8sdRSf8dxLu11ANXxgBYgkvzktjsf7d6vJ3LMrjMPLIIiewLrmwl+9OTULRyKna7l/PedoLpZ4DBHPt3U6qr7ttjbkD8slGB2jRaqfL6084ZA8TcZPzPUuGeFO791W5z/cXVyM3i0xd/u/E0NKa/ujTOhW+swi5n4jj6UHH1iIojt4ZVcR99s7og4axo2hadbQAB+TBRm4Ca/0tKooptKAUs1f0YRSnVkipmfRmyAksQ/K7rFOAO01WXoObs+OQcCTXppHCQIhujbZwY3QaFnAx5nwUuK/yNP+8L0PUy4w5gi9LgBFd3yUMWGjD0E2iSdPR8k8ut70BdFPHINFPcSPLHGPgi4uiFHQc60jJoGDeIQGL6LragLhLBkImdSjF447sGisU4nXE+eRvJMXkF/u1/MhP0hI2+fKpeWqLGs9D2TMNQ9Mw10aisMWXa4PH5X1fCIPDIrRhzrdr5jJRSC2j3aYLUUTISwIHDrdmPy9xGdhNBs7gEYmm2Ae8lbyTCNEJ54uWDI+XG/eys/Xoz8E3h/uHphHrfggfrB8tJMalPPN47EKJrDH6Oy6Ax+XX8w+i2OTiZvoyInkebUpE1pdJ32Zsb+jQOsvXdtAY0linCIe/h3pEBiLkYAZRMIZjaRJB5CwkxUqSdYwNBlC0SINmci/pwKl68vWXQ3nK6w7dENRk1pnuPyPhUI/KXeV71eTKEJcTs/STvgvL24UMKaaoilDCu3mo9kyIhVN/FvASV/bG9HssjS0/I=', '2026-11-23 12:52:22.267+00', '2026-11-24 12:52:22.267+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_077484da09b2190667a00ff897bc7e75', 'demo', 'e4a881188e0e68ad526d3659622c57b8e806b31de77f337c93eaa787adba6f8b', 'run_01a20876f097183b7033980bd154452a', NULL, 'H1kl6fyCzW2B7oNAufWILT+Jh0yV8bai8ll3tgWwTIjs+igfLCaEGsEgUU03wHYTEjq172FtUz4K3LJ6ri2iRSAYJfOB6dE/vSlvbd2w4QHq78TkBGGoPmrzVYAZ05lKKfdn2e0B0lW+vdYDQZmrYLUjTlc2bEs9qZ6PJgHWc0CCzL5KSmQSOA6OVgCMXlpQdoK0fEoQ6wOKVqPh1xw2NvY6XBWQckBvRjdzqxnO324zL74cj4BD0dc/wX4L4t4rR5+fwx5854SnFo3ftwtLeZ53cI1+zI1+6NoovbN46l02QyfqGg+NCc7Cn55ifG25PeeiKCKLn1V7+qq+wIZAzNB9n2160KKdToUWtyaa9jOYceKfbGRxTtJVtVEVGkZFTwIencrQ/gAWSB2v0Z18L8WLq+paUkfCZXe+Im4cYzvHPCEGEUBC2iLGOQlvjs81EYHX4a1IGkO3pWDIV/xS1G8JfwM6141SEDfCKqEMl0o+6ph2MGHP36hYBIdtCj2Tx7CYikrCJTUxlCFEp9EX4RSjRC1Q5MZF+XPJcGrClOzQo322DjpfWv9Hn1Q9Ng68vHVp7lAsCE6Y+XLPkAkxBexESM5xKIeLWxX/pw5A3iMVxyRDsw8Tz6s5H5ZxxAXwllBkh+r5WRbC1kh9ZHmmFIxu4U+7HVCM175ULcwD3GHHoXw0/wc8WKCmFXyGjnfrIJhzUPxqPHmaEvUFQUBE6eInP+ZqO3Y4+ILPhvH8wjzkG5AAN6jlukfDUXPqqfqIdr3YcaKejKuGCU3X2aHAa5a6wCvUDjBykaKzAGynNgtDwMc3OY+ekfvdPUfMpkn71A2IrAaxQh1XSSVP8tZOLxzAQVRu9lea/j2NBL36K+C5XKMLNMUgId17xM4DdIs8LY2aTDVVWtKWv8fL88JOoy6okDfjh8JZmGeT8AEkrNQExpuffIRviqfb4ODmncIpKdszO10rdLDHBiPdPNuvlBVvoVLI7erlbjEGQrT6q1jzrB8oAuw5WFyKgEPW', '2026-11-23 12:52:22.295+00', '2026-11-24 12:52:22.295+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a20876f1512693b214baeea75a10f6', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 12:52:22.481+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'cust_01a20876ef05bff68bdc9beac069cda3', 'lprg_01a20876f17deeac2f53f59cfa6697b4 cust_01a20876ef05bff68bdc9beac069cda3', 'ACTIVE', NULL, '2026-11-23 12:52:22.563+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a20876f009f691bded97ce5f94009f', 'camp_01a20876eff98f0b955c74d9feb4a434', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'ltr_01a20876f000e5f31365a97797d7de3e', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 12:52:22.158+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a20876f000e5f31365a97797d7de3e', 'camp_01a20876eff98f0b955c74d9feb4a434', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 12:52:22.143+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'cust_01a20876ef05bff68bdc9beac069cda3', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'Bn03pIvIkp', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a20876f15e0031132031c3331cf906"}, "StructureID": "lts_01a20876f158f1d3bcf89ac02a4a43c5"}', NULL, '2026-11-23 12:52:22.563+00', '2026-11-23 12:52:22.821+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_47385f3079aad3a344035cfb6b35f018', 'tiers', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'tiers lprg_01a20876f17deeac2f53f59cfa6697b4', '2026-11-23', NULL, NULL, NULL, 'lts_01a20876f158f1d3bcf89ac02a4a43c5', 'lt_01a20876f15e0031132031c3331cf906', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_802add9cbd109414328b7fbdee79b51e', 'tiers', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'tiers lprg_01a20876f17deeac2f53f59cfa6697b4 total', NULL, NULL, NULL, NULL, 'lts_01a20876f158f1d3bcf89ac02a4a43c5', 'lt_01a20876f15e0031132031c3331cf906', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_6a3324e0a33be4db7cb452ca6e928736', 'spending', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'spending lprg_01a20876f17deeac2f53f59cfa6697b4', '2026-11-23', NULL, NULL, 'lcdef_01a20876f1524cdaddabe98f755599e0', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_d341134686050ac541de13618736a8e2', 'spending', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'spending lprg_01a20876f17deeac2f53f59cfa6697b4 total', NULL, NULL, NULL, 'lcdef_01a20876f1524cdaddabe98f755599e0', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_27c11e154e3c2094c58e4ac93697c06b', 'card', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'card lcrd_01a20876f1ae5ecf5c06b134102f70a9', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_3ce2d70dedc4b87261034bb396bcd064', 'member_rules', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'member_rules lmbr_01a20876f1a3b67543dd610e87c9a7b4', '2026-11-23', 'lern_01a20876f16f2848a5cddb463d981622', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_903fa1aae29eef80aded3d7fc2608524', 'points_earnings', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'points_earnings lprg_01a20876f17deeac2f53f59cfa6697b4', '2026-11-23', 'lern_01a20876f16f2848a5cddb463d981622', 'lernei_01a20876f16f2848a5cddb45b39760f9', 'lcdef_01a20876f1524cdaddabe98f755599e0', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_987aeaf5a03b39593fce6cf2db3be433', 'earning_rules', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'earning_rules lprg_01a20876f17deeac2f53f59cfa6697b4', '2026-11-23', 'lern_01a20876f16f2848a5cddb463d981622', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_3e6bfd0bed6a159daa66719e280c6f3f', 'earning_rules', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'earning_rules lprg_01a20876f17deeac2f53f59cfa6697b4 total', NULL, 'lern_01a20876f16f2848a5cddb463d981622', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_487c9e36d6c6124dbd450eb0adede782', 'points_earnings', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'points_earnings lprg_01a20876f17deeac2f53f59cfa6697b4 total', NULL, 'lern_01a20876f16f2848a5cddb463d981622', 'lernei_01a20876f16f2848a5cddb45b39760f9', 'lcdef_01a20876f1524cdaddabe98f755599e0', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20876f1a4678739f110b6042e47a1', 'seats lprg_01a20876f17deeac2f53f59cfa6697b4', '2026-11-23 12:52:22.568+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20876f1e16aa7e11b41bd047370d4', 'reward lrew_01a20876f1754b82e6ba3c70a195f980 lmbr_01a20876f1a3b67543dd610e87c9a7b4', '2026-11-23 12:52:22.622+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20876f1e501c6764775550f454956', 'spend lcrd_01a20876f1ae5ecf5c06b134102f70a9', '2026-11-23 12:52:22.676+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20876f2f8aa5354973eafc673fe83', 'card lcrd_01a20876f1ae5ecf5c06b134102f70a9', '2026-11-23 12:52:22.821+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20876f2dc265d0dec44e875dbced0', 'lern_01a20876f16f2848a5cddb463d981622 lmbr_01a20876f1a3b67543dd610e87c9a7b4', '2026-11-23 12:52:22.821+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a20876f1451e69a7bcfa55e21ba709', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 12:52:22.469+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'e4757028e6f291a19b42c05495d00461eadce975e7cd4080389e8bc83c389d8e', 'demo', '52408c6c24e891325fe4b6c0dd58fb4e', '["api"]', '2026-11-23 12:52:22.405+00', '2026-11-23 13:07:22.405+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a20876f22492e5ec6dd84ccef966cd', 'APPROVED', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'lctx_01a20876f22e0f45aa4f7c7adb6df271', 'ord_01a20876f20e3c062de529de1f809699', 'ordpay_01a20876f22492e5ec6dd84cdc6691b6', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 12:52:22.676+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20876efb05f4763e4eb37c2b21f0a', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a20876efb05f4763e4eb37f7ba3fff", "SKU": {"ID": "sku_01a20876eed4c2da1c862975a2de1ee0", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a20876eed4c2da1c862975a2de1ee0", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a20876eecf22127ac7a37b704b1c78", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a20876eecf22127ac7a37b704b1c78", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a20876efb05f4763e4eb385c23ac01", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a20876eee10e62ba136877ea25d2ed", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a20876eee10e62ba136877ea25d2ed", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, NULL, NULL, '2026-11-23 12:52:22.059+00', NULL, '2026-11-23 12:52:22.059+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20876efc76cb6eaae7dd3ecfb5136', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a20876efc76cb6eaae7dd47fca8398", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a20876eedaa4760a6f0e7b14811181", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a20876eedaa4760a6f0e7b14811181", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, '{"r_01a20876efc76cb6eaae7dd4af232c65": {"Date": "2026-11-23T12:52:22.087Z", "RelatedObjectID": "v_01a20876ef556a21cb2d257d1b813956", "RelatedObjectType": "voucher"}}', NULL, '2026-11-23 12:52:22.087+00', NULL, '2026-11-23 12:52:22.087+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20876f07348051e8ca09a80cbfd89', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a20876eee77d6eaa414e6b7508ba8d', NULL, '{"r_01a20876f0702843de93e11fdbe556fe": {"Date": "2026-11-23T12:52:22.259Z", "RelatedObjectID": "v_01a20876ef6b2ed9691a9ee3f7e68705", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a20876ef570eb9cc35e4c08f7cac20"}}', '{"Shared": 0, "Uncounted": 500}', '2026-11-23 12:52:22.259+00', NULL, '2026-11-23 12:52:22.259+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20876f206c751a001e105938d6ece', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, NULL, NULL, '2026-11-23 12:52:22.662+00', NULL, '2026-11-23 12:52:22.662+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20876f20e3c062de529de1f809699', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a20876ef05bff68bdc9beac069cda3', NULL, NULL, NULL, '2026-11-23 12:52:22.67+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20876f033843d567d65edd40d978e', 'v_01a20876f009f691bded97ce5f94009f', 'camp_01a20876eff98f0b955c74d9feb4a434', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'vtx_01a20876f02febf30bdc9796e4115f20', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20876f009f691bded97ce5f94009f 9999-12-31 001795438342170', NULL, '2026-11-23 12:52:22.17+00', '2026-11-23 12:52:22.237+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20876f0bbd025ab1318395a17fbb1', 'v_01a20876f009f691bded97ce5f94009f', 'camp_01a20876eff98f0b955c74d9feb4a434', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'vtx_01a20876f0b8553cac8f49fdacfcc522', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20876f009f691bded97ce5f94009f 9999-12-31 001795438342305', NULL, '2026-11-23 12:52:22.305+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20876f1c891aee6c7c31464da3bc0', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lctx_01a20876f1c891aee6c7c313ea86ef2b', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 12:52:22.591+00', '2026-11-23 12:52:22.676+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20876f2fe8ba3987e046979f975ab', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lctx_01a20876f2fd16dd006f8b11bdaa730d', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20876f1ae5ecf5c06b134102f70a9 9999-12-31 001795438342821', NULL, '2026-11-23 12:52:22.821+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20876f33b21455c6f318a43143044', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lctx_01a20876f3392aa98e0d7accfbb68109', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20876f1ae5ecf5c06b134102f70a9 9999-12-31 001795438342821', NULL, '2026-11-23 12:52:22.821+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20876f05dd9b272e1410763746e17', 'v_01a20876f009f691bded97ce5f94009f', 'vtx_01a20876f05dd9b272e14106f623b7c7', 'lopb_01a20876f033843d567d65edd40d978e', 20, 0, 0, '2026-11-23 12:52:22.237+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20876f1eb685a7a7aa323e8abb49c', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lctx_01a20876f1e83e239f649ab14069f1ae', 'lcpeb_01a20876f1c891aee6c7c31464da3bc0', 20, 0, 0, '2026-11-23 12:52:22.622+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20876f232bbab5e48c93a0be4e139', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lctx_01a20876f22e0f45aa4f7c7adb6df271', 'lcpeb_01a20876f1c891aee6c7c31464da3bc0', 80, 0, 0, '2026-11-23 12:52:22.676+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 12:52:21.786+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20876eecf22127ac7a37b704b1c78', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 12:52:21.838+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20876eedaa4760a6f0e7b14811181', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 12:52:21.85+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20876eee10e62ba136877ea25d2ed', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 12:52:21.857+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 12:52:21.786+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a20876eee454df371efa10620d5737', 'Equipment', 'STATIC', '[{"ID": "prod_01a20876eedaa4760a6f0e7b14811181", "Object": "product"}, {"ID": "prod_01a20876eee10e62ba136877ea25d2ed", "Object": "product"}]', NULL, NULL, false, '2026-11-23 12:52:21.86+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20876f1836ef5da304e91986f9321', 'lprg_01a20876f17deeac2f53f59cfa6697b4 lcdef_01a20876f1524cdaddabe98f755599e0', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'card_definition', 'lcdef_01a20876f1524cdaddabe98f755599e0', NULL, 0, '2026-11-23 12:52:22.525+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20876f18bd55f4fa649a57c801819', 'lprg_01a20876f17deeac2f53f59cfa6697b4 lts_01a20876f158f1d3bcf89ac02a4a43c5', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'tier_structure', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', NULL, 0, '2026-11-23 12:52:22.525+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20876f190f12ce3146fed7597f61d', 'lprg_01a20876f17deeac2f53f59cfa6697b4 lern_01a20876f16f2848a5cddb463d981622', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'earning_rule', 'lern_01a20876f16f2848a5cddb463d981622', NULL, 0, '2026-11-23 12:52:22.525+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20876f19c770fb1da51f853334e81', 'lprg_01a20876f17deeac2f53f59cfa6697b4 lrew_01a20876f1754b82e6ba3c70a195f980', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'reward', 'lrew_01a20876f1754b82e6ba3c70a195f980', NULL, 1, '2026-11-23 12:52:22.551+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a20876f16f2848a5cddb463d981622', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a20876f16f2848a5cddb463d981622", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a20876f16f2848a5cddb45b39760f9", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a20876f1524cdaddabe98f755599e0"}}, {"BenefitID": "lben_01a20876f16a311fbb4c088d36be857c"}]}], "CreatedAt": "2026-11-23T12:52:22.511Z"}', '2026-11-23 12:52:22.511+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a20876f1754b82e6ba3c70a195f980', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a20876f1754b82e6ba3c70a195f980", "Gift": {"Material": {"ProductID": "prod_01a20876eee10e62ba136877ea25d2ed"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a20876f1754b82e6ba3c6fd614474d", "Spending": {"ID": "lrspn_01a20876f1754b82e6ba3c7096230010", "Points": 20, "CardDefinitionID": "lcdef_01a20876f1524cdaddabe98f755599e0"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T12:52:22.517Z"}', '2026-11-23 12:52:22.517+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a20876f15e0031132031c3331cf906', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', 'Gold', '{"ID": "lt_01a20876f15e0031132031c3331cf906", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T12:52:22.494Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a20876f158f1d3bcf89ac02a4a43c5"}', '2026-11-23 12:52:22.494+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 12:52:22.525+00', NULL);
INSERT INTO public.project_revisions (project_id, revision) VALUES ('demo', 29);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '1bd839ca98e821c63d542b6a5a0919c43c84229c1b66ae821f27a4658252d8c3', NULL, NULL, NULL, true, 0, '2026-11-23 12:52:21.732+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a20876f0d4a6c83c26a3d77d5fbc77', 'camp_01a20876ef8076a7047d1d5cf8f44310', 'Both', '["promo_01a20876ef8076a7047d1d5d3d554a14"]', 'MANUAL', NULL, '2026-11-23 12:52:22.355+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20876ef8076a7047d1d5d3d554a14', 'camp_01a20876ef8076a7047d1d5cf8f44310', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 12:52:22.016+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20876ef9cdde3c40e2221a7766a7a', 'camp_01a20876ef8076a7047d1d5cf8f44310', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 12:52:22.04+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20876f010e6e6a526ab903c2ca5fe', NULL, 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU', 'API', NULL, '["v_01a20876f009f691bded97ce5f94009f"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a20876eff98f0b955c74d9feb4a434', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 12:52:22.155+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20876f1257ea9a32e75941a68b9af', NULL, 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU', 'API', NULL, '["v_01a20876f120e60d5c3d018191095a39"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a20876f10f531d4c1558d97e8dd5da', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 12:52:22.435+00');
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
INSERT INTO public.punchcard_migrations (name) VALUES ('0017_sign_in');
INSERT INTO public.punchcard_migrations (name) VALUES ('0020_discount_guard');
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a20876f12995f367f67c9f85e33efe', 'v_01a20876f120e60d5c3d018191095a39 cust_01a20876ef05bff68bdc9beac069cda3', 'v_01a20876f120e60d5c3d018191095a39', 'cust_01a20876ef05bff68bdc9beac069cda3', 'REFEREE', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'camp_01a20876f10f531d4c1558d97e8dd5da', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 12:52:22.441+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20876eff98f0b955c74d9feb4a434/2026-11-23', 'camp_01a20876eff98f0b955c74d9feb4a434', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20876ef570eb9cc35e4c08f7cac20/2026-11-23', 'camp_01a20876ef570eb9cc35e4c08f7cac20', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a20876efc76cb6eaae7dd4af232c65', 'redemption', '2026-11-23 12:52:22.087+00', NULL, false, NULL, NULL, 'cust_01a20876ef05bff68bdc9beac069cda3', 'track_U1MkPmO2sxjl-iE9FFfsDJ5ESI5tg88F82CL70PWVv0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '52408c6c24e891325fe4b6c0dd58fb4e', 'API', NULL, '52408c6c24e891325fe4b6c0dd58fb4e', NULL, 'voucher', 'v_01a20876ef556a21cb2d257d1b813956', 'v_01a20876ef556a21cb2d257d1b813956', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a20876efc76cb6eaae7dd3ecfb5136', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a20876f05dd9b272e1410600e1fb06', 'redemption', '2026-11-23 12:52:22.237+00', NULL, false, NULL, NULL, 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '52408c6c24e891325fe4b6c0dd58fb4e', 'API', NULL, '52408c6c24e891325fe4b6c0dd58fb4e', NULL, 'voucher', 'v_01a20876f009f691bded97ce5f94009f', 'v_01a20876f009f691bded97ce5f94009f', 'REGULAR1', NULL, 'camp_01a20876eff98f0b955c74d9feb4a434', 'Regulars', 'rew_01a20876f002197ae793e9de72831083', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a20876f05dd9b272e14106f623b7c7", "Delivery": "PENDING", "AssignmentID": "rewa_01a20876f00670747a17977d86c9c2f2", "LoyaltyTierID": "ltr_01a20876f000e5f31365a97797d7de3e"}, "Counted": [{"By": 1, "Key": "s/rew_01a20876f002197ae793e9de72831083"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a20876f0702843de93e11fdbe556fe', 'redemption', '2026-11-23 12:52:22.259+00', NULL, false, NULL, NULL, 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '52408c6c24e891325fe4b6c0dd58fb4e', 'API', NULL, '52408c6c24e891325fe4b6c0dd58fb4e', NULL, 'voucher', 'v_01a20876ef6b2ed9691a9ee3f7e68705', 'v_01a20876ef6b2ed9691a9ee3f7e68705', 'GIFT-50', NULL, 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'Gift cards', NULL, NULL, 'ord_01a20876f07348051e8ca09a80cbfd89', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a20876f07b2182e87a5acbce37fb79', 'redemption', '2026-11-23 12:52:22.27+00', NULL, false, NULL, NULL, 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, '52408c6c24e891325fe4b6c0dd58fb4e', 'API', NULL, '52408c6c24e891325fe4b6c0dd58fb4e', NULL, 'voucher', 'v_01a20876ef556a21cb2d257d1b813956', 'v_01a20876ef556a21cb2d257d1b813956', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a20876f089e638b9f00d322738271e', '2026-11-23 12:52:22.281+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'rr_01a20876f089e638b9f00d322738271e', 'redemption_rollback', '2026-11-23 12:52:22.281+00', NULL, false, 'r_01a20876f07b2182e87a5acbce37fb79', NULL, 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'track_zL44KqSFUMwwNkchoVcFDga_C9qgZq99kXePDZEdlXU', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '52408c6c24e891325fe4b6c0dd58fb4e', 'API', NULL, '52408c6c24e891325fe4b6c0dd58fb4e', NULL, 'voucher', 'v_01a20876ef556a21cb2d257d1b813956', 'v_01a20876ef556a21cb2d257d1b813956', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a20876f097374d1f3926b6dd50bb4f', 'redemption', '2026-11-23 12:52:22.352+00', NULL, false, NULL, NULL, 'cust_01a20876ef05bff68bdc9beac069cda3', 'track_U1MkPmO2sxjl-iE9FFfsDJ5ESI5tg88F82CL70PWVv0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '52408c6c24e891325fe4b6c0dd58fb4e', 'API', NULL, '52408c6c24e891325fe4b6c0dd58fb4e', NULL, 'voucher', 'v_01a20876f09640c8e7cbc323e5a56df6', 'v_01a20876f09640c8e7cbc323e5a56df6', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a20876f00670747a17977d86c9c2f2', 'rew_01a20876f002197ae793e9de72831083 camp_01a20876eff98f0b955c74d9feb4a434', 'rew_01a20876f002197ae793e9de72831083', 'camp_01a20876eff98f0b955c74d9feb4a434', 20, false, '2026-11-23 12:52:22.149+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a20876f1e795f3d52357bb3bc4a480', 'PURCHASE', 'APPROVED', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lctx_01a20876f1e83e239f649ab14069f1ae', 'lrew_01a20876f1754b82e6ba3c70a195f980', 20, '{"Gift": {"Material": {"ProductID": "prod_01a20876eee10e62ba136877ea25d2ed"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 12:52:22.622+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a20876f002197ae793e9de72831083', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a20876eee10e62ba136877ea25d2ed"}', NULL, '2026-11-23 12:52:22.146+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 12:52:21.969117+00', '2026-11-23 12:52:21.950861+00', '2026-11-23 12:52:21.98807+00', '2026-11-23 12:52:21.950861+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20876ef3e299bb323781da70b94d0", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20876ef382013b821726681877f23"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 12:52:21.986182+00', '2026-11-23 12:52:21.983076+00', '2026-11-23 12:52:22.014095+00', '2026-11-23 12:52:21.983076+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20876ef5e29aa2d3d292d64725768", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20876ef570eb9cc35e4c08f7cac20"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 12:52:22.067071+00', '2026-11-23 12:52:22.052218+00', '2026-11-23 12:52:22.072667+00', '2026-11-23 12:52:22.052218+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 12:52:22.157174+00', '2026-11-23 12:52:22.145462+00', '2026-11-23 12:52:22.190999+00', '2026-11-23 12:52:22.145462+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a20876eff98f0b955c74d9feb4a434"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 12:52:22.193285+00', '2026-11-23 12:52:22.186049+00', '2026-11-23 12:52:22.223836+00', '2026-11-23 12:52:22.186049+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 12:52:22.193285+00', '2026-11-23 12:52:22.186049+00', '2026-11-23 12:52:22.202099+00', '2026-11-23 12:52:22.186049+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 12:52:22.301917+00', '2026-11-23 12:52:22.299758+00', '2026-11-23 12:52:22.315319+00', '2026-11-23 12:52:22.299758+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 12:52:22.301917+00', '2026-11-23 12:52:22.299758+00', '2026-11-23 12:52:22.314855+00', '2026-11-23 12:52:22.299758+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 12:52:22.301917+00', '2026-11-23 12:52:22.299758+00', '2026-11-23 12:52:22.384794+00', '2026-11-23 12:52:22.299758+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 12:52:22.363369+00', '2026-11-23 12:52:22.359378+00', '2026-11-23 12:52:22.399674+00', '2026-11-23 12:52:22.359378+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a20876f0d67f8413e3f29c6bb0e7b2"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 12:52:22.368566+00', '2026-11-23 12:52:22.364903+00', '2026-11-23 12:52:22.40083+00', '2026-11-23 12:52:22.364903+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a20876f0dc802e2e96d12ca525d7d5"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 12:52:22.391043+00', '2026-11-23 12:52:22.378285+00', '2026-11-23 12:52:22.410692+00', '2026-11-23 12:52:22.378285+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a20876f0de739f5e7efa289e296538", "Metadata": null}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 12:52:22.453837+00', '2026-11-23 12:52:22.427837+00', '2026-11-23 12:52:22.460766+00', '2026-11-23 12:52:22.427837+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 12:52:22.453837+00', '2026-11-23 12:52:22.427837+00', '2026-11-23 12:52:22.458089+00', '2026-11-23 12:52:22.427837+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 12:52:22.453837+00', '2026-11-23 12:52:22.427837+00', '2026-11-23 12:52:22.47982+00', '2026-11-23 12:52:22.427837+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 12:52:22.453837+00', '2026-11-23 12:52:22.427837+00', '2026-11-23 12:52:22.474789+00', '2026-11-23 12:52:22.427837+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 12:52:22.796121+00', '2026-11-23 12:52:22.792382+00', '2026-11-23 12:52:22.837476+00', '2026-11-23 12:52:22.792382+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 12:52:22.796121+00', '2026-11-23 12:52:22.792382+00', '2026-11-23 12:52:22.835159+00', '2026-11-23 12:52:22.792382+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-23 12:52:22.796121+00', '2026-11-23 12:52:22.792382+00', '2026-11-23 12:52:22.815286+00', '2026-11-23 12:52:22.792382+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 12:52:22.796121+00', '2026-11-23 12:52:22.792382+00', '2026-11-23 12:52:22.997577+00', '2026-11-23 12:52:22.792382+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-23 12:52:23.003693+00', '2026-11-23 12:52:22.825087+00', '2026-11-23 12:52:23.024684+00', '2026-11-23 12:52:22.825087+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20876f17deeac2f53f59cfa6697b4"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 11, '2026-11-23 12:52:23.003693+00', '2026-11-23 12:52:22.847913+00', '2026-11-23 12:52:23.01484+00', '2026-11-23 12:52:22.847913+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20876f17deeac2f53f59cfa6697b4"}, "project": "demo"}', '{punchcard:974270819}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 12:52:21.312032+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 12:52:21.32819+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 12:52:21.387657+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 12:52:21.38923+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 12:52:21.405784+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 12:52:21.470449+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 12:52:21.481379+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 12:52:21.594462+00', '{}', NULL, '2026-11-23 12:52:21.594462+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 12:52:21.59947+00', '{}', NULL, '2026-11-23 12:52:21.59947+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 12:52:21.601235+00', '{}', NULL, '2026-11-23 12:52:21.601235+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 12:52:21.602279+00', '{}', NULL, '2026-11-23 12:52:21.602279+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 12:52:21.60339+00', '{}', NULL, '2026-11-23 12:52:21.60339+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 12:52:21.603695+00', '{}', NULL, '2026-11-23 12:52:21.603695+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 12:52:21.623938+00', '{}', NULL, '2026-11-23 12:52:21.623938+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 12:52:21.624539+00', '{}', NULL, '2026-11-23 12:52:21.624539+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 12:52:21.633175+00', '{}', NULL, '2026-11-23 12:52:21.633175+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 12:52:21.633855+00', '{}', NULL, '2026-11-23 12:52:21.633855+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 12:52:21.634732+00', '{}', NULL, '2026-11-23 12:52:21.634732+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 12:52:21.644214+00', '{}', NULL, '2026-11-23 12:52:21.644214+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 12:52:21.644751+00', '{}', NULL, '2026-11-23 12:52:21.644751+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 12:52:21.644971+00', '{}', NULL, '2026-11-23 12:52:21.644971+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 12:52:21.64518+00', '{}', NULL, '2026-11-23 12:52:21.64518+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 12:52:21.645323+00', '{}', NULL, '2026-11-23 12:52:21.645323+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 12:52:21.645429+00', '{}', NULL, '2026-11-23 12:52:21.645429+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 12:52:21.647513+00', '{}', NULL, '2026-11-23 12:52:21.647513+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 12:52:21.64776+00', '{}', NULL, '2026-11-23 12:52:21.64776+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 12:52:21.647933+00', '{}', NULL, '2026-11-23 12:52:21.647933+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 12:52:21.648147+00', '{}', NULL, '2026-11-23 12:52:21.648147+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 12:52:21.64841+00', '{}', NULL, '2026-11-23 12:52:21.64841+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 12:52:21.648702+00', '{}', NULL, '2026-11-23 12:52:21.648702+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 12:52:21.648882+00', '{}', NULL, '2026-11-23 12:52:21.648882+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 12:52:21.649005+00', '{}', NULL, '2026-11-23 12:52:21.649005+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 12:52:21.649126+00', '{}', NULL, '2026-11-23 12:52:21.649126+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 12:52:21.649508+00', '{}', NULL, '2026-11-23 12:52:21.649508+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 12:52:21.650123+00', '{}', NULL, '2026-11-23 12:52:21.650123+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 12:52:21.651298+00', '{}', NULL, '2026-11-23 12:52:21.651298+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 12:52:21.65141+00', '{}', NULL, '2026-11-23 12:52:21.65141+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 12:52:21.652081+00', '{}', NULL, '2026-11-23 12:52:21.652081+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 12:52:21.653448+00', '{}', NULL, '2026-11-23 12:52:21.653448+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 12:52:21.663701+00', '{}', NULL, '2026-11-23 12:52:21.663701+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 12:52:21.675953+00', '{}', NULL, '2026-11-23 12:52:21.675953+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 12:52:21.676392+00', '{}', NULL, '2026-11-23 12:52:21.676392+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 12:52:21.676572+00', '{}', NULL, '2026-11-23 12:52:21.676572+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a20876f0d67f8413e3f29c6bb0e7b2 cust_01a20876eee77d6eaa414e6b7508ba8d', 'seg_01a20876f0d67f8413e3f29c6bb0e7b2', 'cust_01a20876eee77d6eaa414e6b7508ba8d', '2026-11-23 12:52:22.389+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a20876f0d67f8413e3f29c6bb0e7b2', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 12:52:22.358+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a20876ef556a21cb2d257d1b813956/ssn_01a20876f08faee7df87276d2f3e23c9', 'ssn_01a20876f08faee7df87276d2f3e23c9', 'v_01a20876ef556a21cb2d257d1b813956', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 1, 0, 0, '2026-11-23 12:52:22.289+00', '2026-11-30 12:52:22.289+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'bb37d671c9ddc66415b0ffca06b722df14bcfaf23032a0e9d9abc4e751a6b481', NULL, '2026-11-23 12:52:21.717+00', '2026-11-23 13:22:21.717+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20876eed30e0ab3f34ad57e452054', 'beans-250g', 'prod_01a20876eecf22127ac7a37b704b1c78', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 12:52:21.842+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20876eed4c2da1c862975a2de1ee0', 'beans-1kg', 'prod_01a20876eecf22127ac7a37b704b1c78', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 12:52:21.844+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 12:52:22.443+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a20876f158f1d3bcf89ac02a4a43c5", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T12:52:22.488Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T12:52:22.497Z", "CardDefinitionID": "lcdef_01a20876f1524cdaddabe98f755599e0"}', '2026-11-23 12:52:22.488+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a20876f1d0b7ed052e24d8b45f7bdf', 'JOINED', 'APPROVED', 'lprg_01a20876f17deeac2f53f59cfa6697b4', 'lmbr_01a20876f1a3b67543dd610e87c9a7b4', 'lcrd_01a20876f1ae5ecf5c06b134102f70a9', 'lcdef_01a20876f1524cdaddabe98f755599e0', 'lts_01a20876f158f1d3bcf89ac02a4a43c5', 'lt_01a20876f15e0031132031c3331cf906', '{"To": "lt_01a20876f15e0031132031c3331cf906", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T12:52:22.591Z", "CardTransactionIDs": ["lctx_01a20876f1c891aee6c7c313ea86ef2b"]}', '2026-11-23 12:52:22.591+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a20876f0f9c22eae131afc24dab5ac', 'v_01a20876f0f0142e1b89d93b2b2d7333', 'voucher', 'GONE', NULL, NULL, '2026-11-23 12:52:22.392+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a20876f13e098dbcd9d2462af7bc29', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 12:52:22.462+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20876ef1442d7a8cc9c092397bea6', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 12:52:21.908+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20876f094f4efceb107fabbefa06e', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 12:52:22.292+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20876ef271933ccca61be06df0314', 'val_01a20876ef1442d7a8cc9c092397bea6 voucher v_01a20876ef1fd4ff6303d111798fabfa', 'val_01a20876ef1442d7a8cc9c092397bea6', 'v_01a20876ef1fd4ff6303d111798fabfa', 'voucher', '2026-11-23 12:52:21.919+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20876efa526682c5e9ddbcda90c85', 'val_01a20876ef1442d7a8cc9c092397bea6 promotion_tier promo_01a20876ef9cdde3c40e2221a7766a7a', 'val_01a20876ef1442d7a8cc9c092397bea6', 'promo_01a20876ef9cdde3c40e2221a7766a7a', 'promotion_tier', '2026-11-23 12:52:22.051+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20876f09640c8e7cbc3247a5af64e', 'val_01a20876f094f4efceb107fabbefa06e voucher v_01a20876f09640c8e7cbc323e5a56df6', 'val_01a20876f094f4efceb107fabbefa06e', 'v_01a20876f09640c8e7cbc323e5a56df6', 'voucher', '2026-11-23 12:52:22.294+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20876f02febf30bdc9796e4115f20', 'v_01a20876f009f691bded97ce5f94009f', 'camp_01a20876eff98f0b955c74d9feb4a434', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 12:52:22.17+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20876f05dd9b272e14106f623b7c7', 'v_01a20876f009f691bded97ce5f94009f', 'camp_01a20876eff98f0b955c74d9feb4a434', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, 'r_01a20876f05dd9b272e1410600e1fb06', NULL, NULL, '2026-11-23 12:52:22.237+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20876f07348051e8ca09b574df39f', 'v_01a20876ef6b2ed9691a9ee3f7e68705', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a20876f07348051e8ca09a80cbfd89', 'r_01a20876f0702843de93e11fdbe556fe', NULL, NULL, '2026-11-23 12:52:22.259+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20876f0b8553cac8f49fdacfcc522', 'v_01a20876f009f691bded97ce5f94009f', 'camp_01a20876eff98f0b955c74d9feb4a434', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"RuleID": "ern_01a20876effd529e7aef30cd822c48a1", "EventID": "ev_01a20876f07348051e8ca09bf3949793", "OrderID": "ord_01a20876f07348051e8ca09a80cbfd89", "EventType": "customer.order.paid", "HolderTierID": "ltr_01a20876f000e5f31365a97797d7de3e"}', 'ord_01a20876f07348051e8ca09a80cbfd89', NULL, NULL, NULL, '2026-11-23 12:52:22.305+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef1fd4ff6303d111798fabfa', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.919+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448200e580ce', 'HELLO-uuhQ', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c24482dd556a32', 'HELLO-mP1c', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c24483c2052e57', 'HELLO-JypI', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c244848b422bfe', 'HELLO-Q9NI', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448579d631ea', 'HELLO-PgBw', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448606436c35', 'HELLO-HVgw', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c24486c8cc7905', 'HELLO-BcBY', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c244877a8e7341', 'HELLO-hmpr', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c24487a33545b8', 'HELLO-5oFt', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c24487d9c4dc8b', 'HELLO-tPFo', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c24488b42e760b', 'HELLO-V1FM', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448976dfdb68', 'HELLO-Buba', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448981e3e0a3', 'HELLO-Hhg1', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448a4ea97982', 'HELLO-MvLD', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448ade7e86ce', 'HELLO-JuWw', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448ba4e35d5b', 'HELLO-3flH', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448bf7313a20', 'HELLO-AVfA', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448cd6d9ddc3', 'HELLO-JtQC', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448d5374d533', 'HELLO-LW0m', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef54edd9f7c2448e453754e6', 'HELLO-ap5d', 'camp_01a20876ef382013b821726681877f23', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.971+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef718c03f8820f75077a3066', 'CARD-P6QAF1bA', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'cat_01a20876eec834fbcfb81dffc8e90fc6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.992+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef718c03f8820f7596be27c7', 'CARD-eK1BRaA4', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'cat_01a20876eec834fbcfb81dffc8e90fc6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.992+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef718c03f8820f75b9017906', 'CARD-ECOyzQf2', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'cat_01a20876eec834fbcfb81dffc8e90fc6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.992+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef718c03f8820f76044463d0', 'CARD-6AbtkICh', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'cat_01a20876eec834fbcfb81dffc8e90fc6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.992+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef718c03f8820f767d8edc16', 'CARD-bTy8pzVZ', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'cat_01a20876eec834fbcfb81dffc8e90fc6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:21.992+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef6b2ed9691a9ee3f7e68705', 'GIFT-50', 'camp_01a20876ef570eb9cc35e4c08f7cac20', 'cat_01a20876eec834fbcfb81dffc8e90fc6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 12:52:21.995+00', '2026-11-23 12:52:22.259+00', '2026-11-23 12:52:22.259+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876ef556a21cb2d257d1b813956', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 12:52:21.973+00', '2026-11-23 12:52:22.087+00', '2026-11-23 12:52:22.281+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876f009f691bded97ce5f94009f', 'REGULAR1', 'camp_01a20876eff98f0b955c74d9feb4a434', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a20876eee77d6eaa414e6b7508ba8d', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 12:52:22.153+00', '2026-11-23 12:52:22.305+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876f09640c8e7cbc323e5a56df6', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 12:52:22.294+00', '2026-11-23 12:52:22.352+00', '2026-11-23 12:52:22.352+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876f0f0142e1b89d93b2b2d7333', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:22.384+00', NULL, NULL, '2026-11-23 12:52:22.392+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20876f120e60d5c3d018191095a39', 'FRIEND1', 'camp_01a20876f10f531d4c1558d97e8dd5da', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a20876eee77d6eaa414e6b7508ba8d', 'cust_01a20876eee77d6eaa414e6b7508ba8d', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:52:22.432+00', '2026-11-23 12:52:22.435+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a20876f1320fb2b4ccf177efaa0609', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 12:52:22.45+00', '2026-11-23 12:52:22.45+00');
SELECT pg_catalog.setval('public.events_number_seq', 673, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 22, true);
SELECT pg_catalog.setval('public.river_notification_id_seq', 1, false);
ALTER TABLE ONLY public.async_action_parts
    ADD CONSTRAINT async_action_parts_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.async_action_queues
    ADD CONSTRAINT async_action_queues_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.async_actions
    ADD CONSTRAINT async_actions_pkey PRIMARY KEY (project_id, id);
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
ALTER TABLE ONLY public.program_revisions
    ADD CONSTRAINT program_revisions_pkey PRIMARY KEY (project_id, id);
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
CREATE UNIQUE INDEX benefit_transactions_key ON public.benefit_transactions USING btree (project_id, key);
CREATE INDEX benefit_transactions_member ON public.benefit_transactions USING btree (project_id, member_id, created_at NULLS FIRST, id);
CREATE INDEX benefits_created_at ON public.benefits USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX benefits_living_name ON public.benefits USING btree (project_id, living_name);
CREATE INDEX benefits_name ON public.benefits USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX benefits_type ON public.benefits USING btree (project_id, type NULLS FIRST, id);
CREATE INDEX brandings_created_at ON public.brandings USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX campaign_days_campaign ON public.campaign_days USING btree (project_id, campaign_id, id);
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
CREATE INDEX idempotency_records_owner ON public.idempotency_records USING btree (project_id, owner_project_id);
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
CREATE INDEX redemptions_customer ON public.redemptions USING btree (project_id, customer_id, date NULLS FIRST, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX redemptions_date ON public.redemptions USING btree (project_id, date NULLS FIRST, id);
CREATE INDEX redemptions_parent ON public.redemptions USING btree (project_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX redemptions_reward_status ON public.redemptions USING btree (project_id, reward_status, date NULLS FIRST, id) WHERE (reward_status IS NOT NULL);
CREATE INDEX redemptions_tier ON public.redemptions USING btree (project_id, tier_id, date NULLS FIRST, id) WHERE (tier_id IS NOT NULL);
CREATE INDEX redemptions_voucher ON public.redemptions USING btree (project_id, voucher_id, date NULLS FIRST, id) WHERE (voucher_id IS NOT NULL);
CREATE INDEX referral_rewards_created_at ON public.referral_rewards USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX referral_rewards_customer ON public.referral_rewards USING btree (project_id, customer_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX referral_rewards_granted_for ON public.referral_rewards USING btree (project_id, granted_for);
CREATE INDEX referral_tiers_campaign ON public.referral_tiers USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX referral_tiers_created_at ON public.referral_tiers USING btree (project_id, created_at NULLS FIRST, id);
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
CREATE INDEX webhook_deliveries_finished_at ON public.webhook_deliveries USING btree (project_id, finished_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_next_at ON public.webhook_deliveries USING btree (project_id, next_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_subject ON public.webhook_deliveries USING btree (project_id, subject, "position", id);
CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (project_id, webhook_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_created_at ON public.webhooks USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_due_at ON public.webhooks USING btree (project_id, due_at NULLS FIRST, id);
