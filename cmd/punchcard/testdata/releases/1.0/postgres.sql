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
    id text NOT NULL COLLATE pg_catalog."C"
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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a2092ede6178aeaf64069abd987146.report.00000000', 'aa_01a2092ede6178aeaf64069abd987146', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-23 16:13:16.257+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2092edb94840dbab3a3ee5cc27043', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2092edb86d6ae56bd184863dd8fd6', '{"AppID": "e4f28283fd566c4bc53508cae7ac8701", "Channel": "API", "KeyName": "demo"}', '2026-11-23 16:13:15.54+00', '2026-11-23 16:13:15.57+00', '2026-11-23 16:13:15.57+00', '2026-11-23 16:13:15.57+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2092edbb9421f626ad86d4613462b', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2092edbb0fe93392c1dd6973939f3', '{"AppID": "e4f28283fd566c4bc53508cae7ac8701", "Channel": "API", "KeyName": "demo"}', '2026-11-23 16:13:15.577+00', '2026-11-23 16:13:15.581+00', '2026-11-23 16:13:15.581+00', '2026-11-23 16:13:15.581+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2092ede6178aeaf64069abd987146', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a2092ede6178aeaf64069a7e54cec0', '{"AppID": "e4f28283fd566c4bc53508cae7ac8701", "Channel": "API", "KeyName": "demo"}', '2026-11-23 16:13:16.257+00', '2026-11-23 16:13:16.269+00', '2026-11-23 16:13:16.267+00', '2026-11-23 16:13:16.269+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092ededbd20483d6313697762a10', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a2092ededa5e7b9f5bc49ce18bbbb9', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T16:13:16.391Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 16:13:16.379+00', '2026-11-23 16:13:16.401+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092edefa3377d0bda51ba44f9041', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a2092edef390cc1526c7dc07e07aae', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 16:13:16.41+00', '2026-11-23 16:13:16.432+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092edf142b4c9b8e2b689984fc62', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a2092edf15d27f8c2334cface21ced', 'https://shop.example/hooks', 'v-01a2092edf121d608ed7605878bae3ff', NULL, '{"id": "wh_01a2092edf15d27f8c2334cface21ced", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T16:13:16.437Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 16:13:16.436+00', '2026-11-23 16:13:16.449+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092edf2849e6965e3be01c3a15c8', 'DONE', 'POST /management/v1/projects/{projectId}/branding', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a2092edf24af26f32e622474b8f1cd', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 16:13:16.456+00', '2026-11-23 16:13:16.462+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092edf304cada45e93740d0f9807', 'DONE', 'POST /management/v1/projects/users/invite', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a2092edf304cada45e937385728b0c', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 16:13:16.464+00', '2026-11-23 16:13:16.466+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092edf33e1be442c1f8da7ca5d6b', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a2092edf3778bd0393663b9f447c49', 'product', 'v-01a2092edf32fc9839f465ab32599aef', NULL, '{"id": "ms_01a2092edf3778bd0393663b9f447c49", "object": "metadata_schema", "created_at": "2026-11-23T16:13:16.471Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 16:13:16.467+00', '2026-11-23 16:13:16.491+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092edf5006d38c8f98e35277762b', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a2092edf546f2a8627ef1f5df2c78a', 'visited', 'v-01a2092edf5006d38c8f98e2b9841347', NULL, '{"id": "ces_01a2092edf546f2a8627ef1f5df2c78a", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T16:13:16.500Z"}', NULL, NULL, NULL, '2026-11-23 16:13:16.496+00', '2026-11-23 16:13:16.514+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2092edf7127450a781bac0fd5dfbb', 'DONE', 'POST /management/v1/projects/{projectId}/locations', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a2092edf720b9fb35197d4d965c360', 'Town', 'v-01a2092edf6cee802c14f63ab8981ac2', NULL, '{"id": "loc_01a2092edf720b9fb35197d4d965c360", "name": "Town", "object": "location", "created_at": "2026-11-23T16:13:16.530Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 16:13:16.529+00', '2026-11-23 16:13:16.536+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a2092ee199fa6a76d6c4ed8399d781', 'APPROVED', 'lben_01a2092edfca7ff3cb22b932a74ae99b', 'lprg_01a2092edff229617527302c52d9face', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'cust_01a2092edb55033a4c5609a770c6e1ad', 'lern_01a2092edfccbc15dac09ef5c74da6b8', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a2092edf791b178e97b3ec2efa3606"}', 'earn ord_01a2092ee109cf985eded66e9ee49cf5 lern_01a2092edfccbc15dac09ef5c74da6b8 lmbr_01a2092ee02ae5bd15af81cdc47d587a 1', '2026-11-23 16:13:17.004+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a2092edfca7ff3cb22b932a74ae99b', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a2092edfca7ff3cb22b932a74ae99b", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a2092edf791b178e97b3ec2efa3606"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T16:13:16.618Z", "Delivered": 0}', '2026-11-23 16:13:16.618+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 16:13:16.456+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2092edb883b3180ac1a19a247c843 2026-11-23', 'camp_01a2092edb883b3180ac1a19a247c843', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2092edbb81c963e0f123ce1c94754 2026-11-23', 'camp_01a2092edbb81c963e0f123ce1c94754', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2092edc84544a3d0ede0387f13802 2026-11-23', 'camp_01a2092edc84544a3d0ede0387f13802', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2092edea871de1c852d9b1914c4cb 2026-11-23', 'camp_01a2092edea871de1c852d9b1914c4cb', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2092edb883b3180ac1a19a247c843', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2092edbb81c963e0f123ce1c94754', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2092edc84544a3d0ede0387f13802', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2092edea871de1c852d9b1914c4cb', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a2092ede97f534496a70a6fac570e9', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 16:13:16.311+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2092edb883b3180ac1a19a247c843', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 16:13:15.528+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2092edbb81c963e0f123ce1c94754', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2092edafed22b72558a0d26b115aa', NULL, NULL, NULL, true, false, '2026-11-23 16:13:15.576+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2092edc84544a3d0ede0387f13802', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 16:13:15.78+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2092edaea7f7c0bcef559a39d8950', NULL, NULL, NULL, true, false, '2026-11-23 16:13:15.609+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2092edea871de1c852d9b1914c4cb', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 16:13:16.328+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 16:13:16.537+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2092ee07cc8f0b33fef2240c6c289', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lprg_01a2092edff229617527302c52d9face', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 16:13:16.772+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2092ee0e6fda965294efd8cc3db04', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lprg_01a2092edff229617527302c52d9face', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a2092edfdc5388a31f35f0925c8f0e", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a2092ee0d7d7a2c441d0082e199b72", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 16:13:16.836+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2092ee14488e9b3a67a0dfffb050b', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lprg_01a2092edff229617527302c52d9face', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a2092ee11bc6e17797c0ccf7d3fbf1", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a2092ee13b565798392af6fed84276", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2092ee11bc6e17797c0ccf7d3fbf1', NULL, '2026-11-23 16:13:16.964+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2092ee18cd5e0497826139e4fe5ac', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lprg_01a2092edff229617527302c52d9face', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2092ee109cf985eded66e9ee49cf5", "Metadata": {"event_id": "ev_01a2092ee10f747f724077d906ff76ee", "member_id": "lmbr_01a2092ee02ae5bd15af81cdc47d587a", "program_id": "lprg_01a2092edff229617527302c52d9face", "earning_item_id": "lernei_01a2092edfccbc15dac09ef54d38f65e", "earning_rule_id": "lern_01a2092edfccbc15dac09ef5c74da6b8"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2092ee109cf985eded66e9ee49cf5', 'earn ord_01a2092ee109cf985eded66e9ee49cf5 lern_01a2092edfccbc15dac09ef5c74da6b8 lmbr_01a2092ee02ae5bd15af81cdc47d587a 0', '2026-11-23 16:13:17.004+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2092ee1a87d5d3e3be2b40a31380d', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lprg_01a2092edff229617527302c52d9face', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2092ee109cf985eded66e9ee49cf5", "Metadata": {"event_id": "ev_01a2092ee10f747f724077d906ff76ee", "member_id": "lmbr_01a2092ee02ae5bd15af81cdc47d587a", "program_id": "lprg_01a2092edff229617527302c52d9face", "earning_item_id": "lernei_01a2092edfccbc15dac09ef54d38f65e", "earning_rule_id": "lern_01a2092edfccbc15dac09ef5c74da6b8"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2092ee109cf985eded66e9ee49cf5', 'earn ord_01a2092ee109cf985eded66e9ee49cf5 lern_01a2092edfccbc15dac09ef5c74da6b8 lmbr_01a2092ee02ae5bd15af81cdc47d587a 1', '2026-11-23 16:13:17.004+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2092edaea7f7c0bcef559a39d8950', 'Promotions', 1, '2026-11-23 16:13:15.37+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2092edafed22b72558a0d26b115aa', 'Payments', 9, '2026-11-23 16:13:15.39+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a2092edcc062ccf6e1d924f534be6d', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a2092ede15e7c1e6186b3e3c61c161/cust_01a2092edb55033a4c5609a770c6e1ad/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'e4f28283fd566c4bc53508cae7ac8701', 'demo', 'SERVER', 'demo', 'c0fa040fb2e83538f352c55c67e7cf1147697a20d66e9c2fbfb4c14173ee0047', '2026-11-23 16:13:15.331+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '54c16c22b85c2310db32d5f5716fb1c2', 'demo', 'CLIENT', 'demo', '27194ddad10e44ef4e40559bf6536f13a3e2fdb3e7de7d6a1e5ca6b65e159d42', '2026-11-23 16:13:15.348+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'fa4a86b81fcd4dead303768a8e14c2fb', 'demo', 'MANAGEMENT', 'demo', '185f7bee28679947777f16e2d8b59718c175dcbb35b103074817e57c505b1278', '2026-11-23 16:13:15.35+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a2092edf546f2a8627ef1f5df2c78a', 'visited', NULL, '2026-11-23 16:13:16.5+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T16:13:16.11Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 16:13:15.47+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2092edb55033a4c5609a770c6e1ad', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T16:13:16.932Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 16:13:15.477+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 16:13:16.416+00', '2026-11-23 16:13:16.416+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a2092edc9b9b32db1fefd469ce848a', 'camp_01a2092edc84544a3d0ede0387f13802', 'auto_01a2092edc9b9b32db1fefd4bc0562ce', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 16:13:15.799+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 16:13:15.729+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 16:13:15.73+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 16:13:17.008+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 16:13:17.009+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 696, false, '2026-11-23 16:13:17.098+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 696, false, '2026-11-23 16:13:17.098+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 696, false, '2026-11-23 16:13:17.098+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 696, false, '2026-11-23 16:13:17.098+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 696, false, '2026-11-23 16:13:17.098+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 696, false, '2026-11-23 16:13:17.098+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 696, false, '2026-11-23 16:13:17.098+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 16:13:17.117+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 680, false, '2026-11-23 16:13:17.117+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 16:13:16.336+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 16:13:16.444+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('', 'swept', 480, false, '2026-11-23 16:13:16.536+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edb4f903f587a3e815f543e66', 1, 'customer.created', 'customer', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'cust_01a2092edb4ea6be8b988d02c1a71560', NULL, 'v-01a2092edb4c9666d317d35ccc21ded1', 'ACTION', '{"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T16:13:15.47Z"}}', NULL, NULL, '2026-11-23 16:13:15.47+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edb55033a4c5609a78b41df97', 9, 'customer.created', 'customer', 'cust_01a2092edb55033a4c5609a770c6e1ad', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092edb5405148c7fc2041ccdb627', 'ACTION', '{"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T16:13:15.477Z"}}', NULL, NULL, '2026-11-23 16:13:15.477+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edb693fd66315aba77f4ece13', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a2092edb674c6b6f957256201f9e43', NULL, NULL, 'v-01a2092edb674c6b6f95725545c4a00a', 'ACTION', '{"rule":{"ID":"val_01a2092edb674c6b6f957256201f9e43","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T16:13:15.495Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.495+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edb8436c14c317f2e7059cd44', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2092edb80ccb3422fd8fc26811b7d', NULL, NULL, 'v-01a2092edb6cd7712ab0c966d12b7ae4', 'ACTION', '{"assignment":{"ID":"asgm_01a2092edb80ccb3422fd8fc26811b7d","RuleID":"val_01a2092edb674c6b6f957256201f9e43","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2092edb7492a51b3148c7aee73941","CreatedAt":"2026-11-23T16:13:15.508Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2092edb674c6b6f957256201f9e43","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T16:13:15.495Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.508+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edb8436c14c317f2ec8f4c906', 33, 'voucher.created', 'voucher', 'v_01a2092edb7492a51b3148c7aee73941', NULL, NULL, 'v-01a2092edb6cd7712ab0c966d12b7ae4', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2092edb7492a51b3148c7aee73941","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.508Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.508+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edb8f2d1d907fa3b79d88be69', 41, 'campaign.created', 'campaign', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'camp_01a2092edb883b3180ac1a19a247c843', 'v-01a2092edb86d6ae56bd184863dd8fd6', 'ACTION', '{"campaign":{"ID":"camp_01a2092edb883b3180ac1a19a247c843","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T16:13:15.528Z"}', NULL, NULL, '2026-11-23 16:13:15.528+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbadb49b1c4d60704bfb98d7', 49, 'voucher.created', 'voucher', 'v_01a2092edbadb49b1c4d606f7ff7c243', NULL, NULL, 'v-01a2092edba84cd722b20db46d44836f', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2092edbadb49b1c4d606f7ff7c243","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.565Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.565+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbb3581730b5f50e4da41299', 57, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'camp_01a2092edb883b3180ac1a19a247c843', 'v-01a2092edb86d6ae56bd184863dd8fd6', 'ACTION', '{"campaign":{"ID":"camp_01a2092edb883b3180ac1a19a247c843","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 16:13:15.57+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbb81c963e0f123dd3bebde5', 65, 'campaign.created', 'campaign', 'camp_01a2092edbb81c963e0f123ce1c94754', NULL, 'camp_01a2092edbb81c963e0f123ce1c94754', 'v-01a2092edbb0fe93392c1dd6973939f3', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbb81c963e0f123ce1c94754","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.576Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T16:13:15.576Z"}', NULL, NULL, '2026-11-23 16:13:15.576+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbbe04e201b553085988af43', 73, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2092edbb81c963e0f123ce1c94754', NULL, 'camp_01a2092edbb81c963e0f123ce1c94754', 'v-01a2092edbb0fe93392c1dd6973939f3', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbb81c963e0f123ce1c94754","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.576Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 16:13:15.581+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbc79f0af481152e3a8f5ceb', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2092edbb81c963e0f123ce1c94754', NULL, 'camp_01a2092edbb81c963e0f123ce1c94754', 'v-01a2092edbb0fe93392c1dd6973939f3', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbb81c963e0f123ce1c94754","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.576Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T16:13:15.581Z","count":5}', NULL, NULL, '2026-11-23 16:13:15.581+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbcf65ab00175d76fffa6d0d', 97, 'voucher.created', 'voucher', 'v_01a2092edbce96e128efbde90c077942', NULL, 'camp_01a2092edbb81c963e0f123ce1c94754', 'v-01a2092edbc22a1ce9258c9f2e886a4f', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbb81c963e0f123ce1c94754","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.576Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edbce96e128efbde90c077942","Code":"GIFT-50","CampaignID":"camp_01a2092edbb81c963e0f123ce1c94754","CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.598Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.598+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbd21fe76e68a75c6c8c069d', 105, 'campaign.vouchers.added', 'campaign', 'camp_01a2092edbb81c963e0f123ce1c94754', NULL, 'camp_01a2092edbb81c963e0f123ce1c94754', 'v-01a2092edbc22a1ce9258c9f2e886a4f', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbb81c963e0f123ce1c94754","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.576Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 16:13:15.598+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbda8e2792708838147b4878', 113, 'campaign.created', 'campaign', 'camp_01a2092edbd95f92cab1c26a21bc21c1', NULL, 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'v-01a2092edbd5e2e721899d9654bb4251', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbd95f92cab1c26a21bc21c1","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edaea7f7c0bcef559a39d8950","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.609Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T16:13:15.609Z"}', NULL, NULL, '2026-11-23 16:13:15.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbbf3f4ae1489b38662823b1', 81, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'camp_01a2092edb883b3180ac1a19a247c843', 'v-01a2092edb86d6ae56bd184863dd8fd6', 'ACTION', '{"campaign":{"ID":"camp_01a2092edb883b3180ac1a19a247c843","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.528Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T16:13:15.57Z","count":20}', NULL, NULL, '2026-11-23 16:13:15.57+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbdbc5c68e016b9f1e259866', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2092edbda8e2792708838fabe42b1', NULL, 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'v-01a2092edbd5e2e721899d9654bb4251', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbd95f92cab1c26a21bc21c1","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edaea7f7c0bcef559a39d8950","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.609Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2092edbda8e2792708838fabe42b1","CampaignID":"camp_01a2092edbd95f92cab1c26a21bc21c1","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T16:13:15.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbed538c8000014bbb26af5f', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2092edbed538c8000014abd1205ea', NULL, 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'v-01a2092edbe68d7826d4db7541a7313e', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbd95f92cab1c26a21bc21c1","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edaea7f7c0bcef559a39d8950","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.609Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2092edbed538c8000014abd1205ea","CampaignID":"camp_01a2092edbd95f92cab1c26a21bc21c1","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T16:13:15.628Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.628+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbf9347272c2d5b9f4bf4144', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2092edbf9347272c2d5b9984a9085', NULL, NULL, 'v-01a2092edbf8e5bc7daff4ddfb89c19d', 'ACTION', '{"assignment":{"ID":"asgm_01a2092edbf9347272c2d5b9984a9085","RuleID":"val_01a2092edb674c6b6f957256201f9e43","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a2092edbed538c8000014abd1205ea","CreatedAt":"2026-11-23T16:13:15.641Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2092edb674c6b6f957256201f9e43","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T16:13:15.495Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.641+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbfe05893dea53db0e3b06b2', 145, 'customer.order.created', 'order', 'ord_01a2092edbfd95885805430f8d94be19', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092edbfa18d80ab15ad2be2c2ef2', 'ACTION', '{"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T16:13:15.644Z"},"CreatedAt":"2026-11-23T16:13:15.477Z"},"order":{"ID":"ord_01a2092edbfd95885805430f8d94be19","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2092edbfd95885805430fb54808e9","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2092edb0f9ab0bfeb78a79854147f","SKUID":"sku_01a2092edb2cb106ae55a80c2c9c7e4a","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2092edb0f9ab0bfeb78a79854147f","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2092edb2cb106ae55a80c2c9c7e4a","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2092edbfd95885805430fd7bb4e32","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","CreatedAt":"2026-11-23T16:13:15.644Z","PaidAt":"2026-11-23T16:13:15.644Z"}}', NULL, NULL, '2026-11-23 16:13:15.644+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edbfe05893dea53db21714558', 153, 'customer.order.paid', 'order', 'ord_01a2092edbfd95885805430f8d94be19', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092edbfa18d80ab15ad2be2c2ef2', 'ACTION', '{"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T16:13:15.644Z"},"CreatedAt":"2026-11-23T16:13:15.477Z"},"order":{"ID":"ord_01a2092edbfd95885805430f8d94be19","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2092edbfd95885805430fb54808e9","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2092edb0f9ab0bfeb78a79854147f","SKUID":"sku_01a2092edb2cb106ae55a80c2c9c7e4a","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2092edb0f9ab0bfeb78a79854147f","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2092edb2cb106ae55a80c2c9c7e4a","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2092edbfd95885805430fd7bb4e32","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","CreatedAt":"2026-11-23T16:13:15.644Z","PaidAt":"2026-11-23T16:13:15.644Z"}}', NULL, NULL, '2026-11-23 16:13:15.644+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edc1aa8d66111fbd557f57050', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a2092edc1aa8d66111fbd487bf4521', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092edbffd9c1d8823d3343ad6a22', 'ACTION', '{"redemption":{"ID":"r_01a2092edc1aa8d66111fbd487bf4521","Object":"redemption","Date":"2026-11-23T16:13:15.674Z","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","TrackingID":"track_PTlcmNBHd8S8OrAc_Sy_W2ANDSegHPaIsxsPzhKVK4c","Status":"SUCCEEDED","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Related":{"Type":"voucher","ID":"v_01a2092edbadb49b1c4d606f7ff7c243"},"VoucherID":"v_01a2092edbadb49b1c4d606f7ff7c243","Code":"WELCOME10","OrderID":"ord_01a2092edc1aa8d66111fbd395ae9301","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a2092edc1aa8d66111fbd557f57051","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2092edc1aa8d66111fbd395ae9301","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2092edc1aa8d66111fbd557f57052","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2092edc1aa8d66111fbd395ae9301","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T16:13:15.674Z"},"CreatedAt":"2026-11-23T16:13:15.477Z"},"order":{"ID":"ord_01a2092edc1aa8d66111fbd395ae9301","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2092edc1aa8d66111fbd3a25b0a13","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2092edb3c5db58e7594b9748c5da1","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2092edb3c5db58e7594b9748c5da1","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","Redemptions":{"r_01a2092edc1aa8d66111fbd487bf4521":{"Date":"2026-11-23T16:13:15.674Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2092edbadb49b1c4d606f7ff7c243"}},"CreatedAt":"2026-11-23T16:13:15.674Z","PaidAt":"2026-11-23T16:13:15.674Z"}}]', '2026-11-23 16:13:15.674+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edda6ed5cf892fc255d55c0a0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edd4cdc624beda8f9708ae102', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T16:13:15.78Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T16:13:15.47Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.07Z"},"voucher_transaction":{"ID":"vtx_01a2092edda6ed5cf892fc242df8d4f3","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a2092edda6ed5cf892fc23894568b0","CreatedAt":"2026-11-23T16:13:16.07Z"}}', '[{"step":1,"id":"ev_01a2092edda6ed5cf892fc255d55c0a1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a2092edda6ed5cf892fc23894568b0","campaign_id":"camp_01a2092edc84544a3d0ede0387f13802","category":"ACTION","data":0},{"step":2,"id":"ev_01a2092edda6ed5cf892fc255d55c0a2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a2092edcf59a7e0721d4e111b3feca","campaign_id":"camp_01a2092edc84544a3d0ede0387f13802","category":"ACTION","data":1},{"step":3,"id":"ev_01a2092edda6ed5cf892fc255d55c0a3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a2092edcf59a7e0721d4e111b3feca","campaign_id":"camp_01a2092edc84544a3d0ede0387f13802","category":"ACTION","data":1},{"step":4,"id":"ev_01a2092edda6ed5cf892fc255d55c0a4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a2092edcf59a7e0721d4e111b3feca","campaign_id":"camp_01a2092edc84544a3d0ede0387f13802","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a2092edda6ed5cf892fc23894568b0","Object":"redemption","Date":"2026-11-23T16:13:16.07Z","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","Status":"SUCCEEDED","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Related":{"Type":"voucher","ID":"v_01a2092edcf59a7e0721d4e111b3feca"},"VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Campaign":"Regulars","RewardID":"rew_01a2092edcc062ccf6e1d924f534be6d","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2092edcd156dd27c26b10513dec7a","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","EntryID":"vtx_01a2092edda6ed5cf892fc242df8d4f3","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2092edcc062ccf6e1d924f534be6d","By":1}]}}},{"reward_redemption":{"ID":"r_01a2092edda6ed5cf892fc23894568b0","Object":"redemption","Date":"2026-11-23T16:13:16.07Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a2092edcf59a7e0721d4e111b3feca"},"VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Campaign":"Regulars","RewardID":"rew_01a2092edcc062ccf6e1d924f534be6d","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a2092edcd156dd27c26b10513dec7a","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","EntryID":"vtx_01a2092edda6ed5cf892fc242df8d4f3","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a2092edcc062ccf6e1d924f534be6d","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2092edcc062ccf6e1d924f534be6d","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T16:13:15.84Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2092edcd156dd27c26b10513dec7a","RewardID":"rew_01a2092edcc062ccf6e1d924f534be6d","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T16:13:15.855Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.07Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T16:13:15.78Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T16:13:15.47Z"},"redemption":{"ID":"r_01a2092edda6ed5cf892fc23894568b0","Object":"redemption","Date":"2026-11-23T16:13:16.07Z","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","Status":"SUCCEEDED","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Related":{"Type":"voucher","ID":"v_01a2092edcf59a7e0721d4e111b3feca"},"VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Campaign":"Regulars","RewardID":"rew_01a2092edcc062ccf6e1d924f534be6d","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2092edcd156dd27c26b10513dec7a","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","EntryID":"vtx_01a2092edda6ed5cf892fc242df8d4f3","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2092edcc062ccf6e1d924f534be6d","By":1}]}},"reward":{"ID":"rew_01a2092edcc062ccf6e1d924f534be6d","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713"},"CreatedAt":"2026-11-23T16:13:15.84Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.07Z"}}]', '2026-11-23 16:13:16.07+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092eddcf3f2146d6dab3b267dc10', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a2092edbce96e128efbde90c077942', NULL, 'camp_01a2092edbb81c963e0f123ce1c94754', 'v-01a2092eddb9990a9c8291fad79c245e', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbb81c963e0f123ce1c94754","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Active":true,"CreatedAt":"2026-11-23T16:13:15.576Z"},"customer":{},"voucher":{"ID":"v_01a2092edbce96e128efbde90c077942","Code":"GIFT-50","CampaignID":"camp_01a2092edbb81c963e0f123ce1c94754","CategoryID":"cat_01a2092edafed22b72558a0d26b115aa","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T16:13:15.598Z","UpdatedAt":"2026-11-23T16:13:16.11Z"},"voucher_transaction":{"ID":"vtx_01a2092eddcf3f2146d6dab3107936a9","VoucherID":"v_01a2092edbce96e128efbde90c077942","CampaignID":"camp_01a2092edbb81c963e0f123ce1c94754","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RedemptionID":"r_01a2092eddcf3f2146d6dab266785fc9","CreatedAt":"2026-11-23T16:13:16.11Z"}}', NULL, NULL, '2026-11-23 16:13:16.11+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092eddcf3f2146d6dab3b267dc11', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a2092eddcf3f2146d6dab266785fc9', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edbb81c963e0f123ce1c94754', 'v-01a2092eddb9990a9c8291fad79c245e', 'ACTION', '{"redemption":{"ID":"r_01a2092eddcf3f2146d6dab266785fc9","Object":"redemption","Date":"2026-11-23T16:13:16.11Z","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","Status":"SUCCEEDED","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Related":{"Type":"voucher","ID":"v_01a2092edbce96e128efbde90c077942"},"VoucherID":"v_01a2092edbce96e128efbde90c077942","Code":"GIFT-50","CampaignID":"camp_01a2092edbb81c963e0f123ce1c94754","Campaign":"Gift cards","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a2092eddcf3f2146d6dab3b267dc12","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2092eddcf3f2146d6dab1764b5310","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2092eddcf3f2146d6dab3b267dc13","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2092eddcf3f2146d6dab1764b5310","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"CreatedAt":"2026-11-23T16:13:15.47Z"},"order":{"ID":"ord_01a2092eddcf3f2146d6dab1764b5310","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","Redemptions":{"r_01a2092eddcf3f2146d6dab266785fc9":{"Date":"2026-11-23T16:13:16.11Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2092edbce96e128efbde90c077942","RelatedObjectParentID":"camp_01a2092edbb81c963e0f123ce1c94754"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T16:13:16.11Z","PaidAt":"2026-11-23T16:13:16.11Z"}}]', '2026-11-23 16:13:16.11+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edddf4f896b1b2e81eae5dbf0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a2092edddf4f896b1b2e811f522610', 'cust_01a2092edb4ea6be8b988d02c1a71560', NULL, 'v-01a2092eddddda39c34ec8e739775590', 'ACTION', '{"redemption":{"ID":"r_01a2092edddf4f896b1b2e811f522610","Object":"redemption","Date":"2026-11-23T16:13:16.127Z","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","Status":"SUCCEEDED","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Related":{"Type":"voucher","ID":"v_01a2092edbadb49b1c4d606f7ff7c243"},"VoucherID":"v_01a2092edbadb49b1c4d606f7ff7c243","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 16:13:16.127+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede3bee5da6a37eb774f9c8dc', 353, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.217Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092ede3bee5da6a37eb5a443e034","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2092eddcf3f2146d6dab3b267dc13","EventType":"customer.order.paid","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RuleID":"ern_01a2092edc9b9b32db1fefd469ce848a","ItemID":"","TierID":"","HolderTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T16:13:16.217Z"}}', NULL, NULL, '2026-11-23 16:13:16.217+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edc949ca559b11f67368684e9', 169, 'campaign.created', 'campaign', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edc7fe793d1856fb3095d8b01', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T16:13:15.78Z"}', NULL, NULL, '2026-11-23 16:13:15.78+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edc9c1bd42c85c52e93b92f3c', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a2092edc9b9b32db1fefd469ce848a', NULL, 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edc961534027adcc837ae13ed', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2092edc9b9b32db1fefd469ce848a","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","AutomationID":"auto_01a2092edc9b9b32db1fefd4bc0562ce","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:15.799Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.799+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edcb0b3f94c24fbffdfdc9047', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a2092edcad8ac50214fdd12fd426ac', NULL, 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edc9d37a7e3c848dcb3241743', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2092edcad8ac50214fdd12fd426ac","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T16:13:15.805Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.805+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edcd2e025c79b354049af55fe', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a2092edcd156dd27c26b10513dec7a', NULL, 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edcce14508d8dacfe5b4ab3d3', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2092edcc062ccf6e1d924f534be6d","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T16:13:15.84Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2092edcd156dd27c26b10513dec7a","RewardID":"rew_01a2092edcc062ccf6e1d924f534be6d","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T16:13:15.855Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.855+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edd48f8df0a5fd2e5de412b89', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edd0bde4eb959acf96d3133a9', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2092edcad8ac50214fdd12fd426ac","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T16:13:15.805Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:15.921Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.921+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edcf6b47d1c49794a02e3328f', 201, 'voucher.created', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', NULL, 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edcd3293340399ad128e39f2e', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.893+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edcf6b47d1c49794a9b2f0a04', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edcd3293340399ad128e39f2e', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 16:13:15.893+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edd02f68a5d23381e53a269ac', 217, 'voucher.published', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edcf888c973360a3731e62648', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2092edd0104b1c01a9188dca525f0","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2092edcf59a7e0721d4e111b3feca"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T16:13:15.901Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:15.901Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.901+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edd03c78e14eb8ea7a45262a5', 225, 'publication.succeeded', 'publication', 'pub_01a2092edd0104b1c01a9188dca525f0', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edcf888c973360a3731e62648', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2092edd0104b1c01a9188dca525f0","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2092edcf59a7e0721d4e111b3feca"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T16:13:15.901Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:15.901Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.901+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092eddf01bef6763da6eedd65d30', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a2092eddf01bef6763da6ea550b89b', 'cust_01a2092edb4ea6be8b988d02c1a71560', NULL, 'v-01a2092eddeaab0e91ca2ccc7f9f1d4a', 'ACTION', '{"redemption":{"ID":"rr_01a2092eddf01bef6763da6ea550b89b","Object":"redemption_rollback","Date":"2026-11-23T16:13:16.144Z","RedemptionID":"r_01a2092edddf4f896b1b2e811f522610","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","Status":"SUCCEEDED","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Related":{"Type":"voucher","ID":"v_01a2092edbadb49b1c4d606f7ff7c243"},"VoucherID":"v_01a2092edbadb49b1c4d606f7ff7c243","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 16:13:16.144+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede3c0de93b2b46000abf7eb9', 361, 'customer.rewarded', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2092edc9b9b32db1fefd469ce848a","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","AutomationID":"auto_01a2092edc9b9b32db1fefd4bc0562ce","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:15.799Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.217Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092ede3bee5da6a37eb5a443e034","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2092eddcf3f2146d6dab3b267dc13","EventType":"customer.order.paid","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RuleID":"ern_01a2092edc9b9b32db1fefd469ce848a","ItemID":"","TierID":"","HolderTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T16:13:16.217Z"}}', NULL, NULL, '2026-11-23 16:13:16.217+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edd03c78e14eb8ea876944c09', 233, 'customer.publication.succeeded', 'publication', 'pub_01a2092edd0104b1c01a9188dca525f0', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edcf888c973360a3731e62648', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2092edd0104b1c01a9188dca525f0","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2092edcf59a7e0721d4e111b3feca"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T16:13:15.901Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:15.901Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:15.901+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edd2ac6ff2df4782e958c85e5', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edd0bde4eb959acf96d3133a9', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:15.921Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092edd181d4d53ffadc343352cfa","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T16:13:15.921Z"}}', NULL, NULL, '2026-11-23 16:13:15.921+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edd2ac6ff2df4782f9580c90f', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edd0bde4eb959acf96d3133a9', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:15.921Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092edd181d4d53ffadc343352cfa","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T16:13:15.921Z"}}', NULL, NULL, '2026-11-23 16:13:15.921+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edd2ac6ff2df4782ffcca6255', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', 'v-01a2092edd0bde4eb959acf96d3133a9', 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:15.921Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092edd181d4d53ffadc343352cfa","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T16:13:15.921Z"}}', NULL, NULL, '2026-11-23 16:13:15.921+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede3bee5da6a37eb632430d63', 337, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.217Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092ede3bee5da6a37eb5a443e034","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2092eddcf3f2146d6dab3b267dc13","EventType":"customer.order.paid","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RuleID":"ern_01a2092edc9b9b32db1fefd469ce848a","ItemID":"","TierID":"","HolderTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T16:13:16.217Z"}}', NULL, NULL, '2026-11-23 16:13:16.217+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede3bee5da6a37eb7108061a1', 345, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.217Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092ede3bee5da6a37eb5a443e034","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2092eddcf3f2146d6dab3b267dc13","EventType":"customer.order.paid","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RuleID":"ern_01a2092edc9b9b32db1fefd469ce848a","ItemID":"","TierID":"","HolderTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T16:13:16.217Z"}}', NULL, NULL, '2026-11-23 16:13:16.217+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede0cd52192002a78e8bbc7f0', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a2092ede080160349b025667caac0d', NULL, NULL, 'v-01a2092ede080160349b0255784b5d45', 'ACTION', '{"rule":{"ID":"val_01a2092ede080160349b025667caac0d","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T16:13:16.168Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.168+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede192e88e65fb7761cbd4604', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2092ede18e0f4483d457a63252b95', NULL, NULL, 'v-01a2092ede10056433b7b24f7664fb5d', 'ACTION', '{"assignment":{"ID":"asgm_01a2092ede18e0f4483d457a63252b95","RuleID":"val_01a2092ede080160349b025667caac0d","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2092ede15e7c1e6186b3e3c61c161","CreatedAt":"2026-11-23T16:13:16.181Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2092ede080160349b025667caac0d","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T16:13:16.168Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.181+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede1bb4f229a0d9c1c3f7df42', 329, 'voucher.created', 'voucher', 'v_01a2092ede15e7c1e6186b3e3c61c161', NULL, NULL, 'v-01a2092ede10056433b7b24f7664fb5d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2092ede15e7c1e6186b3e3c61c161","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.181Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.181+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede3c0de93b2b46001b6b05ec', 369, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2092edc84544a3d0ede0387f13802","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.78Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2092edc9b9b32db1fefd469ce848a","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","AutomationID":"auto_01a2092edc9b9b32db1fefd4bc0562ce","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:15.799Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edcf59a7e0721d4e111b3feca","Code":"REGULAR1","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:15.893Z","UpdatedAt":"2026-11-23T16:13:16.217Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2092ede3bee5da6a37eb5a443e034","VoucherID":"v_01a2092edcf59a7e0721d4e111b3feca","CampaignID":"camp_01a2092edc84544a3d0ede0387f13802","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2092eddcf3f2146d6dab3b267dc13","EventType":"customer.order.paid","OrderID":"ord_01a2092eddcf3f2146d6dab1764b5310","RuleID":"ern_01a2092edc9b9b32db1fefd469ce848a","ItemID":"","TierID":"","HolderTierID":"ltr_01a2092edcad8ac50214fdd12fd426ac","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T16:13:16.217Z"}}', NULL, NULL, '2026-11-23 16:13:16.217+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede595e068598b40bdf7ef6f4', 385, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a2092ede58957eec3988503e131b01', NULL, 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'v-01a2092ede573b480115be7aaf80b068', 'ACTION', '{"campaign":{"ID":"camp_01a2092edbd95f92cab1c26a21bc21c1","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2092edaea7f7c0bcef559a39d8950","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:15.609Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a2092ede58957eec3988503e131b01","CampaignID":"camp_01a2092edbd95f92cab1c26a21bc21c1","Name":"Both","TierIDs":["promo_01a2092edbda8e2792708838fabe42b1"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T16:13:16.247Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.247+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede5ef06c2e470b227ec62ae6', 393, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a2092edb4ea6be8b988d02c1a71560', NULL, 'v-01a2092ede5cef6133e0f8ba72259e97', 'ACTION', '{"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 16:13:16.254+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede68dd58b0b1cf00c938d9a6', 401, 'customer.segment.entered', 'segment', 'seg_01a2092ede5a8f7273712f3e4048fe38', 'cust_01a2092edb4ea6be8b988d02c1a71560', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a2092ede5a8f7273712f3e4048fe38","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T16:13:16.25Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.264+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede55d17998fbcf9f25b120e0', 377, 'customer.redemption.succeeded', 'redemption', 'r_01a2092ede55d17998fbcf9f186d68f7', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ede1e182db08fc55682e59c79', 'ACTION', '{"redemption":{"ID":"r_01a2092ede55d17998fbcf9f186d68f7","Object":"redemption","Date":"2026-11-23T16:13:16.245Z","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","TrackingID":"track_PTlcmNBHd8S8OrAc_Sy_W2ANDSegHPaIsxsPzhKVK4c","Status":"SUCCEEDED","Channel":{"ID":"e4f28283fd566c4bc53508cae7ac8701","Type":"API"},"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Related":{"Type":"voucher","ID":"v_01a2092ede15e7c1e6186b3e3c61c161"},"VoucherID":"v_01a2092ede15e7c1e6186b3e3c61c161","Code":"ONCE"}}', NULL, NULL, '2026-11-23 16:13:16.245+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede6e913c7f86a1b44f440c56', 409, 'voucher.created', 'voucher', 'v_01a2092ede6b405990e1b530161c49f3', NULL, NULL, 'v-01a2092ede64971dd628a788cca95a32', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2092ede6b405990e1b530161c49f3","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.267Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.267+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ede894fdf81c8c3bdce3715b4', 417, 'voucher.deleted', 'voucher', 'v_01a2092ede6b405990e1b530161c49f3', NULL, NULL, 'v-01a2092ede7c8f0d7da61c0c530bca8e', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2092ede6b405990e1b530161c49f3","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.267Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T16:13:16.289Z"}}', NULL, NULL, '2026-11-23 16:13:16.289+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edf7f6205edc99d7e67a9331e', 481, 'vl.card_definition.created', 'card_definition', 'lcdef_01a2092edf791b178e97b3ec2efa3606', NULL, NULL, 'v-01a2092edf791b178e97b3eb9adeef47', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.537Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.537+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edf8c4b52dc67cb47865d6f5e', 489, 'vl.tier_structure.created', 'tier_structure', 'lts_01a2092edf8071cf4f8cb2303109331e', NULL, NULL, 'v-01a2092edf8071cf4f8cb22f917616c5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2092edf8071cf4f8cb2303109331e","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.544Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.544+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edfb8a3c1690eb67919c33e7c', 497, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a2092edf8071cf4f8cb2303109331e', NULL, NULL, 'v-01a2092edfaa597b64cf0c237cf3cf5f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2092edf8071cf4f8cb2303109331e","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.544Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a2092edfaa597b64cf0c23daf1928b","StructureID":"lts_01a2092edf8071cf4f8cb2303109331e","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.586Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.586+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edfc7efddd073c3916fffd1f8', 505, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a2092edf8071cf4f8cb2303109331e', NULL, NULL, 'v-01a2092edfbcf0e4dc8ae4afae2e1e9e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2092edf8071cf4f8cb2303109331e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.544Z","UpdatedAt":"2026-11-23T16:13:16.604Z"}}', NULL, NULL, '2026-11-23 16:13:16.604+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edeaac0eaabe71951953bba39', 425, 'campaign.created', 'campaign', 'camp_01a2092edea871de1c852d9b1914c4cb', NULL, 'camp_01a2092edea871de1c852d9b1914c4cb', 'v-01a2092edea5ad9235435489584743be', 'ACTION', '{"campaign":{"ID":"camp_01a2092edea871de1c852d9b1914c4cb","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:16.328Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T16:13:16.328Z"}', NULL, NULL, '2026-11-23 16:13:16.328+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edeb45333726352a05f5e0ecb', 433, 'voucher.created', 'voucher', 'v_01a2092edeb1e227ebb6455801046063', NULL, 'camp_01a2092edea871de1c852d9b1914c4cb', 'v-01a2092edeaf9716cca9dc40421feb8e', 'ACTION', '{"campaign":{"ID":"camp_01a2092edea871de1c852d9b1914c4cb","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:16.328Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2092edeb1e227ebb6455801046063","Code":"FRIEND1","CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.337Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.337+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edeb57f5b1dc3d639d6c98c0e', 441, 'campaign.vouchers.added', 'campaign', 'camp_01a2092edea871de1c852d9b1914c4cb', NULL, 'camp_01a2092edea871de1c852d9b1914c4cb', 'v-01a2092edeaf9716cca9dc40421feb8e', 'ACTION', '{"campaign":{"ID":"camp_01a2092edea871de1c852d9b1914c4cb","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:16.328Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 16:13:16.337+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edece56976c9a6b1e24281869', 449, 'voucher.published', 'voucher', 'v_01a2092edeb1e227ebb6455801046063', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edea871de1c852d9b1914c4cb', 'v-01a2092edeb680218564bfa36504c17c', 'ACTION', '{"campaign":{"ID":"camp_01a2092edea871de1c852d9b1914c4cb","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:16.328Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2092edecb073ac68160dfa9109cf6","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2092edeb1e227ebb6455801046063"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T16:13:16.343Z"},"voucher":{"ID":"v_01a2092edeb1e227ebb6455801046063","Code":"FRIEND1","CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"cust_01a2092edb4ea6be8b988d02c1a71560","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.337Z","UpdatedAt":"2026-11-23T16:13:16.343Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.343+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edecfb647270a5dbfd2a4a716', 457, 'publication.succeeded', 'publication', 'pub_01a2092edecb073ac68160dfa9109cf6', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edea871de1c852d9b1914c4cb', 'v-01a2092edeb680218564bfa36504c17c', 'ACTION', '{"campaign":{"ID":"camp_01a2092edea871de1c852d9b1914c4cb","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:16.328Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2092edecb073ac68160dfa9109cf6","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2092edeb1e227ebb6455801046063"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T16:13:16.343Z"},"voucher":{"ID":"v_01a2092edeb1e227ebb6455801046063","Code":"FRIEND1","CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"cust_01a2092edb4ea6be8b988d02c1a71560","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.337Z","UpdatedAt":"2026-11-23T16:13:16.343Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.343+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edecfb647270a5dc02240d81d', 465, 'customer.publication.succeeded', 'publication', 'pub_01a2092edecb073ac68160dfa9109cf6', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edea871de1c852d9b1914c4cb', 'v-01a2092edeb680218564bfa36504c17c', 'ACTION', '{"campaign":{"ID":"camp_01a2092edea871de1c852d9b1914c4cb","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:16.328Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb4ea6be8b988d02c1a71560","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T16:13:16.11Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.47Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2092edecb073ac68160dfa9109cf6","CustomerID":"cust_01a2092edb4ea6be8b988d02c1a71560","TrackingID":"track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2092edeb1e227ebb6455801046063"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T16:13:16.343Z"},"voucher":{"ID":"v_01a2092edeb1e227ebb6455801046063","Code":"FRIEND1","CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"cust_01a2092edb4ea6be8b988d02c1a71560","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.337Z","UpdatedAt":"2026-11-23T16:13:16.343Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.343+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ededa5e7b9f5bc49cb0e796e4', 473, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a2092eded84f6bcaa37fc1f97f9643', 'cust_01a2092edb55033a4c5609a770c6e1ad', 'camp_01a2092edea871de1c852d9b1914c4cb', 'v-01a2092eded1e1bf7d3837dd812ad1d2', 'ACTION', '{"campaign":{"ID":"camp_01a2092edea871de1c852d9b1914c4cb","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T16:13:16.328Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T16:13:15.674Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T16:13:15.477Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a2092eded84f6bcaa37fc1f97f9643","VoucherID":"v_01a2092edeb1e227ebb6455801046063","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","Role":"REFEREE","ReferrerID":"cust_01a2092edb4ea6be8b988d02c1a71560","CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T16:13:16.376Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a2092edeb1e227ebb6455801046063","Code":"FRIEND1","CampaignID":"camp_01a2092edea871de1c852d9b1914c4cb","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2092edb4ea6be8b988d02c1a71560","ReferrerID":"cust_01a2092edb4ea6be8b988d02c1a71560","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T16:13:16.337Z","UpdatedAt":"2026-11-23T16:13:16.343Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edfccbc15dac09ef42a54ab71', 513, 'vl.benefit.created', 'benefit', 'lben_01a2092edfca7ff3cb22b932a74ae99b', NULL, NULL, 'v-01a2092edfca7ff3cb22b932910daf40', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a2092edfca7ff3cb22b932a74ae99b","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T16:13:16.618Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.618+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edfcd315caf7a9964a2bdc686', 521, 'vl.earning_rule.created', 'earning_rule', 'lern_01a2092edfccbc15dac09ef5c74da6b8', NULL, NULL, 'v-01a2092edfccbc15dac09ef46f2c3e16', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a2092edfccbc15dac09ef5c74da6b8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2092edfccbc15dac09ef54d38f65e","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2092edfca7ff3cb22b932a74ae99b"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.62Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.62+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edfee3cb6cb358c3c4148c9f0', 529, 'vl.reward.created', 'reward', 'lrew_01a2092edfdc5388a31f35f0925c8f0e', NULL, NULL, 'v-01a2092edfdc5388a31f35ef9c9aa9f4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a2092edfdc5388a31f35f0925c8f0e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2092edfdc5388a31f35f03a180763","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2092edfdc5388a31f35f0529fb483","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.636Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.636+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092edff81cf0bd71287531f214b2', 537, 'vl.program.created', 'program', 'lprg_01a2092edff229617527302c52d9face', NULL, NULL, 'v-01a2092edff229617527302b85f90d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee008c0076a4e7fea7e684056', 545, 'vl.program.card_definition.assigned', 'program', 'lprg_01a2092edff229617527302c52d9face', NULL, NULL, 'v-01a2092edff229617527302b85f90d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.537Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2092ee006bf61e1abdc8977b66cf5","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"card_definition","ResourceID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee0090b6cd54456f4517113f1', 553, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a2092edf791b178e97b3ec2efa3606', NULL, NULL, 'v-01a2092edff229617527302b85f90d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.537Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2092ee006bf61e1abdc8977b66cf5","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"card_definition","ResourceID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee1886e2cd3c0f40888a0b0f3', 689, 'customer.order.paid', 'order', 'ord_01a2092ee187596d5a16ed6a1ea3757f', NULL, NULL, 'v-01a2092ee17f658633b2a89fbce4a039', 'ACTION', '{"order":{"ID":"ord_01a2092ee187596d5a16ed6a1ea3757f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2092ee187596d5a16ed6a3d6bea1b","ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T16:13:17.055Z","PaidAt":"2026-11-23T16:13:17.055Z"}}', NULL, NULL, '2026-11-23 16:13:17.055+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee00c9bed238bc5307471ff06', 561, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a2092edff229617527302c52d9face', NULL, NULL, 'v-01a2092edff229617527302b85f90d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2092edf8071cf4f8cb2303109331e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.544Z","UpdatedAt":"2026-11-23T16:13:16.604Z"},"Assignment":{"ID":"lasgm_01a2092ee00c9bed238bc5304756c3c8","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"tier_structure","ResourceID":"lts_01a2092edf8071cf4f8cb2303109331e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee00c9bed238bc5313540e553', 569, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a2092edf8071cf4f8cb2303109331e', NULL, NULL, 'v-01a2092edff229617527302b85f90d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2092edf8071cf4f8cb2303109331e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.544Z","UpdatedAt":"2026-11-23T16:13:16.604Z"},"Assignment":{"ID":"lasgm_01a2092ee00c9bed238bc5304756c3c8","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"tier_structure","ResourceID":"lts_01a2092edf8071cf4f8cb2303109331e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee00db0eb5eb63bfb8a74652e', 577, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a2092edff229617527302c52d9face', NULL, NULL, 'v-01a2092edff229617527302b85f90d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2092edfccbc15dac09ef5c74da6b8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2092edfccbc15dac09ef54d38f65e","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2092edfca7ff3cb22b932a74ae99b"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.62Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2092ee00db0eb5eb63bfad205588e","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"earning_rule","ResourceID":"lern_01a2092edfccbc15dac09ef5c74da6b8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee00e4ef4c76b64b2d93c13c2', 585, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a2092edfccbc15dac09ef5c74da6b8', NULL, NULL, 'v-01a2092edff229617527302b85f90d10', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2092edfccbc15dac09ef5c74da6b8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2092edfccbc15dac09ef54d38f65e","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2092edfca7ff3cb22b932a74ae99b"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.62Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2092ee00db0eb5eb63bfad205588e","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"earning_rule","ResourceID":"lern_01a2092edfccbc15dac09ef5c74da6b8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.658+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee01cf07b8456b3bdc489e570', 593, 'vl.program.reward.assigned', 'program', 'lprg_01a2092edff229617527302c52d9face', NULL, NULL, 'v-01a2092ee01065616eb0580aed3cc5a1', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2092edfdc5388a31f35f0925c8f0e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2092edfdc5388a31f35f03a180763","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2092edfdc5388a31f35f0529fb483","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.636Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2092ee01cf07b8456b3bcd83f4a83","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"reward","ResourceID":"lrew_01a2092edfdc5388a31f35f0925c8f0e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.688Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.688+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee01d5c9e6451f86d4a8ec8e8', 601, 'vl.reward.assigned', 'reward', 'lrew_01a2092edfdc5388a31f35f0925c8f0e', NULL, NULL, 'v-01a2092ee01065616eb0580aed3cc5a1', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2092edff229617527302c52d9face","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.658Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2092edfdc5388a31f35f0925c8f0e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2092edfdc5388a31f35f03a180763","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2092edfdc5388a31f35f0529fb483","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T16:13:16.636Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2092ee01cf07b8456b3bcd83f4a83","ProgramID":"lprg_01a2092edff229617527302c52d9face","Type":"reward","ResourceID":"lrew_01a2092edfdc5388a31f35f0925c8f0e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T16:13:16.688Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.688+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee04340e61e8caf39f47d796b', 609, 'vl.member.created', 'member', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee01e6885ca9d6404f259ea93', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee045f740847342ea84f8f734', 617, 'vl.card.created', 'card', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee01e6885ca9d6404f259ea93', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2092ee044f59ce3ebadb6fef204f9","MemberID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","DefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Code":"l2hlTYRpQ7","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee046912f2df2f2cfc92286eb', 625, 'vl.card.assigned', 'card', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee01e6885ca9d6404f259ea93', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2092ee044f59ce3ebadb6fef204f9","MemberID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","DefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Code":"l2hlTYRpQ7","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee0498302d36528df9cce7915', 633, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee01e6885ca9d6404f259ea93', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2092ee044f59ce3ebadb6fef204f9","MemberID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","DefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Code":"l2hlTYRpQ7","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee04bde7ed0d87477237f2b10', 641, 'vl.member.card.assigned', 'member', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee01e6885ca9d6404f259ea93', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2092ee044f59ce3ebadb6fef204f9","MemberID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","DefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Code":"l2hlTYRpQ7","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee0930f5705fa0a02d655acc8', 649, 'vl.tier.joined', 'tier', 'lt_01a2092edfaa597b64cf0c23daf1928b', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee0609d34c84ea64900b7c813', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"e4f28283fd566c4bc53508cae7ac8701","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a2092ee044f59ce3ebadb6fef204f9","MemberID":"lmbr_01a2092ee02ae5bd15af81cdc47d587a","ProgramID":"lprg_01a2092edff229617527302c52d9face","CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","DefinitionID":"lcdef_01a2092edf791b178e97b3ec2efa3606","Code":"l2hlTYRpQ7","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a2092edf8071cf4f8cb2303109331e","Rank":{"TierID":"lt_01a2092edfaa597b64cf0c23daf1928b","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T16:13:16.708Z","UpdatedAt":"2026-11-23T16:13:16.772Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 16:13:16.772+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee10f747f724077d8c5433b24', 657, 'customer.order.created', 'order', 'ord_01a2092ee109cf985eded66e9ee49cf5', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee0f5a419491efd4ac1583406', 'ACTION', '{"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T16:13:16.932Z"},"CreatedAt":"2026-11-23T16:13:15.477Z"},"order":{"ID":"ord_01a2092ee109cf985eded66e9ee49cf5","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","CreatedAt":"2026-11-23T16:13:16.932Z","PaidAt":"2026-11-23T16:13:16.932Z"}}', NULL, NULL, '2026-11-23 16:13:16.932+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee10f747f724077d906ff76ee', 665, 'customer.order.paid', 'order', 'ord_01a2092ee109cf985eded66e9ee49cf5', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee0f5a419491efd4ac1583406', 'ACTION', '{"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T16:13:16.932Z"},"CreatedAt":"2026-11-23T16:13:15.477Z"},"order":{"ID":"ord_01a2092ee109cf985eded66e9ee49cf5","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","CreatedAt":"2026-11-23T16:13:16.932Z","PaidAt":"2026-11-23T16:13:16.932Z"}}', NULL, NULL, '2026-11-23 16:13:16.932+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee122ecbe4da31a9fe6e697fc', 673, 'customer.order.created', 'order', 'ord_01a2092ee11bc6e17797c0ccf7d3fbf1', 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, 'v-01a2092ee112bbd23c22fbb65d25e52a', 'ACTION', '{"customer":{"ID":"cust_01a2092edb55033a4c5609a770c6e1ad","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T16:13:16.932Z"},"CreatedAt":"2026-11-23T16:13:15.477Z"},"order":{"ID":"ord_01a2092ee11bc6e17797c0ccf7d3fbf1","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a2092edb55033a4c5609a770c6e1ad","CreatedAt":"2026-11-23T16:13:16.952Z"}}', NULL, NULL, '2026-11-23 16:13:16.952+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee1886e2cd3c0f407a1b61a03', 681, 'customer.order.created', 'order', 'ord_01a2092ee187596d5a16ed6a1ea3757f', NULL, NULL, 'v-01a2092ee17f658633b2a89fbce4a039', 'ACTION', '{"order":{"ID":"ord_01a2092ee187596d5a16ed6a1ea3757f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2092ee187596d5a16ed6a3d6bea1b","ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T16:13:17.055Z","PaidAt":"2026-11-23T16:13:17.055Z"}}', NULL, NULL, '2026-11-23 16:13:17.055+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2092ee1aa722a9e19ddac9395ed40', 697, 'customer.order.updated', 'order', 'ord_01a2092ee187596d5a16ed6a1ea3757f', NULL, NULL, 'v-01a2092ee190a2f1ae926c310e87a870', 'EFFECT', '{"order":{"ID":"ord_01a2092ee187596d5a16ed6a1ea3757f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2092ee187596d5a16ed6a3d6bea1b","ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T16:13:17.055Z","UpdatedAt":"2026-11-23T16:13:17.098Z","PaidAt":"2026-11-23T16:13:17.055Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a2092ee187596d5a16ed6a3d6bea1b","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a2092ee1aa722a9e19ddac8148d9bf"]}}}', '[{"step":1,"id":"ev_01a2092ee1aa722a9e19ddac9395ed41","type":"order.returned","entity_type":"order","entity_id":"ord_01a2092ee187596d5a16ed6a1ea3757f","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a2092ee187596d5a16ed6a1ea3757f","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2092ee187596d5a16ed6a3d6bea1b","ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2092edb43ac3f20e61c70ec545713","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T16:13:17.055Z","UpdatedAt":"2026-11-23T16:13:17.098Z","PaidAt":"2026-11-23T16:13:17.055Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a2092ee187596d5a16ed6a3d6bea1b","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a2092ee1aa722a9e19ddac8148d9bf"]}},"return":{"ID":"ret_01a2092ee1aa722a9e19ddac8148d9bf","SourceID":"","OrderID":"ord_01a2092ee187596d5a16ed6a1ea3757f","CustomerID":"","Reason":"","Metadata":null,"APIKey":"e4f28283fd566c4bc53508cae7ac8701","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a2092ee187596d5a16ed6a3d6bea1b","ProductID":"prod_01a2092edb43ac3f20e61c70ec545713","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-23T16:13:17.098Z"}}]', '2026-11-23 16:13:17.098+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a2092ede5fd90320488e61e413a9e7_0', 'exp_01a2092ede5fd90320488e61e413a9e7', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,100,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-PfMDZXyK,GIFT_VOUCHER,50.00,
CARD-bvkIQAWr,GIFT_VOUCHER,50.00,
CARD-3GK8NNQz,GIFT_VOUCHER,50.00,
CARD-brIv18mo,GIFT_VOUCHER,50.00,
CARD-OAXvSVIm,GIFT_VOUCHER,50.00,
HELLO-WEAk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mFgr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-anAn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-INWO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QTOK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-yRH5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-WSnm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5GlE,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jE9W,DISCOUNT_VOUCHER,10,PERCENT
HELLO-vYWQ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Owqy,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mutu,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QliU,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6mOq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-sSO4,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jAJz,DISCOUNT_VOUCHER,10,PERCENT
HELLO-DaC3,DISCOUNT_VOUCHER,10,PERCENT
HELLO-EfXz,DISCOUNT_VOUCHER,10,PERCENT
HELLO-DKYe,DISCOUNT_VOUCHER,10,PERCENT
HELLO-oILd,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a2092ede5fd90320488e61e413a9e7', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1183, NULL, '2026-11-23 16:13:16.255+00', '2026-11-23 16:13:16.265+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_6cf4bf3ea2abdc369a70513a88eecd30', '\xfcdeb687ed5dbdf80e91ef2327017d1deb3e1528c2e1152885d1547392538152ee4f63b2d8becd8eb1c49ef54444e98055e8b730e0707951433bb69872ca49a331ccf43427f785ed929d1d9d3768c6706a54bcf8d95ec341c4fe525d32bdb566db424d855f740dbf3ed78073a7b55cd2f4e712e8821b74ce3e54cc0694b9610b94d5eea7d3f6472f55369bfaa7d9770218f8829937bc694223718fda84eaa17ab4342632d646f1b6264212e7654f3a00f3cd34d502d03a97db71c4f5f3abda0c5b2bb01845f76764d0bf7841c2b8dfabe2cf0e911cb11b3ab1696266f7b1d332c954994140fce9db9141b4bdbed51b051dcfd316be21e1bdd72e67208833c6d9a90edeac21926cda9d5f79c9cd462b7a0570b080bb8e2c0b6d08720279429b894ea2b04f06a79a108864a14d254592ab464f7cb5a64994def768c8d354430adb65bc473ff75976f5e0cd0c9324b74a8b6e31135dfa10ac049b9fe4fb8219f1127a9f41b13770f4c046e2cffa9e92b7a9364cd4796fabc8e95d319a3056733f3afc3399b3d90d478af9a3052155cf79159d5ac2dfd201ec2cb694a62cee089a13ac4098e6792caaed1d61bad758520e29c18881d6a8f9528b901b5530527d5224fd9fa4bef1487a13d6cbd3148f5bf26a868e4641dc54775be941d2f05ad90711ad16effa75a1a2f24c9b14256a87b2bd5b5cec0fb75f5f9c1171c003b689fffbd073bf0618ddd6c59331a0d07cda008395c91a29f6cd4b9c030f44e3a86526a72e815d97da46025a84e3e7a2424c6fafe56e380fab5410756314500791ef0dd596f441ddedd52f987300260922b914449dd42bd657919f75bd5060be012e663b16c5e00b90cf27f6dba6dc41938e7d27addb6fe76e9a6a4ae26e76d02073976d2647011e81dcb01bd379d34f3cd58b60fc1368fca3dde2fafbfe232dbf9d124450153efc048bd65737fc7c87af4af3cf289f604b75e9ee20d67804668e99', '2026-11-24 16:13:16.111+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_6e8333fd4c68ece0744a73f80db2a863', '\x158bd448396c02a23407b3dc1bf82ae40da2a83ca1b59669feb81ecba03c59ce9ea1e4938f0fbec046d0896173372e101c9691e688c5e15b2f0f12fcd7bc3136cc0c4607a72ad18646657c3211cdb9e3b6eec3727fca1432798c6281fb87d82e5c9c8b52fd39bffcbc1a8a591bd8e6d0dd52c2c9f72bf51fe83fab6a3a349da8f923651942d6a8e16e8a34235bf3cee29ef99a55cfc8015adfbea2c1648025b03ce5e702fb77897e2fe4a665d749b9b897d8699e85863b53caebe15dc3cfb6065cf20b1d0b926636e851d146850671d2e544790f1b588ce6609874b0efe7e37ddbbf85af63f64d7993346246172b6fcc5f974e8a0b464e73a6d29d99f39642e0d6ed21d0c11dc7d8489fb51c44915bef711cf97d4f8af4a6d7df62a80c0f1b5915a694feb889a06a22aeacc7e104fc0560cf7219b6cf2069778113a9c3f2bcc549ae62ab46c982f95c154a0835edb120832072a33dfdf9a0ac0b883f579d622707af9b940a971c970ce88b3c0fd83f4f55ff0ed515f3507fd5416aac407e2ccb779491949e28cff6a581d8c6f13496461172a473072310e7b2a18770dbc7892e603f1a63758dd5bd8feb1eeba270ccedd798f2292d905eac75a1a4f51391d69db18aaba1c61d7b848a43ddee7a966bca49d1dd62', '2026-11-24 16:13:16.127+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_397aa88ef7d92fad419eaa8cf4f8f0c9', '\x60d7fec7d385ea5799135d03f0e210cfe4e8de255456045c5adeb891e699ac075bc14bbbdbe7369591ae19ef8aeb3ac652e3783427123ffbd336ec4aace3f8bac9197ca5096f947cd6d0a9db9faeb0bec3491b94e5a6f14079a081c458819a79e4250f44a332e8f8f0622a2c7cdb8a83bae468edd7380afaa08a577bfef103619d72ea18ecf87412006ae5e1c81fbea3ea28cab5a411eb05fada41d89391dd8dc9b881d7d0a40c60f6227b3818ab3122f6df61de7c57cb1969373ac342dee7aa1cc136a62d0ca9aaae3ec213c960ca40b689d4e595c16902a48d75ddb974f2dd9ad041ca3ab49d19ec1ead808ff6fabefbdbca23401259b663da33fa98d1bd07915b7571f96e99ae81b451c3d5e702e27aee78e0c582e85df170c26ddb0a392de7609e6bbdcecd24075cf8beb8befb0787226dc1a7d8e7cc86cdf8d8fe1ff02ab35955ee70c7ea316baef95c3e36da057b02ab59de89ef152fb765b1e017df5b32ef96413f4dce0d1a07fa40cf48d433704d2bc4f97d12dfc4243dc0a7343eb66d8ddb85fa673d4017226d47850382ba78586734', '2026-11-24 16:13:16.245+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a2092edf720b9fb35197d4d965c360', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 16:13:16.53+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lprg_01a2092edff229617527302c52d9face', 'cust_01a2092edb55033a4c5609a770c6e1ad', 'lprg_01a2092edff229617527302c52d9face cust_01a2092edb55033a4c5609a770c6e1ad', 'ACTIVE', NULL, '2026-11-23 16:13:16.708+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a2092edcf59a7e0721d4e111b3feca', 'camp_01a2092edc84544a3d0ede0387f13802', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'ltr_01a2092edcad8ac50214fdd12fd426ac', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 16:13:15.921+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a2092edcad8ac50214fdd12fd426ac', 'camp_01a2092edc84544a3d0ede0387f13802', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 16:13:15.805+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lprg_01a2092edff229617527302c52d9face', 'cust_01a2092edb55033a4c5609a770c6e1ad', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'l2hlTYRpQ7', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a2092edfaa597b64cf0c23daf1928b"}, "StructureID": "lts_01a2092edf8071cf4f8cb2303109331e"}', NULL, '2026-11-23 16:13:16.708+00', '2026-11-23 16:13:17.004+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_231cbf29bb0993a0d4c735d1788d65ff', 'tiers', 'lprg_01a2092edff229617527302c52d9face', 'tiers lprg_01a2092edff229617527302c52d9face', '2026-11-23', NULL, NULL, NULL, 'lts_01a2092edf8071cf4f8cb2303109331e', 'lt_01a2092edfaa597b64cf0c23daf1928b', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_8c809cc5c834ed8b156559cb9b82db96', 'tiers', 'lprg_01a2092edff229617527302c52d9face', 'tiers lprg_01a2092edff229617527302c52d9face total', NULL, NULL, NULL, NULL, 'lts_01a2092edf8071cf4f8cb2303109331e', 'lt_01a2092edfaa597b64cf0c23daf1928b', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_021f1e31e9b38e40826f5a363ab5c488', 'spending', 'lprg_01a2092edff229617527302c52d9face', 'spending lprg_01a2092edff229617527302c52d9face', '2026-11-23', NULL, NULL, 'lcdef_01a2092edf791b178e97b3ec2efa3606', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_3ab0a6353e11debdaa62c1e3bf0a8526', 'spending', 'lprg_01a2092edff229617527302c52d9face', 'spending lprg_01a2092edff229617527302c52d9face total', NULL, NULL, NULL, 'lcdef_01a2092edf791b178e97b3ec2efa3606', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_00b5a8ff60543cd772f38954f3e8282d', 'card', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'card lcrd_01a2092ee044f59ce3ebadb6fef204f9', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_13e7cf21bf880d6076b74e591386413c', 'member_rules', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'member_rules lmbr_01a2092ee02ae5bd15af81cdc47d587a', '2026-11-23', 'lern_01a2092edfccbc15dac09ef5c74da6b8', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_4ef3f11ded0311fc3dafa4df487e508c', 'earning_rules', 'lprg_01a2092edff229617527302c52d9face', 'earning_rules lprg_01a2092edff229617527302c52d9face', '2026-11-23', 'lern_01a2092edfccbc15dac09ef5c74da6b8', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_ad171c2e88a4d18a1889399b542ba7fd', 'points_earnings', 'lprg_01a2092edff229617527302c52d9face', 'points_earnings lprg_01a2092edff229617527302c52d9face', '2026-11-23', 'lern_01a2092edfccbc15dac09ef5c74da6b8', 'lernei_01a2092edfccbc15dac09ef54d38f65e', 'lcdef_01a2092edf791b178e97b3ec2efa3606', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_78b30b077f0987dc4b5958cbb8bfd9cd', 'earning_rules', 'lprg_01a2092edff229617527302c52d9face', 'earning_rules lprg_01a2092edff229617527302c52d9face total', NULL, 'lern_01a2092edfccbc15dac09ef5c74da6b8', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_9c408c371ff3793cf6026dbd3628cfd7', 'points_earnings', 'lprg_01a2092edff229617527302c52d9face', 'points_earnings lprg_01a2092edff229617527302c52d9face total', NULL, 'lern_01a2092edfccbc15dac09ef5c74da6b8', 'lernei_01a2092edfccbc15dac09ef54d38f65e', 'lcdef_01a2092edf791b178e97b3ec2efa3606', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2092ee038a47b80cf56c6e688e840', 'seats lprg_01a2092edff229617527302c52d9face', '2026-11-23 16:13:16.739+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2092ee0adf2e5c39050c7947267b7', 'reward lrew_01a2092edfdc5388a31f35f0925c8f0e lmbr_01a2092ee02ae5bd15af81cdc47d587a', '2026-11-23 16:13:16.836+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2092ee0ce51a5585b6748cdd0c909', 'spend lcrd_01a2092ee044f59ce3ebadb6fef204f9', '2026-11-23 16:13:16.964+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2092ee1856297168c01dd92669d3c', 'card lcrd_01a2092ee044f59ce3ebadb6fef204f9', '2026-11-23 16:13:17.004+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2092ee1552625984a9a978f081ebb', 'lern_01a2092edfccbc15dac09ef5c74da6b8 lmbr_01a2092ee02ae5bd15af81cdc47d587a', '2026-11-23 16:13:17.004+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a2092edf3778bd0393663b9f447c49', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 16:13:16.471+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'd3d1f2bcd05eae9c471a77d0fd5b8f5c39f30b15d73b101e5080c57be468f52e', 'demo', 'e4f28283fd566c4bc53508cae7ac8701', '["api"]', '2026-11-23 16:13:16.3+00', '2026-11-23 16:28:16.3+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a2092ee13b565798392af6fed84276', 'APPROVED', 'lprg_01a2092edff229617527302c52d9face', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'lctx_01a2092ee14488e9b3a67a0dfffb050b', 'ord_01a2092ee11bc6e17797c0ccf7d3fbf1', 'ordpay_01a2092ee13b565798392af727fbb584', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 16:13:16.964+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2092edbfd95885805430f8d94be19', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a2092edbfd95885805430fb54808e9", "SKU": {"ID": "sku_01a2092edb2cb106ae55a80c2c9c7e4a", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a2092edb2cb106ae55a80c2c9c7e4a", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a2092edb0f9ab0bfeb78a79854147f", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a2092edb0f9ab0bfeb78a79854147f", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a2092edbfd95885805430fd7bb4e32", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a2092edb43ac3f20e61c70ec545713", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a2092edb43ac3f20e61c70ec545713", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, NULL, 0, NULL, NULL, '2026-11-23 16:13:15.644+00', NULL, '2026-11-23 16:13:15.644+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2092edc1aa8d66111fbd395ae9301', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a2092edc1aa8d66111fbd3a25b0a13", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a2092edb3c5db58e7594b9748c5da1", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a2092edb3c5db58e7594b9748c5da1", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, '{"r_01a2092edc1aa8d66111fbd487bf4521": {"Date": "2026-11-23T16:13:15.674Z", "RelatedObjectID": "v_01a2092edbadb49b1c4d606f7ff7c243", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-23 16:13:15.674+00', NULL, '2026-11-23 16:13:15.674+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2092eddcf3f2146d6dab1764b5310', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a2092edb4ea6be8b988d02c1a71560', NULL, '{"r_01a2092eddcf3f2146d6dab266785fc9": {"Date": "2026-11-23T16:13:16.11Z", "RelatedObjectID": "v_01a2092edbce96e128efbde90c077942", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a2092edbb81c963e0f123ce1c94754"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 16:13:16.11+00', NULL, '2026-11-23 16:13:16.11+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2092ee109cf985eded66e9ee49cf5', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, NULL, 0, NULL, NULL, '2026-11-23 16:13:16.932+00', NULL, '2026-11-23 16:13:16.932+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2092ee11bc6e17797c0ccf7d3fbf1', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a2092edb55033a4c5609a770c6e1ad', NULL, NULL, 1, NULL, NULL, '2026-11-23 16:13:16.952+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2092ee187596d5a16ed6a1ea3757f', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a2092ee187596d5a16ed6a3d6bea1b", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a2092edb43ac3f20e61c70ec545713", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a2092edb43ac3f20e61c70ec545713", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a2092ee187596d5a16ed6a3d6bea1b", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a2092ee1aa722a9e19ddac8148d9bf"], "RefundOrder": "PROPORTIONAL"}', '2026-11-23 16:13:17.055+00', '2026-11-23 16:13:17.098+00', '2026-11-23 16:13:17.055+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2092edd259c3f2a4771a6734cd368', 'v_01a2092edcf59a7e0721d4e111b3feca', 'camp_01a2092edc84544a3d0ede0387f13802', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'vtx_01a2092edd181d4d53ffadc343352cfa', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2092edcf59a7e0721d4e111b3feca 9999-12-31 001795450395921', NULL, '2026-11-23 16:13:15.921+00', '2026-11-23 16:13:16.07+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2092ede3bee5da6a37eb5fc27e3b1', 'v_01a2092edcf59a7e0721d4e111b3feca', 'camp_01a2092edc84544a3d0ede0387f13802', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'vtx_01a2092ede3bee5da6a37eb5a443e034', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2092edcf59a7e0721d4e111b3feca 9999-12-31 001795450396217', NULL, '2026-11-23 16:13:16.217+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2092ee07cc8f0b33fef228876ab66', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lprg_01a2092edff229617527302c52d9face', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lctx_01a2092ee07cc8f0b33fef2240c6c289', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 16:13:16.772+00', '2026-11-23 16:13:16.964+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2092ee18cd5e049782614904c8c99', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lprg_01a2092edff229617527302c52d9face', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lctx_01a2092ee18cd5e0497826139e4fe5ac', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2092ee044f59ce3ebadb6fef204f9 9999-12-31 001795450397004', NULL, '2026-11-23 16:13:17.004+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2092ee1a87d5d3e3be2b464f259ab', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lprg_01a2092edff229617527302c52d9face', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lctx_01a2092ee1a87d5d3e3be2b40a31380d', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2092ee044f59ce3ebadb6fef204f9 9999-12-31 001795450397004', NULL, '2026-11-23 16:13:17.004+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2092edda6ed5cf892fc24ecae6c26', 'v_01a2092edcf59a7e0721d4e111b3feca', 'vtx_01a2092edda6ed5cf892fc242df8d4f3', 'lopb_01a2092edd259c3f2a4771a6734cd368', 20, 0, 0, '2026-11-23 16:13:16.07+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2092ee0e7ff25411ad2fb6a07619c', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lctx_01a2092ee0e6fda965294efd8cc3db04', 'lcpeb_01a2092ee07cc8f0b33fef228876ab66', 20, 0, 0, '2026-11-23 16:13:16.836+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2092ee1480233b7edcab76a95f9df', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lctx_01a2092ee14488e9b3a67a0dfffb050b', 'lcpeb_01a2092ee07cc8f0b33fef228876ab66', 80, 0, 0, '2026-11-23 16:13:16.964+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 16:13:15.319+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2092edb0f9ab0bfeb78a79854147f', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 16:13:15.406+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2092edb3c5db58e7594b9748c5da1', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 16:13:15.447+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2092edb43ac3f20e61c70ec545713', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 16:13:15.455+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 16:13:15.319+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a2092edb488032334e60b820fb2c03', 'Equipment', 'STATIC', '[{"ID": "prod_01a2092edb3c5db58e7594b9748c5da1", "Object": "product"}, {"ID": "prod_01a2092edb43ac3f20e61c70ec545713", "Object": "product"}]', NULL, NULL, false, '2026-11-23 16:13:15.464+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2092ee006bf61e1abdc8977b66cf5', 'lprg_01a2092edff229617527302c52d9face lcdef_01a2092edf791b178e97b3ec2efa3606', 'lprg_01a2092edff229617527302c52d9face', 'card_definition', 'lcdef_01a2092edf791b178e97b3ec2efa3606', NULL, 0, '2026-11-23 16:13:16.658+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2092ee00c9bed238bc5304756c3c8', 'lprg_01a2092edff229617527302c52d9face lts_01a2092edf8071cf4f8cb2303109331e', 'lprg_01a2092edff229617527302c52d9face', 'tier_structure', 'lts_01a2092edf8071cf4f8cb2303109331e', NULL, 0, '2026-11-23 16:13:16.658+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2092ee00db0eb5eb63bfad205588e', 'lprg_01a2092edff229617527302c52d9face lern_01a2092edfccbc15dac09ef5c74da6b8', 'lprg_01a2092edff229617527302c52d9face', 'earning_rule', 'lern_01a2092edfccbc15dac09ef5c74da6b8', NULL, 0, '2026-11-23 16:13:16.658+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2092ee01cf07b8456b3bcd83f4a83', 'lprg_01a2092edff229617527302c52d9face lrew_01a2092edfdc5388a31f35f0925c8f0e', 'lprg_01a2092edff229617527302c52d9face', 'reward', 'lrew_01a2092edfdc5388a31f35f0925c8f0e', NULL, 1, '2026-11-23 16:13:16.688+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a2092edfccbc15dac09ef5c74da6b8', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a2092edfccbc15dac09ef5c74da6b8", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a2092edfccbc15dac09ef54d38f65e", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a2092edf791b178e97b3ec2efa3606"}}, {"BenefitID": "lben_01a2092edfca7ff3cb22b932a74ae99b"}]}], "CreatedAt": "2026-11-23T16:13:16.62Z"}', '2026-11-23 16:13:16.62+00');
INSERT INTO public.program_locks (project_id, id) VALUES ('demo', 'llock_definitions');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a2092edfdc5388a31f35f0925c8f0e', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a2092edfdc5388a31f35f0925c8f0e", "Gift": {"Material": {"ProductID": "prod_01a2092edb43ac3f20e61c70ec545713"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a2092edfdc5388a31f35f03a180763", "Spending": {"ID": "lrspn_01a2092edfdc5388a31f35f0529fb483", "Points": 20, "CardDefinitionID": "lcdef_01a2092edf791b178e97b3ec2efa3606"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T16:13:16.636Z"}', '2026-11-23 16:13:16.636+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a2092edfaa597b64cf0c23daf1928b', 'lts_01a2092edf8071cf4f8cb2303109331e', 'Gold', '{"ID": "lt_01a2092edfaa597b64cf0c23daf1928b", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T16:13:16.586Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a2092edf8071cf4f8cb2303109331e"}', '2026-11-23 16:13:16.586+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a2092edff229617527302c52d9face', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 16:13:16.658+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'fd895e4751c4f41b7aff38cce0cce2a8c26da64036d5e22100898fadffbbfd1e', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 16:13:15.312+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a2092ede58957eec3988503e131b01', 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'Both', '["promo_01a2092edbda8e2792708838fabe42b1"]', 'MANUAL', NULL, '2026-11-23 16:13:16.247+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2092edbda8e2792708838fabe42b1', 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 16:13:15.609+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2092edbed538c8000014abd1205ea', 'camp_01a2092edbd95f92cab1c26a21bc21c1', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 16:13:15.628+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2092edd0104b1c01a9188dca525f0', NULL, 'cust_01a2092edb4ea6be8b988d02c1a71560', 'track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U', 'API', NULL, '["v_01a2092edcf59a7e0721d4e111b3feca"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a2092edc84544a3d0ede0387f13802', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 16:13:15.901+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2092edecb073ac68160dfa9109cf6', NULL, 'cust_01a2092edb4ea6be8b988d02c1a71560', 'track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U', 'API', NULL, '["v_01a2092edeb1e227ebb6455801046063"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a2092edea871de1c852d9b1914c4cb', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 16:13:16.343+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a2092eded84f6bcaa37fc1f97f9643', 'v_01a2092edeb1e227ebb6455801046063 cust_01a2092edb55033a4c5609a770c6e1ad', 'v_01a2092edeb1e227ebb6455801046063', 'cust_01a2092edb55033a4c5609a770c6e1ad', 'REFEREE', 'cust_01a2092edb4ea6be8b988d02c1a71560', 'camp_01a2092edea871de1c852d9b1914c4cb', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 16:13:16.376+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2092edc84544a3d0ede0387f13802/2026-11-23', 'camp_01a2092edc84544a3d0ede0387f13802', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2092edbb81c963e0f123ce1c94754/2026-11-23', 'camp_01a2092edbb81c963e0f123ce1c94754', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2092edc1aa8d66111fbd487bf4521', 'redemption', '2026-11-23 16:13:15.674+00', NULL, false, NULL, NULL, 'cust_01a2092edb55033a4c5609a770c6e1ad', 'track_PTlcmNBHd8S8OrAc_Sy_W2ANDSegHPaIsxsPzhKVK4c', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e4f28283fd566c4bc53508cae7ac8701', 'API', NULL, 'e4f28283fd566c4bc53508cae7ac8701', NULL, 'voucher', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a2092edc1aa8d66111fbd395ae9301', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2092edda6ed5cf892fc23894568b0', 'redemption', '2026-11-23 16:13:16.07+00', NULL, false, NULL, NULL, 'cust_01a2092edb4ea6be8b988d02c1a71560', 'track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e4f28283fd566c4bc53508cae7ac8701', 'API', NULL, 'e4f28283fd566c4bc53508cae7ac8701', NULL, 'voucher', 'v_01a2092edcf59a7e0721d4e111b3feca', 'v_01a2092edcf59a7e0721d4e111b3feca', 'REGULAR1', NULL, 'camp_01a2092edc84544a3d0ede0387f13802', 'Regulars', 'rew_01a2092edcc062ccf6e1d924f534be6d', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a2092edda6ed5cf892fc242df8d4f3", "Delivery": "PENDING", "AssignmentID": "rewa_01a2092edcd156dd27c26b10513dec7a", "LoyaltyTierID": "ltr_01a2092edcad8ac50214fdd12fd426ac"}, "Counted": [{"By": 1, "Key": "s/rew_01a2092edcc062ccf6e1d924f534be6d"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2092eddcf3f2146d6dab266785fc9', 'redemption', '2026-11-23 16:13:16.11+00', NULL, false, NULL, NULL, 'cust_01a2092edb4ea6be8b988d02c1a71560', 'track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e4f28283fd566c4bc53508cae7ac8701', 'API', NULL, 'e4f28283fd566c4bc53508cae7ac8701', NULL, 'voucher', 'v_01a2092edbce96e128efbde90c077942', 'v_01a2092edbce96e128efbde90c077942', 'GIFT-50', NULL, 'camp_01a2092edbb81c963e0f123ce1c94754', 'Gift cards', NULL, NULL, 'ord_01a2092eddcf3f2146d6dab1764b5310', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2092edddf4f896b1b2e811f522610', 'redemption', '2026-11-23 16:13:16.127+00', NULL, false, NULL, NULL, 'cust_01a2092edb4ea6be8b988d02c1a71560', 'track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, 'e4f28283fd566c4bc53508cae7ac8701', 'API', NULL, 'e4f28283fd566c4bc53508cae7ac8701', NULL, 'voucher', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a2092eddf01bef6763da6ea550b89b', '2026-11-23 16:13:16.144+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a2092eddf01bef6763da6ea550b89b', 'redemption_rollback', '2026-11-23 16:13:16.144+00', NULL, false, 'r_01a2092edddf4f896b1b2e811f522610', NULL, 'cust_01a2092edb4ea6be8b988d02c1a71560', 'track_-fX-93AdmXTiLHFCdv2aXcQJAO3Bk2RDORsLcABIB0U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e4f28283fd566c4bc53508cae7ac8701', 'API', NULL, 'e4f28283fd566c4bc53508cae7ac8701', NULL, 'voucher', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2092ede55d17998fbcf9f186d68f7', 'redemption', '2026-11-23 16:13:16.245+00', NULL, false, NULL, NULL, 'cust_01a2092edb55033a4c5609a770c6e1ad', 'track_PTlcmNBHd8S8OrAc_Sy_W2ANDSegHPaIsxsPzhKVK4c', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e4f28283fd566c4bc53508cae7ac8701', 'API', NULL, 'e4f28283fd566c4bc53508cae7ac8701', NULL, 'voucher', 'v_01a2092ede15e7c1e6186b3e3c61c161', 'v_01a2092ede15e7c1e6186b3e3c61c161', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a2092ee1aa722a9e19ddac8148d9bf', NULL, 'ord_01a2092ee187596d5a16ed6a1ea3757f', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a2092ee187596d5a16ed6a3d6bea1b", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a2092edb43ac3f20e61c70ec545713"}], "Money": 1000, "APIKey": "e4f28283fd566c4bc53508cae7ac8701", "Amount": 1000, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-23 16:13:17.098+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a2092edcd156dd27c26b10513dec7a', 'rew_01a2092edcc062ccf6e1d924f534be6d camp_01a2092edc84544a3d0ede0387f13802', 'rew_01a2092edcc062ccf6e1d924f534be6d', 'camp_01a2092edc84544a3d0ede0387f13802', 20, false, '2026-11-23 16:13:15.855+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a2092ee0d7d7a2c441d0082e199b72', 'PURCHASE', 'APPROVED', 'lprg_01a2092edff229617527302c52d9face', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lctx_01a2092ee0e6fda965294efd8cc3db04', 'lrew_01a2092edfdc5388a31f35f0925c8f0e', 20, '{"Gift": {"Material": {"ProductID": "prod_01a2092edb43ac3f20e61c70ec545713"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 16:13:16.836+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a2092edcc062ccf6e1d924f534be6d', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a2092edb43ac3f20e61c70ec545713"}', NULL, '2026-11-23 16:13:15.84+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 16:13:15.556989+00', '2026-11-23 16:13:15.541261+00', '2026-11-23 16:13:15.584332+00', '2026-11-23 16:13:15.541261+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2092edb94840dbab3a3ee5cc27043", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2092edb883b3180ac1a19a247c843"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 16:13:15.579306+00', '2026-11-23 16:13:15.577845+00', '2026-11-23 16:13:15.598359+00', '2026-11-23 16:13:15.577845+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2092edbb9421f626ad86d4613462b", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2092edbb81c963e0f123ce1c94754"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 16:13:15.734861+00', '2026-11-23 16:13:15.731933+00', '2026-11-23 16:13:15.73918+00', '2026-11-23 16:13:15.731933+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 16:13:15.841165+00', '2026-11-23 16:13:15.827989+00', '2026-11-23 16:13:15.842661+00', '2026-11-23 16:13:15.827989+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a2092edc84544a3d0ede0387f13802"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 16:13:16.068912+00', '2026-11-23 16:13:16.065999+00', '2026-11-23 16:13:16.101888+00', '2026-11-23 16:13:16.065999+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 16:13:16.068912+00', '2026-11-23 16:13:16.065999+00', '2026-11-23 16:13:16.076422+00', '2026-11-23 16:13:16.065999+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 16:13:16.068912+00', '2026-11-23 16:13:16.065999+00', '2026-11-23 16:13:16.092981+00', '2026-11-23 16:13:16.065999+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 16:13:16.190775+00', '2026-11-23 16:13:16.182693+00', '2026-11-23 16:13:16.207218+00', '2026-11-23 16:13:16.182693+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 16:13:16.190775+00', '2026-11-23 16:13:16.182693+00', '2026-11-23 16:13:16.223654+00', '2026-11-23 16:13:16.182693+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 16:13:16.190775+00', '2026-11-23 16:13:16.182693+00', '2026-11-23 16:13:16.218851+00', '2026-11-23 16:13:16.182693+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 16:13:16.259023+00', '2026-11-23 16:13:16.255956+00', '2026-11-23 16:13:16.280277+00', '2026-11-23 16:13:16.255956+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a2092ede5fd90320488e61e413a9e7"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 16:13:16.259972+00', '2026-11-23 16:13:16.251608+00', '2026-11-23 16:13:16.26501+00', '2026-11-23 16:13:16.251608+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a2092ede5a8f7273712f3e4048fe38"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 16:13:16.266139+00', '2026-11-23 16:13:16.259056+00', '2026-11-23 16:13:16.269834+00', '2026-11-23 16:13:16.259056+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a2092ede6178aeaf64069abd987146", "Metadata": null}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (24, 'completed', 1, 11, '2026-11-23 16:13:16.883995+00', '2026-11-23 16:13:16.872683+00', '2026-11-23 16:13:16.892454+00', '2026-11-23 16:13:16.872683+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (25, 'completed', 1, 11, '2026-11-23 16:13:16.992851+00', '2026-11-23 16:13:16.988714+00', '2026-11-23 16:13:17.01191+00', '2026-11-23 16:13:16.988714+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (26, 'completed', 1, 11, '2026-11-23 16:13:16.992851+00', '2026-11-23 16:13:16.988714+00', '2026-11-23 16:13:17.119795+00', '2026-11-23 16:13:16.988714+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (27, 'completed', 1, 11, '2026-11-23 16:13:16.992851+00', '2026-11-23 16:13:16.988714+00', '2026-11-23 16:13:17.00879+00', '2026-11-23 16:13:16.988714+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 16:13:16.327875+00', '2026-11-23 16:13:16.32114+00', '2026-11-23 16:13:16.341682+00', '2026-11-23 16:13:16.32114+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 16:13:16.327875+00', '2026-11-23 16:13:16.32114+00', '2026-11-23 16:13:16.336917+00', '2026-11-23 16:13:16.32114+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 16:13:16.327875+00', '2026-11-23 16:13:16.32114+00', '2026-11-23 16:13:16.337412+00', '2026-11-23 16:13:16.32114+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 16:13:16.327875+00', '2026-11-23 16:13:16.32114+00', '2026-11-23 16:13:16.333001+00', '2026-11-23 16:13:16.32114+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 16:13:16.433211+00', '2026-11-23 16:13:16.430599+00', '2026-11-23 16:13:16.441324+00', '2026-11-23 16:13:16.430599+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 16:13:16.433211+00', '2026-11-23 16:13:16.430599+00', '2026-11-23 16:13:16.438838+00', '2026-11-23 16:13:16.430599+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-23 16:13:16.433211+00', '2026-11-23 16:13:16.430599+00', '2026-11-23 16:13:16.44935+00', '2026-11-23 16:13:16.430599+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-23 16:13:16.74834+00', '2026-11-23 16:13:16.742179+00', '2026-11-23 16:13:16.785052+00', '2026-11-23 16:13:16.742179+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 11, '2026-11-23 16:13:16.78573+00', '2026-11-23 16:13:16.766713+00', '2026-11-23 16:13:16.840166+00', '2026-11-23 16:13:16.766713+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2092edff229617527302c52d9face"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (23, 'completed', 1, 11, '2026-11-23 16:13:16.78573+00', '2026-11-23 16:13:16.772487+00', '2026-11-23 16:13:16.865772+00', '2026-11-23 16:13:16.772487+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2092edff229617527302c52d9face"}, "project": "demo"}', '{punchcard:986370951}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 16:13:14.96481+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 16:13:14.980019+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 16:13:15.02065+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 16:13:15.024076+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 16:13:15.04348+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 16:13:15.08806+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 16:13:15.095044+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 16:13:15.183736+00', '{}', NULL, '2026-11-23 16:13:15.183736+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 16:13:15.194885+00', '{}', NULL, '2026-11-23 16:13:15.194885+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 16:13:15.197834+00', '{}', NULL, '2026-11-23 16:13:15.197834+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 16:13:15.198306+00', '{}', NULL, '2026-11-23 16:13:15.198306+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 16:13:15.199685+00', '{}', NULL, '2026-11-23 16:13:15.199685+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 16:13:15.203725+00', '{}', NULL, '2026-11-23 16:13:15.203725+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 16:13:15.215773+00', '{}', NULL, '2026-11-23 16:13:15.215773+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 16:13:15.221798+00', '{}', NULL, '2026-11-23 16:13:15.221798+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 16:13:15.222192+00', '{}', NULL, '2026-11-23 16:13:15.222192+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 16:13:15.227686+00', '{}', NULL, '2026-11-23 16:13:15.227686+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 16:13:15.228133+00', '{}', NULL, '2026-11-23 16:13:15.228133+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 16:13:15.228269+00', '{}', NULL, '2026-11-23 16:13:15.228269+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 16:13:15.228545+00', '{}', NULL, '2026-11-23 16:13:15.228545+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 16:13:15.228704+00', '{}', NULL, '2026-11-23 16:13:15.228704+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 16:13:15.228837+00', '{}', NULL, '2026-11-23 16:13:15.228837+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 16:13:15.228918+00', '{}', NULL, '2026-11-23 16:13:15.228918+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 16:13:15.242348+00', '{}', NULL, '2026-11-23 16:13:15.242348+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 16:13:15.247788+00', '{}', NULL, '2026-11-23 16:13:15.247788+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 16:13:15.252303+00', '{}', NULL, '2026-11-23 16:13:15.252303+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 16:13:15.252821+00', '{}', NULL, '2026-11-23 16:13:15.252821+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 16:13:15.253116+00', '{}', NULL, '2026-11-23 16:13:15.253116+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 16:13:15.253371+00', '{}', NULL, '2026-11-23 16:13:15.253371+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 16:13:15.253635+00', '{}', NULL, '2026-11-23 16:13:15.253635+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 16:13:15.253915+00', '{}', NULL, '2026-11-23 16:13:15.253915+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 16:13:15.254103+00', '{}', NULL, '2026-11-23 16:13:15.254103+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 16:13:15.254479+00', '{}', NULL, '2026-11-23 16:13:15.254479+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 16:13:15.254738+00', '{}', NULL, '2026-11-23 16:13:15.254738+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 16:13:15.254919+00', '{}', NULL, '2026-11-23 16:13:15.254919+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 16:13:15.255087+00', '{}', NULL, '2026-11-23 16:13:15.255087+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 16:13:15.255211+00', '{}', NULL, '2026-11-23 16:13:15.255211+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 16:13:15.255351+00', '{}', NULL, '2026-11-23 16:13:15.255351+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 16:13:15.255475+00', '{}', NULL, '2026-11-23 16:13:15.255475+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 16:13:15.255648+00', '{}', NULL, '2026-11-23 16:13:15.255648+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 16:13:15.255777+00', '{}', NULL, '2026-11-23 16:13:15.255777+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 16:13:15.256216+00', '{}', NULL, '2026-11-23 16:13:15.256216+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 16:13:15.256706+00', '{}', NULL, '2026-11-23 16:13:15.256706+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a2092ede5a8f7273712f3e4048fe38 cust_01a2092edb4ea6be8b988d02c1a71560', 'seg_01a2092ede5a8f7273712f3e4048fe38', 'cust_01a2092edb4ea6be8b988d02c1a71560', '2026-11-23 16:13:16.262+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a2092ede5a8f7273712f3e4048fe38', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 16:13:16.25+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a2092edbadb49b1c4d606f7ff7c243/ssn_01a2092eddf64fb69f6fe58b85c3181e', 'ssn_01a2092eddf64fb69f6fe58b85c3181e', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'cust_01a2092edb4ea6be8b988d02c1a71560', 1, 0, 0, '2026-11-23 16:13:16.157+00', '2026-11-30 16:13:16.157+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '8d1f2359e8f63ce9e503735de403c47d5619dea73b20809bce55ee9bd50136ab', NULL, '2026-11-23 16:13:15.303+00', '2026-11-23 16:43:15.303+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2092edb1c9f01ccf033cc1ec68576', 'beans-250g', 'prod_01a2092edb0f9ab0bfeb78a79854147f', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 16:13:15.414+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2092edb2cb106ae55a80c2c9c7e4a', 'beans-1kg', 'prod_01a2092edb0f9ab0bfeb78a79854147f', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 16:13:15.428+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 16:13:16.391+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a2092edf8071cf4f8cb2303109331e', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a2092edf8071cf4f8cb2303109331e", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T16:13:16.544Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T16:13:16.604Z", "CardDefinitionID": "lcdef_01a2092edf791b178e97b3ec2efa3606"}', '2026-11-23 16:13:16.544+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a2092ee092a8bf5fb71c481194f2b5', 'JOINED', 'APPROVED', 'lprg_01a2092edff229617527302c52d9face', 'lmbr_01a2092ee02ae5bd15af81cdc47d587a', 'lcrd_01a2092ee044f59ce3ebadb6fef204f9', 'lcdef_01a2092edf791b178e97b3ec2efa3606', 'lts_01a2092edf8071cf4f8cb2303109331e', 'lt_01a2092edfaa597b64cf0c23daf1928b', '{"To": "lt_01a2092edfaa597b64cf0c23daf1928b", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T16:13:16.772Z", "CardTransactionIDs": ["lctx_01a2092ee07cc8f0b33fef2240c6c289"]}', '2026-11-23 16:13:16.772+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a2092ede889b591019be0a59b3c47c', 'v_01a2092ede6b405990e1b530161c49f3', 'voucher', 'GONE', NULL, NULL, '2026-11-23 16:13:16.289+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a2092edf304cada45e93750c33b86e', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 16:13:16.464+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2092edb674c6b6f957256201f9e43', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 16:13:15.495+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2092ede080160349b025667caac0d', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 16:13:16.168+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2092edb80ccb3422fd8fc26811b7d', 'val_01a2092edb674c6b6f957256201f9e43 voucher v_01a2092edb7492a51b3148c7aee73941', 'val_01a2092edb674c6b6f957256201f9e43', 'v_01a2092edb7492a51b3148c7aee73941', 'voucher', '2026-11-23 16:13:15.508+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2092edbf9347272c2d5b9984a9085', 'val_01a2092edb674c6b6f957256201f9e43 promotion_tier promo_01a2092edbed538c8000014abd1205ea', 'val_01a2092edb674c6b6f957256201f9e43', 'promo_01a2092edbed538c8000014abd1205ea', 'promotion_tier', '2026-11-23 16:13:15.641+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2092ede18e0f4483d457a63252b95', 'val_01a2092ede080160349b025667caac0d voucher v_01a2092ede15e7c1e6186b3e3c61c161', 'val_01a2092ede080160349b025667caac0d', 'v_01a2092ede15e7c1e6186b3e3c61c161', 'voucher', '2026-11-23 16:13:16.181+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2092edd181d4d53ffadc343352cfa', 'v_01a2092edcf59a7e0721d4e111b3feca', 'camp_01a2092edc84544a3d0ede0387f13802', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 16:13:15.921+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2092edda6ed5cf892fc242df8d4f3', 'v_01a2092edcf59a7e0721d4e111b3feca', 'camp_01a2092edc84544a3d0ede0387f13802', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a2092edda6ed5cf892fc23894568b0', NULL, NULL, NULL, '2026-11-23 16:13:16.07+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2092eddcf3f2146d6dab3107936a9', 'v_01a2092edbce96e128efbde90c077942', 'camp_01a2092edbb81c963e0f123ce1c94754', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a2092eddcf3f2146d6dab1764b5310', 'r_01a2092eddcf3f2146d6dab266785fc9', NULL, NULL, NULL, '2026-11-23 16:13:16.11+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2092ede3bee5da6a37eb5a443e034', 'v_01a2092edcf59a7e0721d4e111b3feca', 'camp_01a2092edc84544a3d0ede0387f13802', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a2092edc9b9b32db1fefd469ce848a", "TierID": "", "EventID": "ev_01a2092eddcf3f2146d6dab3b267dc13", "OrderID": "ord_01a2092eddcf3f2146d6dab1764b5310", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a2092edcad8ac50214fdd12fd426ac"}', 'ord_01a2092eddcf3f2146d6dab1764b5310', 'ord_01a2092eddcf3f2146d6dab1764b5310', NULL, NULL, NULL, NULL, '2026-11-23 16:13:16.217+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edb7492a51b3148c7aee73941', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.508+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b41e1836cb1', 'HELLO-oILd', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b42d216fdae', 'HELLO-DKYe', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b431128ee74', 'HELLO-EfXz', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b4398783353', 'HELLO-DaC3', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b440d64e9ca', 'HELLO-jAJz', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b44559f2bc5', 'HELLO-sSO4', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b449d015e57', 'HELLO-6mOq', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b44ccc4efe5', 'HELLO-QliU', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b459a19710e', 'HELLO-mutu', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b45db63a269', 'HELLO-Owqy', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b4694e5bc43', 'HELLO-vYWQ', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b47426cc3e3', 'HELLO-jE9W', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b4749a288ef', 'HELLO-5GlE', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b481dfbec1b', 'HELLO-WSnm', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b48b4754e1b', 'HELLO-yRH5', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b491455036c', 'HELLO-QTOK', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b49f3ad2be1', 'HELLO-INWO', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b4a4a2462db', 'HELLO-anAn', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b4a5da7b9b9', 'HELLO-mFgr', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbb48812ecc59b4a7157b2e2', 'HELLO-WEAk', 'camp_01a2092edb883b3180ac1a19a247c843', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.57+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbbe04e201b55308b1018360', 'CARD-OAXvSVIm', 'camp_01a2092edbb81c963e0f123ce1c94754', 'cat_01a2092edafed22b72558a0d26b115aa', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.581+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbbe04e201b55309a47cc459', 'CARD-brIv18mo', 'camp_01a2092edbb81c963e0f123ce1c94754', 'cat_01a2092edafed22b72558a0d26b115aa', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.581+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbbe04e201b55309cbb0bfc9', 'CARD-3GK8NNQz', 'camp_01a2092edbb81c963e0f123ce1c94754', 'cat_01a2092edafed22b72558a0d26b115aa', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.581+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbbe04e201b5530abae42cbb', 'CARD-bvkIQAWr', 'camp_01a2092edbb81c963e0f123ce1c94754', 'cat_01a2092edafed22b72558a0d26b115aa', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.581+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbbe04e201b5530ae77acc53', 'CARD-PfMDZXyK', 'camp_01a2092edbb81c963e0f123ce1c94754', 'cat_01a2092edafed22b72558a0d26b115aa', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:15.581+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbce96e128efbde90c077942', 'GIFT-50', 'camp_01a2092edbb81c963e0f123ce1c94754', 'cat_01a2092edafed22b72558a0d26b115aa', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 16:13:15.598+00', '2026-11-23 16:13:16.11+00', '2026-11-23 16:13:16.11+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edbadb49b1c4d606f7ff7c243', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 16:13:15.565+00', '2026-11-23 16:13:15.674+00', '2026-11-23 16:13:16.144+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edcf59a7e0721d4e111b3feca', 'REGULAR1', 'camp_01a2092edc84544a3d0ede0387f13802', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a2092edb4ea6be8b988d02c1a71560', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 16:13:15.893+00', '2026-11-23 16:13:16.217+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092ede15e7c1e6186b3e3c61c161', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 16:13:16.181+00', '2026-11-23 16:13:16.245+00', '2026-11-23 16:13:16.245+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092ede6b405990e1b530161c49f3', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:16.267+00', NULL, NULL, '2026-11-23 16:13:16.289+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2092edeb1e227ebb6455801046063', 'FRIEND1', 'camp_01a2092edea871de1c852d9b1914c4cb', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a2092edb4ea6be8b988d02c1a71560', 'cust_01a2092edb4ea6be8b988d02c1a71560', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 16:13:16.337+00', '2026-11-23 16:13:16.343+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a2092edf15d27f8c2334cface21ced', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 16:13:16.437+00', '2026-11-23 16:13:16.437+00');
SELECT pg_catalog.setval('public.events_number_seq', 697, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 27, true);
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
CREATE INDEX refusals_created_at ON public.refusals USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX refusals_customer ON public.refusals USING btree (project_id, customer_id, created_at);
CREATE INDEX refusals_name ON public.refusals USING btree (project_id, name, created_at);
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
