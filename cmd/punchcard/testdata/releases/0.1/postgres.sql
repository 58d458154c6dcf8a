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
CREATE TABLE public.async_action_lines (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    running text COLLATE pg_catalog."C",
    waiting jsonb
);
CREATE TABLE public.async_action_parts (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    action_id text COLLATE pg_catalog."C",
    role text COLLATE pg_catalog."C",
    data text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone
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
    portion bigint NOT NULL,
    total bigint NOT NULL,
    done bigint NOT NULL,
    failed bigint NOT NULL,
    result jsonb,
    line text COLLATE pg_catalog."C"
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
CREATE TABLE public.bin_entries (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    resource_id text COLLATE pg_catalog."C",
    resource_type text COLLATE pg_catalog."C",
    resource_name text COLLATE pg_catalog."C",
    parent_id text COLLATE pg_catalog."C",
    deleted_by text COLLATE pg_catalog."C",
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
    type text COLLATE pg_catalog."C",
    entity_type text COLLATE pg_catalog."C",
    entity_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    group_id text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    data json,
    created_at timestamp(3) with time zone,
    number bigint NOT NULL,
    "position" bigint
);
ALTER TABLE public.events ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.events_number_seq
    START WITH 1
    INCREMENT BY 1
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
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    due_on text COLLATE pg_catalog."C"
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
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone
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
CREATE TABLE public.points_holds (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text COLLATE pg_catalog."C",
    entry_id text COLLATE pg_catalog."C",
    points bigint NOT NULL,
    status text COLLATE pg_catalog."C",
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
    created_at timestamp(3) with time zone,
    restored bigint DEFAULT 0 NOT NULL
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
    cluster_id text COLLATE pg_catalog."C",
    secret text COLLATE pg_catalog."C",
    client jsonb,
    sandbox boolean NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    clock_offset bigint DEFAULT 0 NOT NULL,
    code_charset text COLLATE pg_catalog."C",
    notifications jsonb
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
    quantity bigint NOT NULL,
    credits bigint NOT NULL,
    points bigint NOT NULL,
    created_at timestamp(3) with time zone,
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
    order_id text COLLATE pg_catalog."C",
    redemption_id text COLLATE pg_catalog."C",
    rollback_id text COLLATE pg_catalog."C",
    related_transaction_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    cause jsonb
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
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
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
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone
);
ALTER TABLE ONLY public.river_job ALTER COLUMN id SET DEFAULT nextval('public.river_job_id_seq'::regclass);
ALTER TABLE ONLY public.river_notification ALTER COLUMN id SET DEFAULT nextval('public.river_notification_id_seq'::regclass);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, portion, total, done, failed, result, line) VALUES ('demo', 'aa_01a1fea041bef7054cfcee9511d85f7c', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a1fea0419b3e2f656ed648af1aa3c3', '2026-11-21 15:01:17.886+00', '2026-11-21 15:01:17.938+00', '2026-11-21 15:01:17.934+00', '2026-11-21 15:01:17.938+00', 1, 20, 20, 0, '{"Cause": "", "Message": "Generated 20 vouchers.", "Failures": null, "Reported": false}', NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, portion, total, done, failed, result, line) VALUES ('demo', 'aa_01a1fea042139db82feab17a0c756e6e', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a1fea041fb6997c3b17f6ef70ed9d6', '2026-11-21 15:01:17.971+00', '2026-11-21 15:01:18.096+00', '2026-11-21 15:01:18.094+00', '2026-11-21 15:01:18.096+00', 1, 5, 5, 0, '{"Cause": "", "Message": "Generated 5 vouchers.", "Failures": null, "Reported": false}', NULL);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a1fea04436fb0b33c09e06eb827c36', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Gift": null, "Type": "DISCOUNT_VOUCHER", "Loyalty": null, "Discount": {"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}, "CodeConfig": {"Length": 4, "Prefix": null, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####", "Postfix": null, "InitialCount": null}, "ReferralCode": false, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-21 15:01:17.853+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "Loyalty": null, "Discount": null, "CodeConfig": {"Length": 8, "Prefix": null, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########", "Postfix": null, "InitialCount": null}, "ReferralCode": false, "RedemptionQuantity": null}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a1fea041695474a9f3c9a69bdf8fa8', NULL, NULL, NULL, true, false, '2026-11-21 15:01:17.964+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a1fea042ae2addfd167deb1222f356', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a1fea041675379758ab9de9c2dcef1', NULL, NULL, NULL, true, false, '2026-11-21 15:01:18.126+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Gift": null, "Type": "LOYALTY_CARD", "Loyalty": {"Points": 0, "Expiration": null}, "Discount": null, "CodeConfig": {"Length": 8, "Prefix": null, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########", "Postfix": null, "InitialCount": null}, "ReferralCode": false, "RedemptionQuantity": null}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-21 15:01:18.518+00', NULL, NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a1fea041675379758ab9de9c2dcef1', 'Promotions', 1, '2026-11-21 15:01:17.799+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a1fea041695474a9f3c9a69bdf8fa8', 'Payments', 9, '2026-11-21 15:01:17.801+00', NULL);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'f12b27d17e8cbb9772a3fdf8216bceed', 'demo', 'SERVER', 'demo', '56f3f4f623e96e9ad7b9e6264f28e44fa2428243e8ccc507a493f0a6a2f5a86b', '2026-11-21 15:01:17.793+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '5246f0dc9e107002944ac7c0c366dd53', 'demo', 'CLIENT', 'demo', '0ede405f37744fbfc045e9b880cf698e10d07d59471e49fe147b2e3d8edbe14c', '2026-11-21 15:01:17.796+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'eee40d94b72ec4f3d609176156a35468', 'demo', 'MANAGEMENT', 'demo', '3caa188c34a7aba9f81eeb46955a893df923de6be3ac3a3c3dae7ae26005490d', '2026-11-21 15:01:17.796+00', NULL, false);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a1fea04195812e286cc6d5d94f937e', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Line1": "", "Line2": "", "State": "", "Country": "SE", "PostalCode": ""}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 1, "Succeeded": 1, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-21T15:01:18.366Z", "OrdersCount": 2, "GiftRedeemed": 0, "OrdersAmount": 13000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 7110, "RollbackSucceeded": 0}', NULL, '2026-11-21 15:01:17.845+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a1fea041869bf422b5e2679c5e768b', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Line1": "", "Line2": "", "State": "", "Country": "FR", "PostalCode": ""}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 1, "Succeeded": 1, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-21T15:01:18.472Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 0}', NULL, '2026-11-21 15:01:17.83+00', NULL);
INSERT INTO public.daily_runs (project_id, id, day, working, step, updated_at) VALUES ('demo', 'daily', '2026-11-21', false, NULL, '2026-11-21 15:01:17.983+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a1fea0444b90cf8e1aa4513b920a22', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'auto_01a1fea0444b90cf8e1aa4518cb3d665', 'order.paid', '{"Every": 0, "Scope": null, "Points": 10, "Formula": "", "Property": "", "Calculation": ""}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-21 15:01:18.535+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'numbered', 31, false, '2026-11-21 15:01:18.697+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'reached programs', 31, false, '2026-11-21 15:01:18.777+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'reached webhooks', 31, false, '2026-11-21 15:01:18.78+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'scheduled programs', 0, false, '2026-11-21 15:01:18.801+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'reached loyalty', 31, false, '2026-11-21 15:01:18.808+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'reached segments', 31, false, '2026-11-21 15:01:18.799+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'scheduled webhooks', 0, false, '2026-11-21 15:01:18.82+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'reached referrals', 31, false, '2026-11-21 15:01:18.822+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'scheduled segments', 0, false, '2026-11-21 15:01:18.831+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'scheduled loyalty', 0, false, '2026-11-21 15:01:18.831+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'scheduled referrals', 0, false, '2026-11-21 15:01:18.847+00');
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0418ada9c2fc902b0a58e70ec', 'customer.created', 'customer', 'cust_01a1fea041869bf422b5e2679c5e768b', 'cust_01a1fea041869bf422b5e2679c5e768b', NULL, 'v-01a1fea0417f5599b29184a05dc1de4e', 'ACTION', '{"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:17.83+00', 1, 1);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04195812e286cc6d68f869317', 'customer.created', 'customer', 'cust_01a1fea04195812e286cc6d5d94f937e', 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, 'v-01a1fea041943752c834b723d484d7d9', 'ACTION', '{"customer":{"ID":"cust_01a1fea04195812e286cc6d5d94f937e","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.845Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:17.845+00', 2, 2);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0419af7ee3a183039710351bd', 'business_validation_rule.created', 'validation_rules', 'val_01a1fea04198cb2aecfc34a957adf0b6', NULL, NULL, 'v-01a1fea041979340437bcb27631e30df', 'ACTION', '{"rule":{"ID":"val_01a1fea04198cb2aecfc34a957adf0b6","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-21T15:01:17.848Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:17.848+00', 3, 3);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea041b425d2110efb769fb16858', 'campaign.created', 'campaign', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', 'v-01a1fea0419b3e2f656ed648af1aa3c3', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0419dd3b8f98d5b7a03e5586c","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.853Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:17.853Z"}', '2026-11-21 15:01:17.853+00', 4, 4);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea041f392ea2c6fdd3e7faee84a', 'campaign.vouchers.generation.started', 'campaign', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', 'v-01a1fea0419b3e2f656ed648af1aa3c3', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0419dd3b8f98d5b7a03e5586c","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.853Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', '2026-11-21 15:01:17.938+00', 6, 6);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0420a1b69fc801bb52853abf6', 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', 'v-01a1fea0419b3e2f656ed648af1aa3c3', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0419dd3b8f98d5b7a03e5586c","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.853Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-21T15:01:17.938Z","count":20}', '2026-11-21 15:01:17.938+00', 7, 7);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea041f1be2f3f66f49e1f73e587', 'voucher.created', 'voucher', 'v_01a1fea041ef63394aa72797fbfe7a36', NULL, NULL, 'v-01a1fea041e4e8928359620ea849b17e', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a1fea041ef63394aa72797fbfe7a36","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"on the flyer","Metadata":null,"ReferralCode":false,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:17.935Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:17.935+00', 5, 5);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0420fdd3d4a9aaaf35d763520', 'campaign.created', 'campaign', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', NULL, 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'v-01a1fea041fb6997c3b17f6ef70ed9d6', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041695474a9f3c9a69bdf8fa8","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.964Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:17.964Z"}', '2026-11-21 15:01:17.964+00', 8, 8);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0432d88ff0a8aa272adf12114', 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a1fea04326a2c3bc411b59ae167446', NULL, NULL, 'v-01a1fea0431e064f0fb1aa9846259beb', 'ACTION', '{"assignment":{"ID":"asgm_01a1fea04326a2c3bc411b59ae167446","RuleID":"val_01a1fea04198cb2aecfc34a957adf0b6","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a1fea043179ca1e3d8016f4dc8ed99","CreatedAt":"2026-11-21T15:01:18.242Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a1fea04198cb2aecfc34a957adf0b6","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-21T15:01:17.848Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.242+00', 16, 16);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0436f0934cab9595ea5624aef', 'customer.order.created', 'order', 'ord_01a1fea04365a43679c4d74313ee0f27', 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, 'v-01a1fea04340a92094975b9c2ccfcb82', 'ACTION', '{"customer":{"ID":"cust_01a1fea04195812e286cc6d5d94f937e","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-21T15:01:18.292Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.845Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04365a43679c4d74313ee0f27","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"DiscountAmount":0,"OrderDiscounted":false,"Items":[{"ID":"ordli_01a1fea04365a43679c4d743f7c4f4d5","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a1fea0416d7bb357c50445f0910d6c","SKUID":"sku_01a1fea0417532f0e0ca2a46c121d6ed","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea0416d7bb357c50445f0910d6c","SourceID":"beans","Name":"House blend","Price":null,"Metadata":{"roast":"medium"},"Override":false},"SKU":{"ID":"sku_01a1fea0417532f0e0ca2a46c121d6ed","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990,"Metadata":null,"Override":false},"Metadata":null,"Replacements":null},{"ID":"ordli_01a1fea04365a43679c4d7448c49fec0","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a1fea0417c2aba0f065f29528fa846","SKUID":"","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea0417c2aba0f065f29528fa846","SourceID":"mug","Name":"Enamel mug","Price":1450,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04195812e286cc6d5d94f937e","ReferrerID":"","Redemptions":null,"CreatedAt":"2026-11-21T15:01:18.292Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:18.292Z"}}', '2026-11-21 15:01:18.292+00', 17, 17);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04408e864e5902e19d842f65b', 'customer.order.paid', 'order', 'ord_01a1fea04408e864e5902e17b6ac001d', 'cust_01a1fea041869bf422b5e2679c5e768b', NULL, 'v-01a1fea043e019c03a0d6fc6bc20bf17', 'EFFECT', '{"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04408e864e5902e17b6ac001d","SourceID":"","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"Items":null,"Metadata":null,"CustomerID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","Redemptions":{"r_01a1fea04408e864e5902e182ecfaf9c":{"Date":"2026-11-21T15:01:18.472Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea0428fb4b013fc6097270bbe6a","RelatedObjectParentID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:18.472Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:18.472Z"}}', '2026-11-21 15:01:18.472+00', 24, 24);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04503568ec9c0abb3fefe1a75', 'customer.custom_event', 'custom_event', 'visited', 'cust_01a1fea041869bf422b5e2679c5e768b', NULL, 'v-01a1fea044f9e9bd249187da8b9d84ed', 'ACTION', '{"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', '2026-11-21 15:01:18.723+00', 38, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0429606914059be14f9415c99', 'campaign.vouchers.added', 'campaign', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', NULL, 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'v-01a1fea04262bf5309226c9c397b9da1', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041695474a9f3c9a69bdf8fa8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.964Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1}', '2026-11-21 15:01:18.095+00', 11, 11);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea042c5b2c0487a89c1c3ba0cef', 'campaign.created', 'campaign', 'camp_01a1fea042ae2addfd167deb1222f356', NULL, 'camp_01a1fea042ae2addfd167deb1222f356', 'v-01a1fea042a7d1e5d056e40d107644e8', 'ACTION', '{"campaign":{"ID":"camp_01a1fea042ae2addfd167deb1222f356","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041675379758ab9de9c2dcef1","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.126Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:18.126Z"}', '2026-11-21 15:01:18.126+00', 13, 13);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea042df7d1ad8de8bee41255b49', 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a1fea042c7b7487c644190e06efd4d', NULL, 'camp_01a1fea042ae2addfd167deb1222f356', 'v-01a1fea042a7d1e5d056e40d107644e8', 'ACTION', '{"campaign":{"ID":"camp_01a1fea042ae2addfd167deb1222f356","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041675379758ab9de9c2dcef1","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.126Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a1fea042c7b7487c644190e06efd4d","CampaignID":"camp_01a1fea042ae2addfd167deb1222f356","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"CategoryID":"","CreatedAt":"2026-11-21T15:01:18.126Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.126+00', 14, 14);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04292369706a27217b9f89d5d', 'voucher.created', 'voucher', 'v_01a1fea0428fb4b013fc6097270bbe6a', NULL, 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'v-01a1fea04262bf5309226c9c397b9da1', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041695474a9f3c9a69bdf8fa8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.964Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea0428fb4b013fc6097270bbe6a","Code":"GIFT-50","CampaignID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","CategoryID":"cat_01a1fea041695474a9f3c9a69bdf8fa8","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.095Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.095+00', 9, 9);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04292369706a2721860830f6f', 'campaign.vouchers.generation.started', 'campaign', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', NULL, 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'v-01a1fea041fb6997c3b17f6ef70ed9d6', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041695474a9f3c9a69bdf8fa8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.964Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', '2026-11-21 15:01:18.096+00', 10, 10);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea042a6813bad78c23439f941f9', 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', NULL, 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'v-01a1fea041fb6997c3b17f6ef70ed9d6', 'ACTION', '{"campaign":{"ID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041695474a9f3c9a69bdf8fa8","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:17.964Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-21T15:01:18.096Z","count":5}', '2026-11-21 15:01:18.096+00', 12, 12);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04318d1f9887f26a6091ed8de', 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a1fea043179ca1e3d8016f4dc8ed99', NULL, 'camp_01a1fea042ae2addfd167deb1222f356', 'v-01a1fea04306ec5ad0e9cb4e97a0113b', 'ACTION', '{"campaign":{"ID":"camp_01a1fea042ae2addfd167deb1222f356","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"cat_01a1fea041675379758ab9de9c2dcef1","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.126Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a1fea043179ca1e3d8016f4dc8ed99","CampaignID":"camp_01a1fea042ae2addfd167deb1222f356","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"CategoryID":"","CreatedAt":"2026-11-21T15:01:18.23Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.23+00', 15, 15);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04469b79a36e3fab6f770b102', 'voucher.created', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', NULL, 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea04453284627a4f7afb1fe6854', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.566+00', 27, 27);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0436f0934cab9595efef721fb', 'customer.order.paid', 'order', 'ord_01a1fea04365a43679c4d74313ee0f27', 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, 'v-01a1fea04340a92094975b9c2ccfcb82', 'ACTION', '{"customer":{"ID":"cust_01a1fea04195812e286cc6d5d94f937e","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-21T15:01:18.292Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.845Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04365a43679c4d74313ee0f27","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"DiscountAmount":0,"OrderDiscounted":false,"Items":[{"ID":"ordli_01a1fea04365a43679c4d743f7c4f4d5","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a1fea0416d7bb357c50445f0910d6c","SKUID":"sku_01a1fea0417532f0e0ca2a46c121d6ed","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea0416d7bb357c50445f0910d6c","SourceID":"beans","Name":"House blend","Price":null,"Metadata":{"roast":"medium"},"Override":false},"SKU":{"ID":"sku_01a1fea0417532f0e0ca2a46c121d6ed","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990,"Metadata":null,"Override":false},"Metadata":null,"Replacements":null},{"ID":"ordli_01a1fea04365a43679c4d7448c49fec0","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a1fea0417c2aba0f065f29528fa846","SKUID":"","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea0417c2aba0f065f29528fa846","SourceID":"mug","Name":"Enamel mug","Price":1450,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04195812e286cc6d5d94f937e","ReferrerID":"","Redemptions":null,"CreatedAt":"2026-11-21T15:01:18.292Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:18.292Z"}}', '2026-11-21 15:01:18.292+00', 18, 18);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0439fe050d1f0c3a9bbfa3d1a', 'customer.redemption.succeeded', 'redemption', 'r_01a1fea0439e070ddd6ccd236f877dbc', 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, 'v-01a1fea04376c7e26ea81d44fa9d68b6', 'ACTION', '{"redemption":{"ID":"r_01a1fea0439e070ddd6ccd236f877dbc","Object":"redemption","Date":"2026-11-21T15:01:18.366Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a1fea04195812e286cc6d5d94f937e","TrackingID":"track_i-_nIwKV9k3y-AXKThOGaCNi5Gf6W0gJknnZUUXbAgE","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"f12b27d17e8cbb9772a3fdf8216bceed","Type":"API"},"APIKey":"f12b27d17e8cbb9772a3fdf8216bceed","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a1fea041ef63394aa72797fbfe7a36"},"VoucherID":"v_01a1fea041ef63394aa72797fbfe7a36","Code":"WELCOME10","TierID":"","CampaignID":"","Campaign":"","RewardID":"","OrderID":"ord_01a1fea0439e070ddd6ccd22292f5ce5","Applied":{"Order":790,"Items":0,"OrderTotal":7110,"Credits":0,"Points":0,"Lines":null,"OrderMode":"","Counted":null},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.366+00', 19, 19);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0439fe050d1f0c3aaa4976a8e', 'customer.order.created', 'order', 'ord_01a1fea0439e070ddd6ccd22292f5ce5', 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, 'v-01a1fea04376c7e26ea81d44fa9d68b6', 'EFFECT', '{"customer":{"ID":"cust_01a1fea04195812e286cc6d5d94f937e","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-21T15:01:18.366Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.845Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea0439e070ddd6ccd22292f5ce5","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a1fea0439e070ddd6ccd22964f1fc9","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a1fea04179e27618b4e545fd1be74e","SKUID":"","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04179e27618b4e545fd1be74e","SourceID":"grinder","Name":"Hand grinder","Price":7900,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04195812e286cc6d5d94f937e","ReferrerID":"","Redemptions":{"r_01a1fea0439e070ddd6ccd236f877dbc":{"Date":"2026-11-21T15:01:18.366Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea041ef63394aa72797fbfe7a36","RelatedObjectParentID":"","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:18.366Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:18.366Z"}}', '2026-11-21 15:01:18.366+00', 20, 20);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0439fe050d1f0c3aaa70937d9', 'customer.order.paid', 'order', 'ord_01a1fea0439e070ddd6ccd22292f5ce5', 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, 'v-01a1fea04376c7e26ea81d44fa9d68b6', 'EFFECT', '{"customer":{"ID":"cust_01a1fea04195812e286cc6d5d94f937e","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-21T15:01:18.366Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.845Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea0439e070ddd6ccd22292f5ce5","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a1fea0439e070ddd6ccd22964f1fc9","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a1fea04179e27618b4e545fd1be74e","SKUID":"","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":0,"DiscountQuantity":0,"UnitEffect":false,"Product":{"ID":"prod_01a1fea04179e27618b4e545fd1be74e","SourceID":"grinder","Name":"Hand grinder","Price":7900,"Metadata":null,"Override":false},"SKU":null,"Metadata":null,"Replacements":null}],"Metadata":null,"CustomerID":"cust_01a1fea04195812e286cc6d5d94f937e","ReferrerID":"","Redemptions":{"r_01a1fea0439e070ddd6ccd236f877dbc":{"Date":"2026-11-21T15:01:18.366Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea041ef63394aa72797fbfe7a36","RelatedObjectParentID":"","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:18.366Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:18.366Z"}}', '2026-11-21 15:01:18.366+00', 21, 21);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044381ea05de62f9a9ea25ed9', 'campaign.created', 'campaign', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea0443173043e9621c24d5a06bf', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-21T15:01:18.518Z"}', '2026-11-21 15:01:18.518+00', 25, 25);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0444f03e0da8b73a05bc2a272', 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a1fea0444b90cf8e1aa4513b920a22', NULL, 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea044418608d49904364dfff9de', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a1fea0444b90cf8e1aa4513b920a22","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","AutomationID":"auto_01a1fea0444b90cf8e1aa4518cb3d665","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Metadata":null,"CreatedAt":"2026-11-21T15:01:18.535Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.535+00', 26, 26);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04408e864e5902e193a230c83', 'customer.redemption.succeeded', 'redemption', 'r_01a1fea04408e864e5902e182ecfaf9c', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'v-01a1fea043e019c03a0d6fc6bc20bf17', 'ACTION', '{"redemption":{"ID":"r_01a1fea04408e864e5902e182ecfaf9c","Object":"redemption","Date":"2026-11-21T15:01:18.472Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a1fea041869bf422b5e2679c5e768b","TrackingID":"track_ebQtlqfVSZp6I4wUA3EuElo-p-jvoRptgl2UnKWsp0s","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"f12b27d17e8cbb9772a3fdf8216bceed","Type":"API"},"APIKey":"f12b27d17e8cbb9772a3fdf8216bceed","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a1fea0428fb4b013fc6097270bbe6a"},"VoucherID":"v_01a1fea0428fb4b013fc6097270bbe6a","Code":"GIFT-50","TierID":"","CampaignID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Campaign":"Gift cards","RewardID":"","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","Applied":{"Order":500,"Items":0,"OrderTotal":4500,"Credits":500,"Points":0,"Lines":null,"OrderMode":"","Counted":null},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.472+00', 22, 22);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea04408e864e5902e198e901365', 'customer.order.created', 'order', 'ord_01a1fea04408e864e5902e17b6ac001d', 'cust_01a1fea041869bf422b5e2679c5e768b', NULL, 'v-01a1fea043e019c03a0d6fc6bc20bf17', 'EFFECT', '{"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"order":{"ID":"ord_01a1fea04408e864e5902e17b6ac001d","SourceID":"","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"Items":null,"Metadata":null,"CustomerID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","Redemptions":{"r_01a1fea04408e864e5902e182ecfaf9c":{"Date":"2026-11-21T15:01:18.472Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a1fea0428fb4b013fc6097270bbe6a","RelatedObjectParentID":"camp_01a1fea0420cd612c2a52a5c57f87ac1","Stacked":null,"RollbackStacked":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"}},"CreatedAt":"2026-11-21T15:01:18.472Z","UpdatedAt":"0001-01-01T00:00:00Z","PaidAt":"2026-11-21T15:01:18.472Z"}}', '2026-11-21 15:01:18.472+00', 23, 23);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea0446b74fc43b081816780173d', 'campaign.vouchers.added', 'campaign', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea04453284627a4f7afb1fe6854', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1}', '2026-11-21 15:01:18.566+00', 28, 28);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044a9b5bba35c8e2b49b66280', 'voucher.published', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea0446fe6a4044feb38cfc6ed51', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a1fea044a59a97a64974fca639d19d","CustomerID":"cust_01a1fea041869bf422b5e2679c5e768b","TrackingID":"track_ebQtlqfVSZp6I4wUA3EuElo-p-jvoRptgl2UnKWsp0s","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a1fea04466c65d83dfc4056e3abd0a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-21T15:01:18.579Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.579Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.579+00', 29, 29);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044e20bad81cf31f4d9469a69', 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea044b77f7f52bdfcc71f797a63', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.65Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bb719bb43481b7cc95dc7a","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.65Z"}}', '2026-11-21 15:01:18.65+00', 32, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044e20bad81cf31f582f46148', 'voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea044b77f7f52bdfcc71f797a63', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.65Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bb719bb43481b7cc95dc7a","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.65Z"}}', '2026-11-21 15:01:18.65+00', 33, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044e20bad81cf31f5ebd6307c', 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea044b77f7f52bdfcc71f797a63', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":70,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.65Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bb719bb43481b7cc95dc7a","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ADDITION","Amount":70,"Balance":70,"Total":70,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.65Z"}}', '2026-11-21 15:01:18.65+00', 34, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044aa7a5e079944aca50c7fb8', 'publication.succeeded', 'publication', 'pub_01a1fea044a59a97a64974fca639d19d', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea0446fe6a4044feb38cfc6ed51', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a1fea044a59a97a64974fca639d19d","CustomerID":"cust_01a1fea041869bf422b5e2679c5e768b","TrackingID":"track_ebQtlqfVSZp6I4wUA3EuElo-p-jvoRptgl2UnKWsp0s","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a1fea04466c65d83dfc4056e3abd0a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-21T15:01:18.579Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.579Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.579+00', 30, 30);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044aa7a5e079944acffff0bc5', 'customer.publication.succeeded', 'publication', 'pub_01a1fea044a59a97a64974fca639d19d', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'v-01a1fea0446fe6a4044feb38cfc6ed51', 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a1fea044a59a97a64974fca639d19d","CustomerID":"cust_01a1fea041869bf422b5e2679c5e768b","TrackingID":"track_ebQtlqfVSZp6I4wUA3EuElo-p-jvoRptgl2UnKWsp0s","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a1fea04466c65d83dfc4056e3abd0a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-21T15:01:18.579Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.579Z","DeletedAt":"0001-01-01T00:00:00Z"}}', '2026-11-21 15:01:18.579+00', 31, 31);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044f55ce676181aa2242a6ead', 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.602Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bf0254c95c108d9eee4198","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04408e864e5902e19d842f65b","EventType":"customer.order.paid","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RuleID":"ern_01a1fea0444b90cf8e1aa4513b920a22","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.602Z"}}', '2026-11-21 15:01:18.602+00', 35, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044f55ce676181aa22b4ee747', 'voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.602Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bf0254c95c108d9eee4198","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04408e864e5902e19d842f65b","EventType":"customer.order.paid","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RuleID":"ern_01a1fea0444b90cf8e1aa4513b920a22","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.602Z"}}', '2026-11-21 15:01:18.602+00', 36, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea044f55ce676181aa29176d661', 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.602Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bf0254c95c108d9eee4198","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04408e864e5902e19d842f65b","EventType":"customer.order.paid","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RuleID":"ern_01a1fea0444b90cf8e1aa4513b920a22","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.602Z"}}', '2026-11-21 15:01:18.602+00', 37, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea045024442293e79ac08d058c9', 'customer.rewarded', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a1fea0444b90cf8e1aa4513b920a22","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","AutomationID":"auto_01a1fea0444b90cf8e1aa4518cb3d665","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Metadata":null,"CreatedAt":"2026-11-21T15:01:18.535Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.602Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bf0254c95c108d9eee4198","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04408e864e5902e19d842f65b","EventType":"customer.order.paid","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RuleID":"ern_01a1fea0444b90cf8e1aa4513b920a22","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.602Z"}}', '2026-11-21 15:01:18.602+00', 39, NULL);
INSERT INTO public.events (project_id, id, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, created_at, number, "position") VALUES ('demo', 'ev_01a1fea045024442293e79ac41997e0e', 'customer.rewarded.loyalty_points', 'voucher', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'cust_01a1fea041869bf422b5e2679c5e768b', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a1fea04436fb0b33c09e06eb827c36","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-21T15:01:18.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a1fea041869bf422b5e2679c5e768b","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":1,"Failed":0,"Succeeded":1,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-21T15:01:18.472Z"},"SystemMetadata":null,"CreatedAt":"2026-11-21T15:01:17.83Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a1fea0444b90cf8e1aa4513b920a22","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","AutomationID":"auto_01a1fea0444b90cf8e1aa4518cb3d665","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Metadata":null,"CreatedAt":"2026-11-21T15:01:18.535Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a1fea04466c65d83dfc4056e3abd0a","Code":"REGULAR1","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":80,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":{"Interval":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0},"Duration":{"Years":0,"Months":0,"Weeks":0,"Days":0,"Hours":0,"Minutes":0,"Seconds":0,"Milliseconds":0}},"DayOfWeek":null,"Hours":{"Daily":null}},"Active":true,"AdditionalInfo":"","Metadata":null,"ReferralCode":false,"HolderID":"cust_01a1fea041869bf422b5e2679c5e768b","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0},"CreatedAt":"2026-11-21T15:01:18.566Z","UpdatedAt":"2026-11-21T15:01:18.602Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a1fea044bf0254c95c108d9eee4198","VoucherID":"v_01a1fea04466c65d83dfc4056e3abd0a","CampaignID":"camp_01a1fea04436fb0b33c09e06eb827c36","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":80,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a1fea04408e864e5902e19d842f65b","EventType":"customer.order.paid","OrderID":"ord_01a1fea04408e864e5902e17b6ac001d","RuleID":"ern_01a1fea0444b90cf8e1aa4513b920a22","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":""},"CreatedAt":"2026-11-21T15:01:18.602Z"}}', '2026-11-21 15:01:18.602+00', 40, NULL);
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a1fea0451b332049d2c30f0db23e72_0', 'exp_01a1fea0451b332049d2c30f0db23e72', 'Code,Voucher Type,Value,Discount Type
REGULAR1,LOYALTY_CARD,80,
CARD-f8SiVAMc,GIFT_VOUCHER,50.00,
CARD-P6CcSBVK,GIFT_VOUCHER,50.00,
CARD-PWB3WD2v,GIFT_VOUCHER,50.00,
CARD-1G2EVbT4,GIFT_VOUCHER,50.00,
CARD-HmlW2YcP,GIFT_VOUCHER,50.00,
GIFT-50,GIFT_VOUCHER,50.00,
HELLO-aYPl,DISCOUNT_VOUCHER,10,PERCENT
HELLO-gBrC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-1UfP,DISCOUNT_VOUCHER,10,PERCENT
HELLO-UqXc,DISCOUNT_VOUCHER,10,PERCENT
HELLO-gJCs,DISCOUNT_VOUCHER,10,PERCENT
HELLO-g6iV,DISCOUNT_VOUCHER,10,PERCENT
HELLO-isRX,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Rmzq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-7cQD,DISCOUNT_VOUCHER,10,PERCENT
HELLO-TDdh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6vIz,DISCOUNT_VOUCHER,10,PERCENT
HELLO-7gOP,DISCOUNT_VOUCHER,10,PERCENT
HELLO-KIDw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-f9d7,DISCOUNT_VOUCHER,10,PERCENT
HELLO-pGHG,DISCOUNT_VOUCHER,10,PERCENT
HELLO-X0yD,DISCOUNT_VOUCHER,10,PERCENT
HELLO-AzCF,DISCOUNT_VOUCHER,10,PERCENT
HELLO-UroG,DISCOUNT_VOUCHER,10,PERCENT
HELLO-WFq5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-zs8S,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a1fea0451b332049d2c30f0db23e72', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 28, 1, 1109, NULL, '2026-11-21 15:01:18.747+00', '2026-11-21 15:01:18.776+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a1fea04365a43679c4d74313ee0f27', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a1fea04365a43679c4d743f7c4f4d5", "SKU": {"ID": "sku_01a1fea0417532f0e0ca2a46c121d6ed", "Name": "House blend 1 kg", "Price": 2990, "Metadata": null, "Override": false, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a1fea0417532f0e0ca2a46c121d6ed", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a1fea0416d7bb357c50445f0910d6c", "Name": "House blend", "Price": null, "Metadata": {"roast": "medium"}, "Override": false, "SourceID": "beans"}, "Metadata": null, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a1fea0416d7bb357c50445f0910d6c", "UnitEffect": false, "Replacements": null, "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a1fea04365a43679c4d7448c49fec0", "SKU": null, "Price": {"Known": true, "Minor": 1450}, "SKUID": "", "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a1fea0417c2aba0f065f29528fa846", "Name": "Enamel mug", "Price": 1450, "Metadata": null, "Override": false, "SourceID": "mug"}, "Metadata": null, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a1fea0417c2aba0f065f29528fa846", "UnitEffect": false, "Replacements": null, "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, NULL, '2026-11-21 15:01:18.292+00', NULL, '2026-11-21 15:01:18.292+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a1fea0439e070ddd6ccd22292f5ce5', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a1fea0439e070ddd6ccd22964f1fc9", "SKU": null, "Price": {"Known": true, "Minor": 7900}, "SKUID": "", "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a1fea04179e27618b4e545fd1be74e", "Name": "Hand grinder", "Price": 7900, "Metadata": null, "Override": false, "SourceID": "grinder"}, "Metadata": null, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a1fea04179e27618b4e545fd1be74e", "UnitEffect": false, "Replacements": null, "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a1fea04195812e286cc6d5d94f937e', NULL, '{"r_01a1fea0439e070ddd6ccd236f877dbc": {"Date": "2026-11-21T15:01:18.366Z", "Stacked": null, "RollbackID": "", "RollbackDate": "0001-01-01T00:00:00Z", "RelatedObjectID": "v_01a1fea041ef63394aa72797fbfe7a36", "RollbackStacked": null, "RelatedObjectType": "voucher", "RelatedObjectParentID": ""}}', '2026-11-21 15:01:18.366+00', NULL, '2026-11-21 15:01:18.366+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a1fea04408e864e5902e17b6ac001d', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a1fea041869bf422b5e2679c5e768b', NULL, '{"r_01a1fea04408e864e5902e182ecfaf9c": {"Date": "2026-11-21T15:01:18.472Z", "Stacked": null, "RollbackID": "", "RollbackDate": "0001-01-01T00:00:00Z", "RelatedObjectID": "v_01a1fea0428fb4b013fc6097270bbe6a", "RollbackStacked": null, "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a1fea0420cd612c2a52a5c57f87ac1"}}', '2026-11-21 15:01:18.472+00', NULL, '2026-11-21 15:01:18.472+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a1fea044c6984f209a12adc5953546', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'cust_01a1fea041869bf422b5e2679c5e768b', 'vtx_01a1fea044bb719bb43481b7cc95dc7a', 70, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a1fea04466c65d83dfc4056e3abd0a 9999-12-31 001795273278650', NULL, '2026-11-21 15:01:18.65+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a1fea044eeaa9a335b6bdc8e7a1492', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'cust_01a1fea041869bf422b5e2679c5e768b', 'vtx_01a1fea044bf0254c95c108d9eee4198', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a1fea04466c65d83dfc4056e3abd0a 9999-12-31 001795273278602', NULL, '2026-11-21 15:01:18.602+00', NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-21 15:01:17.783+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a1fea0416d7bb357c50445f0910d6c', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-21 15:01:17.805+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a1fea04179e27618b4e545fd1be74e', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-21 15:01:17.816+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a1fea0417c2aba0f065f29528fa846', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-21 15:01:17.819+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-21 15:01:17.783+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a1fea0417d4b871bed30cb2a842486', 'Equipment', 'STATIC', '[{"ID": "prod_01a1fea04179e27618b4e545fd1be74e", "Object": "product", "ProductID": ""}, {"ID": "prod_01a1fea0417c2aba0f065f29528fa846", "Object": "product", "ProductID": ""}]', NULL, NULL, false, '2026-11-21 15:01:17.821+00', NULL);
INSERT INTO public.project_revisions (project_id, revision) VALUES ('demo', 17);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, cluster_id, secret, client, sandbox, created_at, updated_at, clock_offset, code_charset, notifications) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, 'c49f04aa824adc13950f4e671c7e7b020b47002cd0f15ae7179812f618edead9', NULL, true, '2026-11-21 15:01:17.78+00', NULL, 0, NULL, NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a1fea042c7b7487c644190e06efd4d', 'camp_01a1fea042ae2addfd167deb1222f356', 'Five off', '5.00 off every order', '{"SKU": null, "Type": "AMOUNT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": 500, "IsDynamic": null, "PercentOff": null, "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-21 15:01:18.126+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a1fea043179ca1e3d8016f4dc8ed99', 'camp_01a1fea042ae2addfd167deb1222f356', 'Fifteen off', '15.00 off above 50.00', '{"SKU": null, "Type": "AMOUNT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": 1500, "IsDynamic": null, "PercentOff": null, "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-21 15:01:18.23+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a1fea044a59a97a64974fca639d19d', NULL, 'cust_01a1fea041869bf422b5e2679c5e768b', 'track_ebQtlqfVSZp6I4wUA3EuElo-p-jvoRptgl2UnKWsp0s', 'API', NULL, '["v_01a1fea04466c65d83dfc4056e3abd0a"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-21 15:01:18.579+00');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000000_revisions');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000005_project');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000010_catalog');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000012_bin');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000015_products');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000020_event');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000030_asyncaction');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000040_rule');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000050_campaign');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000055_voucher');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000060_promotion');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000070_customer');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000080_order');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000100_redemption');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000110_idempotency');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000111_metadata');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000115_redeem');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000120_asyncaction_rows');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000121_asyncaction_text');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000125_export');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000130_outbox');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000131_segment');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000140_ledger');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000141_daily');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000142_ledger');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000143_member');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000145_loyalty');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000146_points_cause');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000150_program');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000151_program_parts');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000165_member_tally');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000166_member_purchase');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000180_template');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000181_project');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000190_webhook');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000205_tier_due');
INSERT INTO public.punchcard_migrations (name) VALUES ('20261121000220_referral');
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a1fea0420cd612c2a52a5c57f87ac1/2026-11-21', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', '2026-11-21', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a1fea0439e070ddd6ccd236f877dbc', 'redemption', '2026-11-21 15:01:18.366+00', NULL, false, NULL, NULL, 'cust_01a1fea04195812e286cc6d5d94f937e', 'track_i-_nIwKV9k3y-AXKThOGaCNi5Gf6W0gJknnZUUXbAgE', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'f12b27d17e8cbb9772a3fdf8216bceed', 'API', NULL, 'f12b27d17e8cbb9772a3fdf8216bceed', NULL, 'voucher', 'v_01a1fea041ef63394aa72797fbfe7a36', 'v_01a1fea041ef63394aa72797fbfe7a36', 'WELCOME10', NULL, NULL, NULL, NULL, 'ord_01a1fea0439e070ddd6ccd22292f5ce5', '{"Items": 0, "Lines": null, "Order": 790, "Points": 0, "Counted": null, "Credits": 0, "OrderMode": "", "OrderTotal": 7110}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a1fea04408e864e5902e182ecfaf9c', 'redemption', '2026-11-21 15:01:18.472+00', NULL, false, NULL, NULL, 'cust_01a1fea041869bf422b5e2679c5e768b', 'track_ebQtlqfVSZp6I4wUA3EuElo-p-jvoRptgl2UnKWsp0s', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'f12b27d17e8cbb9772a3fdf8216bceed', 'API', NULL, 'f12b27d17e8cbb9772a3fdf8216bceed', NULL, 'voucher', 'v_01a1fea0428fb4b013fc6097270bbe6a', 'v_01a1fea0428fb4b013fc6097270bbe6a', 'GIFT-50', NULL, 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'Gift cards', NULL, 'ord_01a1fea04408e864e5902e17b6ac001d', '{"Items": 0, "Lines": null, "Order": 500, "Points": 0, "Counted": null, "Credits": 500, "OrderMode": "", "OrderTotal": 4500}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 10, '2026-11-21 15:01:17.863306+00', '2026-11-21 15:01:17.855926+00', '2026-11-21 15:01:17.899401+00', '2026-11-21 15:01:17.855926+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 10, '2026-11-21 15:01:17.863306+00', '2026-11-21 15:01:17.858083+00', '2026-11-21 15:01:17.906614+00', '2026-11-21 15:01:17.858083+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 10, '2026-11-21 15:01:17.863306+00', '2026-11-21 15:01:17.859466+00', '2026-11-21 15:01:17.908183+00', '2026-11-21 15:01:17.859466+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 10, '2026-11-21 15:01:17.863306+00', '2026-11-21 15:01:17.860809+00', '2026-11-21 15:01:17.896984+00', '2026-11-21 15:01:17.860809+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 10, '2026-11-21 15:01:17.897154+00', '2026-11-21 15:01:17.86208+00', '2026-11-21 15:01:17.932265+00', '2026-11-21 15:01:17.86208+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 10, '2026-11-21 15:01:17.871213+00', '2026-11-21 15:01:17.790654+00', '2026-11-21 15:01:18.043972+00', '2026-11-21 15:01:17.790654+00', 1, '{"kind": "PROJECT.DAILY_RUN", "payload": {}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'project_daily_run', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 10, '2026-11-21 15:01:17.967558+00', '2026-11-21 15:01:17.912078+00', '2026-11-21 15:01:18.077616+00', '2026-11-21 15:01:17.912078+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 10, '2026-11-21 15:01:17.967558+00', '2026-11-21 15:01:17.928019+00', '2026-11-21 15:01:18.073546+00', '2026-11-21 15:01:17.928019+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 10, '2026-11-21 15:01:17.967558+00', '2026-11-21 15:01:17.937567+00', '2026-11-21 15:01:18.0726+00', '2026-11-21 15:01:17.937567+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 10, '2026-11-21 15:01:17.967558+00', '2026-11-21 15:01:17.946264+00', '2026-11-21 15:01:18.073256+00', '2026-11-21 15:01:17.946264+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 10, '2026-11-21 15:01:18.255025+00', '2026-11-21 15:01:18.198329+00', '2026-11-21 15:01:18.289106+00', '2026-11-21 15:01:18.198329+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (23, 'completed', 1, 10, '2026-11-21 15:01:18.255025+00', '2026-11-21 15:01:18.238666+00', '2026-11-21 15:01:18.301823+00', '2026-11-21 15:01:18.238666+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (24, 'completed', 1, 10, '2026-11-21 15:01:18.279261+00', '2026-11-21 15:01:18.242778+00', '2026-11-21 15:01:18.315994+00', '2026-11-21 15:01:18.242778+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (26, 'completed', 1, 10, '2026-11-21 15:01:18.332304+00', '2026-11-21 15:01:18.306977+00', '2026-11-21 15:01:18.372747+00', '2026-11-21 15:01:18.306977+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (27, 'completed', 1, 10, '2026-11-21 15:01:18.332304+00', '2026-11-21 15:01:18.31376+00', '2026-11-21 15:01:18.359692+00', '2026-11-21 15:01:18.31376+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (36, 'completed', 1, 10, '2026-11-21 15:01:18.483883+00', '2026-11-21 15:01:18.454318+00', '2026-11-21 15:01:18.508451+00', '2026-11-21 15:01:18.454318+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (37, 'completed', 1, 10, '2026-11-21 15:01:18.483883+00', '2026-11-21 15:01:18.462742+00', '2026-11-21 15:01:18.50569+00', '2026-11-21 15:01:18.462742+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (38, 'completed', 1, 10, '2026-11-21 15:01:18.483883+00', '2026-11-21 15:01:18.473274+00', '2026-11-21 15:01:18.498633+00', '2026-11-21 15:01:18.473274+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (51, 'completed', 1, 10, '2026-11-21 15:01:18.713937+00', '2026-11-21 15:01:18.708326+00', '2026-11-21 15:01:18.748756+00', '2026-11-21 15:01:18.708326+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a1fea044edf1137faa7fd12265245b"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 10, '2026-11-21 15:01:17.920052+00', '2026-11-21 15:01:17.904304+00', '2026-11-21 15:01:17.964646+00', '2026-11-21 15:01:17.904304+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"First": true, "Portion": 0, "ActionID": "aa_01a1fea041bef7054cfcee9511d85f7c", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a1fea0419dd3b8f98d5b7a03e5586c"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 10, '2026-11-21 15:01:18.147755+00', '2026-11-21 15:01:18.078701+00', '2026-11-21 15:01:18.194371+00', '2026-11-21 15:01:18.078701+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 10, '2026-11-21 15:01:18.147755+00', '2026-11-21 15:01:18.088337+00', '2026-11-21 15:01:18.202252+00', '2026-11-21 15:01:18.088337+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 10, '2026-11-21 15:01:18.147755+00', '2026-11-21 15:01:18.098384+00', '2026-11-21 15:01:18.198318+00', '2026-11-21 15:01:18.098384+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 10, '2026-11-21 15:01:18.147755+00', '2026-11-21 15:01:18.10812+00', '2026-11-21 15:01:18.198674+00', '2026-11-21 15:01:18.10812+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 10, '2026-11-21 15:01:18.194478+00', '2026-11-21 15:01:18.125858+00', '2026-11-21 15:01:18.24091+00', '2026-11-21 15:01:18.125858+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 10, '2026-11-21 15:01:18.204043+00', '2026-11-21 15:01:18.19198+00', '2026-11-21 15:01:18.278341+00', '2026-11-21 15:01:18.19198+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 10, '2026-11-21 15:01:18.204043+00', '2026-11-21 15:01:18.192473+00', '2026-11-21 15:01:18.228637+00', '2026-11-21 15:01:18.192473+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (39, 'completed', 1, 10, '2026-11-21 15:01:18.49889+00', '2026-11-21 15:01:18.478874+00', '2026-11-21 15:01:18.52577+00', '2026-11-21 15:01:18.478874+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (41, 'completed', 1, 10, '2026-11-21 15:01:18.576311+00', '2026-11-21 15:01:18.550271+00', '2026-11-21 15:01:18.670181+00', '2026-11-21 15:01:18.550271+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (42, 'completed', 1, 10, '2026-11-21 15:01:18.576311+00', '2026-11-21 15:01:18.563162+00', '2026-11-21 15:01:18.651536+00', '2026-11-21 15:01:18.563162+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (44, 'completed', 1, 10, '2026-11-21 15:01:18.576311+00', '2026-11-21 15:01:18.568924+00', '2026-11-21 15:01:18.637732+00', '2026-11-21 15:01:18.568924+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (45, 'completed', 1, 10, '2026-11-21 15:01:18.644559+00', '2026-11-21 15:01:18.572488+00', '2026-11-21 15:01:18.662033+00', '2026-11-21 15:01:18.572488+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (43, 'completed', 1, 10, '2026-11-21 15:01:18.576311+00', '2026-11-21 15:01:18.565798+00', '2026-11-21 15:01:18.832896+00', '2026-11-21 15:01:18.565798+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (50, 'completed', 1, 10, '2026-11-21 15:01:18.751614+00', '2026-11-21 15:01:18.700596+00', '2026-11-21 15:01:18.832981+00', '2026-11-21 15:01:18.700596+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (52, 'completed', 1, 10, '2026-11-21 15:01:18.751614+00', '2026-11-21 15:01:18.708969+00', '2026-11-21 15:01:18.825854+00', '2026-11-21 15:01:18.708969+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (53, 'completed', 1, 10, '2026-11-21 15:01:18.751614+00', '2026-11-21 15:01:18.715973+00', '2026-11-21 15:01:18.802677+00', '2026-11-21 15:01:18.715973+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (55, 'completed', 1, 10, '2026-11-21 15:01:18.759649+00', '2026-11-21 15:01:18.750991+00', '2026-11-21 15:01:18.832255+00', '2026-11-21 15:01:18.750991+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a1fea0451b332049d2c30f0db23e72"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 10, '2026-11-21 15:01:18.051053+00', '2026-11-21 15:01:17.972078+00', '2026-11-21 15:01:18.126353+00', '2026-11-21 15:01:17.972078+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"First": true, "Portion": 0, "ActionID": "aa_01a1fea042139db82feab17a0c756e6e", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a1fea0420cd612c2a52a5c57f87ac1"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 10, '2026-11-21 15:01:18.078796+00', '2026-11-21 15:01:17.962136+00', '2026-11-21 15:01:18.122911+00', '2026-11-21 15:01:17.962136+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (32, 'completed', 1, 10, '2026-11-21 15:01:18.400825+00', '2026-11-21 15:01:18.379319+00', '2026-11-21 15:01:18.414579+00', '2026-11-21 15:01:18.379319+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (33, 'completed', 1, 10, '2026-11-21 15:01:18.400825+00', '2026-11-21 15:01:18.389228+00', '2026-11-21 15:01:18.440361+00', '2026-11-21 15:01:18.389228+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (34, 'completed', 1, 10, '2026-11-21 15:01:18.416879+00', '2026-11-21 15:01:18.396971+00', '2026-11-21 15:01:18.472125+00', '2026-11-21 15:01:18.396971+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (31, 'completed', 1, 10, '2026-11-21 15:01:18.400825+00', '2026-11-21 15:01:18.37764+00', '2026-11-21 15:01:18.520667+00', '2026-11-21 15:01:18.37764+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (40, 'completed', 1, 10, '2026-11-21 15:01:18.523259+00', '2026-11-21 15:01:18.515906+00', '2026-11-21 15:01:18.542868+00', '2026-11-21 15:01:18.515906+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (28, 'completed', 1, 10, '2026-11-21 15:01:18.332304+00', '2026-11-21 15:01:18.32423+00', '2026-11-21 15:01:18.364063+00', '2026-11-21 15:01:18.32423+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (29, 'completed', 1, 10, '2026-11-21 15:01:18.359983+00', '2026-11-21 15:01:18.33076+00', '2026-11-21 15:01:18.395997+00', '2026-11-21 15:01:18.33076+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 10, '2026-11-21 15:01:18.212353+00', '2026-11-21 15:01:18.192889+00', '2026-11-21 15:01:18.305098+00', '2026-11-21 15:01:18.192889+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (25, 'completed', 1, 10, '2026-11-21 15:01:18.299109+00', '2026-11-21 15:01:18.270309+00', '2026-11-21 15:01:18.368545+00', '2026-11-21 15:01:18.270309+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (30, 'completed', 1, 10, '2026-11-21 15:01:18.3693+00', '2026-11-21 15:01:18.35609+00', '2026-11-21 15:01:18.439096+00', '2026-11-21 15:01:18.35609+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (35, 'completed', 1, 10, '2026-11-21 15:01:18.439522+00', '2026-11-21 15:01:18.42492+00', '2026-11-21 15:01:18.460288+00', '2026-11-21 15:01:18.42492+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (46, 'completed', 1, 10, '2026-11-21 15:01:18.671398+00', '2026-11-21 15:01:18.65769+00', '2026-11-21 15:01:18.696471+00', '2026-11-21 15:01:18.65769+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "webhooks"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (47, 'completed', 1, 10, '2026-11-21 15:01:18.671398+00', '2026-11-21 15:01:18.664219+00', '2026-11-21 15:01:18.677083+00', '2026-11-21 15:01:18.664219+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "programs"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (48, 'completed', 1, 10, '2026-11-21 15:01:18.671398+00', '2026-11-21 15:01:18.665662+00', '2026-11-21 15:01:18.707037+00', '2026-11-21 15:01:18.665662+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (49, 'completed', 1, 10, '2026-11-21 15:01:18.677256+00', '2026-11-21 15:01:18.66915+00', '2026-11-21 15:01:18.684019+00', '2026-11-21 15:01:18.66915+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "segments"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (54, 'completed', 1, 10, '2026-11-21 15:01:18.80301+00', '2026-11-21 15:01:18.742005+00', '2026-11-21 15:01:18.851022+00', '2026-11-21 15:01:18.742005+00', 1, '{"kind": "EVENTS.DELIVER", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{vm_2026_11_21T15_01_17_672932}', NULL, 'punchcard', '{}', 'events_deliver', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-21 15:01:17.299239+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-21 15:01:17.3293+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-21 15:01:17.439364+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-21 15:01:17.440839+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-21 15:01:17.475378+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-21 15:01:17.601125+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-21 15:01:17.610363+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-21 15:01:17.689869+00', '{}', NULL, '2026-11-21 15:01:17.689869+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-21 15:01:17.694139+00', '{}', NULL, '2026-11-21 15:01:17.694139+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-21 15:01:17.709645+00', '{}', NULL, '2026-11-21 15:01:17.709645+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-21 15:01:17.71832+00', '{}', NULL, '2026-11-21 15:01:17.71832+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-21 15:01:17.72138+00', '{}', NULL, '2026-11-21 15:01:17.72138+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-21 15:01:17.725535+00', '{}', NULL, '2026-11-21 15:01:17.725535+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-21 15:01:17.728018+00', '{}', NULL, '2026-11-21 15:01:17.728018+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_deliver', '2026-11-21 15:01:17.72987+00', '{}', NULL, '2026-11-21 15:01:17.72987+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-21 15:01:17.73035+00', '{}', NULL, '2026-11-21 15:01:17.73035+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-21 15:01:17.73146+00', '{}', NULL, '2026-11-21 15:01:17.73146+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-21 15:01:17.739719+00', '{}', NULL, '2026-11-21 15:01:17.739719+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-21 15:01:17.746963+00', '{}', NULL, '2026-11-21 15:01:17.746963+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-21 15:01:17.749938+00', '{}', NULL, '2026-11-21 15:01:17.749938+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-21 15:01:17.750304+00', '{}', NULL, '2026-11-21 15:01:17.750304+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-21 15:01:17.755413+00', '{}', NULL, '2026-11-21 15:01:17.755413+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-21 15:01:17.759151+00', '{}', NULL, '2026-11-21 15:01:17.759151+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-21 15:01:17.773566+00', '{}', NULL, '2026-11-21 15:01:17.773566+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-21 15:01:17.777083+00', '{}', NULL, '2026-11-21 15:01:17.777083+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-21 15:01:17.777985+00', '{}', NULL, '2026-11-21 15:01:17.777985+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-21 15:01:17.779062+00', '{}', NULL, '2026-11-21 15:01:17.779062+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-21 15:01:17.779391+00', '{}', NULL, '2026-11-21 15:01:17.779391+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a1fea044edf1137faa7fd12265245b cust_01a1fea041869bf422b5e2679c5e768b', 'seg_01a1fea044edf1137faa7fd12265245b', 'cust_01a1fea041869bf422b5e2679c5e768b', '2026-11-21 15:01:18.724+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a1fea044edf1137faa7fd12265245b', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-21 15:01:18.701+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a1fea041ef63394aa72797fbfe7a36/ssn_01a1fea0454732685dc45c804dbfb0d3', 'ssn_01a1fea0454732685dc45c804dbfb0d3', 'v_01a1fea041ef63394aa72797fbfe7a36', 1, 0, 0, '2026-11-21 15:01:18.817+00', '2026-11-28 15:01:18.817+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a1fea04171475874fb04c0dbd68de1', 'beans-250g', 'prod_01a1fea0416d7bb357c50445f0910d6c', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-21 15:01:17.809+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a1fea0417532f0e0ca2a46c121d6ed', 'beans-1kg', 'prod_01a1fea0416d7bb357c50445f0910d6c', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-21 15:01:17.813+00', NULL, NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a1fea04198cb2aecfc34a957adf0b6', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-21 15:01:17.848+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a1fea04326a2c3bc411b59ae167446', 'val_01a1fea04198cb2aecfc34a957adf0b6 promotion_tier promo_01a1fea043179ca1e3d8016f4dc8ed99', 'val_01a1fea04198cb2aecfc34a957adf0b6', 'promo_01a1fea043179ca1e3d8016f4dc8ed99', 'promotion_tier', '2026-11-21 15:01:18.242+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, order_id, redemption_id, rollback_id, related_transaction_id, created_at, cause) VALUES ('demo', 'vtx_01a1fea04408e864e5902e18ce1a8955', 'v_01a1fea0428fb4b013fc6097270bbe6a', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, 'ord_01a1fea04408e864e5902e17b6ac001d', 'r_01a1fea04408e864e5902e182ecfaf9c', NULL, NULL, '2026-11-21 15:01:18.472+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, order_id, redemption_id, rollback_id, related_transaction_id, created_at, cause) VALUES ('demo', 'vtx_01a1fea044bb719bb43481b7cc95dc7a', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'POINTS_ADDITION', 70, 70, 70, NULL, 'API', NULL, NULL, NULL, NULL, NULL, '2026-11-21 15:01:18.65+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, order_id, redemption_id, rollback_id, related_transaction_id, created_at, cause) VALUES ('demo', 'vtx_01a1fea044bf0254c95c108d9eee4198', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'camp_01a1fea04436fb0b33c09e06eb827c36', 'POINTS_ACCRUAL', 10, 80, 80, NULL, 'SYSTEM', NULL, 'ord_01a1fea04408e864e5902e17b6ac001d', NULL, NULL, NULL, '2026-11-21 15:01:18.602+00', '{"ItemID": "", "RuleID": "ern_01a1fea0444b90cf8e1aa4513b920a22", "TierID": "", "EventID": "ev_01a1fea04408e864e5902e19d842f65b", "OrderID": "ord_01a1fea04408e864e5902e17b6ac001d", "SchemaID": "", "EventType": "customer.order.paid", "SegmentID": "", "HolderTierID": ""}');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21c8cb835bd', 'HELLO-zs8S', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21cacd9b53d', 'HELLO-WFq5', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21cd2b1ecff', 'HELLO-UroG', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21d10f9f69c', 'HELLO-AzCF', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21d6edfeb1c', 'HELLO-X0yD', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21e300389d0', 'HELLO-pGHG', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21e57cdca5f', 'HELLO-f9d7', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21ef8af6cdb', 'HELLO-KIDw', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21f9cd6aea0', 'HELLO-7gOP', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21fa33246e5', 'HELLO-6vIz', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b21fb026cf51', 'HELLO-TDdh', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b220154e496e', 'HELLO-7cQD', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b220f7844119', 'HELLO-Rmzq', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea0428fb4b013fc6097270bbe6a', 'GIFT-50', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'cat_01a1fea041695474a9f3c9a69bdf8fa8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, '2026-11-21 15:01:18.095+00', '2026-11-21 15:01:18.472+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b2211a7f3ed3', 'HELLO-isRX', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b22204564085', 'HELLO-g6iV', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b2224d44580a', 'HELLO-gJCs', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b222560a48c3', 'HELLO-UqXc', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b222e07a0cd8', 'HELLO-1UfP', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b22398923d92', 'HELLO-gBrC', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041fd6330a732b2248ad2359d', 'HELLO-aYPl', 'camp_01a1fea0419dd3b8f98d5b7a03e5586c', NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, '2026-11-21 15:01:17.938+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea042941d4d9a155544ef29ece5', 'CARD-HmlW2YcP', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'cat_01a1fea041695474a9f3c9a69bdf8fa8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21 15:01:18.096+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea042941d4d9a155545ca0c58a4', 'CARD-1G2EVbT4', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'cat_01a1fea041695474a9f3c9a69bdf8fa8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21 15:01:18.096+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea042941d4d9a15554604146cec', 'CARD-PWB3WD2v', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'cat_01a1fea041695474a9f3c9a69bdf8fa8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21 15:01:18.096+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea042941d4d9a1555468101fa58', 'CARD-P6CcSBVK', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'cat_01a1fea041695474a9f3c9a69bdf8fa8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21 15:01:18.096+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea042941d4d9a15554742505ce4', 'CARD-f8SiVAMc', 'camp_01a1fea0420cd612c2a52a5c57f87ac1', 'cat_01a1fea041695474a9f3c9a69bdf8fa8', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, '2026-11-21 15:01:18.096+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea041ef63394aa72797fbfe7a36', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"SKU": null, "Type": "PERCENT", "Units": null, "Effect": "APPLY_TO_ORDER", "Product": null, "UnitOff": null, "UnitType": "", "AmountOff": null, "IsDynamic": null, "PercentOff": "10", "AmountLimit": null, "FixedAmount": null, "UnitOffFormula": "", "AmountOffFormula": "", "PercentOffFormula": "", "FixedAmountFormula": "", "AggregatedAmountLimit": null}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, '2026-11-21 15:01:17.935+00', '2026-11-21 15:01:18.366+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, created_at, updated_at, deleted_at) VALUES ('demo', 'v_01a1fea04466c65d83dfc4056e3abd0a', 'REGULAR1', 'camp_01a1fea04436fb0b33c09e06eb827c36', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 80, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a1fea041869bf422b5e2679c5e768b', NULL, 1, NULL, 0, 0, 0, '2026-11-21 15:01:18.566+00', '2026-11-21 15:01:18.602+00', NULL);
SELECT pg_catalog.setval('public.events_number_seq', 40, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 55, true);
SELECT pg_catalog.setval('public.river_notification_id_seq', 1, false);
ALTER TABLE ONLY public.async_action_lines
    ADD CONSTRAINT async_action_lines_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.async_action_parts
    ADD CONSTRAINT async_action_parts_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.async_actions
    ADD CONSTRAINT async_actions_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.benefits
    ADD CONSTRAINT benefits_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.bin_entries
    ADD CONSTRAINT bin_entries_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.brandings
    ADD CONSTRAINT brandings_pkey PRIMARY KEY (project_id, id);
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
ALTER TABLE ONLY public.loyalty_members
    ADD CONSTRAINT loyalty_members_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.loyalty_tier_holders
    ADD CONSTRAINT loyalty_tier_holders_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.loyalty_tiers
    ADD CONSTRAINT loyalty_tiers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.member_cards
    ADD CONSTRAINT member_cards_pkey PRIMARY KEY (project_id, id);
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
ALTER TABLE ONLY public.points_holds
    ADD CONSTRAINT points_holds_pkey PRIMARY KEY (project_id, id);
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
ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.stacking_rules
    ADD CONSTRAINT stacking_rules_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.tier_structures
    ADD CONSTRAINT tier_structures_pkey PRIMARY KEY (project_id, id);
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
CREATE INDEX benefits_created_at ON public.benefits USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX benefits_living_name ON public.benefits USING btree (project_id, living_name);
CREATE INDEX benefits_name ON public.benefits USING btree (project_id, name NULLS FIRST, id);
CREATE INDEX benefits_type ON public.benefits USING btree (project_id, type NULLS FIRST, id);
CREATE INDEX bin_entries_created_at ON public.bin_entries USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX bin_entries_resource ON public.bin_entries USING btree (project_id, resource_id);
CREATE INDEX brandings_created_at ON public.brandings USING btree (project_id, created_at NULLS FIRST, id);
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
CREATE INDEX earning_rules_campaign ON public.earning_rules USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX earning_rules_created_at ON public.earning_rules USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX earning_rules_event ON public.earning_rules USING btree (project_id, event, created_at NULLS FIRST, id);
CREATE INDEX earning_rules_updated_at ON public.earning_rules USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX events_campaign ON public.events USING btree (project_id, campaign_id, created_at NULLS FIRST, id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX events_created_at ON public.events USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX events_customer ON public.events USING btree (project_id, customer_id, created_at NULLS FIRST, id) WHERE (customer_id IS NOT NULL);
CREATE INDEX events_entity ON public.events USING btree (project_id, entity_id, created_at NULLS FIRST, id);
CREATE INDEX events_position ON public.events USING btree (project_id, "position" NULLS FIRST, id) WHERE ("position" IS NOT NULL);
CREATE INDEX events_without_position ON public.events USING btree (project_id) WHERE ("position" IS NULL);
CREATE INDEX export_chunks_export ON public.export_chunks USING btree (project_id, export_id);
CREATE INDEX exports_created_at ON public.exports USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX exports_status ON public.exports USING btree (project_id, status NULLS FIRST, id);
CREATE INDEX idempotency_records_expires_at ON public.idempotency_records USING btree (project_id, expires_at NULLS FIRST, id);
CREATE INDEX idempotency_records_owner ON public.idempotency_records USING btree (project_id, owner_project_id);
CREATE INDEX loyalty_members_created_at ON public.loyalty_members USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_members_customer ON public.loyalty_members USING btree (project_id, customer_id NULLS FIRST, id);
CREATE UNIQUE INDEX loyalty_members_membership ON public.loyalty_members USING btree (project_id, membership);
CREATE INDEX loyalty_members_program ON public.loyalty_members USING btree (project_id, program_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_members_status ON public.loyalty_members USING btree (project_id, program_id, status NULLS FIRST, id);
CREATE INDEX loyalty_tier_holders_campaign ON public.loyalty_tier_holders USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tier_holders_customer ON public.loyalty_tier_holders USING btree (project_id, customer_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tier_holders_due_on ON public.loyalty_tier_holders USING btree (project_id, due_on NULLS FIRST, id) WHERE (due_on IS NOT NULL);
CREATE INDEX loyalty_tier_holders_end ON public.loyalty_tier_holders USING btree (project_id, end_day, id);
CREATE INDEX loyalty_tier_holders_next ON public.loyalty_tier_holders USING btree (project_id, next_start, id);
CREATE INDEX loyalty_tier_holders_tier ON public.loyalty_tier_holders USING btree (project_id, tier_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tiers_campaign ON public.loyalty_tiers USING btree (project_id, campaign_id, points_from, id);
CREATE INDEX loyalty_tiers_created_at ON public.loyalty_tiers USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX loyalty_tiers_updated_at ON public.loyalty_tiers USING btree (project_id, updated_at NULLS FIRST, id);
CREATE UNIQUE INDEX member_cards_code ON public.member_cards USING btree (project_id, code);
CREATE INDEX member_cards_created_at ON public.member_cards USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX member_cards_definition ON public.member_cards USING btree (project_id, card_definition_id, created_at NULLS FIRST, id);
CREATE INDEX member_cards_member ON public.member_cards USING btree (project_id, member_id, created_at NULLS FIRST, id);
CREATE INDEX member_cards_program ON public.member_cards USING btree (project_id, program_id, created_at NULLS FIRST, id);
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
CREATE UNIQUE INDEX orders_source_id ON public.orders USING btree (project_id, source_id);
CREATE INDEX orders_updated_at ON public.orders USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX pending_points_account ON public.pending_points USING btree (project_id, account_id, date NULLS FIRST, id);
CREATE INDEX pending_points_created_at ON public.pending_points USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX pending_points_date ON public.pending_points USING btree (project_id, date NULLS FIRST, id);
CREATE INDEX pending_points_due_on ON public.pending_points USING btree (project_id, due_on NULLS FIRST, id) WHERE (due_on IS NOT NULL);
CREATE INDEX pending_points_entry ON public.pending_points USING btree (project_id, entry_id, id) WHERE (entry_id IS NOT NULL);
CREATE INDEX pending_points_holder ON public.pending_points USING btree (project_id, holder_id, id) WHERE (holder_id IS NOT NULL);
CREATE INDEX pending_points_order ON public.pending_points USING btree (project_id, order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX pending_points_scope ON public.pending_points USING btree (project_id, scope_id, id);
CREATE INDEX points_holds_account ON public.points_holds USING btree (project_id, account_id, created_at NULLS FIRST, id);
CREATE INDEX points_holds_created_at ON public.points_holds USING btree (project_id, created_at NULLS FIRST, id);
CREATE UNIQUE INDEX points_holds_entry ON public.points_holds USING btree (project_id, entry_id);
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
CREATE INDEX points_takes_lot ON public.points_takes USING btree (project_id, lot_id, id) WHERE (lot_id IS NOT NULL);
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
CREATE INDEX sessions_redeemable ON public.sessions USING btree (project_id, redeemable_id);
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
CREATE INDEX vouchers_campaign ON public.vouchers USING btree (project_id, campaign_id, created_at NULLS FIRST, id);
CREATE INDEX vouchers_category ON public.vouchers USING btree (project_id, category_id, created_at NULLS FIRST, id) WHERE (category_id IS NOT NULL);
CREATE UNIQUE INDEX vouchers_code ON public.vouchers USING btree (project_id, code);
CREATE INDEX vouchers_created_at ON public.vouchers USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX vouchers_free ON public.vouchers USING btree (project_id, campaign_id, id) WHERE ((holder_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX vouchers_holder ON public.vouchers USING btree (project_id, holder_id, created_at NULLS FIRST, id) WHERE (holder_id IS NOT NULL);
CREATE INDEX vouchers_updated_at ON public.vouchers USING btree (project_id, updated_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_created_at ON public.webhook_deliveries USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_finished_at ON public.webhook_deliveries USING btree (project_id, finished_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_next_at ON public.webhook_deliveries USING btree (project_id, next_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_subject ON public.webhook_deliveries USING btree (project_id, subject, "position", id);
CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (project_id, webhook_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_created_at ON public.webhooks USING btree (project_id, created_at NULLS FIRST, id);
