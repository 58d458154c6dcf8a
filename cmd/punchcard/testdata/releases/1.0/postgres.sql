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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a2095b948205aabbc854e1be79a669.report.00000000', 'aa_01a2095b948205aabbc854e1be79a669', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-23 17:02:06.466+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2095b939d5ae14ca95a8d04673f68', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2095b939a66e62e4c3cda8e510acd', '{"AppID": "bd8509f2a313da6757ac6851d0e6942a", "Channel": "API", "KeyName": "demo"}', '2026-11-23 17:02:06.237+00', '2026-11-23 17:02:06.244+00', '2026-11-23 17:02:06.243+00', '2026-11-23 17:02:06.244+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2095b93acf93fe46e3ac7cd602457', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2095b93a6e768271f4aaa74ebb82d', '{"AppID": "bd8509f2a313da6757ac6851d0e6942a", "Channel": "API", "KeyName": "demo"}', '2026-11-23 17:02:06.252+00', '2026-11-23 17:02:06.255+00', '2026-11-23 17:02:06.255+00', '2026-11-23 17:02:06.255+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2095b948205aabbc854e1be79a669', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a2095b94814f2481ec88dcd4576d20', '{"AppID": "bd8509f2a313da6757ac6851d0e6942a", "Channel": "API", "KeyName": "demo"}', '2026-11-23 17:02:06.466+00', '2026-11-23 17:02:06.55+00', '2026-11-23 17:02:06.547+00', '2026-11-23 17:02:06.55+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b9497449ac54a0b634d6fec02', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a2095b9497449ac54a0b627576a2df', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T17:02:06.488Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 17:02:06.487+00', '2026-11-23 17:02:06.488+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b9499bb11134a3cde27e1a347', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a2095b9499bb11134a3cddaf4c9f75', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 17:02:06.489+00', '2026-11-23 17:02:06.49+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b949b1e650307a6e020cd46a7', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a2095b949b1e650307a6e0b79df25f', 'https://shop.example/hooks', 'v-01a2095b949b1e650307a6df4275298e', NULL, '{"id": "wh_01a2095b949b1e650307a6e0b79df25f", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T17:02:06.491Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 17:02:06.491+00', '2026-11-23 17:02:06.492+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b949c3d0c30f6ce8f18619d3e', 'DONE', 'POST /management/v1/projects/{projectId}/branding', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a2095b949c3d0c30f6ce8ebd889be2', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 17:02:06.492+00', '2026-11-23 17:02:06.494+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b949ed2c94c582e9a7ca531ce', 'DONE', 'POST /management/v1/projects/users/invite', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a2095b949ed2c94c582e9a601047c9', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 17:02:06.494+00', '2026-11-23 17:02:06.495+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b94a06795a4fbb89650b6d55a', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a2095b94a06795a4fbb89701c543c9', 'product', 'v-01a2095b949f12d8db3aaa5118475f0a', NULL, '{"id": "ms_01a2095b94a06795a4fbb89701c543c9", "object": "metadata_schema", "created_at": "2026-11-23T17:02:06.496Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 17:02:06.496+00', '2026-11-23 17:02:06.496+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b94a17db5df63ea45c9bde2e0', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a2095b94a17db5df63ea4635b078b0', 'visited', 'v-01a2095b94a17db5df63ea45be3088b9', NULL, '{"id": "ces_01a2095b94a17db5df63ea4635b078b0", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T17:02:06.497Z"}', NULL, NULL, NULL, '2026-11-23 17:02:06.497+00', '2026-11-23 17:02:06.498+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2095b94a34332492b8dc5b2a62e7f', 'DONE', 'POST /management/v1/projects/{projectId}/locations', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a2095b94a34332492b8dc5b7e099cc', 'Town', 'v-01a2095b94a209a75f255c09a55fb659', NULL, '{"id": "loc_01a2095b94a34332492b8dc5b7e099cc", "name": "Town", "object": "location", "created_at": "2026-11-23T17:02:06.499Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 17:02:06.499+00', '2026-11-23 17:02:06.5+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a2095b95b5c0f2dfdea0ca55632954', 'APPROVED', 'lben_01a2095b94ab6cb1949ff6648f8e92e2', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lmbr_01a2095b94b7e57172b936511eadb989', 'cust_01a2095b939054573d2531c070eff496', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}', 'earn ord_01a2095b94cc622615264a4b2a59caa9 lern_01a2095b94ad6ff3e849d0ed21a85ba1 lmbr_01a2095b94b7e57172b936511eadb989 1', '2026-11-23 17:02:06.707+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a2095b94ab6cb1949ff6648f8e92e2', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a2095b94ab6cb1949ff6648f8e92e2", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T17:02:06.507Z", "Delivered": 0}', '2026-11-23 17:02:06.507+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 17:02:06.493+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2095b939bbd9a25e44e8c54866d0d 2026-11-23', 'camp_01a2095b939bbd9a25e44e8c54866d0d', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2095b93a77b1800c446fcf1708015 2026-11-23', 'camp_01a2095b93a77b1800c446fcf1708015', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2095b948b0d270dc94224141bc05e 2026-11-23', 'camp_01a2095b948b0d270dc94224141bc05e', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2095b9407f3016576dfe23da2096a 2026-11-23', 'camp_01a2095b9407f3016576dfe23da2096a', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2095b939bbd9a25e44e8c54866d0d', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2095b93a77b1800c446fcf1708015', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2095b9407f3016576dfe23da2096a', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2095b948b0d270dc94224141bc05e', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a2095b948961723267b064b1da8e7e', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 17:02:06.473+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2095b939bbd9a25e44e8c54866d0d', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 17:02:06.235+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2095b93a77b1800c446fcf1708015', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2095b937be32de7179010adfae391', NULL, NULL, NULL, true, false, '2026-11-23 17:02:06.247+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2095b9407f3016576dfe23da2096a', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 17:02:06.343+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2095b93b7f9047f01e6af2e616f17', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2095b937ac4ee5564a8c406819482', NULL, NULL, NULL, true, false, '2026-11-23 17:02:06.263+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2095b948b0d270dc94224141bc05e', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 17:02:06.475+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 17:02:06.5+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2095b94be3dd1857257fa940253d5', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 17:02:06.524+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2095b94c691375b7473d647a4602c', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a2095b94ae84452c10abe748716fee", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a2095b94c691375b7473d5eea2c221", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 17:02:06.531+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2095b94e1e7b7cea6833ed2a74aca', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a2095b94dbf60b98c5d3192dbc1318", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a2095b94e083d9fd58ec7330937678", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2095b94dbf60b98c5d3192dbc1318', NULL, '2026-11-23 17:02:06.557+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2095b95b17ed445c9f95b14d76a21', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2095b94cc622615264a4b2a59caa9", "Metadata": {"event_id": "ev_01a2095b94cd556efe20dad50a44b8a8", "member_id": "lmbr_01a2095b94b7e57172b936511eadb989", "program_id": "lprg_01a2095b94af382dca9eb7750dea0b0a", "earning_item_id": "lernei_01a2095b94ad6ff3e849d0ec3dfd9e05", "earning_rule_id": "lern_01a2095b94ad6ff3e849d0ed21a85ba1"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2095b94cc622615264a4b2a59caa9', 'earn ord_01a2095b94cc622615264a4b2a59caa9 lern_01a2095b94ad6ff3e849d0ed21a85ba1 lmbr_01a2095b94b7e57172b936511eadb989 0', '2026-11-23 17:02:06.707+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2095b95b8ca313c62cbfd502899f4', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2095b94cc622615264a4b2a59caa9", "Metadata": {"event_id": "ev_01a2095b94cd556efe20dad50a44b8a8", "member_id": "lmbr_01a2095b94b7e57172b936511eadb989", "program_id": "lprg_01a2095b94af382dca9eb7750dea0b0a", "earning_item_id": "lernei_01a2095b94ad6ff3e849d0ec3dfd9e05", "earning_rule_id": "lern_01a2095b94ad6ff3e849d0ed21a85ba1"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2095b94cc622615264a4b2a59caa9', 'earn ord_01a2095b94cc622615264a4b2a59caa9 lern_01a2095b94ad6ff3e849d0ed21a85ba1 lmbr_01a2095b94b7e57172b936511eadb989 1', '2026-11-23 17:02:06.707+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2095b937ac4ee5564a8c406819482', 'Promotions', 1, '2026-11-23 17:02:06.202+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2095b937be32de7179010adfae391', 'Payments', 9, '2026-11-23 17:02:06.203+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a2095b94119ef34f410b1037480620', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a2095b94727fd4da5626f681da577a/cust_01a2095b939054573d2531c070eff496/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'bd8509f2a313da6757ac6851d0e6942a', 'demo', 'SERVER', 'demo', '3642eeeb8115cfb2da623da5f6c8811c858a7b2948a93800fd56e102c699e017', '2026-11-23 17:02:06.199+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '57779a68874dfa175331ef8cf4420c48', 'demo', 'CLIENT', 'demo', '5ce89c217a2266f78d132365f284673cb6c87ffa44a9b159f8a8f9f01939d4ea', '2026-11-23 17:02:06.2+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'a6ba8f4c1dac43db75215d5f9412328d', 'demo', 'MANAGEMENT', 'demo', '6fc1b0139fb91ccf7014a114b3ccf53db836e2d3ebea3dfbf2328b30768f4737', '2026-11-23 17:02:06.201+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a2095b94a17db5df63ea4635b078b0', 'visited', NULL, '2026-11-23 17:02:06.497+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T17:02:06.433Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 17:02:06.22+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2095b939054573d2531c070eff496', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T17:02:06.54Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 17:02:06.224+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 17:02:06.49+00', '2026-11-23 17:02:06.49+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a2095b940b1a4909d5e246e9f00c2e', 'camp_01a2095b9407f3016576dfe23da2096a', 'auto_01a2095b940b1a4909d5e247003c4bbd', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 17:02:06.345+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 17:02:06.389+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 17:02:06.597+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 704, false, '2026-11-23 17:02:06.683+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 704, false, '2026-11-23 17:02:06.683+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 704, false, '2026-11-23 17:02:06.683+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 17:02:06.708+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 704, false, '2026-11-23 17:02:06.708+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 17:02:06.718+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 704, false, '2026-11-23 17:02:06.718+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 17:02:06.719+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 704, false, '2026-11-23 17:02:06.719+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 17:02:06.728+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 704, false, '2026-11-23 17:02:06.728+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 17:02:06.783+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 704, false, '2026-11-23 17:02:06.783+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b938c7dfd93ca55bdbf11a9e6', 1, 'customer.created', 'customer', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', NULL, 'v-01a2095b938a76b3d66c01fff0f6932c', 'ACTION', '{"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T17:02:06.22Z"}}', NULL, NULL, '2026-11-23 17:02:06.22+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b939054573d2531c15ea52aa0', 9, 'customer.created', 'customer', 'cust_01a2095b939054573d2531c070eff496', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b938f0dce8ce1c658cfe746eb', 'ACTION', '{"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T17:02:06.224Z"}}', NULL, NULL, '2026-11-23 17:02:06.224+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93952c48f9b2862e8f9f6348', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a2095b939421e7d14dd746234ea842', NULL, NULL, 'v-01a2095b939421e7d14dd745b5b35fe2', 'ACTION', '{"rule":{"ID":"val_01a2095b939421e7d14dd746234ea842","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T17:02:06.228Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.228+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9399c2141e8b19d406372d19', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2095b9399c2141e8b19d3baa6d4c1', NULL, NULL, 'v-01a2095b93962dc013e66ff65c25432c', 'ACTION', '{"assignment":{"ID":"asgm_01a2095b9399c2141e8b19d3baa6d4c1","RuleID":"val_01a2095b939421e7d14dd746234ea842","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2095b939708746366bda77cffde8f","CreatedAt":"2026-11-23T17:02:06.231Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2095b939421e7d14dd746234ea842","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T17:02:06.228Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.231+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b939a66e62e4c3cda17b1aa21', 33, 'voucher.created', 'voucher', 'v_01a2095b939708746366bda77cffde8f', NULL, NULL, 'v-01a2095b93962dc013e66ff65c25432c', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2095b939708746366bda77cffde8f","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.231Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.231+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b939d5ae14ca95a8ca2d3d1a9', 41, 'campaign.created', 'campaign', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'camp_01a2095b939bbd9a25e44e8c54866d0d', 'v-01a2095b939a66e62e4c3cda8e510acd', 'ACTION', '{"campaign":{"ID":"camp_01a2095b939bbd9a25e44e8c54866d0d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.235Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T17:02:06.235Z"}', NULL, NULL, '2026-11-23 17:02:06.235+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93a6e768271f4aaa2052c229', 49, 'voucher.created', 'voucher', 'v_01a2095b93a5289e4397950ac19b0232', NULL, NULL, 'v-01a2095b93a42cb56ef7ef3ed1de1c63', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2095b93a5289e4397950ac19b0232","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.245Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.245+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93a5289e4397950a69e5bb78', 57, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'camp_01a2095b939bbd9a25e44e8c54866d0d', 'v-01a2095b939a66e62e4c3cda8e510acd', 'ACTION', '{"campaign":{"ID":"camp_01a2095b939bbd9a25e44e8c54866d0d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.235Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 17:02:06.244+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93aa7564254f6649e3f5e218', 65, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'camp_01a2095b939bbd9a25e44e8c54866d0d', 'v-01a2095b939a66e62e4c3cda8e510acd', 'ACTION', '{"campaign":{"ID":"camp_01a2095b939bbd9a25e44e8c54866d0d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.235Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T17:02:06.244Z","count":20}', NULL, NULL, '2026-11-23 17:02:06.244+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93afd303ecebabfd94167a0b', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2095b93a77b1800c446fcf1708015', NULL, 'camp_01a2095b93a77b1800c446fcf1708015', 'v-01a2095b93a6e768271f4aaa74ebb82d', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93a77b1800c446fcf1708015","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937be32de7179010adfae391","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.247Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 17:02:06.255+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93b002c16251a067037acc59', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2095b93a77b1800c446fcf1708015', NULL, 'camp_01a2095b93a77b1800c446fcf1708015', 'v-01a2095b93a6e768271f4aaa74ebb82d', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93a77b1800c446fcf1708015","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937be32de7179010adfae391","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.247Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T17:02:06.255Z","count":5}', NULL, NULL, '2026-11-23 17:02:06.255+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93ab2c807e3d1a88eda6a21d', 73, 'campaign.created', 'campaign', 'camp_01a2095b93a77b1800c446fcf1708015', NULL, 'camp_01a2095b93a77b1800c446fcf1708015', 'v-01a2095b93a6e768271f4aaa74ebb82d', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93a77b1800c446fcf1708015","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937be32de7179010adfae391","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.247Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T17:02:06.247Z"}', NULL, NULL, '2026-11-23 17:02:06.247+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93b4fb0c30e201a2c8b08b29', 97, 'voucher.created', 'voucher', 'v_01a2095b93b39ad06c177e043644ef06', NULL, 'camp_01a2095b93a77b1800c446fcf1708015', 'v-01a2095b93b20bdc0389437a0b28cb6e', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93a77b1800c446fcf1708015","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937be32de7179010adfae391","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.247Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b93b39ad06c177e043644ef06","Code":"GIFT-50","CampaignID":"camp_01a2095b93a77b1800c446fcf1708015","CategoryID":"cat_01a2095b937be32de7179010adfae391","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.26Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.26+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93b531e6842dfb702994c46f', 105, 'campaign.vouchers.added', 'campaign', 'camp_01a2095b93a77b1800c446fcf1708015', NULL, 'camp_01a2095b93a77b1800c446fcf1708015', 'v-01a2095b93b20bdc0389437a0b28cb6e', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93a77b1800c446fcf1708015","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937be32de7179010adfae391","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.247Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 17:02:06.26+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93b7f9047f01e6b025892864', 113, 'campaign.created', 'campaign', 'camp_01a2095b93b7f9047f01e6af2e616f17', NULL, 'camp_01a2095b93b7f9047f01e6af2e616f17', 'v-01a2095b93b662b32a44a3ec084301fa', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93b7f9047f01e6af2e616f17","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937ac4ee5564a8c406819482","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.263Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T17:02:06.263Z"}', NULL, NULL, '2026-11-23 17:02:06.263+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93b94742fc58aadea8d09ed1', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2095b93b7f9047f01e6b11f5f1967', NULL, 'camp_01a2095b93b7f9047f01e6af2e616f17', 'v-01a2095b93b662b32a44a3ec084301fa', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93b7f9047f01e6af2e616f17","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937ac4ee5564a8c406819482","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.263Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2095b93b7f9047f01e6b11f5f1967","CampaignID":"camp_01a2095b93b7f9047f01e6af2e616f17","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T17:02:06.263Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.263+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b946b6afb970bac3cfc0911c0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a2095b946b6afb970bac3c341d4410', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', NULL, 'v-01a2095b94697200e32bef46dc7fc6b6', 'ACTION', '{"redemption":{"ID":"rr_01a2095b946b6afb970bac3c341d4410","Object":"redemption_rollback","Date":"2026-11-23T17:02:06.443Z","RedemptionID":"r_01a2095b9467fa7001bed7211f9bb7c9","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","Status":"SUCCEEDED","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Related":{"Type":"voucher","ID":"v_01a2095b93a5289e4397950ac19b0232"},"VoucherID":"v_01a2095b93a5289e4397950ac19b0232","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 17:02:06.443+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93c3e6dd00295917cc7ecadc', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2095b93c22d6aee08854a08e298e9', NULL, 'camp_01a2095b93b7f9047f01e6af2e616f17', 'v-01a2095b93c07599a800f65450093428', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93b7f9047f01e6af2e616f17","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937ac4ee5564a8c406819482","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.263Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2095b93c22d6aee08854a08e298e9","CampaignID":"camp_01a2095b93b7f9047f01e6af2e616f17","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T17:02:06.273Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.273+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93c60e1bc616dd0b758cf867', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2095b93c5bb64a5160e7875c822d2', NULL, NULL, 'v-01a2095b93c4342122bd971f25f7e1e4', 'ACTION', '{"assignment":{"ID":"asgm_01a2095b93c5bb64a5160e7875c822d2","RuleID":"val_01a2095b939421e7d14dd746234ea842","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a2095b93c22d6aee08854a08e298e9","CreatedAt":"2026-11-23T17:02:06.277Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2095b939421e7d14dd746234ea842","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T17:02:06.228Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.277+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93ca6f0f9b5dc46251e5e5e1', 145, 'customer.order.created', 'order', 'ord_01a2095b93c9e0fb0a99b6efded73c7d', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b93c60e1bc616dd0c24594280', 'ACTION', '{"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T17:02:06.28Z"},"CreatedAt":"2026-11-23T17:02:06.224Z"},"order":{"ID":"ord_01a2095b93c9e0fb0a99b6efded73c7d","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2095b93c9e0fb0a99b6f0a79d7335","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2095b937d25fd1a17082a0853f9f5","SKUID":"sku_01a2095b9382815fd0ab5ca3c937edcf","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2095b937d25fd1a17082a0853f9f5","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2095b9382815fd0ab5ca3c937edcf","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2095b93c9e0fb0a99b6f176a5a799","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2095b939054573d2531c070eff496","CreatedAt":"2026-11-23T17:02:06.28Z","PaidAt":"2026-11-23T17:02:06.28Z"}}', NULL, NULL, '2026-11-23 17:02:06.28+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93ca6f0f9b5dc4629c829056', 153, 'customer.order.paid', 'order', 'ord_01a2095b93c9e0fb0a99b6efded73c7d', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b93c60e1bc616dd0c24594280', 'ACTION', '{"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T17:02:06.28Z"},"CreatedAt":"2026-11-23T17:02:06.224Z"},"order":{"ID":"ord_01a2095b93c9e0fb0a99b6efded73c7d","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2095b93c9e0fb0a99b6f0a79d7335","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2095b937d25fd1a17082a0853f9f5","SKUID":"sku_01a2095b9382815fd0ab5ca3c937edcf","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2095b937d25fd1a17082a0853f9f5","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2095b9382815fd0ab5ca3c937edcf","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2095b93c9e0fb0a99b6f176a5a799","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2095b939054573d2531c070eff496","CreatedAt":"2026-11-23T17:02:06.28Z","PaidAt":"2026-11-23T17:02:06.28Z"}}', NULL, NULL, '2026-11-23 17:02:06.28+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9407f3016576dfe316e3a65b', 169, 'campaign.created', 'campaign', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b9406e8c75a69beff314e8de6', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T17:02:06.343Z"}', NULL, NULL, '2026-11-23 17:02:06.343+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9510bbadf725c320f8cbb4b7', 673, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.599Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b9510bbadf725c31ef12a1ae9","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2095b946247da5144797cacfb0ac3","EventType":"customer.order.paid","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RuleID":"ern_01a2095b940b1a4909d5e246e9f00c2e","ItemID":"","TierID":"","HolderTierID":"ltr_01a2095b940f8425a719e5478a210f73","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T17:02:06.599Z"}}', NULL, NULL, '2026-11-23 17:02:06.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b93d2504052b324a4683f1830', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a2095b93d2504052b324a45a809941', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b93cbfc62a9c816a36e121857', 'ACTION', '{"redemption":{"ID":"r_01a2095b93d2504052b324a45a809941","Object":"redemption","Date":"2026-11-23T17:02:06.29Z","CustomerID":"cust_01a2095b939054573d2531c070eff496","TrackingID":"track_J0q6YERrYd9j4RNe42G885XXYf6MIZTnBWAECiI5L5s","Status":"SUCCEEDED","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Related":{"Type":"voucher","ID":"v_01a2095b93a5289e4397950ac19b0232"},"VoucherID":"v_01a2095b93a5289e4397950ac19b0232","Code":"WELCOME10","OrderID":"ord_01a2095b93d2504052b324a2b6931c4c","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a2095b93d2504052b324a4683f1831","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2095b93d2504052b324a2b6931c4c","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2095b93d2504052b324a4683f1832","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2095b93d2504052b324a2b6931c4c","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T17:02:06.29Z"},"CreatedAt":"2026-11-23T17:02:06.224Z"},"order":{"ID":"ord_01a2095b93d2504052b324a2b6931c4c","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2095b93d2504052b324a380bd558d","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2095b9384fbdfc14115093314cb98","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2095b9384fbdfc14115093314cb98","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2095b939054573d2531c070eff496","Redemptions":{"r_01a2095b93d2504052b324a45a809941":{"Date":"2026-11-23T17:02:06.29Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2095b93a5289e4397950ac19b0232"}},"CreatedAt":"2026-11-23T17:02:06.29Z","PaidAt":"2026-11-23T17:02:06.29Z"}}]', '2026-11-23 17:02:06.29+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b945b315811e69675a65bbc70', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b94463be80bc224b6136c15de', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T17:02:06.343Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T17:02:06.22Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.427Z"},"voucher_transaction":{"ID":"vtx_01a2095b945b315811e696740a7afbc8","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a2095b945b315811e6967383dc3112","CreatedAt":"2026-11-23T17:02:06.427Z"}}', '[{"step":1,"id":"ev_01a2095b945b315811e69675a65bbc71","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a2095b945b315811e6967383dc3112","campaign_id":"camp_01a2095b9407f3016576dfe23da2096a","category":"ACTION","data":0},{"step":2,"id":"ev_01a2095b945b315811e69675a65bbc72","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a2095b9418c292e2a16a859fc062f6","campaign_id":"camp_01a2095b9407f3016576dfe23da2096a","category":"ACTION","data":1},{"step":3,"id":"ev_01a2095b945b315811e69675a65bbc73","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a2095b9418c292e2a16a859fc062f6","campaign_id":"camp_01a2095b9407f3016576dfe23da2096a","category":"ACTION","data":1},{"step":4,"id":"ev_01a2095b945b315811e69675a65bbc74","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a2095b9418c292e2a16a859fc062f6","campaign_id":"camp_01a2095b9407f3016576dfe23da2096a","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a2095b945b315811e6967383dc3112","Object":"redemption","Date":"2026-11-23T17:02:06.427Z","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","Status":"SUCCEEDED","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Related":{"Type":"voucher","ID":"v_01a2095b9418c292e2a16a859fc062f6"},"VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Campaign":"Regulars","RewardID":"rew_01a2095b94119ef34f410b1037480620","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2095b94159e4a6e47a8cd6ca392af","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2095b940f8425a719e5478a210f73","EntryID":"vtx_01a2095b945b315811e696740a7afbc8","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2095b94119ef34f410b1037480620","By":1}]}}},{"reward_redemption":{"ID":"r_01a2095b945b315811e6967383dc3112","Object":"redemption","Date":"2026-11-23T17:02:06.427Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a2095b9418c292e2a16a859fc062f6"},"VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Campaign":"Regulars","RewardID":"rew_01a2095b94119ef34f410b1037480620","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a2095b94159e4a6e47a8cd6ca392af","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2095b940f8425a719e5478a210f73","EntryID":"vtx_01a2095b945b315811e696740a7afbc8","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a2095b94119ef34f410b1037480620","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2095b94119ef34f410b1037480620","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T17:02:06.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2095b94159e4a6e47a8cd6ca392af","RewardID":"rew_01a2095b94119ef34f410b1037480620","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T17:02:06.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.427Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T17:02:06.343Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T17:02:06.22Z"},"redemption":{"ID":"r_01a2095b945b315811e6967383dc3112","Object":"redemption","Date":"2026-11-23T17:02:06.427Z","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","Status":"SUCCEEDED","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Related":{"Type":"voucher","ID":"v_01a2095b9418c292e2a16a859fc062f6"},"VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Campaign":"Regulars","RewardID":"rew_01a2095b94119ef34f410b1037480620","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2095b94159e4a6e47a8cd6ca392af","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2095b940f8425a719e5478a210f73","EntryID":"vtx_01a2095b945b315811e696740a7afbc8","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2095b94119ef34f410b1037480620","By":1}]}},"reward":{"ID":"rew_01a2095b94119ef34f410b1037480620","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e"},"CreatedAt":"2026-11-23T17:02:06.353Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.427Z"}}]', '2026-11-23 17:02:06.427+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b946247da5144797cacfb0ac0', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a2095b93b39ad06c177e043644ef06', NULL, 'camp_01a2095b93a77b1800c446fcf1708015', 'v-01a2095b945ff16d064529f36a94fb91', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93a77b1800c446fcf1708015","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a2095b937be32de7179010adfae391","Active":true,"CreatedAt":"2026-11-23T17:02:06.247Z"},"customer":{},"voucher":{"ID":"v_01a2095b93b39ad06c177e043644ef06","Code":"GIFT-50","CampaignID":"camp_01a2095b93a77b1800c446fcf1708015","CategoryID":"cat_01a2095b937be32de7179010adfae391","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T17:02:06.26Z","UpdatedAt":"2026-11-23T17:02:06.433Z"},"voucher_transaction":{"ID":"vtx_01a2095b9461afde3e78600da0c9b333","VoucherID":"v_01a2095b93b39ad06c177e043644ef06","CampaignID":"camp_01a2095b93a77b1800c446fcf1708015","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RedemptionID":"r_01a2095b9461afde3e78600ca2c8e7c3","CreatedAt":"2026-11-23T17:02:06.433Z"}}', NULL, NULL, '2026-11-23 17:02:06.433+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b946247da5144797cacfb0ac1', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a2095b9461afde3e78600ca2c8e7c3', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b93a77b1800c446fcf1708015', 'v-01a2095b945ff16d064529f36a94fb91', 'ACTION', '{"redemption":{"ID":"r_01a2095b9461afde3e78600ca2c8e7c3","Object":"redemption","Date":"2026-11-23T17:02:06.433Z","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","Status":"SUCCEEDED","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Related":{"Type":"voucher","ID":"v_01a2095b93b39ad06c177e043644ef06"},"VoucherID":"v_01a2095b93b39ad06c177e043644ef06","Code":"GIFT-50","CampaignID":"camp_01a2095b93a77b1800c446fcf1708015","Campaign":"Gift cards","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a2095b946247da5144797cacfb0ac2","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2095b9461afde3e78600c8f67980e","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2095b946247da5144797cacfb0ac3","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2095b9461afde3e78600c8f67980e","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"CreatedAt":"2026-11-23T17:02:06.22Z"},"order":{"ID":"ord_01a2095b9461afde3e78600c8f67980e","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","Redemptions":{"r_01a2095b9461afde3e78600ca2c8e7c3":{"Date":"2026-11-23T17:02:06.433Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2095b93b39ad06c177e043644ef06","RelatedObjectParentID":"camp_01a2095b93a77b1800c446fcf1708015"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T17:02:06.433Z","PaidAt":"2026-11-23T17:02:06.433Z"}}]', '2026-11-23 17:02:06.433+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9467fa7001bed72175997c40', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a2095b9467fa7001bed7211f9bb7c9', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', NULL, 'v-01a2095b9467fa7001bed72106c00c7e', 'ACTION', '{"redemption":{"ID":"r_01a2095b9467fa7001bed7211f9bb7c9","Object":"redemption","Date":"2026-11-23T17:02:06.439Z","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","Status":"SUCCEEDED","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Related":{"Type":"voucher","ID":"v_01a2095b93a5289e4397950ac19b0232"},"VoucherID":"v_01a2095b93a5289e4397950ac19b0232","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 17:02:06.439+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9510bbadf725c321aaaa003c', 681, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.599Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b9510bbadf725c31ef12a1ae9","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2095b946247da5144797cacfb0ac3","EventType":"customer.order.paid","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RuleID":"ern_01a2095b940b1a4909d5e246e9f00c2e","ItemID":"","TierID":"","HolderTierID":"ltr_01a2095b940f8425a719e5478a210f73","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T17:02:06.599Z"}}', NULL, NULL, '2026-11-23 17:02:06.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b940ceb461c9931f5556fa68b', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a2095b940b1a4909d5e246e9f00c2e', NULL, 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b94083b55c8d40e04baff3f0b', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2095b940b1a4909d5e246e9f00c2e","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","AutomationID":"auto_01a2095b940b1a4909d5e247003c4bbd","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.345Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.345+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b940f8425a719e547ffb8a965', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a2095b940f8425a719e5478a210f73', NULL, 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b940d1ea501e4d45f52d29b84', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2095b940f8425a719e5478a210f73","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.349Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.349+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94160f362ebb1c5c5f529456', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a2095b94159e4a6e47a8cd6ca392af', NULL, 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b941484d092852a39ca63fa56', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2095b94119ef34f410b1037480620","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T17:02:06.353Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2095b94159e4a6e47a8cd6ca392af","RewardID":"rew_01a2095b94119ef34f410b1037480620","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T17:02:06.357Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.357+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94193b1e68d9d759e266d150', 201, 'voucher.created', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', NULL, 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b9417a4fd72d73aa9510acc74', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.36+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94738ff7cfcb7f4ba5fdb533', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2095b94738ff7cfcb7f4b4f373f95', NULL, NULL, 'v-01a2095b94717e3981e5095091dad574', 'ACTION', '{"assignment":{"ID":"asgm_01a2095b94738ff7cfcb7f4b4f373f95","RuleID":"val_01a2095b9470bef7e1afedaa0c7edb5a","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2095b94727fd4da5626f681da577a","CreatedAt":"2026-11-23T17:02:06.45Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2095b9470bef7e1afedaa0c7edb5a","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T17:02:06.448Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.45+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94193b1e68d9d75ab9553b51', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b9417a4fd72d73aa9510acc74', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 17:02:06.36+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9422517ada9259ab7281ea67', 217, 'voucher.published', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b941a225ae9b5a17e2bb9f425', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2095b9421302d3c7826366c6938f5","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2095b9418c292e2a16a859fc062f6"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T17:02:06.362Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.362Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.362+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94236bef6cce818274c47bf9', 225, 'publication.succeeded', 'publication', 'pub_01a2095b9421302d3c7826366c6938f5', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b941a225ae9b5a17e2bb9f425', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2095b9421302d3c7826366c6938f5","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2095b9418c292e2a16a859fc062f6"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T17:02:06.362Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.362Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.362+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94236bef6cce81836134d4d2', 233, 'customer.publication.succeeded', 'publication', 'pub_01a2095b9421302d3c7826366c6938f5', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b941a225ae9b5a17e2bb9f425', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2095b9421302d3c7826366c6938f5","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2095b9418c292e2a16a859fc062f6"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T17:02:06.362Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.362Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.362+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94738ff7cfcb7f4c831919c0', 329, 'voucher.created', 'voucher', 'v_01a2095b94727fd4da5626f681da577a', NULL, NULL, 'v-01a2095b94717e3981e5095091dad574', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2095b94727fd4da5626f681da577a","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.45Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.45+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94378f7b831a8b1b4623a5c8', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b942874c0e702208a37dcda6c', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.378Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b942a3cfa1d2736947fe5a541","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T17:02:06.378Z"}}', NULL, NULL, '2026-11-23 17:02:06.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94378f7b831a8b1ba2c384b7', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b942874c0e702208a37dcda6c', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.378Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b942a3cfa1d2736947fe5a541","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T17:02:06.378Z"}}', NULL, NULL, '2026-11-23 17:02:06.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94378f7b831a8b1c82a4fa94', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b942874c0e702208a37dcda6c', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.378Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b942a3cfa1d2736947fe5a541","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T17:02:06.378Z"}}', NULL, NULL, '2026-11-23 17:02:06.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9445a684a73c364dd0214004', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', 'v-01a2095b942874c0e702208a37dcda6c', 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2095b940f8425a719e5478a210f73","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.349Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.378Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9470bef7e1afedaafbed8a3c', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a2095b9470bef7e1afedaa0c7edb5a', NULL, NULL, 'v-01a2095b946f2bcd6d2cb509f9a38ea8', 'ACTION', '{"rule":{"ID":"val_01a2095b9470bef7e1afedaa0c7edb5a","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T17:02:06.448Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.448+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94789d08f1f613779dff2c80', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a2095b94789d08f1f61377005bc678', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b9474260977eaae2ce29b298e', 'ACTION', '{"redemption":{"ID":"r_01a2095b94789d08f1f61377005bc678","Object":"redemption","Date":"2026-11-23T17:02:06.456Z","CustomerID":"cust_01a2095b939054573d2531c070eff496","TrackingID":"track_J0q6YERrYd9j4RNe42G885XXYf6MIZTnBWAECiI5L5s","Status":"SUCCEEDED","Channel":{"ID":"bd8509f2a313da6757ac6851d0e6942a","Type":"API"},"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Related":{"Type":"voucher","ID":"v_01a2095b94727fd4da5626f681da577a"},"VoucherID":"v_01a2095b94727fd4da5626f681da577a","Code":"ONCE"}}', NULL, NULL, '2026-11-23 17:02:06.456+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94fa570c845e85c323f21c00', 657, 'customer.order.updated', 'order', 'ord_01a2095b94ebab8b07089f26f48a3eb1', NULL, NULL, 'v-01a2095b94ec47a2a4dd9df43d9ef5f8', 'EFFECT', '{"order":{"ID":"ord_01a2095b94ebab8b07089f26f48a3eb1","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2095b94ebab8b07089f27e77c971b","ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T17:02:06.57Z","UpdatedAt":"2026-11-23T17:02:06.585Z","PaidAt":"2026-11-23T17:02:06.57Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a2095b94ebab8b07089f27e77c971b","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a2095b94fa570c845e85c2705b5e09"]}}}', '[{"step":1,"id":"ev_01a2095b94fa570c845e85c323f21c01","type":"order.returned","entity_type":"order","entity_id":"ord_01a2095b94ebab8b07089f26f48a3eb1","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a2095b94ebab8b07089f26f48a3eb1","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2095b94ebab8b07089f27e77c971b","ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T17:02:06.57Z","UpdatedAt":"2026-11-23T17:02:06.585Z","PaidAt":"2026-11-23T17:02:06.57Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a2095b94ebab8b07089f27e77c971b","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a2095b94fa570c845e85c2705b5e09"]}},"return":{"ID":"ret_01a2095b94fa570c845e85c2705b5e09","SourceID":"","OrderID":"ord_01a2095b94ebab8b07089f26f48a3eb1","CustomerID":"","Reason":"","Metadata":null,"APIKey":"bd8509f2a313da6757ac6851d0e6942a","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a2095b94ebab8b07089f27e77c971b","ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-23T17:02:06.585Z"}}]', '2026-11-23 17:02:06.585+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b947b8c263c5e7c3cb24b6665', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a2095b947a27575507ff6ff608c9f6', NULL, 'camp_01a2095b93b7f9047f01e6af2e616f17', 'v-01a2095b947964381486862d04837ed6', 'ACTION', '{"campaign":{"ID":"camp_01a2095b93b7f9047f01e6af2e616f17","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2095b937ac4ee5564a8c406819482","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.263Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a2095b947a27575507ff6ff608c9f6","CampaignID":"camp_01a2095b93b7f9047f01e6af2e616f17","Name":"Both","TierIDs":["promo_01a2095b93b7f9047f01e6b11f5f1967"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T17:02:06.457Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.457+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b947fde18833eb58e613e49fa', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', NULL, 'v-01a2095b947edc4046fcf9c9809bb060', 'ACTION', '{"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 17:02:06.463+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94859561bcdf2aab9d2f4e24', 361, 'voucher.created', 'voucher', 'v_01a2095b94859561bcdf2aaadeddc248', NULL, NULL, 'v-01a2095b948496c985a36f29d26210cb', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2095b94859561bcdf2aaadeddc248","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.469Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.469+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9487020b17721edb3ccc8d7a', 369, 'voucher.deleted', 'voucher', 'v_01a2095b94859561bcdf2aaadeddc248', NULL, NULL, 'v-01a2095b9486aa78b6f82e389d1c91e0', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2095b94859561bcdf2aaadeddc248","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.469Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T17:02:06.47Z"}}', NULL, NULL, '2026-11-23 17:02:06.47+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b948c068fd1d5a8e1e805a5a6', 377, 'campaign.created', 'campaign', 'camp_01a2095b948b0d270dc94224141bc05e', NULL, 'camp_01a2095b948b0d270dc94224141bc05e', 'v-01a2095b948aea6f6dc960b6e4378e97', 'ACTION', '{"campaign":{"ID":"camp_01a2095b948b0d270dc94224141bc05e","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T17:02:06.475Z"}', NULL, NULL, '2026-11-23 17:02:06.475+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b948f46b7b83dc7a270a9da73', 385, 'voucher.created', 'voucher', 'v_01a2095b948ef0c730b795923b93452f', NULL, 'camp_01a2095b948b0d270dc94224141bc05e', 'v-01a2095b948da8d871822d8c2e8cddaa', 'ACTION', '{"campaign":{"ID":"camp_01a2095b948b0d270dc94224141bc05e","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b948ef0c730b795923b93452f","Code":"FRIEND1","CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.478Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.478+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9510bbadf725c322a9636d2d', 689, 'customer.rewarded', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2095b940b1a4909d5e246e9f00c2e","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","AutomationID":"auto_01a2095b940b1a4909d5e247003c4bbd","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.345Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.599Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b9510bbadf725c31ef12a1ae9","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2095b946247da5144797cacfb0ac3","EventType":"customer.order.paid","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RuleID":"ern_01a2095b940b1a4909d5e246e9f00c2e","ItemID":"","TierID":"","HolderTierID":"ltr_01a2095b940f8425a719e5478a210f73","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T17:02:06.599Z"}}', NULL, NULL, '2026-11-23 17:02:06.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9510bbadf725c322d8b63699', 697, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2095b940b1a4909d5e246e9f00c2e","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","AutomationID":"auto_01a2095b940b1a4909d5e247003c4bbd","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.345Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.599Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b9510bbadf725c31ef12a1ae9","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2095b946247da5144797cacfb0ac3","EventType":"customer.order.paid","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RuleID":"ern_01a2095b940b1a4909d5e246e9f00c2e","ItemID":"","TierID":"","HolderTierID":"ltr_01a2095b940f8425a719e5478a210f73","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T17:02:06.599Z"}}', NULL, NULL, '2026-11-23 17:02:06.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b948f46b7b83dc7a2dca112f9', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a2095b948b0d270dc94224141bc05e', NULL, 'camp_01a2095b948b0d270dc94224141bc05e', 'v-01a2095b948da8d871822d8c2e8cddaa', 'ACTION', '{"campaign":{"ID":"camp_01a2095b948b0d270dc94224141bc05e","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 17:02:06.478+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9493daee231db1715cdeca60', 401, 'voucher.published', 'voucher', 'v_01a2095b948ef0c730b795923b93452f', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b948b0d270dc94224141bc05e', 'v-01a2095b9490debe736ac168ff527e63', 'ACTION', '{"campaign":{"ID":"camp_01a2095b948b0d270dc94224141bc05e","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2095b9492d94a68df97fa82e89baf","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2095b948ef0c730b795923b93452f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T17:02:06.481Z"},"voucher":{"ID":"v_01a2095b948ef0c730b795923b93452f","Code":"FRIEND1","CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.478Z","UpdatedAt":"2026-11-23T17:02:06.481Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.481+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9493daee231db1720e4f0a06', 409, 'publication.succeeded', 'publication', 'pub_01a2095b9492d94a68df97fa82e89baf', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b948b0d270dc94224141bc05e', 'v-01a2095b9490debe736ac168ff527e63', 'ACTION', '{"campaign":{"ID":"camp_01a2095b948b0d270dc94224141bc05e","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2095b9492d94a68df97fa82e89baf","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2095b948ef0c730b795923b93452f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T17:02:06.481Z"},"voucher":{"ID":"v_01a2095b948ef0c730b795923b93452f","Code":"FRIEND1","CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.478Z","UpdatedAt":"2026-11-23T17:02:06.481Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.481+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9493daee231db172dcc1687e', 417, 'customer.publication.succeeded', 'publication', 'pub_01a2095b9492d94a68df97fa82e89baf', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b948b0d270dc94224141bc05e', 'v-01a2095b9490debe736ac168ff527e63', 'ACTION', '{"campaign":{"ID":"camp_01a2095b948b0d270dc94224141bc05e","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2095b9492d94a68df97fa82e89baf","CustomerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","TrackingID":"track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2095b948ef0c730b795923b93452f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T17:02:06.481Z"},"voucher":{"ID":"v_01a2095b948ef0c730b795923b93452f","Code":"FRIEND1","CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.478Z","UpdatedAt":"2026-11-23T17:02:06.481Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.481+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9496b75d32d9a209a0351020', 425, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a2095b9495d9e8671ae14e0dc346a0', 'cust_01a2095b939054573d2531c070eff496', 'camp_01a2095b948b0d270dc94224141bc05e', 'v-01a2095b9494903952435b5411abadb2', 'ACTION', '{"campaign":{"ID":"camp_01a2095b948b0d270dc94224141bc05e","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T17:02:06.29Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.224Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a2095b9495d9e8671ae14e0dc346a0","VoucherID":"v_01a2095b948ef0c730b795923b93452f","CustomerID":"cust_01a2095b939054573d2531c070eff496","Role":"REFEREE","ReferrerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T17:02:06.485Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a2095b948ef0c730b795923b93452f","Code":"FRIEND1","CampaignID":"camp_01a2095b948b0d270dc94224141bc05e","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.478Z","UpdatedAt":"2026-11-23T17:02:06.481Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.486+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94a6b1fc89d2dcced3edca8e', 433, 'vl.card_definition.created', 'card_definition', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', NULL, NULL, 'v-01a2095b94a4c8cb1234cebfb126ecf8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.5Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.5+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94a79802ad85c4ba174509da', 441, 'vl.tier_structure.created', 'tier_structure', 'lts_01a2095b94a6b1fc89d2dccf9573856c', NULL, NULL, 'v-01a2095b94a6b1fc89d2dccf5039542a', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.502Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.502+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94dbf60b98c5d319370ed36b', 625, 'customer.order.created', 'order', 'ord_01a2095b94dbf60b98c5d3192dbc1318', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94ce2c983434938440f7dfa9', 'ACTION', '{"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T17:02:06.54Z"},"CreatedAt":"2026-11-23T17:02:06.224Z"},"order":{"ID":"ord_01a2095b94dbf60b98c5d3192dbc1318","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a2095b939054573d2531c070eff496","CreatedAt":"2026-11-23T17:02:06.554Z"}}', NULL, NULL, '2026-11-23 17:02:06.554+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94a9eb7dcedfef6902622102', 449, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a2095b94a6b1fc89d2dccf9573856c', NULL, NULL, 'v-01a2095b94a8177b3dd805d175f94d7d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.502Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a2095b94a8177b3dd805d1b1dd8ca3","StructureID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.504Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.504+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ab6cb1949ff66402ea4c5b', 457, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a2095b94a6b1fc89d2dccf9573856c', NULL, NULL, 'v-01a2095b94aa54a1e9bfff78afd9726a', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.502Z","UpdatedAt":"2026-11-23T17:02:06.506Z"}}', NULL, NULL, '2026-11-23 17:02:06.506+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94acd61ee8f90ab0dcab3fa8', 465, 'vl.benefit.created', 'benefit', 'lben_01a2095b94ab6cb1949ff6648f8e92e2', NULL, NULL, 'v-01a2095b94ab6cb1949ff6647cccbde8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a2095b94ab6cb1949ff6648f8e92e2","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T17:02:06.507Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.507+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ae84452c10abe5708c2d34', 473, 'vl.earning_rule.created', 'earning_rule', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', NULL, NULL, 'v-01a2095b94acd61ee8f90ab1856a99b1', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a2095b94ad6ff3e849d0ed21a85ba1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2095b94ad6ff3e849d0ec3dfd9e05","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2095b94ab6cb1949ff6648f8e92e2"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.509Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.509+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94af382dca9eb774691713dd', 481, 'vl.reward.created', 'reward', 'lrew_01a2095b94ae84452c10abe748716fee', NULL, NULL, 'v-01a2095b94ae84452c10abe61f44a0e8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a2095b94ae84452c10abe748716fee","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2095b94ae84452c10abe67151c366","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2095b94ae84452c10abe6cb884f9f","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.51Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b00300c1b946c4fa3503cc', 489, 'vl.program.created', 'program', 'lprg_01a2095b94af382dca9eb7750dea0b0a', NULL, NULL, 'v-01a2095b94af382dca9eb774d862687e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b1dd0d402ebd99d97fbdc6', 497, 'vl.program.card_definition.assigned', 'program', 'lprg_01a2095b94af382dca9eb7750dea0b0a', NULL, NULL, 'v-01a2095b94af382dca9eb774d862687e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.5Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2095b94b1dd0d402ebd99863ebecc","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"card_definition","ResourceID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b1dd0d402ebd9a35ab5c6a', 505, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', NULL, NULL, 'v-01a2095b94af382dca9eb774d862687e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.5Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2095b94b1dd0d402ebd99863ebecc","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"card_definition","ResourceID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b22299b11050540ad21aea', 513, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a2095b94af382dca9eb7750dea0b0a', NULL, NULL, 'v-01a2095b94af382dca9eb774d862687e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.502Z","UpdatedAt":"2026-11-23T17:02:06.506Z"},"Assignment":{"ID":"lasgm_01a2095b94b22299b1105053b073f316","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"tier_structure","ResourceID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b22299b110505422a7dce4', 521, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a2095b94a6b1fc89d2dccf9573856c', NULL, NULL, 'v-01a2095b94af382dca9eb774d862687e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.502Z","UpdatedAt":"2026-11-23T17:02:06.506Z"},"Assignment":{"ID":"lasgm_01a2095b94b22299b1105053b073f316","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"tier_structure","ResourceID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b35923fcf1f2afcda45a1f', 529, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a2095b94af382dca9eb7750dea0b0a', NULL, NULL, 'v-01a2095b94af382dca9eb774d862687e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2095b94ad6ff3e849d0ed21a85ba1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2095b94ad6ff3e849d0ec3dfd9e05","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2095b94ab6cb1949ff6648f8e92e2"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2095b94b35923fcf1f2afb2a4ed80","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"earning_rule","ResourceID":"lern_01a2095b94ad6ff3e849d0ed21a85ba1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94e64f5dfe046af68c082e99', 633, 'customer.segment.entered', 'segment', 'seg_01a2095b947b8c263c5e7c3d2664c11d', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a2095b947b8c263c5e7c3d2664c11d","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T17:02:06.459Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.566+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b35923fcf1f2b07676b907', 537, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', NULL, NULL, 'v-01a2095b94af382dca9eb774d862687e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2095b94ad6ff3e849d0ed21a85ba1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2095b94ad6ff3e849d0ec3dfd9e05","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2095b94ab6cb1949ff6648f8e92e2"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.509Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2095b94b35923fcf1f2afb2a4ed80","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"earning_rule","ResourceID":"lern_01a2095b94ad6ff3e849d0ed21a85ba1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.511+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b562b44a289e68c484881f', 545, 'vl.program.reward.assigned', 'program', 'lprg_01a2095b94af382dca9eb7750dea0b0a', NULL, NULL, 'v-01a2095b94b4af36573923d8a3a0dada', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2095b94ae84452c10abe748716fee","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2095b94ae84452c10abe67151c366","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2095b94ae84452c10abe6cb884f9f","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.51Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2095b94b562b44a289e67f05ba442","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"reward","ResourceID":"lrew_01a2095b94ae84452c10abe748716fee","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.517Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.517+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b562b44a289e6947377b43', 553, 'vl.reward.assigned', 'reward', 'lrew_01a2095b94ae84452c10abe748716fee', NULL, NULL, 'v-01a2095b94b4af36573923d8a3a0dada', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.511Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2095b94ae84452c10abe748716fee","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2095b94ae84452c10abe67151c366","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2095b94ae84452c10abe6cb884f9f","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T17:02:06.51Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2095b94b562b44a289e67f05ba442","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","Type":"reward","ResourceID":"lrew_01a2095b94ae84452c10abe748716fee","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T17:02:06.517Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.517+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94b9325e1b42620df9c08f5e', 561, 'vl.member.created', 'member', 'lmbr_01a2095b94b7e57172b936511eadb989', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94b6388615036d3ceab4d731', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.518+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ba31ac6b443daa9b986dca', 569, 'vl.card.created', 'card', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94b6388615036d3ceab4d731', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2095b94b9325e1b42620e8335f29c","MemberID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","DefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Code":"73SG4gz9cd","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.518+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ebab8b07089f2801a5d950', 641, 'customer.order.created', 'order', 'ord_01a2095b94ebab8b07089f26f48a3eb1', NULL, NULL, 'v-01a2095b94ea317cb967edeccbf50e12', 'ACTION', '{"order":{"ID":"ord_01a2095b94ebab8b07089f26f48a3eb1","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2095b94ebab8b07089f27e77c971b","ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T17:02:06.57Z","PaidAt":"2026-11-23T17:02:06.57Z"}}', NULL, NULL, '2026-11-23 17:02:06.57+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ba31ac6b443dab64469c57', 577, 'vl.card.assigned', 'card', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94b6388615036d3ceab4d731', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2095b94b9325e1b42620e8335f29c","MemberID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","DefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Code":"73SG4gz9cd","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.518+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ba31ac6b443daba2ff628e', 585, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94b6388615036d3ceab4d731', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2095b94b9325e1b42620e8335f29c","MemberID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","DefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Code":"73SG4gz9cd","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.518+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ba31ac6b443dabe52c392d', 593, 'vl.member.card.assigned', 'member', 'lmbr_01a2095b94b7e57172b936511eadb989', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94b6388615036d3ceab4d731', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2095b94b9325e1b42620e8335f29c","MemberID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","DefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Code":"73SG4gz9cd","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.518+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94c11713ac737fb17698753c', 601, 'vl.tier.joined', 'tier', 'lt_01a2095b94a8177b3dd805d1b1dd8ca3', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94bc1192eca567819e03739a', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"bd8509f2a313da6757ac6851d0e6942a","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a2095b94b9325e1b42620e8335f29c","MemberID":"lmbr_01a2095b94b7e57172b936511eadb989","ProgramID":"lprg_01a2095b94af382dca9eb7750dea0b0a","CustomerID":"cust_01a2095b939054573d2531c070eff496","DefinitionID":"lcdef_01a2095b94a4c8cb1234cebfe311a1fb","Code":"73SG4gz9cd","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a2095b94a6b1fc89d2dccf9573856c","Rank":{"TierID":"lt_01a2095b94a8177b3dd805d1b1dd8ca3","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T17:02:06.518Z","UpdatedAt":"2026-11-23T17:02:06.524Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 17:02:06.524+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94cd556efe20dad480861c3e', 609, 'customer.order.created', 'order', 'ord_01a2095b94cc622615264a4b2a59caa9', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94cbaa0ed5c14f57aeae255d', 'ACTION', '{"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T17:02:06.54Z"},"CreatedAt":"2026-11-23T17:02:06.224Z"},"order":{"ID":"ord_01a2095b94cc622615264a4b2a59caa9","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2095b939054573d2531c070eff496","CreatedAt":"2026-11-23T17:02:06.54Z","PaidAt":"2026-11-23T17:02:06.54Z"}}', NULL, NULL, '2026-11-23 17:02:06.54+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94cd556efe20dad50a44b8a8', 617, 'customer.order.paid', 'order', 'ord_01a2095b94cc622615264a4b2a59caa9', 'cust_01a2095b939054573d2531c070eff496', NULL, 'v-01a2095b94cbaa0ed5c14f57aeae255d', 'ACTION', '{"customer":{"ID":"cust_01a2095b939054573d2531c070eff496","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T17:02:06.54Z"},"CreatedAt":"2026-11-23T17:02:06.224Z"},"order":{"ID":"ord_01a2095b94cc622615264a4b2a59caa9","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2095b939054573d2531c070eff496","CreatedAt":"2026-11-23T17:02:06.54Z","PaidAt":"2026-11-23T17:02:06.54Z"}}', NULL, NULL, '2026-11-23 17:02:06.54+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b9510bbadf725c3202e007b97', 665, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2095b9407f3016576dfe23da2096a","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T17:02:06.343Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T17:02:06.433Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T17:02:06.22Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2095b9418c292e2a16a859fc062f6","Code":"REGULAR1","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2095b938c7dfd93ca55bcf4e909c6","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T17:02:06.36Z","UpdatedAt":"2026-11-23T17:02:06.599Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2095b9510bbadf725c31ef12a1ae9","VoucherID":"v_01a2095b9418c292e2a16a859fc062f6","CampaignID":"camp_01a2095b9407f3016576dfe23da2096a","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2095b946247da5144797cacfb0ac3","EventType":"customer.order.paid","OrderID":"ord_01a2095b9461afde3e78600c8f67980e","RuleID":"ern_01a2095b940b1a4909d5e246e9f00c2e","ItemID":"","TierID":"","HolderTierID":"ltr_01a2095b940f8425a719e5478a210f73","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T17:02:06.599Z"}}', NULL, NULL, '2026-11-23 17:02:06.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2095b94ebab8b07089f28524dd013', 649, 'customer.order.paid', 'order', 'ord_01a2095b94ebab8b07089f26f48a3eb1', NULL, NULL, 'v-01a2095b94ea317cb967edeccbf50e12', 'ACTION', '{"order":{"ID":"ord_01a2095b94ebab8b07089f26f48a3eb1","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a2095b94ebab8b07089f27e77c971b","ProductID":"prod_01a2095b9387bfec0b9f93b11a2b625e","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a2095b9387bfec0b9f93b11a2b625e","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-23T17:02:06.57Z","PaidAt":"2026-11-23T17:02:06.57Z"}}', NULL, NULL, '2026-11-23 17:02:06.57+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a2095b94808ce9261ce27c0b635f2b_0', 'exp_01a2095b94808ce9261ce27c0b635f2b', 'Code,Voucher Type,Value,Discount Type
FRIEND1,DISCOUNT_VOUCHER,10,PERCENT
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-1OxMi6Kk,GIFT_VOUCHER,50.00,
CARD-Yk8v0NNh,GIFT_VOUCHER,50.00,
CARD-AbcTJPJ9,GIFT_VOUCHER,50.00,
CARD-sBhNppsh,GIFT_VOUCHER,50.00,
CARD-21WXx5OT,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
HELLO-8o4l,DISCOUNT_VOUCHER,10,PERCENT
HELLO-cQZx,DISCOUNT_VOUCHER,10,PERCENT
HELLO-kyjo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-IsON,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Wq0Q,DISCOUNT_VOUCHER,10,PERCENT
HELLO-r3TX,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Fvjo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-CZF1,DISCOUNT_VOUCHER,10,PERCENT
HELLO-0Fzh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Yovn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bWyI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-S4UH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-aEW6,DISCOUNT_VOUCHER,10,PERCENT
HELLO-sUUw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uLI9,DISCOUNT_VOUCHER,10,PERCENT
HELLO-q3ed,DISCOUNT_VOUCHER,10,PERCENT
HELLO-gkNM,DISCOUNT_VOUCHER,10,PERCENT
HELLO-EaCw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jum5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-nld8,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a2095b94808ce9261ce27c0b635f2b', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 31, 1, 1219, NULL, '2026-11-23 17:02:06.464+00', '2026-11-23 17:02:06.541+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_863676d146317cce933c4fb82687eefd', '\xe07f1d3007b0d431764d4cc0a219051fe0718d9dc2b0ed7e4dd959ed4fc6527d4a8ad02a5c5f190465d8c8b15c2b82febcfb36d3ed155c73dc34e3392667d2951cbdd4d03085886bb9b9ebe181b19ba5ff235e6b9bd7312402e2a973dcb5ecafe65bd7356999d98a624172997769c1d08cef4c6dbfc6cc548ec7d43f7601ac7b435bf641736e94dcbf5f9fa8fe24f770002ae94b8738e8b024aa862a25e019c1a7642b8945626e443dad4354f81845b884f2df3fecfa6e02dad33ff43a5cb5fbcc94e0ca3726cf19277fc18ec5d01623ed561ed01d7a3ef7ec097e9c8a710bce0961cce4d5d480774f21d9fdc3d131f622f24990c1d859dc4bc29c8bde1743acfcf8653847c801a53b96a536f7b99e17cbf5d563ed9f4b71787086bc4dbc29fd7dcf8b801100b33c8e23ee677652b240c71929563e1985b9cd9592d1e767efa209dab6ec7ff818ac27240d1cd743da27c79da91e2b2462ab8118fbc88ca9a22bc0e2338c7e7f7dd1877c80b72bb9589b7e588f10dc444d8afd24e8d22aef325e6e2b1e943622929e8dedde069b234379041e3d50b3a14cbbd857106514c4eed94edcccc9b353099986cd9a3b2e6ebcd3c14acf5f439aba5eda5f3e0531bb51903dbed4cca8d1a56e8378ed8c1d288536f84f1968e560c022972c0f44cf3aa4e5cb7fdacec08141a009bb81ebd4da856567a30b8a6771893e49d9a1a722ee3a80f42076d3e0e126f992de577389049d1ffe98a6e8782f737dfeddbb5e408760c41a54ef254c15f2c3826da66af5a2995b43cca75beed0b3d3e8d08d29cb7e86a9752c3c6a19f400bfac4945f3468ac6b97b42297c7468ad4af8fd86cf1dad5fcc4fbdc1468eb93ef75c0984517c97c7260f10abfb7f2cd7045f1db53a8bc8937d2911db5f2d798035fd1e6aa2ee4c022a8c92c9e1cc7c26b8e483a6b997f2c6661a7e6802c5f7a87a4ecc31fa853fdf5c08affc7cac9ee88c42', '2026-11-24 17:02:06.434+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_8beacf4871344626b42702c6a2b05d1a', '\x6a9c7e2cd09b261455c733b58c836691cd9069191401ec1eceef1e4bd1452689896e23487e19aeef81ed631206a653458816fe8badad550fe9d690a6287221f61c711f2cd51432e420c87eebabf1bc314c6f76eb7e4165dcf82d8c31bdc28e016c126ccc155003d70cb3622dab05c283fc62ee1f5929d35b90b7fef29a2ea57d0c281b7ca07e9c4fa10914a08c898c99ec0d7c4ded983636d6762268ecf3e6258b196cf00c93e81492ca3018c5fa07c06b4290523305b02553374064f5b3e56bad0df8cd797b9835e246bed38cbd0715bbc1a801bafc67674ca9dc2646caef8e0edc0fc7f68cf64715c56d39d50f7987b3b916273009361e694fd942ccf88d67715900833bdbf6db8280922dabe3f6cc33d26a32be399e4c1eb731c197b36150dab7865960f46c41cadff63102403d4aa556bdbcc77aadb3d956afb3cf9fbf3c54d5956e12f2e1d88d7aeb80683bb2dab46aa91e2429285f21a1c8944ae674d81c06316f3c5741950f391fa4e460923f555ce963c41b797baca6f102bcf58ee6272113847c346013558e7b8c27c8ee21619f81f055efa0a879343232cba6ee2e9123ba4a7efb4e551727ec5af0d10c3533ae8ecef05f084fb8335b7ad6a8b1301d87a2e00321e67929c28d2572f07d79c31d', '2026-11-24 17:02:06.439+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_6aa297cc3d372144bc08bac6fb279c82', '\x0b1d291e0b19950d6c9c8288175df9840e892a63f328b49e24f7c7cc663e74a11bff480efd010d960fe4faae925f866e71ae55df58e1a74a6fc8cc72b41d4387fb15e97a87f29f2e226f6ba6dd55227c0072c4259393f2f08a2b97c3d5f29f2e549a8fbe9c4657ba43de38f4181f12d97d0c244d19d37ad8b40e88a124454277c55f6e46396f797776c45756d2f7e531e5e8adb2074895744353a7e9ea628aafa86b622da375558155a957daed028aaea784f73d5ba06ceae75538e0eb5c56e93b8e809eae2cb067f27e68d1abc4bced127a7a17600d7dabba477dfda546e26af48901af5542dfdd13d99702d6d58b5ab0f3b84fc31723fe7f1fa0229ee0e35bb88114116469fb9e0d573bb5cf459005d2145666387d9a265d715fccccdae6f929a5edf87f92cdfa69009d5d6ca94c37f86cf40da846f58485b23068db0e179b77818502badf8b00fe097c38f692552c511cbf90df9266e5c089fb7f168371591b24b701bca61fd60ae89462c51f5074c1cd7ecd52685b541ef91ae14ebdf8254ca24a48f0a52c8dd427adb35799', '2026-11-24 17:02:06.456+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a2095b94a34332492b8dc5b7e099cc', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 17:02:06.499+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'cust_01a2095b939054573d2531c070eff496', 'lprg_01a2095b94af382dca9eb7750dea0b0a cust_01a2095b939054573d2531c070eff496', 'ACTIVE', NULL, '2026-11-23 17:02:06.518+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a2095b9418c292e2a16a859fc062f6', 'camp_01a2095b9407f3016576dfe23da2096a', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'ltr_01a2095b940f8425a719e5478a210f73', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 17:02:06.378+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a2095b940f8425a719e5478a210f73', 'camp_01a2095b9407f3016576dfe23da2096a', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 17:02:06.349+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'cust_01a2095b939054573d2531c070eff496', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', '73SG4gz9cd', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a2095b94a8177b3dd805d1b1dd8ca3"}, "StructureID": "lts_01a2095b94a6b1fc89d2dccf9573856c"}', NULL, '2026-11-23 17:02:06.518+00', '2026-11-23 17:02:06.707+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_a09cda18850f12fc614206455a4a8076', 'tiers', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'tiers lprg_01a2095b94af382dca9eb7750dea0b0a', '2026-11-23', NULL, NULL, NULL, 'lts_01a2095b94a6b1fc89d2dccf9573856c', 'lt_01a2095b94a8177b3dd805d1b1dd8ca3', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_30193750a72277447185792afe555284', 'tiers', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'tiers lprg_01a2095b94af382dca9eb7750dea0b0a total', NULL, NULL, NULL, NULL, 'lts_01a2095b94a6b1fc89d2dccf9573856c', 'lt_01a2095b94a8177b3dd805d1b1dd8ca3', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_c4b03c2c84939a8ba756659ee2092231', 'spending', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'spending lprg_01a2095b94af382dca9eb7750dea0b0a', '2026-11-23', NULL, NULL, 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_83a1b7951f248db0e707bc9cde339734', 'spending', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'spending lprg_01a2095b94af382dca9eb7750dea0b0a total', NULL, NULL, NULL, 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_c1cc5f41ed2a6d36d23499ea26f98334', 'card', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'card lcrd_01a2095b94b9325e1b42620e8335f29c', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_2b8f0a48d785b4bfe88a2c3048043c9e', 'points_earnings', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'points_earnings lprg_01a2095b94af382dca9eb7750dea0b0a', '2026-11-23', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', 'lernei_01a2095b94ad6ff3e849d0ec3dfd9e05', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_45dff4468559d6e2347616db76e296b3', 'member_rules', 'lmbr_01a2095b94b7e57172b936511eadb989', 'member_rules lmbr_01a2095b94b7e57172b936511eadb989', '2026-11-23', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_adeea706e11ed115adc6f1630dfeb410', 'earning_rules', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'earning_rules lprg_01a2095b94af382dca9eb7750dea0b0a', '2026-11-23', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_61c8141621d57aec49b456fbb9b7895c', 'earning_rules', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'earning_rules lprg_01a2095b94af382dca9eb7750dea0b0a total', NULL, 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_99c85cffe60662403823a64ed8298c4f', 'points_earnings', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'points_earnings lprg_01a2095b94af382dca9eb7750dea0b0a total', NULL, 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', 'lernei_01a2095b94ad6ff3e849d0ec3dfd9e05', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2095b94b7e57172b936521502d261', 'seats lprg_01a2095b94af382dca9eb7750dea0b0a', '2026-11-23 17:02:06.52+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2095b94c4d89eb52f7e4be802f409', 'reward lrew_01a2095b94ae84452c10abe748716fee lmbr_01a2095b94b7e57172b936511eadb989', '2026-11-23 17:02:06.531+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2095b94c5ae6cd144d604bc6c310d', 'spend lcrd_01a2095b94b9325e1b42620e8335f29c', '2026-11-23 17:02:06.557+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2095b95aeca22cd58cdd1fffe8610', 'card lcrd_01a2095b94b9325e1b42620e8335f29c', '2026-11-23 17:02:06.707+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2095b95a759e521bbc85719165896', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1 lmbr_01a2095b94b7e57172b936511eadb989', '2026-11-23 17:02:06.707+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a2095b94a06795a4fbb89701c543c9', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 17:02:06.496+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '62da6f3026dc088d7f6f2d25fce4a7d53aa43f72d1d4279a26610e52f06242e7', 'demo', 'bd8509f2a313da6757ac6851d0e6942a', '["api"]', '2026-11-23 17:02:06.472+00', '2026-11-23 17:17:06.472+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a2095b94e083d9fd58ec7330937678', 'APPROVED', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'lctx_01a2095b94e1e7b7cea6833ed2a74aca', 'ord_01a2095b94dbf60b98c5d3192dbc1318', 'ordpay_01a2095b94e083d9fd58ec73ba33dd55', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 17:02:06.557+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2095b93c9e0fb0a99b6efded73c7d', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a2095b93c9e0fb0a99b6f0a79d7335", "SKU": {"ID": "sku_01a2095b9382815fd0ab5ca3c937edcf", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a2095b9382815fd0ab5ca3c937edcf", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a2095b937d25fd1a17082a0853f9f5", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a2095b937d25fd1a17082a0853f9f5", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a2095b93c9e0fb0a99b6f176a5a799", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a2095b9387bfec0b9f93b11a2b625e", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a2095b9387bfec0b9f93b11a2b625e", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a2095b939054573d2531c070eff496', NULL, NULL, 0, NULL, NULL, '2026-11-23 17:02:06.28+00', NULL, '2026-11-23 17:02:06.28+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2095b93d2504052b324a2b6931c4c', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a2095b93d2504052b324a380bd558d", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a2095b9384fbdfc14115093314cb98", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a2095b9384fbdfc14115093314cb98", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a2095b939054573d2531c070eff496', NULL, '{"r_01a2095b93d2504052b324a45a809941": {"Date": "2026-11-23T17:02:06.29Z", "RelatedObjectID": "v_01a2095b93a5289e4397950ac19b0232", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-23 17:02:06.29+00', NULL, '2026-11-23 17:02:06.29+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2095b9461afde3e78600c8f67980e', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', NULL, '{"r_01a2095b9461afde3e78600ca2c8e7c3": {"Date": "2026-11-23T17:02:06.433Z", "RelatedObjectID": "v_01a2095b93b39ad06c177e043644ef06", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a2095b93a77b1800c446fcf1708015"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 17:02:06.433+00', NULL, '2026-11-23 17:02:06.433+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2095b94cc622615264a4b2a59caa9', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a2095b939054573d2531c070eff496', NULL, NULL, 0, NULL, NULL, '2026-11-23 17:02:06.54+00', NULL, '2026-11-23 17:02:06.54+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2095b94dbf60b98c5d3192dbc1318', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a2095b939054573d2531c070eff496', NULL, NULL, 1, NULL, NULL, '2026-11-23 17:02:06.554+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2095b94ebab8b07089f26f48a3eb1', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a2095b94ebab8b07089f27e77c971b", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a2095b9387bfec0b9f93b11a2b625e", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a2095b9387bfec0b9f93b11a2b625e", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a2095b94ebab8b07089f27e77c971b", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a2095b94fa570c845e85c2705b5e09"], "RefundOrder": "PROPORTIONAL"}', '2026-11-23 17:02:06.57+00', '2026-11-23 17:02:06.585+00', '2026-11-23 17:02:06.57+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2095b942b388c6bccdbd5f2bdec47', 'v_01a2095b9418c292e2a16a859fc062f6', 'camp_01a2095b9407f3016576dfe23da2096a', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'vtx_01a2095b942a3cfa1d2736947fe5a541', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2095b9418c292e2a16a859fc062f6 9999-12-31 001795453326378', NULL, '2026-11-23 17:02:06.378+00', '2026-11-23 17:02:06.427+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2095b94be3dd1857257fb753f159a', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lctx_01a2095b94be3dd1857257fa940253d5', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 17:02:06.524+00', '2026-11-23 17:02:06.557+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2095b9510bbadf725c31f727d31d3', 'v_01a2095b9418c292e2a16a859fc062f6', 'camp_01a2095b9407f3016576dfe23da2096a', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'vtx_01a2095b9510bbadf725c31ef12a1ae9', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2095b9418c292e2a16a859fc062f6 9999-12-31 001795453326599', NULL, '2026-11-23 17:02:06.599+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2095b95b17ed445c9f95b643467f0', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lctx_01a2095b95b17ed445c9f95b14d76a21', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2095b94b9325e1b42620e8335f29c 9999-12-31 001795453326707', NULL, '2026-11-23 17:02:06.707+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2095b95b8ca313c62cbfdc58da3f4', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lctx_01a2095b95b8ca313c62cbfd502899f4', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2095b94b9325e1b42620e8335f29c 9999-12-31 001795453326707', NULL, '2026-11-23 17:02:06.707+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2095b945b315811e69674bbd22f19', 'v_01a2095b9418c292e2a16a859fc062f6', 'vtx_01a2095b945b315811e696740a7afbc8', 'lopb_01a2095b942b388c6bccdbd5f2bdec47', 20, 0, 0, '2026-11-23 17:02:06.427+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2095b94c75a7e83ecef9690f310e7', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lctx_01a2095b94c691375b7473d647a4602c', 'lcpeb_01a2095b94be3dd1857257fb753f159a', 20, 0, 0, '2026-11-23 17:02:06.531+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2095b94e281b56ab61962176d8ddc', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lctx_01a2095b94e1e7b7cea6833ed2a74aca', 'lcpeb_01a2095b94be3dd1857257fb753f159a', 80, 0, 0, '2026-11-23 17:02:06.557+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 17:02:06.196+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2095b937d25fd1a17082a0853f9f5', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 17:02:06.205+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2095b9384fbdfc14115093314cb98', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 17:02:06.212+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2095b9387bfec0b9f93b11a2b625e', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 17:02:06.214+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 17:02:06.196+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a2095b9389423a56557de18bc3c155', 'Equipment', 'STATIC', '[{"ID": "prod_01a2095b9384fbdfc14115093314cb98", "Object": "product"}, {"ID": "prod_01a2095b9387bfec0b9f93b11a2b625e", "Object": "product"}]', NULL, NULL, false, '2026-11-23 17:02:06.217+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2095b94b1dd0d402ebd99863ebecc', 'lprg_01a2095b94af382dca9eb7750dea0b0a lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'card_definition', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', NULL, 0, '2026-11-23 17:02:06.511+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2095b94b22299b1105053b073f316', 'lprg_01a2095b94af382dca9eb7750dea0b0a lts_01a2095b94a6b1fc89d2dccf9573856c', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'tier_structure', 'lts_01a2095b94a6b1fc89d2dccf9573856c', NULL, 0, '2026-11-23 17:02:06.511+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2095b94b35923fcf1f2afb2a4ed80', 'lprg_01a2095b94af382dca9eb7750dea0b0a lern_01a2095b94ad6ff3e849d0ed21a85ba1', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'earning_rule', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', NULL, 0, '2026-11-23 17:02:06.511+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2095b94b562b44a289e67f05ba442', 'lprg_01a2095b94af382dca9eb7750dea0b0a lrew_01a2095b94ae84452c10abe748716fee', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'reward', 'lrew_01a2095b94ae84452c10abe748716fee', NULL, 1, '2026-11-23 17:02:06.517+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a2095b94ad6ff3e849d0ed21a85ba1', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a2095b94ad6ff3e849d0ed21a85ba1", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a2095b94ad6ff3e849d0ec3dfd9e05", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}}, {"BenefitID": "lben_01a2095b94ab6cb1949ff6648f8e92e2"}]}], "CreatedAt": "2026-11-23T17:02:06.509Z"}', '2026-11-23 17:02:06.509+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-23 17:02:06.5+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a2095b94ae84452c10abe748716fee', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a2095b94ae84452c10abe748716fee", "Gift": {"Material": {"ProductID": "prod_01a2095b9387bfec0b9f93b11a2b625e"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a2095b94ae84452c10abe67151c366", "Spending": {"ID": "lrspn_01a2095b94ae84452c10abe6cb884f9f", "Points": 20, "CardDefinitionID": "lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T17:02:06.51Z"}', '2026-11-23 17:02:06.51+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a2095b94a8177b3dd805d1b1dd8ca3', 'lts_01a2095b94a6b1fc89d2dccf9573856c', 'Gold', '{"ID": "lt_01a2095b94a8177b3dd805d1b1dd8ca3", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T17:02:06.504Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a2095b94a6b1fc89d2dccf9573856c"}', '2026-11-23 17:02:06.504+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 17:02:06.511+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '6a2cdbe7a4c6f7329bf4b9557bf3b341e532157c02294a3c9ea56c682121ae4a', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 17:02:06.195+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a2095b947a27575507ff6ff608c9f6', 'camp_01a2095b93b7f9047f01e6af2e616f17', 'Both', '["promo_01a2095b93b7f9047f01e6b11f5f1967"]', 'MANUAL', NULL, '2026-11-23 17:02:06.457+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2095b93b7f9047f01e6b11f5f1967', 'camp_01a2095b93b7f9047f01e6af2e616f17', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 17:02:06.263+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2095b93c22d6aee08854a08e298e9', 'camp_01a2095b93b7f9047f01e6af2e616f17', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 17:02:06.273+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2095b9421302d3c7826366c6938f5', NULL, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0', 'API', NULL, '["v_01a2095b9418c292e2a16a859fc062f6"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a2095b9407f3016576dfe23da2096a', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 17:02:06.362+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2095b9492d94a68df97fa82e89baf', NULL, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0', 'API', NULL, '["v_01a2095b948ef0c730b795923b93452f"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a2095b948b0d270dc94224141bc05e', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 17:02:06.481+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a2095b9495d9e8671ae14e0dc346a0', 'v_01a2095b948ef0c730b795923b93452f cust_01a2095b939054573d2531c070eff496', 'v_01a2095b948ef0c730b795923b93452f', 'cust_01a2095b939054573d2531c070eff496', 'REFEREE', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'camp_01a2095b948b0d270dc94224141bc05e', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 17:02:06.485+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2095b9407f3016576dfe23da2096a/2026-11-23', 'camp_01a2095b9407f3016576dfe23da2096a', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2095b93a77b1800c446fcf1708015/2026-11-23', 'camp_01a2095b93a77b1800c446fcf1708015', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2095b93d2504052b324a45a809941', 'redemption', '2026-11-23 17:02:06.29+00', NULL, false, NULL, NULL, 'cust_01a2095b939054573d2531c070eff496', 'track_J0q6YERrYd9j4RNe42G885XXYf6MIZTnBWAECiI5L5s', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'bd8509f2a313da6757ac6851d0e6942a', 'API', NULL, 'bd8509f2a313da6757ac6851d0e6942a', NULL, 'voucher', 'v_01a2095b93a5289e4397950ac19b0232', 'v_01a2095b93a5289e4397950ac19b0232', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a2095b93d2504052b324a2b6931c4c', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2095b945b315811e6967383dc3112', 'redemption', '2026-11-23 17:02:06.427+00', NULL, false, NULL, NULL, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'bd8509f2a313da6757ac6851d0e6942a', 'API', NULL, 'bd8509f2a313da6757ac6851d0e6942a', NULL, 'voucher', 'v_01a2095b9418c292e2a16a859fc062f6', 'v_01a2095b9418c292e2a16a859fc062f6', 'REGULAR1', NULL, 'camp_01a2095b9407f3016576dfe23da2096a', 'Regulars', 'rew_01a2095b94119ef34f410b1037480620', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a2095b945b315811e696740a7afbc8", "Delivery": "PENDING", "AssignmentID": "rewa_01a2095b94159e4a6e47a8cd6ca392af", "LoyaltyTierID": "ltr_01a2095b940f8425a719e5478a210f73"}, "Counted": [{"By": 1, "Key": "s/rew_01a2095b94119ef34f410b1037480620"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2095b9461afde3e78600ca2c8e7c3', 'redemption', '2026-11-23 17:02:06.433+00', NULL, false, NULL, NULL, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'bd8509f2a313da6757ac6851d0e6942a', 'API', NULL, 'bd8509f2a313da6757ac6851d0e6942a', NULL, 'voucher', 'v_01a2095b93b39ad06c177e043644ef06', 'v_01a2095b93b39ad06c177e043644ef06', 'GIFT-50', NULL, 'camp_01a2095b93a77b1800c446fcf1708015', 'Gift cards', NULL, NULL, 'ord_01a2095b9461afde3e78600c8f67980e', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2095b9467fa7001bed7211f9bb7c9', 'redemption', '2026-11-23 17:02:06.439+00', NULL, false, NULL, NULL, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, 'bd8509f2a313da6757ac6851d0e6942a', 'API', NULL, 'bd8509f2a313da6757ac6851d0e6942a', NULL, 'voucher', 'v_01a2095b93a5289e4397950ac19b0232', 'v_01a2095b93a5289e4397950ac19b0232', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a2095b946b6afb970bac3c341d4410', '2026-11-23 17:02:06.443+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a2095b946b6afb970bac3c341d4410', 'redemption_rollback', '2026-11-23 17:02:06.443+00', NULL, false, 'r_01a2095b9467fa7001bed7211f9bb7c9', NULL, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'track_xS0shfUeD38cWvJjDnsYLFQbBgqDFlcfoqDRAVFk0g0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'bd8509f2a313da6757ac6851d0e6942a', 'API', NULL, 'bd8509f2a313da6757ac6851d0e6942a', NULL, 'voucher', 'v_01a2095b93a5289e4397950ac19b0232', 'v_01a2095b93a5289e4397950ac19b0232', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2095b94789d08f1f61377005bc678', 'redemption', '2026-11-23 17:02:06.456+00', NULL, false, NULL, NULL, 'cust_01a2095b939054573d2531c070eff496', 'track_J0q6YERrYd9j4RNe42G885XXYf6MIZTnBWAECiI5L5s', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'bd8509f2a313da6757ac6851d0e6942a', 'API', NULL, 'bd8509f2a313da6757ac6851d0e6942a', NULL, 'voucher', 'v_01a2095b94727fd4da5626f681da577a', 'v_01a2095b94727fd4da5626f681da577a', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a2095b94fa570c845e85c2705b5e09', NULL, 'ord_01a2095b94ebab8b07089f26f48a3eb1', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a2095b94ebab8b07089f27e77c971b", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a2095b9387bfec0b9f93b11a2b625e"}], "Money": 1000, "APIKey": "bd8509f2a313da6757ac6851d0e6942a", "Amount": 1000, "Earned": {"By": ["campaigns", "programs"]}, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-23 17:02:06.585+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a2095b94159e4a6e47a8cd6ca392af', 'rew_01a2095b94119ef34f410b1037480620 camp_01a2095b9407f3016576dfe23da2096a', 'rew_01a2095b94119ef34f410b1037480620', 'camp_01a2095b9407f3016576dfe23da2096a', 20, false, '2026-11-23 17:02:06.357+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a2095b94c691375b7473d5eea2c221', 'PURCHASE', 'APPROVED', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lctx_01a2095b94c691375b7473d647a4602c', 'lrew_01a2095b94ae84452c10abe748716fee', 20, '{"Gift": {"Material": {"ProductID": "prod_01a2095b9387bfec0b9f93b11a2b625e"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 17:02:06.531+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a2095b94119ef34f410b1037480620', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a2095b9387bfec0b9f93b11a2b625e"}', NULL, '2026-11-23 17:02:06.353+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 17:02:06.241394+00', '2026-11-23 17:02:06.237954+00', '2026-11-23 17:02:06.251261+00', '2026-11-23 17:02:06.237954+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2095b939d5ae14ca95a8d04673f68", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2095b939bbd9a25e44e8c54866d0d"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 17:02:06.253892+00', '2026-11-23 17:02:06.252383+00', '2026-11-23 17:02:06.257558+00', '2026-11-23 17:02:06.252383+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2095b93acf93fe46e3ac7cd602457", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2095b93a77b1800c446fcf1708015"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 17:02:06.352969+00', '2026-11-23 17:02:06.351489+00', '2026-11-23 17:02:06.355831+00', '2026-11-23 17:02:06.351489+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a2095b9407f3016576dfe23da2096a"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 17:02:06.392869+00', '2026-11-23 17:02:06.390546+00', '2026-11-23 17:02:06.410483+00', '2026-11-23 17:02:06.390546+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 17:02:06.392869+00', '2026-11-23 17:02:06.390546+00', '2026-11-23 17:02:06.400726+00', '2026-11-23 17:02:06.390546+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 17:02:06.528564+00', '2026-11-23 17:02:06.460849+00', '2026-11-23 17:02:06.573083+00', '2026-11-23 17:02:06.460849+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a2095b947b8c263c5e7c3d2664c11d"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 17:02:06.536682+00', '2026-11-23 17:02:06.4675+00', '2026-11-23 17:02:06.552303+00', '2026-11-23 17:02:06.4675+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a2095b948205aabbc854e1be79a669", "Metadata": null}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 17:02:06.537767+00', '2026-11-23 17:02:06.465064+00', '2026-11-23 17:02:06.585264+00', '2026-11-23 17:02:06.465064+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a2095b94808ce9261ce27c0b635f2b"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 17:02:06.594579+00', '2026-11-23 17:02:06.579784+00', '2026-11-23 17:02:06.612955+00', '2026-11-23 17:02:06.579784+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 17:02:06.703016+00', '2026-11-23 17:02:06.691711+00', '2026-11-23 17:02:06.728892+00', '2026-11-23 17:02:06.691711+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 17:02:06.594579+00', '2026-11-23 17:02:06.579784+00', '2026-11-23 17:02:06.607286+00', '2026-11-23 17:02:06.579784+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 17:02:06.594579+00', '2026-11-23 17:02:06.579784+00', '2026-11-23 17:02:06.597988+00', '2026-11-23 17:02:06.579784+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 17:02:06.594579+00', '2026-11-23 17:02:06.579784+00', '2026-11-23 17:02:06.604687+00', '2026-11-23 17:02:06.579784+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 17:02:06.611931+00', '2026-11-23 17:02:06.579784+00', '2026-11-23 17:02:06.615398+00', '2026-11-23 17:02:06.579784+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 17:02:06.6155+00', '2026-11-23 17:02:06.579784+00', '2026-11-23 17:02:06.618439+00', '2026-11-23 17:02:06.579784+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 17:02:06.703016+00', '2026-11-23 17:02:06.691711+00', '2026-11-23 17:02:06.783826+00', '2026-11-23 17:02:06.691711+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 17:02:06.703016+00', '2026-11-23 17:02:06.691711+00', '2026-11-23 17:02:06.708734+00', '2026-11-23 17:02:06.691711+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 17:02:06.703016+00', '2026-11-23 17:02:06.691711+00', '2026-11-23 17:02:06.719583+00', '2026-11-23 17:02:06.691711+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 17:02:06.710281+00', '2026-11-23 17:02:06.691711+00', '2026-11-23 17:02:06.71856+00', '2026-11-23 17:02:06.691711+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-23 17:02:06.784196+00', '2026-11-23 17:02:06.707763+00', '2026-11-23 17:02:06.78979+00', '2026-11-23 17:02:06.707763+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2095b94af382dca9eb7750dea0b0a"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-23 17:02:06.784196+00', '2026-11-23 17:02:06.714372+00', '2026-11-23 17:02:06.787568+00', '2026-11-23 17:02:06.714372+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2095b94af382dca9eb7750dea0b0a"}, "project": "demo"}', '{punchcard:867124270}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 17:02:06.077442+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 17:02:06.081672+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 17:02:06.090939+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 17:02:06.091803+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 17:02:06.095595+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 17:02:06.108156+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 17:02:06.110273+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 17:02:06.139954+00', '{}', NULL, '2026-11-23 17:02:06.139954+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 17:02:06.142763+00', '{}', NULL, '2026-11-23 17:02:06.142763+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 17:02:06.143564+00', '{}', NULL, '2026-11-23 17:02:06.143564+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 17:02:06.143728+00', '{}', NULL, '2026-11-23 17:02:06.143728+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 17:02:06.14378+00', '{}', NULL, '2026-11-23 17:02:06.14378+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 17:02:06.143844+00', '{}', NULL, '2026-11-23 17:02:06.143844+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 17:02:06.143899+00', '{}', NULL, '2026-11-23 17:02:06.143899+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 17:02:06.143936+00', '{}', NULL, '2026-11-23 17:02:06.143936+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 17:02:06.143976+00', '{}', NULL, '2026-11-23 17:02:06.143976+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 17:02:06.144015+00', '{}', NULL, '2026-11-23 17:02:06.144015+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 17:02:06.144053+00', '{}', NULL, '2026-11-23 17:02:06.144053+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 17:02:06.144102+00', '{}', NULL, '2026-11-23 17:02:06.144102+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 17:02:06.144144+00', '{}', NULL, '2026-11-23 17:02:06.144144+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 17:02:06.144835+00', '{}', NULL, '2026-11-23 17:02:06.144835+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 17:02:06.163935+00', '{}', NULL, '2026-11-23 17:02:06.163935+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 17:02:06.164406+00', '{}', NULL, '2026-11-23 17:02:06.164406+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 17:02:06.164544+00', '{}', NULL, '2026-11-23 17:02:06.164544+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 17:02:06.164728+00', '{}', NULL, '2026-11-23 17:02:06.164728+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 17:02:06.164916+00', '{}', NULL, '2026-11-23 17:02:06.164916+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 17:02:06.165054+00', '{}', NULL, '2026-11-23 17:02:06.165054+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 17:02:06.165156+00', '{}', NULL, '2026-11-23 17:02:06.165156+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 17:02:06.165263+00', '{}', NULL, '2026-11-23 17:02:06.165263+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 17:02:06.165371+00', '{}', NULL, '2026-11-23 17:02:06.165371+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 17:02:06.165484+00', '{}', NULL, '2026-11-23 17:02:06.165484+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 17:02:06.165566+00', '{}', NULL, '2026-11-23 17:02:06.165566+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 17:02:06.165732+00', '{}', NULL, '2026-11-23 17:02:06.165732+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 17:02:06.165769+00', '{}', NULL, '2026-11-23 17:02:06.165769+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 17:02:06.165799+00', '{}', NULL, '2026-11-23 17:02:06.165799+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 17:02:06.165832+00', '{}', NULL, '2026-11-23 17:02:06.165832+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 17:02:06.16586+00', '{}', NULL, '2026-11-23 17:02:06.16586+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 17:02:06.165888+00', '{}', NULL, '2026-11-23 17:02:06.165888+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 17:02:06.16592+00', '{}', NULL, '2026-11-23 17:02:06.16592+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 17:02:06.165957+00', '{}', NULL, '2026-11-23 17:02:06.165957+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 17:02:06.167146+00', '{}', NULL, '2026-11-23 17:02:06.167146+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 17:02:06.167331+00', '{}', NULL, '2026-11-23 17:02:06.167331+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 17:02:06.167496+00', '{}', NULL, '2026-11-23 17:02:06.167496+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a2095b947b8c263c5e7c3d2664c11d cust_01a2095b938c7dfd93ca55bcf4e909c6', 'seg_01a2095b947b8c263c5e7c3d2664c11d', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', '2026-11-23 17:02:06.564+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a2095b947b8c263c5e7c3d2664c11d', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 17:02:06.459+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a2095b93a5289e4397950ac19b0232/ssn_01a2095b946d9631da4ca8829dd44131', 'ssn_01a2095b946d9631da4ca8829dd44131', 'v_01a2095b93a5289e4397950ac19b0232', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 1, 0, 0, '2026-11-23 17:02:06.447+00', '2026-11-30 17:02:06.447+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'c5324ea18ea55440566279d77c4fcd507508b21ef4153af6b751cb79b6758922', NULL, '2026-11-23 17:02:06.194+00', '2026-11-23 17:32:06.194+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2095b938054822dcb068861f87404', 'beans-250g', 'prod_01a2095b937d25fd1a17082a0853f9f5', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 17:02:06.207+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2095b9382815fd0ab5ca3c937edcf', 'beans-1kg', 'prod_01a2095b937d25fd1a17082a0853f9f5', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 17:02:06.21+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 17:02:06.488+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a2095b94a6b1fc89d2dccf9573856c', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a2095b94a6b1fc89d2dccf9573856c", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T17:02:06.502Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T17:02:06.506Z", "CardDefinitionID": "lcdef_01a2095b94a4c8cb1234cebfe311a1fb"}', '2026-11-23 17:02:06.502+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a2095b94c06b42b49c1f050ac26ba9', 'JOINED', 'APPROVED', 'lprg_01a2095b94af382dca9eb7750dea0b0a', 'lmbr_01a2095b94b7e57172b936511eadb989', 'lcrd_01a2095b94b9325e1b42620e8335f29c', 'lcdef_01a2095b94a4c8cb1234cebfe311a1fb', 'lts_01a2095b94a6b1fc89d2dccf9573856c', 'lt_01a2095b94a8177b3dd805d1b1dd8ca3', '{"To": "lt_01a2095b94a8177b3dd805d1b1dd8ca3", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T17:02:06.524Z", "CardTransactionIDs": ["lctx_01a2095b94be3dd1857257fa940253d5"]}', '2026-11-23 17:02:06.524+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a2095b9487020b17721eda9a5b7e29', 'v_01a2095b94859561bcdf2aaadeddc248', 'voucher', 'GONE', NULL, NULL, '2026-11-23 17:02:06.47+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a2095b949ed2c94c582e9a9260edee', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 17:02:06.494+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2095b939421e7d14dd746234ea842', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 17:02:06.228+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2095b9470bef7e1afedaa0c7edb5a', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 17:02:06.448+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2095b9399c2141e8b19d3baa6d4c1', 'val_01a2095b939421e7d14dd746234ea842 voucher v_01a2095b939708746366bda77cffde8f', 'val_01a2095b939421e7d14dd746234ea842', 'v_01a2095b939708746366bda77cffde8f', 'voucher', '2026-11-23 17:02:06.231+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2095b93c5bb64a5160e7875c822d2', 'val_01a2095b939421e7d14dd746234ea842 promotion_tier promo_01a2095b93c22d6aee08854a08e298e9', 'val_01a2095b939421e7d14dd746234ea842', 'promo_01a2095b93c22d6aee08854a08e298e9', 'promotion_tier', '2026-11-23 17:02:06.277+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2095b94738ff7cfcb7f4b4f373f95', 'val_01a2095b9470bef7e1afedaa0c7edb5a voucher v_01a2095b94727fd4da5626f681da577a', 'val_01a2095b9470bef7e1afedaa0c7edb5a', 'v_01a2095b94727fd4da5626f681da577a', 'voucher', '2026-11-23 17:02:06.45+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2095b942a3cfa1d2736947fe5a541', 'v_01a2095b9418c292e2a16a859fc062f6', 'camp_01a2095b9407f3016576dfe23da2096a', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 17:02:06.378+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2095b945b315811e696740a7afbc8', 'v_01a2095b9418c292e2a16a859fc062f6', 'camp_01a2095b9407f3016576dfe23da2096a', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a2095b945b315811e6967383dc3112', NULL, NULL, NULL, '2026-11-23 17:02:06.427+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2095b9461afde3e78600da0c9b333', 'v_01a2095b93b39ad06c177e043644ef06', 'camp_01a2095b93a77b1800c446fcf1708015', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a2095b9461afde3e78600c8f67980e', 'r_01a2095b9461afde3e78600ca2c8e7c3', NULL, NULL, NULL, '2026-11-23 17:02:06.433+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2095b9510bbadf725c31ef12a1ae9', 'v_01a2095b9418c292e2a16a859fc062f6', 'camp_01a2095b9407f3016576dfe23da2096a', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a2095b940b1a4909d5e246e9f00c2e", "TierID": "", "EventID": "ev_01a2095b946247da5144797cacfb0ac3", "OrderID": "ord_01a2095b9461afde3e78600c8f67980e", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a2095b940f8425a719e5478a210f73"}', 'ord_01a2095b9461afde3e78600c8f67980e', 'ord_01a2095b9461afde3e78600c8f67980e', NULL, NULL, NULL, NULL, '2026-11-23 17:02:06.599+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b939708746366bda77cffde8f', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.231+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d2155735df', 'HELLO-nld8', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d221745226', 'HELLO-jum5', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d26429fd5c', 'HELLO-EaCw', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d302a2663b', 'HELLO-gkNM', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d3f689eb65', 'HELLO-q3ed', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d40d43446f', 'HELLO-uLI9', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d49d8e5441', 'HELLO-sUUw', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d4be771bfc', 'HELLO-aEW6', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d5014a88bf', 'HELLO-S4UH', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d504b0b199', 'HELLO-bWyI', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d52f19366a', 'HELLO-Yovn', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d5957d2af7', 'HELLO-0Fzh', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d5a9e54505', 'HELLO-CZF1', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d62f40b775', 'HELLO-Fvjo', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d66ade7282', 'HELLO-r3TX', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d6db241b0f', 'HELLO-Wq0Q', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d6ffdbecaa', 'HELLO-IsON', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d7da3d0645', 'HELLO-kyjo', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d8475665ce', 'HELLO-cQZx', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a8498d3df378d87c2d40c5', 'HELLO-8o4l', 'camp_01a2095b939bbd9a25e44e8c54866d0d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.244+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93b002c16251a06382394fa1', 'CARD-21WXx5OT', 'camp_01a2095b93a77b1800c446fcf1708015', 'cat_01a2095b937be32de7179010adfae391', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.255+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93b002c16251a064146f93fd', 'CARD-sBhNppsh', 'camp_01a2095b93a77b1800c446fcf1708015', 'cat_01a2095b937be32de7179010adfae391', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.255+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93b002c16251a06490ba5851', 'CARD-AbcTJPJ9', 'camp_01a2095b93a77b1800c446fcf1708015', 'cat_01a2095b937be32de7179010adfae391', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.255+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93b002c16251a06538b75aca', 'CARD-Yk8v0NNh', 'camp_01a2095b93a77b1800c446fcf1708015', 'cat_01a2095b937be32de7179010adfae391', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.255+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93b002c16251a0662ab16c66', 'CARD-1OxMi6Kk', 'camp_01a2095b93a77b1800c446fcf1708015', 'cat_01a2095b937be32de7179010adfae391', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.255+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93b39ad06c177e043644ef06', 'GIFT-50', 'camp_01a2095b93a77b1800c446fcf1708015', 'cat_01a2095b937be32de7179010adfae391', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 17:02:06.26+00', '2026-11-23 17:02:06.433+00', '2026-11-23 17:02:06.433+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b93a5289e4397950ac19b0232', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 17:02:06.245+00', '2026-11-23 17:02:06.29+00', '2026-11-23 17:02:06.443+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b94727fd4da5626f681da577a', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 17:02:06.45+00', '2026-11-23 17:02:06.456+00', '2026-11-23 17:02:06.456+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b94859561bcdf2aaadeddc248', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.469+00', NULL, NULL, '2026-11-23 17:02:06.47+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b948ef0c730b795923b93452f', 'FRIEND1', 'camp_01a2095b948b0d270dc94224141bc05e', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 'cust_01a2095b938c7dfd93ca55bcf4e909c6', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 17:02:06.478+00', '2026-11-23 17:02:06.481+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2095b9418c292e2a16a859fc062f6', 'REGULAR1', 'camp_01a2095b9407f3016576dfe23da2096a', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a2095b938c7dfd93ca55bcf4e909c6', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 17:02:06.36+00', '2026-11-23 17:02:06.599+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a2095b949b1e650307a6e0b79df25f', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 17:02:06.491+00', '2026-11-23 17:02:06.491+00');
SELECT pg_catalog.setval('public.events_number_seq', 697, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 21, true);
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
