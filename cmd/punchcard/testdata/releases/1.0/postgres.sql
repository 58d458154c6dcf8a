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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a2085c86a06bd566f9144493cd5fb1.report.00000000', 'aa_01a2085c86a06bd566f9144493cd5fb1', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null}]', '2026-11-23 12:23:31.232+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2085c8548ac1e2152b33ca43b4e0e', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2085c8543bda3d25ffbfb4db89bbb', '2026-11-23 12:23:30.888+00', '2026-11-23 12:23:30.918+00', '2026-11-23 12:23:30.918+00', '2026-11-23 12:23:30.918+00', NULL, 1, 20, 20, 0, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2085c857697805bdf8ee6bf5aa57b', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2085c856d1778b4b1e767be8dc240', '2026-11-23 12:23:30.934+00', '2026-11-23 12:23:30.942+00', '2026-11-23 12:23:30.941+00', '2026-11-23 12:23:30.942+00', NULL, 1, 5, 5, 0, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2085c86a06bd566f9144493cd5fb1', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a2085c869ff501b55fa1d69cd649c1', '2026-11-23 12:23:31.232+00', '2026-11-23 12:23:31.249+00', '2026-11-23 12:23:31.247+00', '2026-11-23 12:23:31.249+00', 'BULK_UPDATE', 1, 1, 1, 0, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a2085c87b298a5761a086cd44f4870', 'APPROVED', 'lben_01a2085c870c3f948b3ed27b8b1c353f', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'cust_01a2085c853cf49050eae8c3be4fb991', 'lern_01a2085c870e0e279c1cca526670a6ff', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}', 'earn ord_01a2085c8731fd11f4f1ea32916137d5 lern_01a2085c870e0e279c1cca526670a6ff lmbr_01a2085c8720c233ff809a257bc4d124 1', '2026-11-23 12:23:31.42+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a2085c870c3f948b3ed27b8b1c353f', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a2085c870c3f948b3ed27b8b1c353f", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T12:23:31.34Z", "Delivered": 0}', '2026-11-23 12:23:31.34+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 12:23:31.308+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2085c8544f31022067345ae6c2e13 2026-11-23', 'camp_01a2085c8544f31022067345ae6c2e13', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2085c856f3b98248803d6a198c7ea 2026-11-23', 'camp_01a2085c856f3b98248803d6a198c7ea', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2085c85f12dcaec9cef6e53d96c66 2026-11-23', 'camp_01a2085c85f12dcaec9cef6e53d96c66', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2085c86c0f60a28c99cd444f6e658 2026-11-23', 'camp_01a2085c86c0f60a28c99cd444f6e658', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2085c8544f31022067345ae6c2e13', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2085c856f3b98248803d6a198c7ea', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2085c86c0f60a28c99cd444f6e658', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a2085c86bbfcd0c6325f5ed08bc5fa', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 12:23:31.259+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2085c8544f31022067345ae6c2e13', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 12:23:30.884+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2085c856f3b98248803d6a198c7ea', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2085c8529e05c3fd2472d6f77688e', NULL, NULL, NULL, true, false, '2026-11-23 12:23:30.927+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 12:23:31.057+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2085c858c66480526d8e35aee487e', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2085c852882112ec59097314916c6', NULL, NULL, NULL, true, false, '2026-11-23 12:23:30.956+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2085c86c0f60a28c99cd444f6e658', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 12:23:31.264+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 12:23:31.321+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2085c872613a0cac72d7420556996', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 12:23:31.365+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2085c872d611a3578d0f9600f6cce', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a2085c871872f992b57764fefea8be", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a2085c872d611a3578d0f9378cdaa8", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 12:23:31.371+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2085c873587cc20e314596b86b2b7', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a2085c8732a135972b9adfebc1558b", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a2085c873441c36dcf8f778ee82125", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2085c8732a135972b9adfebc1558b', NULL, '2026-11-23 12:23:31.379+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2085c87a80c289dd897344f9440b7', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2085c8731fd11f4f1ea32916137d5", "Metadata": {"event_id": "ev_01a2085c8731fd11f4f1ea33cf60df89", "member_id": "lmbr_01a2085c8720c233ff809a257bc4d124", "program_id": "lprg_01a2085c8719ed005466c8ede4ef7fb6", "earning_item_id": "lernei_01a2085c870e0e279c1cca52549917fb", "earning_rule_id": "lern_01a2085c870e0e279c1cca526670a6ff"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2085c8731fd11f4f1ea32916137d5', 'earn ord_01a2085c8731fd11f4f1ea32916137d5 lern_01a2085c870e0e279c1cca526670a6ff lmbr_01a2085c8720c233ff809a257bc4d124 0', '2026-11-23 12:23:31.42+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2085c87bf24cb25527c0c7cb90a71', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2085c8731fd11f4f1ea32916137d5", "Metadata": {"event_id": "ev_01a2085c8731fd11f4f1ea33cf60df89", "member_id": "lmbr_01a2085c8720c233ff809a257bc4d124", "program_id": "lprg_01a2085c8719ed005466c8ede4ef7fb6", "earning_item_id": "lernei_01a2085c870e0e279c1cca52549917fb", "earning_rule_id": "lern_01a2085c870e0e279c1cca526670a6ff"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2085c8731fd11f4f1ea32916137d5', 'earn ord_01a2085c8731fd11f4f1ea32916137d5 lern_01a2085c870e0e279c1cca526670a6ff lmbr_01a2085c8720c233ff809a257bc4d124 1', '2026-11-23 12:23:31.42+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2085c852882112ec59097314916c6', 'Promotions', 1, '2026-11-23 12:23:30.856+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2085c8529e05c3fd2472d6f77688e', 'Payments', 9, '2026-11-23 12:23:30.857+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a2085c85fa8626c8d59d4a9e92a2ae', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a2085c86796e1c76b4726b6a9512b8/cust_01a2085c853cf49050eae8c3be4fb991/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '10a553278934cbba91213167a4549ee0', 'demo', 'SERVER', 'demo', '6a51b8756faa4929d7694b8982aaa50c5ef6cc83d0a8d06d63207da62a8ad4d0', '2026-11-23 12:23:30.847+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '9afb503fda6a3af047fa95667bbfa823', 'demo', 'CLIENT', 'demo', '020f01a467d8a92f52c8975f6fb0a2c6da70868530f339a817b3ae3de228d782', '2026-11-23 12:23:30.852+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '28f0f8d4ef31999d2f6d3af20d0c81c6', 'demo', 'MANAGEMENT', 'demo', 'ae60562a1f145d4c0bc2cbad9f01dd184e3f32adc516b0f4d401029d96c1cfb9', '2026-11-23 12:23:30.854+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a2085c86f201a15208df89533a03f7', 'visited', NULL, '2026-11-23 12:23:31.314+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T12:23:31.158Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 12:23:30.869+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2085c853cf49050eae8c3be4fb991', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T12:23:31.377Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 12:23:30.876+00', NULL);
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a2085c85f56094bf0c6a0922404c92', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'auto_01a2085c85f56094bf0c6a09e4fad719', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 12:23:31.058+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 12:23:31.122+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 632, false, '2026-11-23 12:23:31.388+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 632, false, '2026-11-23 12:23:31.388+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 12:23:31.393+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 632, false, '2026-11-23 12:23:31.393+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 12:23:31.408+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 632, false, '2026-11-23 12:23:31.408+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 12:23:31.421+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 632, false, '2026-11-23 12:23:31.421+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 12:23:31.463+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 632, false, '2026-11-23 12:23:31.463+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 12:23:31.527+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 632, false, '2026-11-23 12:23:31.527+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 12:23:31.544+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 632, false, '2026-11-23 12:23:31.544+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c853670ab6a320e11cbb4785e', 1, 'customer.created', 'customer', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'cust_01a2085c85355b71e7b8263b6f0753ba', NULL, 'v-01a2085c8534f998b675d2dbb9e20fcd', 'ACTION', '{"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T12:23:30.869Z"}}', NULL, NULL, '2026-11-23 12:23:30.869+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c853cf49050eae8c44721ec8d', 9, 'customer.created', 'customer', 'cust_01a2085c853cf49050eae8c3be4fb991', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c85399f5c5f3a5580482dc82b', 'ACTION', '{"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T12:23:30.876Z"}}', NULL, NULL, '2026-11-23 12:23:30.876+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c853e1c8735ef50eb54dee11a', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a2085c853e1c8735ef50eb4ad946a0', NULL, NULL, 'v-01a2085c853dc397c521e75246a47949', 'ACTION', '{"rule":{"ID":"val_01a2085c853e1c8735ef50eb4ad946a0","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:23:30.878Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.878+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85424fd19cb7c41508b7f3d8', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2085c85424fd19cb7c414fac3dd2c', NULL, NULL, 'v-01a2085c853f3541a925db4e1ecc0f89', 'ACTION', '{"assignment":{"ID":"asgm_01a2085c85424fd19cb7c414fac3dd2c","RuleID":"val_01a2085c853e1c8735ef50eb4ad946a0","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2085c854009e4b1d0ed5e7345166c","CreatedAt":"2026-11-23T12:23:30.88Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2085c853e1c8735ef50eb4ad946a0","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:23:30.878Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.88+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85424fd19cb7c415f8e78c5d', 33, 'voucher.created', 'voucher', 'v_01a2085c854009e4b1d0ed5e7345166c', NULL, NULL, 'v-01a2085c853f3541a925db4e1ecc0f89', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2085c854009e4b1d0ed5e7345166c","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:30.88Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.88+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8546d8bd70a0ebada1e8bf86', 41, 'campaign.created', 'campaign', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'camp_01a2085c8544f31022067345ae6c2e13', 'v-01a2085c8543bda3d25ffbfb4db89bbb', 'ACTION', '{"campaign":{"ID":"camp_01a2085c8544f31022067345ae6c2e13","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.884Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:23:30.884Z"}', NULL, NULL, '2026-11-23 12:23:30.884+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c856797d42b5e31fc07660689', 49, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'camp_01a2085c8544f31022067345ae6c2e13', 'v-01a2085c8543bda3d25ffbfb4db89bbb', 'ACTION', '{"campaign":{"ID":"camp_01a2085c8544f31022067345ae6c2e13","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.884Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 12:23:30.918+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c856c46001662d7fa59f4af76', 65, 'voucher.created', 'voucher', 'v_01a2085c856c46001662d7fa093d299b', NULL, NULL, 'v-01a2085c855e8955123c41714c53e17d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2085c856c46001662d7fa093d299b","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:30.924Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.924+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c856985119888630dfe27711e', 57, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'camp_01a2085c8544f31022067345ae6c2e13', 'v-01a2085c8543bda3d25ffbfb4db89bbb', 'ACTION', '{"campaign":{"ID":"camp_01a2085c8544f31022067345ae6c2e13","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.884Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T12:23:30.918Z","count":20}', NULL, NULL, '2026-11-23 12:23:30.918+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c857edfe54fea62f7163ab353', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2085c856f3b98248803d6a198c7ea', NULL, 'camp_01a2085c856f3b98248803d6a198c7ea', 'v-01a2085c856d1778b4b1e767be8dc240', 'ACTION', '{"campaign":{"ID":"camp_01a2085c856f3b98248803d6a198c7ea","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.927Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 12:23:30.942+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c857f469a1cd904c87fdd934d', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2085c856f3b98248803d6a198c7ea', NULL, 'camp_01a2085c856f3b98248803d6a198c7ea', 'v-01a2085c856d1778b4b1e767be8dc240', 'ACTION', '{"campaign":{"ID":"camp_01a2085c856f3b98248803d6a198c7ea","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.927Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T12:23:30.942Z","count":5}', NULL, NULL, '2026-11-23 12:23:30.942+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8571cdf3eccd6dec6deceb6e', 73, 'campaign.created', 'campaign', 'camp_01a2085c856f3b98248803d6a198c7ea', NULL, 'camp_01a2085c856f3b98248803d6a198c7ea', 'v-01a2085c856d1778b4b1e767be8dc240', 'ACTION', '{"campaign":{"ID":"camp_01a2085c856f3b98248803d6a198c7ea","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.927Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:23:30.927Z"}', NULL, NULL, '2026-11-23 12:23:30.927+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85856d64f3ba69db07ad849a', 97, 'voucher.created', 'voucher', 'v_01a2085c85856d64f3ba69da5e2f54c5', NULL, 'camp_01a2085c856f3b98248803d6a198c7ea', 'v-01a2085c857b47c2ead59aedcfaf9d76', 'ACTION', '{"campaign":{"ID":"camp_01a2085c856f3b98248803d6a198c7ea","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.927Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c85856d64f3ba69da5e2f54c5","Code":"GIFT-50","CampaignID":"camp_01a2085c856f3b98248803d6a198c7ea","CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:30.949Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.949+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8586d99fd34bca9157e5d0a6', 105, 'campaign.vouchers.added', 'campaign', 'camp_01a2085c856f3b98248803d6a198c7ea', NULL, 'camp_01a2085c856f3b98248803d6a198c7ea', 'v-01a2085c857b47c2ead59aedcfaf9d76', 'ACTION', '{"campaign":{"ID":"camp_01a2085c856f3b98248803d6a198c7ea","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.927Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 12:23:30.949+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c858c66480526d8e42f0db715', 113, 'campaign.created', 'campaign', 'camp_01a2085c858c66480526d8e35aee487e', NULL, 'camp_01a2085c858c66480526d8e35aee487e', 'v-01a2085c858a54dbac2c115d30f3b224', 'ACTION', '{"campaign":{"ID":"camp_01a2085c858c66480526d8e35aee487e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c852882112ec59097314916c6","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.956Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:23:30.956Z"}', NULL, NULL, '2026-11-23 12:23:30.956+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c859258c5ebb74ab9ece908a6', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2085c858dbf4ecffd73c14ab5f29c', NULL, 'camp_01a2085c858c66480526d8e35aee487e', 'v-01a2085c858a54dbac2c115d30f3b224', 'ACTION', '{"campaign":{"ID":"camp_01a2085c858c66480526d8e35aee487e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c852882112ec59097314916c6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.956Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2085c858dbf4ecffd73c14ab5f29c","CampaignID":"camp_01a2085c858c66480526d8e35aee487e","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T12:23:30.956Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.956+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c866e3fd573f8214b0ab4b7b0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a2085c866e3fd573f8214a7b2d0370', 'cust_01a2085c85355b71e7b8263b6f0753ba', NULL, 'v-01a2085c866c450a71f7df2ab7b33789', 'ACTION', '{"redemption":{"ID":"rr_01a2085c866e3fd573f8214a7b2d0370","Object":"redemption_rollback","Date":"2026-11-23T12:23:31.182Z","RedemptionID":"r_01a2085c86654c566527c41f05d430ed","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","Status":"SUCCEEDED","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","Related":{"Type":"voucher","ID":"v_01a2085c856c46001662d7fa093d299b"},"VoucherID":"v_01a2085c856c46001662d7fa093d299b","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 12:23:31.182+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85ac9c8d60dee04f3a8af296', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2085c85abde6b881770cef8dd428a', NULL, 'camp_01a2085c858c66480526d8e35aee487e', 'v-01a2085c85aa24644c034eb4567c4153', 'ACTION', '{"campaign":{"ID":"camp_01a2085c858c66480526d8e35aee487e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c852882112ec59097314916c6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.956Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2085c85abde6b881770cef8dd428a","CampaignID":"camp_01a2085c858c66480526d8e35aee487e","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T12:23:30.986Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.986+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85ae4f8e7154bdbe04fde4f8', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2085c85ae4f8e7154bdbd18c2a616', NULL, NULL, 'v-01a2085c85adce314d822bed1b397e84', 'ACTION', '{"assignment":{"ID":"asgm_01a2085c85ae4f8e7154bdbd18c2a616","RuleID":"val_01a2085c853e1c8735ef50eb4ad946a0","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a2085c85abde6b881770cef8dd428a","CreatedAt":"2026-11-23T12:23:30.989Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2085c853e1c8735ef50eb4ad946a0","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:23:30.878Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:30.989+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85b192ec084a19b363b2cee1', 145, 'customer.order.created', 'order', 'ord_01a2085c85b0c8cc98e250be4b5c7b20', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c85ae4f8e7154bdbe98802739', 'ACTION', '{"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T12:23:30.991Z"},"CreatedAt":"2026-11-23T12:23:30.876Z"},"order":{"ID":"ord_01a2085c85b0c8cc98e250be4b5c7b20","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2085c85b0c8cc98e250bee998dcde","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2085c852b2efe62423cb1f2339f32","SKUID":"sku_01a2085c85305c9ee11aef34d3ea4711","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2085c852b2efe62423cb1f2339f32","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2085c85305c9ee11aef34d3ea4711","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2085c85b0c8cc98e250bf7a5c6325","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","CreatedAt":"2026-11-23T12:23:30.991Z","PaidAt":"2026-11-23T12:23:30.991Z"}}', NULL, NULL, '2026-11-23 12:23:30.991+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85b192ec084a19b3827a2a43', 153, 'customer.order.paid', 'order', 'ord_01a2085c85b0c8cc98e250be4b5c7b20', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c85ae4f8e7154bdbe98802739', 'ACTION', '{"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T12:23:30.991Z"},"CreatedAt":"2026-11-23T12:23:30.876Z"},"order":{"ID":"ord_01a2085c85b0c8cc98e250be4b5c7b20","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2085c85b0c8cc98e250bee998dcde","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2085c852b2efe62423cb1f2339f32","SKUID":"sku_01a2085c85305c9ee11aef34d3ea4711","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2085c852b2efe62423cb1f2339f32","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2085c85305c9ee11aef34d3ea4711","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2085c85b0c8cc98e250bf7a5c6325","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","CreatedAt":"2026-11-23T12:23:30.991Z","PaidAt":"2026-11-23T12:23:30.991Z"}}', NULL, NULL, '2026-11-23 12:23:30.991+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85f12dcaec9cef6f0f5101d5', 169, 'campaign.created', 'campaign', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c85f09ca5ac0ad05ee1a87ebe', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:23:31.057Z"}', NULL, NULL, '2026-11-23 12:23:31.057+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85bd392f8260f2038f7e1130', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a2085c85bd392f8260f203877d2c72', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c85b2b76af82d6319ed297dce', 'ACTION', '{"redemption":{"ID":"r_01a2085c85bd392f8260f203877d2c72","Object":"redemption","Date":"2026-11-23T12:23:31.005Z","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","TrackingID":"track_8owS68B5D-TzCu90OVZwMa1a7UudnQ3T_RtPY_XnhoQ","Status":"SUCCEEDED","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","Related":{"Type":"voucher","ID":"v_01a2085c856c46001662d7fa093d299b"},"VoucherID":"v_01a2085c856c46001662d7fa093d299b","Code":"WELCOME10","OrderID":"ord_01a2085c85bd392f8260f2023892c322","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a2085c85bd392f8260f2038f7e1131","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2085c85bd392f8260f2023892c322","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2085c85bd392f8260f2038f7e1132","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2085c85bd392f8260f2023892c322","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T12:23:31.005Z"},"CreatedAt":"2026-11-23T12:23:30.876Z"},"order":{"ID":"ord_01a2085c85bd392f8260f2023892c322","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2085c85bd392f8260f202fcf6f5c0","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2085c8532e005441a58284b20dbf9","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2085c8532e005441a58284b20dbf9","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","Redemptions":{"r_01a2085c85bd392f8260f203877d2c72":{"Date":"2026-11-23T12:23:31.005Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2085c856c46001662d7fa093d299b"}},"CreatedAt":"2026-11-23T12:23:31.005Z","PaidAt":"2026-11-23T12:23:31.005Z"}}]', '2026-11-23 12:23:31.005+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c863843158d311c7f34ec58f0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c8615b74d6546c2ce447ce692', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T12:23:31.057Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T12:23:30.869Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.128Z"},"voucher_transaction":{"ID":"vtx_01a2085c863843158d311c7dd2e1ce3b","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a2085c863843158d311c7d03dabd75","CreatedAt":"2026-11-23T12:23:31.128Z"}}', '[{"step":1,"id":"ev_01a2085c863843158d311c7f34ec58f1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a2085c863843158d311c7d03dabd75","campaign_id":"camp_01a2085c85f12dcaec9cef6e53d96c66","category":"ACTION","data":0},{"step":2,"id":"ev_01a2085c863843158d311c7f34ec58f2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a2085c86007d7ccbdd12072590c017","campaign_id":"camp_01a2085c85f12dcaec9cef6e53d96c66","category":"ACTION","data":1},{"step":3,"id":"ev_01a2085c863843158d311c7f34ec58f3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a2085c86007d7ccbdd12072590c017","campaign_id":"camp_01a2085c85f12dcaec9cef6e53d96c66","category":"ACTION","data":1},{"step":4,"id":"ev_01a2085c863843158d311c7f34ec58f4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a2085c86007d7ccbdd12072590c017","campaign_id":"camp_01a2085c85f12dcaec9cef6e53d96c66","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a2085c863843158d311c7d03dabd75","Object":"redemption","Date":"2026-11-23T12:23:31.128Z","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","Status":"SUCCEEDED","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","Related":{"Type":"voucher","ID":"v_01a2085c86007d7ccbdd12072590c017"},"VoucherID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Campaign":"Regulars","RewardID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2085c85fecc212a13edbdb2a5808f","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2085c85f80a67183900b97442c9ca","EntryID":"vtx_01a2085c863843158d311c7dd2e1ce3b","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2085c85fa8626c8d59d4a9e92a2ae","By":1}]}}},{"reward_redemption":{"ID":"r_01a2085c863843158d311c7d03dabd75","Object":"redemption","Date":"2026-11-23T12:23:31.128Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a2085c86007d7ccbdd12072590c017"},"VoucherID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Campaign":"Regulars","RewardID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a2085c85fecc212a13edbdb2a5808f","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2085c85f80a67183900b97442c9ca","EntryID":"vtx_01a2085c863843158d311c7dd2e1ce3b","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Counted":[{"Key":"s/rew_01a2085c85fa8626c8d59d4a9e92a2ae","By":1,"New":false}]},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T12:23:31.066Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2085c85fecc212a13edbdb2a5808f","RewardID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T12:23:31.069Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.128Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T12:23:31.057Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T12:23:30.869Z"},"redemption":{"ID":"r_01a2085c863843158d311c7d03dabd75","Object":"redemption","Date":"2026-11-23T12:23:31.128Z","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","Status":"SUCCEEDED","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","Related":{"Type":"voucher","ID":"v_01a2085c86007d7ccbdd12072590c017"},"VoucherID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Campaign":"Regulars","RewardID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2085c85fecc212a13edbdb2a5808f","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2085c85f80a67183900b97442c9ca","EntryID":"vtx_01a2085c863843158d311c7dd2e1ce3b","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2085c85fa8626c8d59d4a9e92a2ae","By":1}]}},"reward":{"ID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a2085c8533ec1e029fa1ad1fb4220b"},"CreatedAt":"2026-11-23T12:23:31.066Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.128Z"}}]', '2026-11-23 12:23:31.128+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8656e4d952d0543884205860', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a2085c85856d64f3ba69da5e2f54c5', NULL, 'camp_01a2085c856f3b98248803d6a198c7ea', 'v-01a2085c864d633a413a0d3c438ef1fd', 'ACTION', '{"campaign":{"ID":"camp_01a2085c856f3b98248803d6a198c7ea","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Active":true,"CreatedAt":"2026-11-23T12:23:30.927Z"},"customer":{},"voucher":{"ID":"v_01a2085c85856d64f3ba69da5e2f54c5","Code":"GIFT-50","CampaignID":"camp_01a2085c856f3b98248803d6a198c7ea","CategoryID":"cat_01a2085c8529e05c3fd2472d6f77688e","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T12:23:30.949Z","UpdatedAt":"2026-11-23T12:23:31.158Z"},"voucher_transaction":{"ID":"vtx_01a2085c8656e4d952d0543845288187","VoucherID":"v_01a2085c85856d64f3ba69da5e2f54c5","CampaignID":"camp_01a2085c856f3b98248803d6a198c7ea","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RedemptionID":"r_01a2085c864d1c014cc239b3b6761b0a","CreatedAt":"2026-11-23T12:23:31.158Z"}}', NULL, NULL, '2026-11-23 12:23:31.158+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8656e4d952d0543884205861', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a2085c864d1c014cc239b3b6761b0a', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c856f3b98248803d6a198c7ea', 'v-01a2085c864d633a413a0d3c438ef1fd', 'ACTION', '{"redemption":{"ID":"r_01a2085c864d1c014cc239b3b6761b0a","Object":"redemption","Date":"2026-11-23T12:23:31.158Z","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","Status":"SUCCEEDED","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","Related":{"Type":"voucher","ID":"v_01a2085c85856d64f3ba69da5e2f54c5"},"VoucherID":"v_01a2085c85856d64f3ba69da5e2f54c5","Code":"GIFT-50","CampaignID":"camp_01a2085c856f3b98248803d6a198c7ea","Campaign":"Gift cards","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a2085c8656e4d952d0543884205862","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2085c8656e4d952d05436eee03c66","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2085c8656e4d952d0543884205863","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2085c8656e4d952d05436eee03c66","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"CreatedAt":"2026-11-23T12:23:30.869Z"},"order":{"ID":"ord_01a2085c8656e4d952d05436eee03c66","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","Redemptions":{"r_01a2085c864d1c014cc239b3b6761b0a":{"Date":"2026-11-23T12:23:31.158Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2085c85856d64f3ba69da5e2f54c5","RelatedObjectParentID":"camp_01a2085c856f3b98248803d6a198c7ea"}},"CreatedAt":"2026-11-23T12:23:31.158Z","PaidAt":"2026-11-23T12:23:31.158Z"}}]', '2026-11-23 12:23:31.158+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8665c308145e9e66a5d060d0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a2085c86654c566527c41f05d430ed', 'cust_01a2085c85355b71e7b8263b6f0753ba', NULL, 'v-01a2085c8664a45b72562dfaeee02ec7', 'ACTION', '{"redemption":{"ID":"r_01a2085c86654c566527c41f05d430ed","Object":"redemption","Date":"2026-11-23T12:23:31.173Z","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","Status":"SUCCEEDED","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","Related":{"Type":"voucher","ID":"v_01a2085c856c46001662d7fa093d299b"},"VoucherID":"v_01a2085c856c46001662d7fa093d299b","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 12:23:31.173+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85f56094bf0c6a0a03cc3bf0', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a2085c85f56094bf0c6a0922404c92', NULL, 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c85f286bedf16a7eaecf8634a', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2085c85f56094bf0c6a0922404c92","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","AutomationID":"auto_01a2085c85f56094bf0c6a09e4fad719","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.058Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.058+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85f961caee8923ee26d07200', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a2085c85f80a67183900b97442c9ca', NULL, 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c85f6c1c920b4e595d51b9ee8', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2085c85f80a67183900b97442c9ca","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.063Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.063+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c85fecc212a13edbe3ffda434', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a2085c85fecc212a13edbdb2a5808f', NULL, 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c85fd8060833a7159df48e4df', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T12:23:31.066Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2085c85fecc212a13edbdb2a5808f","RewardID":"rew_01a2085c85fa8626c8d59d4a9e92a2ae","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T12:23:31.069Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.069+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86007d7ccbdd1207967d64f1', 201, 'voucher.created', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', NULL, 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c85ff7e39cbe67a10e173936d', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.072+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c867ab3215d7462c25653ca75', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2085c867ab3215d7462c185a7825d', NULL, NULL, 'v-01a2085c8678ddecb8ed8cdb02401ae2', 'ACTION', '{"assignment":{"ID":"asgm_01a2085c867ab3215d7462c185a7825d","RuleID":"val_01a2085c8678ddecb8ed8cdaa63247f0","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2085c86796e1c76b4726b6a9512b8","CreatedAt":"2026-11-23T12:23:31.193Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2085c8678ddecb8ed8cdaa63247f0","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:23:31.192Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.193+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8601583e84af75f8a99f9685', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c85ff7e39cbe67a10e173936d', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 12:23:31.072+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8604b2a6c85742dba5e0aa25', 217, 'voucher.published', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c86023721459853918d79324c', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2085c8604b2a6c85742db53f2d120","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2085c86007d7ccbdd12072590c017"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:23:31.074Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.074Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.074+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c860503387c0a5eb00a07265e', 225, 'publication.succeeded', 'publication', 'pub_01a2085c8604b2a6c85742db53f2d120', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c86023721459853918d79324c', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2085c8604b2a6c85742db53f2d120","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2085c86007d7ccbdd12072590c017"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:23:31.074Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.074Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.074+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c860503387c0a5eb02e1d8861', 233, 'customer.publication.succeeded', 'publication', 'pub_01a2085c8604b2a6c85742db53f2d120', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c86023721459853918d79324c', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2085c8604b2a6c85742db53f2d120","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2085c86007d7ccbdd12072590c017"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:23:31.074Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.074Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.074+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c867ab3215d7462c343452fb9', 329, 'voucher.created', 'voucher', 'v_01a2085c86796e1c76b4726b6a9512b8', NULL, NULL, 'v-01a2085c8678ddecb8ed8cdb02401ae2', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2085c86796e1c76b4726b6a9512b8","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.193Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.193+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c861137b28b133ce9b4cd6cca', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c8606e0069955c429d603f8d4', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.079Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8607aa7a91ddf5c32f6dc6ec","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.079Z"}}', NULL, NULL, '2026-11-23 12:23:31.079+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c861137b28b133cea100d6fd8', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c8606e0069955c429d603f8d4', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.079Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8607aa7a91ddf5c32f6dc6ec","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.079Z"}}', NULL, NULL, '2026-11-23 12:23:31.079+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c861137b28b133cea5ede71ca', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c8606e0069955c429d603f8d4', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.079Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8607aa7a91ddf5c32f6dc6ec","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.079Z"}}', NULL, NULL, '2026-11-23 12:23:31.079+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8615b74d6546c2ce3b6ed432', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'v-01a2085c8606e0069955c429d603f8d4', 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2085c85f80a67183900b97442c9ca","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.063Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.079Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.079+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8678ddecb8ed8cdab5dd1471', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a2085c8678ddecb8ed8cdaa63247f0', NULL, NULL, 'v-01a2085c8678ddecb8ed8cda04530e71', 'ACTION', '{"rule":{"ID":"val_01a2085c8678ddecb8ed8cdaa63247f0","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T12:23:31.192Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.192+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c868658d1925219d988b3a6f0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a2085c867b88093a81e50dd730c50c', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c867bbebab8518335dd8769ac', 'ACTION', '{"redemption":{"ID":"r_01a2085c867b88093a81e50dd730c50c","Object":"redemption","Date":"2026-11-23T12:23:31.206Z","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","TrackingID":"track_8owS68B5D-TzCu90OVZwMa1a7UudnQ3T_RtPY_XnhoQ","Status":"SUCCEEDED","Channel":{"ID":"10a553278934cbba91213167a4549ee0","Type":"API"},"APIKey":"10a553278934cbba91213167a4549ee0","Related":{"Type":"voucher","ID":"v_01a2085c86796e1c76b4726b6a9512b8"},"VoucherID":"v_01a2085c86796e1c76b4726b6a9512b8","Code":"ONCE"}}', NULL, NULL, '2026-11-23 12:23:31.206+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c868b145db13112a04830db5b', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a2085c868abd1d04740248150bf3f6', NULL, 'camp_01a2085c858c66480526d8e35aee487e', 'v-01a2085c86893eba3b90903a9116b26a', 'ACTION', '{"campaign":{"ID":"camp_01a2085c858c66480526d8e35aee487e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2085c852882112ec59097314916c6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:30.956Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a2085c868abd1d04740248150bf3f6","CampaignID":"camp_01a2085c858c66480526d8e35aee487e","Name":"Both","TierIDs":["promo_01a2085c858dbf4ecffd73c14ab5f29c"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T12:23:31.209Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.209+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c869765e44cd7869467f453f1', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a2085c85355b71e7b8263b6f0753ba', NULL, 'v-01a2085c8691bba8915baa14fcc03f8b', 'ACTION', '{"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 12:23:31.223+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86ad913541acb94b0de11082', 361, 'voucher.created', 'voucher', 'v_01a2085c86ad913541acb94a641e092c', NULL, NULL, 'v-01a2085c86ad913541acb9499200cf88', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2085c86ad913541acb94a641e092c","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.245Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.245+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86b5091db015e98bc848ce4a', 369, 'voucher.deleted', 'voucher', 'v_01a2085c86ad913541acb94a641e092c', NULL, NULL, 'v-01a2085c86aeb0005caf4eae66c8528d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2085c86ad913541acb94a641e092c","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.245Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T12:23:31.246Z"}}', NULL, NULL, '2026-11-23 12:23:31.246+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86c1d6f0ead214300f0ad605', 377, 'campaign.created', 'campaign', 'camp_01a2085c86c0f60a28c99cd444f6e658', NULL, 'camp_01a2085c86c0f60a28c99cd444f6e658', 'v-01a2085c86c0f60a28c99cd3c68a14ae', 'ACTION', '{"campaign":{"ID":"camp_01a2085c86c0f60a28c99cd444f6e658","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T12:23:31.264Z"}', NULL, NULL, '2026-11-23 12:23:31.264+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86c9ef96e7ff0edcc7eb1f75', 385, 'voucher.created', 'voucher', 'v_01a2085c86c8d55176f77424a8c6cf98', NULL, 'camp_01a2085c86c0f60a28c99cd444f6e658', 'v-01a2085c86c29d5f26784dd9a7f31f61', 'ACTION', '{"campaign":{"ID":"camp_01a2085c86c0f60a28c99cd444f6e658","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86c8d55176f77424a8c6cf98","Code":"FRIEND1","CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.272Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.272+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86c9ef96e7ff0edda6855bcf', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a2085c86c0f60a28c99cd444f6e658', NULL, 'camp_01a2085c86c0f60a28c99cd444f6e658', 'v-01a2085c86c29d5f26784dd9a7f31f61', 'ACTION', '{"campaign":{"ID":"camp_01a2085c86c0f60a28c99cd444f6e658","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 12:23:31.272+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86d4305e1c67b05f66b2d219', 401, 'voucher.published', 'voucher', 'v_01a2085c86c8d55176f77424a8c6cf98', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c86c0f60a28c99cd444f6e658', 'v-01a2085c86cc8a6292ba62694b476bf7', 'ACTION', '{"campaign":{"ID":"camp_01a2085c86c0f60a28c99cd444f6e658","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2085c86d0f674902ccef3c0aa2695","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2085c86c8d55176f77424a8c6cf98"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:23:31.277Z"},"voucher":{"ID":"v_01a2085c86c8d55176f77424a8c6cf98","Code":"FRIEND1","CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"cust_01a2085c85355b71e7b8263b6f0753ba","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.272Z","UpdatedAt":"2026-11-23T12:23:31.277Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.277+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86d4305e1c67b060405b6bbc', 409, 'publication.succeeded', 'publication', 'pub_01a2085c86d0f674902ccef3c0aa2695', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c86c0f60a28c99cd444f6e658', 'v-01a2085c86cc8a6292ba62694b476bf7', 'ACTION', '{"campaign":{"ID":"camp_01a2085c86c0f60a28c99cd444f6e658","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2085c86d0f674902ccef3c0aa2695","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2085c86c8d55176f77424a8c6cf98"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:23:31.277Z"},"voucher":{"ID":"v_01a2085c86c8d55176f77424a8c6cf98","Code":"FRIEND1","CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"cust_01a2085c85355b71e7b8263b6f0753ba","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.272Z","UpdatedAt":"2026-11-23T12:23:31.277Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.277+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86d4305e1c67b06132708f5d', 417, 'customer.publication.succeeded', 'publication', 'pub_01a2085c86d0f674902ccef3c0aa2695', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c86c0f60a28c99cd444f6e658', 'v-01a2085c86cc8a6292ba62694b476bf7', 'ACTION', '{"campaign":{"ID":"camp_01a2085c86c0f60a28c99cd444f6e658","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2085c86d0f674902ccef3c0aa2695","CustomerID":"cust_01a2085c85355b71e7b8263b6f0753ba","TrackingID":"track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2085c86c8d55176f77424a8c6cf98"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T12:23:31.277Z"},"voucher":{"ID":"v_01a2085c86c8d55176f77424a8c6cf98","Code":"FRIEND1","CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"cust_01a2085c85355b71e7b8263b6f0753ba","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.272Z","UpdatedAt":"2026-11-23T12:23:31.277Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.277+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86e005dc8d8d9814d8635a47', 425, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a2085c86e005dc8d8d981407a01e70', 'cust_01a2085c853cf49050eae8c3be4fb991', 'camp_01a2085c86c0f60a28c99cd444f6e658', 'v-01a2085c86d58d5b7b12bb47998d3437', 'ACTION', '{"campaign":{"ID":"camp_01a2085c86c0f60a28c99cd444f6e658","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.264Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T12:23:31.005Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.876Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a2085c86e005dc8d8d981407a01e70","VoucherID":"v_01a2085c86c8d55176f77424a8c6cf98","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","Role":"REFEREE","ReferrerID":"cust_01a2085c85355b71e7b8263b6f0753ba","CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T12:23:31.296Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a2085c86c8d55176f77424a8c6cf98","Code":"FRIEND1","CampaignID":"camp_01a2085c86c0f60a28c99cd444f6e658","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"cust_01a2085c85355b71e7b8263b6f0753ba","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.272Z","UpdatedAt":"2026-11-23T12:23:31.277Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.296+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86fbe71c860719b2cf16f673', 433, 'vl.card_definition.created', 'card_definition', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', NULL, NULL, 'v-01a2085c86f9f27f1cb16df80463f0b7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.321Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.321+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c86fe350377b720605b63320d', 441, 'vl.tier_structure.created', 'tier_structure', 'lts_01a2085c86fd9b371babf3084356a444', NULL, NULL, 'v-01a2085c86fd9b371babf3078fc4ccea', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2085c86fd9b371babf3084356a444","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.325Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.325+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8707c67e779f723500d03424', 449, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a2085c86fd9b371babf3084356a444', NULL, NULL, 'v-01a2085c8706bcb05a70f85ba7fab293', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2085c86fd9b371babf3084356a444","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.325Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a2085c8706bcb05a70f85c39ea393e","StructureID":"lts_01a2085c86fd9b371babf3084356a444","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.334Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.334+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c870bcfabacc9111770354cda', 457, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a2085c86fd9b371babf3084356a444', NULL, NULL, 'v-01a2085c87085a2b8508c971cf5909ac', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2085c86fd9b371babf3084356a444","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.325Z","UpdatedAt":"2026-11-23T12:23:31.336Z"}}', NULL, NULL, '2026-11-23 12:23:31.336+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c870db31e71ab0ab81ee34638', 465, 'vl.benefit.created', 'benefit', 'lben_01a2085c870c3f948b3ed27b8b1c353f', NULL, NULL, 'v-01a2085c870c3f948b3ed27b3d9e4ca3', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a2085c870c3f948b3ed27b8b1c353f","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T12:23:31.34Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.34+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c87136a665d577dddc1c8dc61', 473, 'vl.earning_rule.created', 'earning_rule', 'lern_01a2085c870e0e279c1cca526670a6ff', NULL, NULL, 'v-01a2085c870e0e279c1cca521342dd19', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a2085c870e0e279c1cca526670a6ff","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2085c870e0e279c1cca52549917fb","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2085c870c3f948b3ed27b8b1c353f"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.342Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.342+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8719ed005466c8ed6f8968d4', 481, 'vl.reward.created', 'reward', 'lrew_01a2085c871872f992b57764fefea8be', NULL, NULL, 'v-01a2085c871872f992b577639378e3da', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a2085c871872f992b57764fefea8be","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2085c871872f992b57763ef46c64f","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2085c871872f992b5776437f114d8","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.352Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.352+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871aac1a8dafb9841b600140', 489, 'vl.program.created', 'program', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', NULL, NULL, 'v-01a2085c8719ed005466c8edbed2a668', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871bc132ee8691aded3fed49', 497, 'vl.program.card_definition.assigned', 'program', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', NULL, NULL, 'v-01a2085c8719ed005466c8edbed2a668', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.321Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2085c871aac1a8dafb9849dbfa8ae","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"card_definition","ResourceID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871bc132ee8691aeda688e13', 505, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', NULL, NULL, 'v-01a2085c8719ed005466c8edbed2a668', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.321Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2085c871aac1a8dafb9849dbfa8ae","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"card_definition","ResourceID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871c560d0aaa14a2d02bfa24', 513, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', NULL, NULL, 'v-01a2085c8719ed005466c8edbed2a668', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2085c86fd9b371babf3084356a444","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.325Z","UpdatedAt":"2026-11-23T12:23:31.336Z"},"Assignment":{"ID":"lasgm_01a2085c871bc132ee8691afc6feaa55","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"tier_structure","ResourceID":"lts_01a2085c86fd9b371babf3084356a444","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871c560d0aaa14a3ab7e0f04', 521, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a2085c86fd9b371babf3084356a444', NULL, NULL, 'v-01a2085c8719ed005466c8edbed2a668', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2085c86fd9b371babf3084356a444","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.325Z","UpdatedAt":"2026-11-23T12:23:31.336Z"},"Assignment":{"ID":"lasgm_01a2085c871bc132ee8691afc6feaa55","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"tier_structure","ResourceID":"lts_01a2085c86fd9b371babf3084356a444","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871c560d0aaa14a53d13e577', 529, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', NULL, NULL, 'v-01a2085c8719ed005466c8edbed2a668', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2085c870e0e279c1cca526670a6ff","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2085c870e0e279c1cca52549917fb","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2085c870c3f948b3ed27b8b1c353f"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.342Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2085c871c560d0aaa14a4a39a4ac3","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"earning_rule","ResourceID":"lern_01a2085c870e0e279c1cca526670a6ff","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871d1cd32cacf0c2777e0003', 537, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a2085c870e0e279c1cca526670a6ff', NULL, NULL, 'v-01a2085c8719ed005466c8edbed2a668', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2085c870e0e279c1cca526670a6ff","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2085c870e0e279c1cca52549917fb","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2085c870c3f948b3ed27b8b1c353f"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.342Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2085c871c560d0aaa14a4a39a4ac3","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"earning_rule","ResourceID":"lern_01a2085c870e0e279c1cca526670a6ff","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871fe9732a7ac2fbba5ca5f9', 545, 'vl.program.reward.assigned', 'program', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', NULL, NULL, 'v-01a2085c871eaa158fb969269a1d4736', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2085c871872f992b57764fefea8be","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2085c871872f992b57763ef46c64f","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2085c871872f992b5776437f114d8","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.352Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2085c871fe9732a7ac2faf41418b1","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"reward","ResourceID":"lrew_01a2085c871872f992b57764fefea8be","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.358Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.358+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c871fe9732a7ac2fc8ea3de2d', 553, 'vl.reward.assigned', 'reward', 'lrew_01a2085c871872f992b57764fefea8be', NULL, NULL, 'v-01a2085c871eaa158fb969269a1d4736', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2085c871872f992b57764fefea8be","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2085c8533ec1e029fa1ad1fb4220b","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2085c871872f992b57763ef46c64f","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2085c871872f992b5776437f114d8","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.352Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2085c871fe9732a7ac2faf41418b1","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","Type":"reward","ResourceID":"lrew_01a2085c871872f992b57764fefea8be","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T12:23:31.358Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.358+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8722c533ef90ac43087208fd', 561, 'vl.member.created', 'member', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c871fe9732a7ac2fcb99792b8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.36+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8723026aa69cc18c2f7a7e03', 569, 'vl.card.created', 'card', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c871fe9732a7ac2fcb99792b8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2085c8722c533ef90ac438f8140cb","MemberID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","DefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Code":"tbL2vulYeP","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.36+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8723026aa69cc18cac60a5ca', 577, 'vl.card.assigned', 'card', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c871fe9732a7ac2fcb99792b8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2085c8722c533ef90ac438f8140cb","MemberID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","DefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Code":"tbL2vulYeP","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.36+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8723026aa69cc18d7a7edc12', 585, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c871fe9732a7ac2fcb99792b8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2085c8722c533ef90ac438f8140cb","MemberID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","DefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Code":"tbL2vulYeP","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.36+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8723026aa69cc18d912e2fe8', 593, 'vl.member.card.assigned', 'member', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c871fe9732a7ac2fcb99792b8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2085c8722c533ef90ac438f8140cb","MemberID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","DefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Code":"tbL2vulYeP","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.36+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c872938440826c2d90575358a', 601, 'vl.tier.joined', 'tier', 'lt_01a2085c8706bcb05a70f85c39ea393e', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c872521cb457b17208e83d68f', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"10a553278934cbba91213167a4549ee0","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a2085c8722c533ef90ac438f8140cb","MemberID":"lmbr_01a2085c8720c233ff809a257bc4d124","ProgramID":"lprg_01a2085c8719ed005466c8ede4ef7fb6","CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","DefinitionID":"lcdef_01a2085c86f9f27f1cb16df82c2f1fdb","Code":"tbL2vulYeP","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a2085c86fd9b371babf3084356a444","Rank":{"TierID":"lt_01a2085c8706bcb05a70f85c39ea393e","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T12:23:31.36Z","UpdatedAt":"2026-11-23T12:23:31.365Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 12:23:31.365+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8731fd11f4f1ea333c1300b5', 609, 'customer.order.created', 'order', 'ord_01a2085c8731fd11f4f1ea32916137d5', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c8730889ca5ff3860dfe22105', 'ACTION', '{"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T12:23:31.377Z"},"CreatedAt":"2026-11-23T12:23:30.876Z"},"order":{"ID":"ord_01a2085c8731fd11f4f1ea32916137d5","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","CreatedAt":"2026-11-23T12:23:31.377Z","PaidAt":"2026-11-23T12:23:31.377Z"}}', NULL, NULL, '2026-11-23 12:23:31.377+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8731fd11f4f1ea33cf60df89', 617, 'customer.order.paid', 'order', 'ord_01a2085c8731fd11f4f1ea32916137d5', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c8730889ca5ff3860dfe22105', 'ACTION', '{"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T12:23:31.377Z"},"CreatedAt":"2026-11-23T12:23:30.876Z"},"order":{"ID":"ord_01a2085c8731fd11f4f1ea32916137d5","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","CreatedAt":"2026-11-23T12:23:31.377Z","PaidAt":"2026-11-23T12:23:31.377Z"}}', NULL, NULL, '2026-11-23 12:23:31.377+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c8732a135972b9ae0e23ede6e', 625, 'customer.order.created', 'order', 'ord_01a2085c8732a135972b9adfebc1558b', 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, 'v-01a2085c8731fd11f4f1ea33d0060c0e', 'ACTION', '{"customer":{"ID":"cust_01a2085c853cf49050eae8c3be4fb991","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T12:23:31.377Z"},"CreatedAt":"2026-11-23T12:23:30.876Z"},"order":{"ID":"ord_01a2085c8732a135972b9adfebc1558b","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a2085c853cf49050eae8c3be4fb991","CreatedAt":"2026-11-23T12:23:31.378Z"}}', NULL, NULL, '2026-11-23 12:23:31.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c87aadd6c59bc440ecbadfe65', 633, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.426Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8789a4a53e59b19ea9ac827b","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2085c8656e4d952d0543884205863","EventType":"customer.order.paid","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RuleID":"ern_01a2085c85f56094bf0c6a0922404c92","ItemID":"","TierID":"","HolderTierID":"ltr_01a2085c85f80a67183900b97442c9ca","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.426Z"}}', NULL, NULL, '2026-11-23 12:23:31.426+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c87aadd6c59bc440fc7e40142', 641, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.426Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8789a4a53e59b19ea9ac827b","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2085c8656e4d952d0543884205863","EventType":"customer.order.paid","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RuleID":"ern_01a2085c85f56094bf0c6a0922404c92","ItemID":"","TierID":"","HolderTierID":"ltr_01a2085c85f80a67183900b97442c9ca","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.426Z"}}', NULL, NULL, '2026-11-23 12:23:31.426+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c87aadd6c59bc4410632b9a91', 649, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.426Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8789a4a53e59b19ea9ac827b","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2085c8656e4d952d0543884205863","EventType":"customer.order.paid","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RuleID":"ern_01a2085c85f56094bf0c6a0922404c92","ItemID":"","TierID":"","HolderTierID":"ltr_01a2085c85f80a67183900b97442c9ca","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.426Z"}}', NULL, NULL, '2026-11-23 12:23:31.426+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c87afb1a74197b7addf95bc38', 657, 'customer.rewarded', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2085c85f56094bf0c6a0922404c92","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","AutomationID":"auto_01a2085c85f56094bf0c6a09e4fad719","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.058Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.426Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8789a4a53e59b19ea9ac827b","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2085c8656e4d952d0543884205863","EventType":"customer.order.paid","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RuleID":"ern_01a2085c85f56094bf0c6a0922404c92","ItemID":"","TierID":"","HolderTierID":"ltr_01a2085c85f80a67183900b97442c9ca","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.426Z"}}', NULL, NULL, '2026-11-23 12:23:31.426+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2085c87afb1a74197b7ae11a8988e', 665, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T12:23:31.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2085c85355b71e7b8263b6f0753ba","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T12:23:31.158Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T12:23:30.869Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2085c85f56094bf0c6a0922404c92","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","AutomationID":"auto_01a2085c85f56094bf0c6a09e4fad719","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T12:23:31.058Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2085c86007d7ccbdd12072590c017","Code":"REGULAR1","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2085c85355b71e7b8263b6f0753ba","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T12:23:31.072Z","UpdatedAt":"2026-11-23T12:23:31.426Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2085c8789a4a53e59b19ea9ac827b","VoucherID":"v_01a2085c86007d7ccbdd12072590c017","CampaignID":"camp_01a2085c85f12dcaec9cef6e53d96c66","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2085c8656e4d952d0543884205863","EventType":"customer.order.paid","OrderID":"ord_01a2085c8656e4d952d05436eee03c66","RuleID":"ern_01a2085c85f56094bf0c6a0922404c92","ItemID":"","TierID":"","HolderTierID":"ltr_01a2085c85f80a67183900b97442c9ca","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T12:23:31.426Z"}}', NULL, NULL, '2026-11-23 12:23:31.426+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a2085c8698d50370aecc163034c05a_0', 'exp_01a2085c8698d50370aecc163034c05a', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-MV3ngxIC,GIFT_VOUCHER,50.00,
CARD-IKE6zGbe,GIFT_VOUCHER,50.00,
CARD-jo5Skiyn,GIFT_VOUCHER,50.00,
CARD-OUonYVFt,GIFT_VOUCHER,50.00,
CARD-gWFLlz56,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bJX6,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dL3F,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Ur24,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Mm1n,DISCOUNT_VOUCHER,10,PERCENT
HELLO-fVFg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-IEbl,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JPVP,DISCOUNT_VOUCHER,10,PERCENT
HELLO-i8Yr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-iEAf,DISCOUNT_VOUCHER,10,PERCENT
HELLO-rGfB,DISCOUNT_VOUCHER,10,PERCENT
HELLO-XbKH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-kqDJ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-EcDJ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2jBa,DISCOUNT_VOUCHER,10,PERCENT
HELLO-1vQt,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bUwm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dyEM,DISCOUNT_VOUCHER,10,PERCENT
HELLO-aFt2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-GlOh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-06lq,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a2085c8698d50370aecc163034c05a', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 12:23:31.224+00', '2026-11-23 12:23:31.233+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_016e4aa7890954d52525b8c72e37920d', 'demo', 'edb50097b8b97e68a322753956e6ac98f9c1cf7b754f75a2027b8256b97d7ced', 'run_01a2085c864d633a413a0d3d2b23c702', NULL, 'te5s1VELNtAxmav2ixDqD+VqzDb+2VK1ar02AbgNuzzfyIHDSI6Qm0fpAUzlpJJHKko+yhJjjrpPjgS2Pf+apbOZ6Up3H92vwPKRUSxzuuy8t0Us9xr5l7Ikjbm4AqaEA80xnKQHuOcm+uartC1Irt27YbooO8BH+UxZPYvABVlHbk3fOcFy20xB21UYK6Zq8pZUKXWJdYS7AvMQTWXZmpcyza4CPJhpoqie7oMh4KU/1su2EI5zEcwZQS7ZKk3E/gdEVqzMM036CEyCOlF8PuZlNIIYANfGKYZQiwqFzVgZS1E2dyGBIGuC7HrpXj9QmU0CZ4OXkwakYgsvIYP487/16XMKjFyJmMZl3JeDRS3x3ZvNOVYMdt4mj7xP0MQjNUNrJJtSCPY3eDVFLJ0BXLgz4j+BzXZMwyoCngaalDw1Xqvzz4mYyDqEVbdVzR9Aw9kBUmBhBny4WF153dusfKL6qE9X3ayaY8FD17bx/pR3VBIrJDAzb0qIC/+YopzDFD1myu81s3Q2m+KtMW0arDc60YZcjIARrRuxg5Kwx/hZRJnWh4cd/9VBpkXESREbPvIV2IGAdBGAVzNfy7u1yMj3XQvSPPhjDH3oExaMsTZDtqjgokNhY7kF/gv0GbwGrQVgBwyaFdCwj8WR8CIqIz8amFGEHnz4mU5D7Ae/Yj8Vqu3hqx9J1PERKe6mGiLPq+7Nv9/KUwLO5SFUPGDyvDpkysu5FaXVzWBmgdpLZbSY58h4kPtX43Ja5Og8kgKU/4tD1NmbCgHnssVdP+sLwoEkN58im9KuL7MWkUiOrmxGmLc+8nmf/4faZzTYo0G00IW29op2zaxDQn0QM021liOcSW65AmP1JlJXwMsg3bzzGmh3Gdn9rUHQKmZgd9UOZYxauFW83dv8qvWBedI8EkTFkpRKER1MLtxXKcf+y2bShS4s+7gint77LXEDNMibOjHIw7J8kCZXHy5BoB8s1UCmQXK8MQoetfT3XeFgScodHpIA5vrS5lcQWcReHAQ9NBYCir+YzX9ISfkLwNuZ9b0LWVcXjocHmwIGOjbEWU1+1cr1hCJb8NmV2a2PJ7RiPzZqLLXUDeSKzW8JC2uwdtKXYrGiJB+zeo1mEXFA7/CBMDyWU7nznx3S/Y7WzoI1FvVb0vUtQnEB0h1tpg0Vedgl2Jbei4KV93YcTDZLafufzXyFgwXH5lf+6EoZf07SmluYD1P+kjLIjeABsto+ZRPFw4iy5P+unsE95uNzqYZnGuUSmGbSxADefsIOX0B2JmJm4zK/FXDV7OSeMFSj7ZcsOGgtqvJ6Q6x7C7GLkQpDYpOuiRlyx0aIKHZpASYuJJg3ywi7yQbdoEIzwwdqymdTtT5smstXGu3zK3T7f6mBY8Ss', '2026-11-23 12:23:31.149+00', '2026-11-24 12:23:31.149+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_08f88ff088535940fd1b12d4fb932a10', 'demo', '4296ac956d8f8afe25b8ab8d6a883cd7526e5d57f585f376186ac6dd376dd424', 'run_01a2085c8665c308145e9e659db577eb', NULL, 'AiFpdNdqHGptm3Bl8a6y8OjSIq3eVDLJhfX5tlf095riyStMfGe1/ASzlZCtQou0FEwW+WrnKoP8nQeeDgMEt8wm/evdduu4yaS6fZntzlgHe7g749ewtjwP7riVGPxj0PgXx2dQ8gBvkqj0QARt0+wTgaTu/z4ibG6oOvixTAj09V4QrdqNZOwpyOAH1Ciq0PQ/zE7bzFIeIJc+IGURxj/oR0F96L2dSBeSujM6wrykYnfBq7bzLhGypak1jmln5Byi2MrpeFYqxPzi2nkoaXU606hjx+sQNZRUD5sVVfYsnQXEFQh7zBI7+I7XHEn4MpkWRTkL12iQdMM1j7tJT/l+DF6PYfgs5EJsof5dZE4uPIrYUXHthxlO15aJ8JzHkGxJCN4aIo+OxMjZZC4oJChbiCNYUFrS+h2g0E1vqhcmRpTXjU//D4XQiwX6ZFY/jHInuILPKEHQvyLdQMLwLizo0prnm9CObR8q7fNpNKCX7vSxQwVxHIiImsHpVct1lIzncBfBRrUbk9McTe5lPCZqxQypdfK/+YkXHKKz67FoyBDcQrfupcvSi/oiYIGSdSiNrBONKbcpxCIeDFG+rvmZmqZAcyKUKfzV7F0M3WBFCpM5B1ZuBjB/COLhtolf4yOuOzjr8KKm0h52B9xHqYb3H9GtIdv/u/bV8+eZLDDFKBLTPMyAZsttDp3tswngjO0MTRT81XIrw+c1WisaEz7J7C4K/vDuVPxrXivxihsqTRucUH7we2BVDNx+N4z7ybUVXww459oqT8MZq9qIxP4zmF0t7GLh1OgukDo40dZIPtEfBOh6avyJ4u93mKkptOhY9COIN2OXy4+QU6D+Byf/c7EuZ1fp1Kv26AwjZ66n5QXTbUkczW/RIIWl/V14EIR+dH7D5vppgkPslNGYEgJp0yHIZcKHNTNtch2jxjuBwybxxbc1cmrnPciujvjrCNJW590f0TMY/KxO2bkpAnv5TG7TTOqvryAvbTeNuwohmwu6qAlZA0B+S1SWi5KqW0oRJo+c7YoRRk2ArJE4pHJJQypY+DDQFuvhQwwOTtHcHHQ4Q/x4RRM992rAhkwQDw==', '2026-11-23 12:23:31.173+00', '2026-11-24 12:23:31.173+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_efca0dd5171bb95ea98b8ff02ee53b3d', 'demo', 'e4a881188e0e68ad526d3659622c57b8e806b31de77f337c93eaa787adba6f8b', 'run_01a2085c867bbebab8518336948c201f', NULL, 'fm17fMcDso1ajDTD3t16UglRFT8fVE0IbnkZ1mlLVWfa0UstCXDgA5famZEgtcs/EJYstQF6uAYOCnW6D0O2qRY7jM8Y1UGm25KxTIfzetBm3T8mbz2GunMtbT4pWxm9uXC2fNKr5lr4LpOMiys4sH+NPKJzk7OVr5UdowYGPEwGd+LFn7gxEp3UTuNBPDuudIoLyRn9wLE3G2kzhF4PYva2H7jmmoN9rnTR66wCDYhpWc5/1lHzvEVf7O84EZ55wH/rDFcCtShW3yMRbRP+evl8/PnvvxSYav/mJ0gLPvYJcVGk/Hq/NYy+eVEleLI9XXDah1CKQs88XXznSRFUNHunUvkNkcqBqkUPHJNm+ZJIrwPPgvmPgucf+Kp54/yzKKNgNMoPqWK9RCcQdjBg21f0zRt5oUWn9+LEGDLRywgOG8QglV2Lk5blZLXtC2AKp2Oz+EY4lwT+Y25BdhzYpuAHQ8t3sTSJKqix+OnCXgDXXb7AuPE7aZ8EAdGjZnUWFsalznujW7zKqxdrcNgGzXau7CZ8s/+8rcNr1zlllk+j4zr42RQLjM6dUPxn3R1YoSxkHtLKbSSKqzH5vFxd2+Er6nfQiHbrry/6jS5NsWykDse0hZlX2rCag56bdqC6iRxdzYy9qrsSjwco8Z+TOYy/J8N64xKWQ3Kgtbho5EGPQeULrJyjMSi0uqsLgd75QRnAf8RNb3UzCtxIldjslcN+8ErrV3wlx53Lt5EwOLYsil5ssJGNWBDXUwJZeiVDgKw7M/ruUG+vxvdBX/hCh0brtLp0+uWd/HwPU9p76aR4h6EF4O1rVIY7JHtRAS4pQL+Z6yiXD0qYcbQ4Xk16nBDXwLxv3tU2rwAzOeeJB5jjO/v5Sv4zgpZm8siVklHSze/kbxQADXktlV8G4hMIE5QkhEXI4bZ7GoMKRKCqu+ATSti24+a9Qt40JdCScXkdCZZUgsX2qtvc90aj+2cybcfjGddPI5MzO7k1aufC8uQOuCcJF5hWj/FlAzpu', '2026-11-23 12:23:31.195+00', '2026-11-24 12:23:31.195+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a2085c86f6e83657169cded699e5ab', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 12:23:31.318+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'cust_01a2085c853cf49050eae8c3be4fb991', 'lprg_01a2085c8719ed005466c8ede4ef7fb6 cust_01a2085c853cf49050eae8c3be4fb991', 'ACTIVE', NULL, '2026-11-23 12:23:31.36+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a2085c86007d7ccbdd12072590c017', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'ltr_01a2085c85f80a67183900b97442c9ca', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 12:23:31.079+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a2085c85f80a67183900b97442c9ca', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 12:23:31.063+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'cust_01a2085c853cf49050eae8c3be4fb991', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'tbL2vulYeP', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a2085c8706bcb05a70f85c39ea393e"}, "StructureID": "lts_01a2085c86fd9b371babf3084356a444"}', NULL, '2026-11-23 12:23:31.36+00', '2026-11-23 12:23:31.42+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_cab47317fec1e79e8c16a398a0ff20ac', 'tiers', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'tiers lprg_01a2085c8719ed005466c8ede4ef7fb6', '2026-11-23', NULL, NULL, NULL, 'lts_01a2085c86fd9b371babf3084356a444', 'lt_01a2085c8706bcb05a70f85c39ea393e', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_626ca8fde35ff85bec397324020753d9', 'tiers', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'tiers lprg_01a2085c8719ed005466c8ede4ef7fb6 total', NULL, NULL, NULL, NULL, 'lts_01a2085c86fd9b371babf3084356a444', 'lt_01a2085c8706bcb05a70f85c39ea393e', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_e4835cab40cf89a9fc1c1370f38cdb0a', 'spending', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'spending lprg_01a2085c8719ed005466c8ede4ef7fb6', '2026-11-23', NULL, NULL, 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_58da8ab46cbe923f205fbf9ea4626114', 'spending', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'spending lprg_01a2085c8719ed005466c8ede4ef7fb6 total', NULL, NULL, NULL, 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_0fbd56bec6d6c03dc70489a395107e70', 'card', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'card lcrd_01a2085c8722c533ef90ac438f8140cb', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_191ce281af522289d8b676c6ded20c63', 'earning_rules', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'earning_rules lprg_01a2085c8719ed005466c8ede4ef7fb6', '2026-11-23', 'lern_01a2085c870e0e279c1cca526670a6ff', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_610de2c4431f262464b0cb43d0973d75', 'member_rules', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'member_rules lmbr_01a2085c8720c233ff809a257bc4d124', '2026-11-23', 'lern_01a2085c870e0e279c1cca526670a6ff', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b4acee44e90425f26b92e6394655f90c', 'points_earnings', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'points_earnings lprg_01a2085c8719ed005466c8ede4ef7fb6', '2026-11-23', 'lern_01a2085c870e0e279c1cca526670a6ff', 'lernei_01a2085c870e0e279c1cca52549917fb', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_f2599036925d60926aba6c2885832fe6', 'earning_rules', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'earning_rules lprg_01a2085c8719ed005466c8ede4ef7fb6 total', NULL, 'lern_01a2085c870e0e279c1cca526670a6ff', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_cadc4b05ebbc7850ef85af87278e9ead', 'points_earnings', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'points_earnings lprg_01a2085c8719ed005466c8ede4ef7fb6 total', NULL, 'lern_01a2085c870e0e279c1cca526670a6ff', 'lernei_01a2085c870e0e279c1cca52549917fb', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2085c87219faee929333f90dc9b03', 'seats lprg_01a2085c8719ed005466c8ede4ef7fb6', '2026-11-23 12:23:31.362+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2085c872c47b4c45ae28136ad0ecd', 'reward lrew_01a2085c871872f992b57764fefea8be lmbr_01a2085c8720c233ff809a257bc4d124', '2026-11-23 12:23:31.371+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2085c872d611a3578d0f92a85330f', 'spend lcrd_01a2085c8722c533ef90ac438f8140cb', '2026-11-23 12:23:31.379+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2085c878bfede70530bc9bd9d93d7', 'card lcrd_01a2085c8722c533ef90ac438f8140cb', '2026-11-23 12:23:31.42+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2085c87732d83db68e6c8bc9071be', 'lern_01a2085c870e0e279c1cca526670a6ff lmbr_01a2085c8720c233ff809a257bc4d124', '2026-11-23 12:23:31.42+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a2085c86f0b9f38279fa2a22b8bdba', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 12:23:31.312+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'ea74c32609e3f3dc525e9acc16041a61e097e7eb4249412846f4ad3bbca25847', 'demo', '10a553278934cbba91213167a4549ee0', '["api"]', '2026-11-23 12:23:31.253+00', '2026-11-23 12:38:31.253+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a2085c873441c36dcf8f778ee82125', 'APPROVED', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'lctx_01a2085c873587cc20e314596b86b2b7', 'ord_01a2085c8732a135972b9adfebc1558b', 'ordpay_01a2085c873441c36dcf8f77da2b80f9', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 12:23:31.379+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2085c85b0c8cc98e250be4b5c7b20', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a2085c85b0c8cc98e250bee998dcde", "SKU": {"ID": "sku_01a2085c85305c9ee11aef34d3ea4711", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a2085c85305c9ee11aef34d3ea4711", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a2085c852b2efe62423cb1f2339f32", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a2085c852b2efe62423cb1f2339f32", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a2085c85b0c8cc98e250bf7a5c6325", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a2085c8533ec1e029fa1ad1fb4220b", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a2085c8533ec1e029fa1ad1fb4220b", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, NULL, '2026-11-23 12:23:30.991+00', NULL, '2026-11-23 12:23:30.991+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2085c85bd392f8260f2023892c322', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a2085c85bd392f8260f202fcf6f5c0", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a2085c8532e005441a58284b20dbf9", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a2085c8532e005441a58284b20dbf9", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, '{"r_01a2085c85bd392f8260f203877d2c72": {"Date": "2026-11-23T12:23:31.005Z", "RelatedObjectID": "v_01a2085c856c46001662d7fa093d299b", "RelatedObjectType": "voucher"}}', '2026-11-23 12:23:31.005+00', NULL, '2026-11-23 12:23:31.005+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2085c8656e4d952d05436eee03c66', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a2085c85355b71e7b8263b6f0753ba', NULL, '{"r_01a2085c864d1c014cc239b3b6761b0a": {"Date": "2026-11-23T12:23:31.158Z", "RelatedObjectID": "v_01a2085c85856d64f3ba69da5e2f54c5", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a2085c856f3b98248803d6a198c7ea"}}', '2026-11-23 12:23:31.158+00', NULL, '2026-11-23 12:23:31.158+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2085c8731fd11f4f1ea32916137d5', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, NULL, '2026-11-23 12:23:31.377+00', NULL, '2026-11-23 12:23:31.377+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2085c8732a135972b9adfebc1558b', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a2085c853cf49050eae8c3be4fb991', NULL, NULL, '2026-11-23 12:23:31.378+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2085c860f5a4dc3723ea9f8985130', 'v_01a2085c86007d7ccbdd12072590c017', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'vtx_01a2085c8607aa7a91ddf5c32f6dc6ec', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2085c86007d7ccbdd12072590c017 9999-12-31 001795436611079', NULL, '2026-11-23 12:23:31.079+00', '2026-11-23 12:23:31.128+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2085c872613a0cac72d74da495df0', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lctx_01a2085c872613a0cac72d7420556996', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 12:23:31.365+00', '2026-11-23 12:23:31.379+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2085c878c6f6b040faaf23ed10230', 'v_01a2085c86007d7ccbdd12072590c017', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'vtx_01a2085c8789a4a53e59b19ea9ac827b', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2085c86007d7ccbdd12072590c017 9999-12-31 001795436611426', NULL, '2026-11-23 12:23:31.426+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2085c87a9098ccf4f085fe3437db8', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lctx_01a2085c87a80c289dd897344f9440b7', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2085c8722c533ef90ac438f8140cb 9999-12-31 001795436611420', NULL, '2026-11-23 12:23:31.42+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2085c87c02b078a9c8cf1f13a319b', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lctx_01a2085c87bf24cb25527c0c7cb90a71', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2085c8722c533ef90ac438f8140cb 9999-12-31 001795436611420', NULL, '2026-11-23 12:23:31.42+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2085c863843158d311c7e7f5ff96e', 'v_01a2085c86007d7ccbdd12072590c017', 'vtx_01a2085c863843158d311c7dd2e1ce3b', 'lopb_01a2085c860f5a4dc3723ea9f8985130', 20, 0, 0, '2026-11-23 12:23:31.128+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2085c872d611a3578d0fa59a4d53f', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lctx_01a2085c872d611a3578d0f9600f6cce', 'lcpeb_01a2085c872613a0cac72d74da495df0', 20, 0, 0, '2026-11-23 12:23:31.371+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2085c873587cc20e3145a439525d3', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lctx_01a2085c873587cc20e314596b86b2b7', 'lcpeb_01a2085c872613a0cac72d74da495df0', 80, 0, 0, '2026-11-23 12:23:31.379+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 12:23:30.811+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2085c852b2efe62423cb1f2339f32', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 12:23:30.859+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2085c8532e005441a58284b20dbf9', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 12:23:30.865+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2085c8533ec1e029fa1ad1fb4220b', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 12:23:30.867+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 12:23:30.811+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a2085c8533ec1e029fa1ade10181bc', 'Equipment', 'STATIC', '[{"ID": "prod_01a2085c8532e005441a58284b20dbf9", "Object": "product"}, {"ID": "prod_01a2085c8533ec1e029fa1ad1fb4220b", "Object": "product"}]', NULL, NULL, false, '2026-11-23 12:23:30.867+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2085c871aac1a8dafb9849dbfa8ae', 'lprg_01a2085c8719ed005466c8ede4ef7fb6 lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'card_definition', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', NULL, 0, '2026-11-23 12:23:31.353+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2085c871bc132ee8691afc6feaa55', 'lprg_01a2085c8719ed005466c8ede4ef7fb6 lts_01a2085c86fd9b371babf3084356a444', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'tier_structure', 'lts_01a2085c86fd9b371babf3084356a444', NULL, 0, '2026-11-23 12:23:31.353+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2085c871c560d0aaa14a4a39a4ac3', 'lprg_01a2085c8719ed005466c8ede4ef7fb6 lern_01a2085c870e0e279c1cca526670a6ff', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'earning_rule', 'lern_01a2085c870e0e279c1cca526670a6ff', NULL, 0, '2026-11-23 12:23:31.353+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2085c871fe9732a7ac2faf41418b1', 'lprg_01a2085c8719ed005466c8ede4ef7fb6 lrew_01a2085c871872f992b57764fefea8be', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'reward', 'lrew_01a2085c871872f992b57764fefea8be', NULL, 1, '2026-11-23 12:23:31.358+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a2085c870e0e279c1cca526670a6ff', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a2085c870e0e279c1cca526670a6ff", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a2085c870e0e279c1cca52549917fb", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}}, {"BenefitID": "lben_01a2085c870c3f948b3ed27b8b1c353f"}]}], "CreatedAt": "2026-11-23T12:23:31.342Z"}', '2026-11-23 12:23:31.342+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a2085c871872f992b57764fefea8be', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a2085c871872f992b57764fefea8be", "Gift": {"Material": {"ProductID": "prod_01a2085c8533ec1e029fa1ad1fb4220b"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a2085c871872f992b57763ef46c64f", "Spending": {"ID": "lrspn_01a2085c871872f992b5776437f114d8", "Points": 20, "CardDefinitionID": "lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T12:23:31.352Z"}', '2026-11-23 12:23:31.352+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a2085c8706bcb05a70f85c39ea393e', 'lts_01a2085c86fd9b371babf3084356a444', 'Gold', '{"ID": "lt_01a2085c8706bcb05a70f85c39ea393e", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T12:23:31.334Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a2085c86fd9b371babf3084356a444"}', '2026-11-23 12:23:31.334+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 12:23:31.353+00', NULL);
INSERT INTO public.project_revisions (project_id, revision) VALUES ('demo', 28);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '787ef783110e7f993f563be2ca52bcddfc495f2a0260a71f1bda571c530f1152', NULL, NULL, NULL, true, 0, '2026-11-23 12:23:30.76+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a2085c868abd1d04740248150bf3f6', 'camp_01a2085c858c66480526d8e35aee487e', 'Both', '["promo_01a2085c858dbf4ecffd73c14ab5f29c"]', 'MANUAL', NULL, '2026-11-23 12:23:31.209+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2085c858dbf4ecffd73c14ab5f29c', 'camp_01a2085c858c66480526d8e35aee487e', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 12:23:30.956+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2085c85abde6b881770cef8dd428a', 'camp_01a2085c858c66480526d8e35aee487e', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 12:23:30.986+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2085c8604b2a6c85742db53f2d120', NULL, 'cust_01a2085c85355b71e7b8263b6f0753ba', 'track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc', 'API', NULL, '["v_01a2085c86007d7ccbdd12072590c017"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 12:23:31.074+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2085c86d0f674902ccef3c0aa2695', NULL, 'cust_01a2085c85355b71e7b8263b6f0753ba', 'track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc', 'API', NULL, '["v_01a2085c86c8d55176f77424a8c6cf98"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a2085c86c0f60a28c99cd444f6e658', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 12:23:31.277+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a2085c86e005dc8d8d981407a01e70', 'v_01a2085c86c8d55176f77424a8c6cf98 cust_01a2085c853cf49050eae8c3be4fb991', 'v_01a2085c86c8d55176f77424a8c6cf98', 'cust_01a2085c853cf49050eae8c3be4fb991', 'REFEREE', 'cust_01a2085c85355b71e7b8263b6f0753ba', 'camp_01a2085c86c0f60a28c99cd444f6e658', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 12:23:31.296+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2085c85f12dcaec9cef6e53d96c66/2026-11-23', 'camp_01a2085c85f12dcaec9cef6e53d96c66', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2085c856f3b98248803d6a198c7ea/2026-11-23', 'camp_01a2085c856f3b98248803d6a198c7ea', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2085c85bd392f8260f203877d2c72', 'redemption', '2026-11-23 12:23:31.005+00', NULL, false, NULL, NULL, 'cust_01a2085c853cf49050eae8c3be4fb991', 'track_8owS68B5D-TzCu90OVZwMa1a7UudnQ3T_RtPY_XnhoQ', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '10a553278934cbba91213167a4549ee0', 'API', NULL, '10a553278934cbba91213167a4549ee0', NULL, 'voucher', 'v_01a2085c856c46001662d7fa093d299b', 'v_01a2085c856c46001662d7fa093d299b', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a2085c85bd392f8260f2023892c322', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2085c863843158d311c7d03dabd75', 'redemption', '2026-11-23 12:23:31.128+00', NULL, false, NULL, NULL, 'cust_01a2085c85355b71e7b8263b6f0753ba', 'track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '10a553278934cbba91213167a4549ee0', 'API', NULL, '10a553278934cbba91213167a4549ee0', NULL, 'voucher', 'v_01a2085c86007d7ccbdd12072590c017', 'v_01a2085c86007d7ccbdd12072590c017', 'REGULAR1', NULL, 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'Regulars', 'rew_01a2085c85fa8626c8d59d4a9e92a2ae', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a2085c863843158d311c7dd2e1ce3b", "Delivery": "PENDING", "AssignmentID": "rewa_01a2085c85fecc212a13edbdb2a5808f", "LoyaltyTierID": "ltr_01a2085c85f80a67183900b97442c9ca"}, "Counted": [{"By": 1, "Key": "s/rew_01a2085c85fa8626c8d59d4a9e92a2ae"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2085c864d1c014cc239b3b6761b0a', 'redemption', '2026-11-23 12:23:31.158+00', NULL, false, NULL, NULL, 'cust_01a2085c85355b71e7b8263b6f0753ba', 'track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '10a553278934cbba91213167a4549ee0', 'API', NULL, '10a553278934cbba91213167a4549ee0', NULL, 'voucher', 'v_01a2085c85856d64f3ba69da5e2f54c5', 'v_01a2085c85856d64f3ba69da5e2f54c5', 'GIFT-50', NULL, 'camp_01a2085c856f3b98248803d6a198c7ea', 'Gift cards', NULL, NULL, 'ord_01a2085c8656e4d952d05436eee03c66', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2085c86654c566527c41f05d430ed', 'redemption', '2026-11-23 12:23:31.173+00', NULL, false, NULL, NULL, 'cust_01a2085c85355b71e7b8263b6f0753ba', 'track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, '10a553278934cbba91213167a4549ee0', 'API', NULL, '10a553278934cbba91213167a4549ee0', NULL, 'voucher', 'v_01a2085c856c46001662d7fa093d299b', 'v_01a2085c856c46001662d7fa093d299b', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a2085c866e3fd573f8214a7b2d0370', '2026-11-23 12:23:31.182+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'rr_01a2085c866e3fd573f8214a7b2d0370', 'redemption_rollback', '2026-11-23 12:23:31.182+00', NULL, false, 'r_01a2085c86654c566527c41f05d430ed', NULL, 'cust_01a2085c85355b71e7b8263b6f0753ba', 'track_GXA-hIESUXA8HdtrFQ3dA1Pcwx4uINIo1qCbF8qGefc', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '10a553278934cbba91213167a4549ee0', 'API', NULL, '10a553278934cbba91213167a4549ee0', NULL, 'voucher', 'v_01a2085c856c46001662d7fa093d299b', 'v_01a2085c856c46001662d7fa093d299b', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2085c867b88093a81e50dd730c50c', 'redemption', '2026-11-23 12:23:31.206+00', NULL, false, NULL, NULL, 'cust_01a2085c853cf49050eae8c3be4fb991', 'track_8owS68B5D-TzCu90OVZwMa1a7UudnQ3T_RtPY_XnhoQ', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '10a553278934cbba91213167a4549ee0', 'API', NULL, '10a553278934cbba91213167a4549ee0', NULL, 'voucher', 'v_01a2085c86796e1c76b4726b6a9512b8', 'v_01a2085c86796e1c76b4726b6a9512b8', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a2085c85fecc212a13edbdb2a5808f', 'rew_01a2085c85fa8626c8d59d4a9e92a2ae camp_01a2085c85f12dcaec9cef6e53d96c66', 'rew_01a2085c85fa8626c8d59d4a9e92a2ae', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 20, false, '2026-11-23 12:23:31.069+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a2085c872d611a3578d0f9378cdaa8', 'PURCHASE', 'APPROVED', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lctx_01a2085c872d611a3578d0f9600f6cce', 'lrew_01a2085c871872f992b57764fefea8be', 20, '{"Gift": {"Material": {"ProductID": "prod_01a2085c8533ec1e029fa1ad1fb4220b"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 12:23:31.371+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a2085c85fa8626c8d59d4a9e92a2ae', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a2085c8533ec1e029fa1ad1fb4220b"}', NULL, '2026-11-23 12:23:31.066+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 12:23:30.91589+00', '2026-11-23 12:23:30.892216+00', '2026-11-23 12:23:30.931395+00', '2026-11-23 12:23:30.892216+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2085c8548ac1e2152b33ca43b4e0e", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2085c8544f31022067345ae6c2e13"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 12:23:30.940294+00', '2026-11-23 12:23:30.935095+00', '2026-11-23 12:23:30.943788+00', '2026-11-23 12:23:30.935095+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2085c857697805bdf8ee6bf5aa57b", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2085c856f3b98248803d6a198c7ea"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 12:23:31.097228+00', '2026-11-23 12:23:31.065397+00', '2026-11-23 12:23:31.106927+00', '2026-11-23 12:23:31.065397+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a2085c85f12dcaec9cef6e53d96c66"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 12:23:31.136698+00', '2026-11-23 12:23:31.12405+00', '2026-11-23 12:23:31.165718+00', '2026-11-23 12:23:31.12405+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 12:23:31.136698+00', '2026-11-23 12:23:31.12405+00', '2026-11-23 12:23:31.141309+00', '2026-11-23 12:23:31.12405+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 12:23:31.136698+00', '2026-11-23 12:23:31.12405+00', '2026-11-23 12:23:31.144981+00', '2026-11-23 12:23:31.12405+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 12:23:31.218319+00', '2026-11-23 12:23:31.212878+00', '2026-11-23 12:23:31.222429+00', '2026-11-23 12:23:31.212878+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a2085c868b145db13112a0d87df80d"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 12:23:31.233115+00', '2026-11-23 12:23:31.225145+00', '2026-11-23 12:23:31.236966+00', '2026-11-23 12:23:31.225145+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a2085c8698d50370aecc163034c05a"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 12:23:31.247189+00', '2026-11-23 12:23:31.2439+00', '2026-11-23 12:23:31.250061+00', '2026-11-23 12:23:31.2439+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a2085c86a06bd566f9144493cd5fb1", "Metadata": null}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 12:23:31.391929+00', '2026-11-23 12:23:31.39065+00', '2026-11-23 12:23:31.534495+00', '2026-11-23 12:23:31.39065+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 12:23:31.391929+00', '2026-11-23 12:23:31.39065+00', '2026-11-23 12:23:31.410159+00', '2026-11-23 12:23:31.39065+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 12:23:31.391929+00', '2026-11-23 12:23:31.39065+00', '2026-11-23 12:23:31.393404+00', '2026-11-23 12:23:31.39065+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 12:23:31.393853+00', '2026-11-23 12:23:31.39065+00', '2026-11-23 12:23:31.42337+00', '2026-11-23 12:23:31.39065+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 12:23:31.41595+00', '2026-11-23 12:23:31.39065+00', '2026-11-23 12:23:31.466499+00', '2026-11-23 12:23:31.39065+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 12:23:31.391929+00', '2026-11-23 12:23:31.39065+00', '2026-11-23 12:23:31.544926+00', '2026-11-23 12:23:31.39065+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 12:23:31.551826+00', '2026-11-23 12:23:31.424099+00', '2026-11-23 12:23:31.556181+00', '2026-11-23 12:23:31.424099+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2085c8719ed005466c8ede4ef7fb6"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 12:23:31.551826+00', '2026-11-23 12:23:31.424935+00', '2026-11-23 12:23:31.557532+00', '2026-11-23 12:23:31.424935+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2085c8719ed005466c8ede4ef7fb6"}, "project": "demo"}', '{punchcard:1056746273}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 12:23:30.279066+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 12:23:30.299028+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 12:23:30.335656+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 12:23:30.342671+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 12:23:30.362015+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 12:23:30.39615+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 12:23:30.403696+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 12:23:30.533684+00', '{}', NULL, '2026-11-23 12:23:30.533684+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 12:23:30.53965+00', '{}', NULL, '2026-11-23 12:23:30.53965+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 12:23:30.54805+00', '{}', NULL, '2026-11-23 12:23:30.54805+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 12:23:30.549895+00', '{}', NULL, '2026-11-23 12:23:30.549895+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 12:23:30.550655+00', '{}', NULL, '2026-11-23 12:23:30.550655+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 12:23:30.550993+00', '{}', NULL, '2026-11-23 12:23:30.550993+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 12:23:30.551725+00', '{}', NULL, '2026-11-23 12:23:30.551725+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 12:23:30.551832+00', '{}', NULL, '2026-11-23 12:23:30.551832+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 12:23:30.553142+00', '{}', NULL, '2026-11-23 12:23:30.553142+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 12:23:30.563675+00', '{}', NULL, '2026-11-23 12:23:30.563675+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 12:23:30.570867+00', '{}', NULL, '2026-11-23 12:23:30.570867+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 12:23:30.605829+00', '{}', NULL, '2026-11-23 12:23:30.605829+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 12:23:30.606196+00', '{}', NULL, '2026-11-23 12:23:30.606196+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 12:23:30.606415+00', '{}', NULL, '2026-11-23 12:23:30.606415+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 12:23:30.606733+00', '{}', NULL, '2026-11-23 12:23:30.606733+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 12:23:30.606917+00', '{}', NULL, '2026-11-23 12:23:30.606917+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 12:23:30.607117+00', '{}', NULL, '2026-11-23 12:23:30.607117+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 12:23:30.607287+00', '{}', NULL, '2026-11-23 12:23:30.607287+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 12:23:30.607437+00', '{}', NULL, '2026-11-23 12:23:30.607437+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 12:23:30.607602+00', '{}', NULL, '2026-11-23 12:23:30.607602+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 12:23:30.607784+00', '{}', NULL, '2026-11-23 12:23:30.607784+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 12:23:30.608012+00', '{}', NULL, '2026-11-23 12:23:30.608012+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 12:23:30.608174+00', '{}', NULL, '2026-11-23 12:23:30.608174+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 12:23:30.608421+00', '{}', NULL, '2026-11-23 12:23:30.608421+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 12:23:30.608721+00', '{}', NULL, '2026-11-23 12:23:30.608721+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 12:23:30.608931+00', '{}', NULL, '2026-11-23 12:23:30.608931+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 12:23:30.609137+00', '{}', NULL, '2026-11-23 12:23:30.609137+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 12:23:30.62009+00', '{}', NULL, '2026-11-23 12:23:30.62009+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 12:23:30.620646+00', '{}', NULL, '2026-11-23 12:23:30.620646+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 12:23:30.620955+00', '{}', NULL, '2026-11-23 12:23:30.620955+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 12:23:30.621372+00', '{}', NULL, '2026-11-23 12:23:30.621372+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 12:23:30.621742+00', '{}', NULL, '2026-11-23 12:23:30.621742+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 12:23:30.621962+00', '{}', NULL, '2026-11-23 12:23:30.621962+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 12:23:30.622155+00', '{}', NULL, '2026-11-23 12:23:30.622155+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 12:23:30.622304+00', '{}', NULL, '2026-11-23 12:23:30.622304+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 12:23:30.622461+00', '{}', NULL, '2026-11-23 12:23:30.622461+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a2085c868b145db13112a0d87df80d cust_01a2085c85355b71e7b8263b6f0753ba', 'seg_01a2085c868b145db13112a0d87df80d', 'cust_01a2085c85355b71e7b8263b6f0753ba', '2026-11-23 12:23:31.22+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a2085c868b145db13112a0d87df80d', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 12:23:31.211+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a2085c856c46001662d7fa093d299b/ssn_01a2085c8673a7b08b928a4e32e10bd8', 'ssn_01a2085c8673a7b08b928a4e32e10bd8', 'v_01a2085c856c46001662d7fa093d299b', 'cust_01a2085c85355b71e7b8263b6f0753ba', 1, 0, 0, '2026-11-23 12:23:31.189+00', '2026-11-30 12:23:31.189+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'a6b184e1215fbab863e6247a9462b77ecc9f5da85ba68c998c99f43042853957', NULL, '2026-11-23 12:23:30.676+00', '2026-11-23 12:53:30.676+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2085c852d55312f0beeedd64762dd', 'beans-250g', 'prod_01a2085c852b2efe62423cb1f2339f32', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 12:23:30.861+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2085c85305c9ee11aef34d3ea4711', 'beans-1kg', 'prod_01a2085c852b2efe62423cb1f2339f32', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 12:23:30.864+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 12:23:31.298+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a2085c86fd9b371babf3084356a444', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a2085c86fd9b371babf3084356a444", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T12:23:31.325Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T12:23:31.336Z", "CardDefinitionID": "lcdef_01a2085c86f9f27f1cb16df82c2f1fdb"}', '2026-11-23 12:23:31.325+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a2085c872938440826c2d8a6a79b98', 'JOINED', 'APPROVED', 'lprg_01a2085c8719ed005466c8ede4ef7fb6', 'lmbr_01a2085c8720c233ff809a257bc4d124', 'lcrd_01a2085c8722c533ef90ac438f8140cb', 'lcdef_01a2085c86f9f27f1cb16df82c2f1fdb', 'lts_01a2085c86fd9b371babf3084356a444', 'lt_01a2085c8706bcb05a70f85c39ea393e', '{"To": "lt_01a2085c8706bcb05a70f85c39ea393e", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T12:23:31.365Z", "CardTransactionIDs": ["lctx_01a2085c872613a0cac72d7420556996"]}', '2026-11-23 12:23:31.365+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a2085c86b44b70f1f6a4704923c307', 'v_01a2085c86ad913541acb94a641e092c', 'voucher', 'GONE', NULL, NULL, '2026-11-23 12:23:31.246+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a2085c86eca9a21fe7f1d9391f40b2', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 12:23:31.308+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2085c853e1c8735ef50eb4ad946a0', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 12:23:30.878+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2085c8678ddecb8ed8cdaa63247f0', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 12:23:31.192+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2085c85424fd19cb7c414fac3dd2c', 'val_01a2085c853e1c8735ef50eb4ad946a0 voucher v_01a2085c854009e4b1d0ed5e7345166c', 'val_01a2085c853e1c8735ef50eb4ad946a0', 'v_01a2085c854009e4b1d0ed5e7345166c', 'voucher', '2026-11-23 12:23:30.88+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2085c85ae4f8e7154bdbd18c2a616', 'val_01a2085c853e1c8735ef50eb4ad946a0 promotion_tier promo_01a2085c85abde6b881770cef8dd428a', 'val_01a2085c853e1c8735ef50eb4ad946a0', 'promo_01a2085c85abde6b881770cef8dd428a', 'promotion_tier', '2026-11-23 12:23:30.989+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2085c867ab3215d7462c185a7825d', 'val_01a2085c8678ddecb8ed8cdaa63247f0 voucher v_01a2085c86796e1c76b4726b6a9512b8', 'val_01a2085c8678ddecb8ed8cdaa63247f0', 'v_01a2085c86796e1c76b4726b6a9512b8', 'voucher', '2026-11-23 12:23:31.193+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2085c8607aa7a91ddf5c32f6dc6ec', 'v_01a2085c86007d7ccbdd12072590c017', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 12:23:31.079+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2085c863843158d311c7dd2e1ce3b', 'v_01a2085c86007d7ccbdd12072590c017', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, 'r_01a2085c863843158d311c7d03dabd75', NULL, NULL, '2026-11-23 12:23:31.128+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2085c8656e4d952d0543845288187', 'v_01a2085c85856d64f3ba69da5e2f54c5', 'camp_01a2085c856f3b98248803d6a198c7ea', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a2085c8656e4d952d05436eee03c66', 'r_01a2085c864d1c014cc239b3b6761b0a', NULL, NULL, '2026-11-23 12:23:31.158+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2085c8789a4a53e59b19ea9ac827b', 'v_01a2085c86007d7ccbdd12072590c017', 'camp_01a2085c85f12dcaec9cef6e53d96c66', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"RuleID": "ern_01a2085c85f56094bf0c6a0922404c92", "EventID": "ev_01a2085c8656e4d952d0543884205863", "OrderID": "ord_01a2085c8656e4d952d05436eee03c66", "EventType": "customer.order.paid", "HolderTierID": "ltr_01a2085c85f80a67183900b97442c9ca"}', 'ord_01a2085c8656e4d952d05436eee03c66', NULL, NULL, NULL, '2026-11-23 12:23:31.426+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c854009e4b1d0ed5e7345166c', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.88+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e31fc6b8b605c', 'HELLO-06lq', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e31fcba8402e4', 'HELLO-GlOh', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e31fd6b6315ff', 'HELLO-aFt2', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e31fdd08e59ff', 'HELLO-dyEM', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e31fe1e0fd1e2', 'HELLO-bUwm', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e31febdde525c', 'HELLO-1vQt', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e31ff32f7e41b', 'HELLO-2jBa', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3200108d7a6e', 'HELLO-EcDJ', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e32006da0190b', 'HELLO-kqDJ', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e32016685f53a', 'HELLO-XbKH', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3201b045726a', 'HELLO-rGfB', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e32026a0e816c', 'HELLO-iEAf', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3202e4de8022', 'HELLO-i8Yr', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3203a788b6f3', 'HELLO-JPVP', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e32044686283a', 'HELLO-IEbl', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3204cf52de12', 'HELLO-fVFg', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3205a191dbac', 'HELLO-Mm1n', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3205e197f006', 'HELLO-Ur24', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e320637d60bf2', 'HELLO-dL3F', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856797d42b5e3206e2a32762', 'HELLO-bJX6', 'camp_01a2085c8544f31022067345ae6c2e13', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.918+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c857edfe54fea62f73ab070ce', 'CARD-gWFLlz56', 'camp_01a2085c856f3b98248803d6a198c7ea', 'cat_01a2085c8529e05c3fd2472d6f77688e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.942+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c857edfe54fea62f77aa68a0d', 'CARD-OUonYVFt', 'camp_01a2085c856f3b98248803d6a198c7ea', 'cat_01a2085c8529e05c3fd2472d6f77688e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.942+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c857edfe54fea62f8225c38eb', 'CARD-jo5Skiyn', 'camp_01a2085c856f3b98248803d6a198c7ea', 'cat_01a2085c8529e05c3fd2472d6f77688e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.942+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c857edfe54fea62f87b1c7fbf', 'CARD-IKE6zGbe', 'camp_01a2085c856f3b98248803d6a198c7ea', 'cat_01a2085c8529e05c3fd2472d6f77688e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.942+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c857edfe54fea62f8bc5204e4', 'CARD-MV3ngxIC', 'camp_01a2085c856f3b98248803d6a198c7ea', 'cat_01a2085c8529e05c3fd2472d6f77688e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:30.942+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c85856d64f3ba69da5e2f54c5', 'GIFT-50', 'camp_01a2085c856f3b98248803d6a198c7ea', 'cat_01a2085c8529e05c3fd2472d6f77688e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 12:23:30.949+00', '2026-11-23 12:23:31.158+00', '2026-11-23 12:23:31.158+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c856c46001662d7fa093d299b', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 12:23:30.924+00', '2026-11-23 12:23:31.005+00', '2026-11-23 12:23:31.182+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c86796e1c76b4726b6a9512b8', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 12:23:31.193+00', '2026-11-23 12:23:31.206+00', '2026-11-23 12:23:31.206+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c86007d7ccbdd12072590c017', 'REGULAR1', 'camp_01a2085c85f12dcaec9cef6e53d96c66', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a2085c85355b71e7b8263b6f0753ba', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 12:23:31.072+00', '2026-11-23 12:23:31.426+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c86ad913541acb94a641e092c', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:31.245+00', NULL, NULL, '2026-11-23 12:23:31.246+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2085c86c8d55176f77424a8c6cf98', 'FRIEND1', 'camp_01a2085c86c0f60a28c99cd444f6e658', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a2085c85355b71e7b8263b6f0753ba', 'cust_01a2085c85355b71e7b8263b6f0753ba', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 12:23:31.272+00', '2026-11-23 12:23:31.277+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a2085c86eacd5e834c6d4df04e2988', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 12:23:31.306+00', '2026-11-23 12:23:31.306+00');
SELECT pg_catalog.setval('public.events_number_seq', 665, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 17, true);
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
