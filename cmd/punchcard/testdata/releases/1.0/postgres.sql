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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a208e017fe838502b52a543459badb.report.00000000', 'aa_01a208e017fe838502b52a543459badb', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null}]', '2026-11-23 14:47:13.662+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a208e01716a8ec228c92d92df01431', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a208e01715cefbd4f755b9d8c8e017', '2026-11-23 14:47:13.43+00', '2026-11-23 14:47:13.436+00', '2026-11-23 14:47:13.436+00', '2026-11-23 14:47:13.436+00', NULL, 1, 5, 5, 0, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a208e0171187b742bc9dee148c034a', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a208e0170e1839f898b9d9a906eb64', '2026-11-23 14:47:13.425+00', '2026-11-23 14:47:13.437+00', '2026-11-23 14:47:13.437+00', '2026-11-23 14:47:13.437+00', NULL, 1, 20, 20, 0, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a208e017fe838502b52a543459badb', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a208e017fe838502b52a542573ce18', '2026-11-23 14:47:13.662+00', '2026-11-23 14:47:13.767+00', '2026-11-23 14:47:13.765+00', '2026-11-23 14:47:13.767+00', 'BULK_UPDATE', 1, 1, 1, 0, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e0181a8cd2b2dd3466aaa86aac', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a208e01817dc4f68269ecacdd2e27c', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T14:47:13.691Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 14:47:13.69+00', '2026-11-23 14:47:13.691+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e0181c47ba47ca4e485bf9ea4e', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a208e0181c47ba47ca4e4836a63bb0', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 14:47:13.692+00', '2026-11-23 14:47:13.693+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e0181e517fd56f751d6c934249', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a208e0181e517fd56f751e4586396a', 'https://shop.example/hooks', 'v-01a208e0181e517fd56f751ccf3823e9', NULL, '{"id": "wh_01a208e0181e517fd56f751e4586396a", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T14:47:13.694Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 14:47:13.694+00', '2026-11-23 14:47:13.695+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e01820808c8917306bcae64e16', 'DONE', 'POST /management/v1/projects/{projectId}/branding', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a208e01820808c8917306af5d94a62', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 14:47:13.696+00', '2026-11-23 14:47:13.697+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e01822ac6bb687648316950f38', 'DONE', 'POST /management/v1/projects/users/invite', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a208e01822ac6bb6876482cf440ad6', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 14:47:13.698+00', '2026-11-23 14:47:13.699+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e0182385cf49aca65132d4c19f', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a208e0182385cf49aca651ff745b31', 'product', 'v-01a208e0182385cf49aca65063c157ed', NULL, '{"id": "ms_01a208e0182385cf49aca651ff745b31", "object": "metadata_schema", "created_at": "2026-11-23T14:47:13.699Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 14:47:13.699+00', '2026-11-23 14:47:13.7+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e01825e872650444eecb692540', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a208e01825e872650444ef5ffa7035', 'visited', 'v-01a208e01825e872650444eea13c4f19', NULL, '{"id": "ces_01a208e01825e872650444ef5ffa7035", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T14:47:13.701Z"}', NULL, NULL, NULL, '2026-11-23 14:47:13.701+00', '2026-11-23 14:47:13.702+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208e01826ded80352cff8f8902675', 'DONE', 'POST /management/v1/projects/{projectId}/locations', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a208e0182770379671b3b3b58415b1', 'Town', 'v-01a208e01826ded80352cff8380e01d2', NULL, '{"id": "loc_01a208e0182770379671b3b3b58415b1", "name": "Town", "object": "location", "created_at": "2026-11-23T14:47:13.703Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 14:47:13.702+00', '2026-11-23 14:47:13.704+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a208e018f2c65bb819f516cbec9630', 'APPROVED', 'lben_01a208e018308dccdb28b2429ff96630', 'lprg_01a208e018367e2f64cda216e2239691', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'cust_01a208e0170a7495d98e9bed6df6997f', 'lern_01a208e01832dd2202e92f936216f97a', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a208e01828f5441abc5639e3797b97"}', 'earn ord_01a208e01857f70e1aed0d6aa97f739b lern_01a208e01832dd2202e92f936216f97a lmbr_01a208e0183f2f8a791131ef82ed8c04 1', '2026-11-23 14:47:13.88+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a208e018308dccdb28b2429ff96630', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a208e018308dccdb28b2429ff96630", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a208e01828f5441abc5639e3797b97"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T14:47:13.712Z", "Delivered": 0}', '2026-11-23 14:47:13.712+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 14:47:13.696+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e0170f75e1fa2a1429bb49a140 2026-11-23', 'camp_01a208e0170f75e1fa2a1429bb49a140', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e01715cefbd4f755ba7e5e1370 2026-11-23', 'camp_01a208e01715cefbd4f755ba7e5e1370', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e01786942b50ba8e860d1b0c43 2026-11-23', 'camp_01a208e01786942b50ba8e860d1b0c43', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e01808e505afd7b47b69407286 2026-11-23', 'camp_01a208e01808e505afd7b47b69407286', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e0170f75e1fa2a1429bb49a140', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e01715cefbd4f755ba7e5e1370', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e01786942b50ba8e860d1b0c43', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e01808e505afd7b47b69407286', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a208e018062b75c33c6c56dfe8dbe9', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 14:47:13.67+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e0170f75e1fa2a1429bb49a140', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 14:47:13.423+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a208e016fed60177b50b181575d43b', NULL, NULL, NULL, true, false, '2026-11-23 14:47:13.429+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e01786942b50ba8e860d1b0c43', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 14:47:13.542+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a208e016fdba71399ce466db8d0846', NULL, NULL, NULL, true, false, '2026-11-23 14:47:13.438+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e01808e505afd7b47b69407286', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 14:47:13.672+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a208e01828f5441abc5639e3797b97', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 14:47:13.704+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e01847b2e7935d0f540840d782', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lprg_01a208e018367e2f64cda216e2239691', 'lcdef_01a208e01828f5441abc5639e3797b97', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 14:47:13.734+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e01852cc1989c9ee1d88274670', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lprg_01a208e018367e2f64cda216e2239691', 'lcdef_01a208e01828f5441abc5639e3797b97', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a208e0183495f1d2f245778c94f8ff", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a208e018514e676bcc81aa699b141a", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 14:47:13.742+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e0185e4f1a7dca192acbb60c62', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lprg_01a208e018367e2f64cda216e2239691', 'lcdef_01a208e01828f5441abc5639e3797b97', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a208e018598f77a26eec07b548279a", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a208e0185dbb7f3bb2c1233ddd3ae2", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208e018598f77a26eec07b548279a', NULL, '2026-11-23 14:47:13.754+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e018f0327f648d53ec9b4879de', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lprg_01a208e018367e2f64cda216e2239691', 'lcdef_01a208e01828f5441abc5639e3797b97', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a208e01857f70e1aed0d6aa97f739b", "Metadata": {"event_id": "ev_01a208e0185889b36476a8dc78cb2755", "member_id": "lmbr_01a208e0183f2f8a791131ef82ed8c04", "program_id": "lprg_01a208e018367e2f64cda216e2239691", "earning_item_id": "lernei_01a208e01832dd2202e92f92b293ac2c", "earning_rule_id": "lern_01a208e01832dd2202e92f936216f97a"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208e01857f70e1aed0d6aa97f739b', 'earn ord_01a208e01857f70e1aed0d6aa97f739b lern_01a208e01832dd2202e92f936216f97a lmbr_01a208e0183f2f8a791131ef82ed8c04 0', '2026-11-23 14:47:13.88+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e018f7a7a3d10e5ec19542b90c', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lprg_01a208e018367e2f64cda216e2239691', 'lcdef_01a208e01828f5441abc5639e3797b97', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a208e01857f70e1aed0d6aa97f739b", "Metadata": {"event_id": "ev_01a208e0185889b36476a8dc78cb2755", "member_id": "lmbr_01a208e0183f2f8a791131ef82ed8c04", "program_id": "lprg_01a208e018367e2f64cda216e2239691", "earning_item_id": "lernei_01a208e01832dd2202e92f92b293ac2c", "earning_rule_id": "lern_01a208e01832dd2202e92f936216f97a"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208e01857f70e1aed0d6aa97f739b', 'earn ord_01a208e01857f70e1aed0d6aa97f739b lern_01a208e01832dd2202e92f936216f97a lmbr_01a208e0183f2f8a791131ef82ed8c04 1', '2026-11-23 14:47:13.88+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a208e016fdba71399ce466db8d0846', 'Promotions', 1, '2026-11-23 14:47:13.405+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a208e016fed60177b50b181575d43b', 'Payments', 9, '2026-11-23 14:47:13.406+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a208e0179a04113bd236b09c4f1adc', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a208e017e7a3c8e430b9e97d3cd40e/cust_01a208e0170a7495d98e9bed6df6997f/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'edb58bf70340e1ffe619d56b361ca581', 'demo', 'SERVER', 'demo', '50c79e47991e53df43b36c6b2afe9d63c5e5dfd45afaca7ba11c59a269df36bc', '2026-11-23 14:47:13.403+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'a70739f31841673c31d3ece997d3a46a', 'demo', 'CLIENT', 'demo', '1b8e50e50899c1a84f0fb3a086f642a53610124bdb8fe07fbf1ed931d35283d0', '2026-11-23 14:47:13.404+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'efab69bbba25a57c3ebeb1b9c1149df3', 'demo', 'MANAGEMENT', 'demo', '218c889285608b14c956b3c27ee36da69446e661873ffd24001cb7d77c8a1b20', '2026-11-23 14:47:13.404+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a208e01825e872650444ef5ffa7035', 'visited', NULL, '2026-11-23 14:47:13.701+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T14:47:13.603Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 14:47:13.415+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a208e0170a7495d98e9bed6df6997f', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T14:47:13.751Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 14:47:13.418+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 14:47:13.693+00', '2026-11-23 14:47:13.693+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a208e017946f0377ae410c614c5a46', 'camp_01a208e01786942b50ba8e860d1b0c43', 'auto_01a208e017946f0377ae410d08ff7e62', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 14:47:13.549+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 14:47:13.61+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 672, false, '2026-11-23 14:47:13.866+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 672, false, '2026-11-23 14:47:13.866+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 14:47:13.877+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 672, false, '2026-11-23 14:47:13.877+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 14:47:13.883+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 672, false, '2026-11-23 14:47:13.883+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 14:47:13.887+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 672, false, '2026-11-23 14:47:13.887+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 14:47:13.889+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 672, false, '2026-11-23 14:47:13.889+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 14:47:13.89+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 672, false, '2026-11-23 14:47:13.89+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 14:47:13.918+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 672, false, '2026-11-23 14:47:13.918+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01707bd7d8bb96b1beef44f71', 1, 'customer.created', 'customer', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', NULL, 'v-01a208e01706485f93f3e8c2bf096bf7', 'ACTION', '{"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T14:47:13.415Z"}}', NULL, NULL, '2026-11-23 14:47:13.415+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0170a7495d98e9bee58b3233a', 9, 'customer.created', 'customer', 'cust_01a208e0170a7495d98e9bed6df6997f', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e01709e1291d0777e9f27cf28e', 'ACTION', '{"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T14:47:13.418Z"}}', NULL, NULL, '2026-11-23 14:47:13.418+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0170ba31e04219969ed0df2c1', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a208e0170ba31e0421996989ef3896', NULL, NULL, 'v-01a208e0170a7495d98e9beeaa73a8d8', 'ACTION', '{"rule":{"ID":"val_01a208e0170ba31e0421996989ef3896","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:47:13.419Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.419+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0170e1839f898b9d833ce10af', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208e0170e1839f898b9d7bd7d7b0f', NULL, NULL, 'v-01a208e0170ce0d25e1252fb68f90aa4', 'ACTION', '{"assignment":{"ID":"asgm_01a208e0170e1839f898b9d7bd7d7b0f","RuleID":"val_01a208e0170ba31e0421996989ef3896","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e0170d80feb3bf984be142a122","CreatedAt":"2026-11-23T14:47:13.421Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208e0170ba31e0421996989ef3896","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:47:13.419Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.421+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0170e1839f898b9d9044518c3', 33, 'voucher.created', 'voucher', 'v_01a208e0170d80feb3bf984be142a122', NULL, NULL, 'v-01a208e0170ce0d25e1252fb68f90aa4', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e0170d80feb3bf984be142a122","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.421Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.421+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017104349ca8ab9a56a0f0de2', 41, 'campaign.created', 'campaign', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'camp_01a208e0170f75e1fa2a1429bb49a140', 'v-01a208e0170e1839f898b9d9a906eb64', 'ACTION', '{"campaign":{"ID":"camp_01a208e0170f75e1fa2a1429bb49a140","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.423Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:47:13.423Z"}', NULL, NULL, '2026-11-23 14:47:13.423+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0171409df90cc441f6803ce93', 49, 'voucher.created', 'voucher', 'v_01a208e0171409df90cc441f1a72f94d', NULL, NULL, 'v-01a208e0171409df90cc441f033c5975', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e0171409df90cc441f1a72f94d","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.428Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.428+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01716a8ec228c92d885e78b16', 57, 'campaign.created', 'campaign', 'camp_01a208e01715cefbd4f755ba7e5e1370', NULL, 'camp_01a208e01715cefbd4f755ba7e5e1370', 'v-01a208e01715cefbd4f755b9d8c8e017', 'ACTION', '{"campaign":{"ID":"camp_01a208e01715cefbd4f755ba7e5e1370","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fed60177b50b181575d43b","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.429Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:47:13.429Z"}', NULL, NULL, '2026-11-23 14:47:13.429+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0171bdc772565602f431e8bf1', 65, 'voucher.created', 'voucher', 'v_01a208e0171bdc772565602eb5c040a4', NULL, 'camp_01a208e01715cefbd4f755ba7e5e1370', 'v-01a208e01718d04ea7455d82e519b163', 'ACTION', '{"campaign":{"ID":"camp_01a208e01715cefbd4f755ba7e5e1370","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fed60177b50b181575d43b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.429Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e0171bdc772565602eb5c040a4","Code":"GIFT-50","CampaignID":"camp_01a208e01715cefbd4f755ba7e5e1370","CategoryID":"cat_01a208e016fed60177b50b181575d43b","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.435Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0171c6cbe8ed65927bb22bde3', 73, 'campaign.vouchers.added', 'campaign', 'camp_01a208e01715cefbd4f755ba7e5e1370', NULL, 'camp_01a208e01715cefbd4f755ba7e5e1370', 'v-01a208e01718d04ea7455d82e519b163', 'ACTION', '{"campaign":{"ID":"camp_01a208e01715cefbd4f755ba7e5e1370","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fed60177b50b181575d43b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.429Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 14:47:13.435+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0171e1c0512a5c2de49be580b', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'camp_01a208e0170f75e1fa2a1429bb49a140', 'v-01a208e0170e1839f898b9d9a906eb64', 'ACTION', '{"campaign":{"ID":"camp_01a208e0170f75e1fa2a1429bb49a140","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.423Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 14:47:13.437+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0171f25fb82e60fbc2cb1cb6f', 97, 'campaign.created', 'campaign', 'camp_01a208e0171e1c0512a5c2e06d4066e2', NULL, 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'v-01a208e0171db0bb55ba5fa94fe289db', 'ACTION', '{"campaign":{"ID":"camp_01a208e0171e1c0512a5c2e06d4066e2","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fdba71399ce466db8d0846","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.438Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:47:13.438Z"}', NULL, NULL, '2026-11-23 14:47:13.438+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0171e1c0512a5c2df74e7e08f', 89, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a208e01715cefbd4f755ba7e5e1370', NULL, 'camp_01a208e01715cefbd4f755ba7e5e1370', 'v-01a208e01715cefbd4f755b9d8c8e017', 'ACTION', '{"campaign":{"ID":"camp_01a208e01715cefbd4f755ba7e5e1370","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fed60177b50b181575d43b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.429Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 14:47:13.436+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017ed97cf42140d84ae6a9320', 377, 'customer.redemption.succeeded', 'redemption', 'r_01a208e017ed97cf42140d846766e123', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e017e97c4a310dfa5af3a296c8', 'ACTION', '{"redemption":{"ID":"r_01a208e017ed97cf42140d846766e123","Object":"redemption","Date":"2026-11-23T14:47:13.645Z","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","TrackingID":"track_OST1r9Bo7V3IeveOnHn4efBycQSyDvl0z6f3Fy1Rkhk","Status":"SUCCEEDED","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","Related":{"Type":"voucher","ID":"v_01a208e017e7a3c8e430b9e97d3cd40e"},"VoucherID":"v_01a208e017e7a3c8e430b9e97d3cd40e","Code":"ONCE"}}', NULL, NULL, '2026-11-23 14:47:13.645+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017204424bcae1827c83b7fe7', 105, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a208e0171f25fb82e60fc638812ecb', NULL, 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'v-01a208e0171db0bb55ba5fa94fe289db', 'ACTION', '{"campaign":{"ID":"camp_01a208e0171e1c0512a5c2e06d4066e2","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fdba71399ce466db8d0846","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.438Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a208e0171f25fb82e60fc638812ecb","CampaignID":"camp_01a208e0171e1c0512a5c2e06d4066e2","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T14:47:13.438Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.438+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0172a527771dd3628dd75c99f', 113, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'camp_01a208e0170f75e1fa2a1429bb49a140', 'v-01a208e0170e1839f898b9d9a906eb64', 'ACTION', '{"campaign":{"ID":"camp_01a208e0170f75e1fa2a1429bb49a140","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.423Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T14:47:13.437Z","count":20}', NULL, NULL, '2026-11-23 14:47:13.437+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017e5d3a1f79a8c2541e3c138', 353, 'business_validation_rule.created', 'validation_rules', 'val_01a208e017e5d3a1f79a8c254173040a', NULL, NULL, 'v-01a208e017e5d3a1f79a8c24e4206662', 'ACTION', '{"rule":{"ID":"val_01a208e017e5d3a1f79a8c254173040a","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:47:13.637Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.637+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017e8707ea1102d71a3e995a3', 361, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208e017e8707ea1102d710610f40e', NULL, NULL, 'v-01a208e017e617bd190cf02d66a748d3', 'ACTION', '{"assignment":{"ID":"asgm_01a208e017e8707ea1102d710610f40e","RuleID":"val_01a208e017e5d3a1f79a8c254173040a","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e017e7a3c8e430b9e97d3cd40e","CreatedAt":"2026-11-23T14:47:13.639Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208e017e5d3a1f79a8c254173040a","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:47:13.637Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.639+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017e8707ea1102d727b58f249', 369, 'voucher.created', 'voucher', 'v_01a208e017e7a3c8e430b9e97d3cd40e', NULL, NULL, 'v-01a208e017e617bd190cf02d66a748d3', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e017e7a3c8e430b9e97d3cd40e","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.639Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.639+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017f1c1fa80259afd5be2cf02', 385, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a208e017f090c9bd7d63ab92787b8e', NULL, 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'v-01a208e017ef1dd00cdf3e9f8c80c6f3', 'ACTION', '{"campaign":{"ID":"camp_01a208e0171e1c0512a5c2e06d4066e2","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fdba71399ce466db8d0846","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.438Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a208e017f090c9bd7d63ab92787b8e","CampaignID":"camp_01a208e0171e1c0512a5c2e06d4066e2","Name":"Both","TierIDs":["promo_01a208e0171f25fb82e60fc638812ecb"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T14:47:13.647Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.647+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017fc364ee85ec5a2edd664a3', 393, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', NULL, 'v-01a208e017f4c98cf2dd24fd45c22b8d', 'ACTION', '{"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 14:47:13.66+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e018022f188f89a1a77333b3ad', 401, 'voucher.created', 'voucher', 'v_01a208e018022f188f89a1a756da3f1a', NULL, NULL, 'v-01a208e01801ab7ac60a763507076043', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e018022f188f89a1a756da3f1a","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.666Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.666+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0172a527771dd3628e98affa0', 121, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a208e01715cefbd4f755ba7e5e1370', NULL, 'camp_01a208e01715cefbd4f755ba7e5e1370', 'v-01a208e01715cefbd4f755b9d8c8e017', 'ACTION', '{"campaign":{"ID":"camp_01a208e01715cefbd4f755ba7e5e1370","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fed60177b50b181575d43b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.429Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T14:47:13.436Z","count":5}', NULL, NULL, '2026-11-23 14:47:13.436+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01734acf774cc52e5633bfdfb', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a208e017327b501c16076bf824e03e', NULL, 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'v-01a208e017304d944411279933ebfcb0', 'ACTION', '{"campaign":{"ID":"camp_01a208e0171e1c0512a5c2e06d4066e2","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e016fdba71399ce466db8d0846","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.438Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a208e017327b501c16076bf824e03e","CampaignID":"camp_01a208e0171e1c0512a5c2e06d4066e2","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T14:47:13.457Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.457+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01739e3a16ce3fa682bdc996d', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208e017380003fcc565a723d337de', NULL, NULL, 'v-01a208e01737b111d8135aa7b5085a6c', 'ACTION', '{"assignment":{"ID":"asgm_01a208e017380003fcc565a723d337de","RuleID":"val_01a208e0170ba31e0421996989ef3896","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a208e017327b501c16076bf824e03e","CreatedAt":"2026-11-23T14:47:13.464Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208e0170ba31e0421996989ef3896","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:47:13.419Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.464+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01741c1a85e4d4c20ff71f6fd', 145, 'customer.order.created', 'order', 'ord_01a208e0174075e4ef31b882f5b7c4bf', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e01739e3a16ce3fa68d1298d1d', 'ACTION', '{"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T14:47:13.467Z"},"CreatedAt":"2026-11-23T14:47:13.418Z"},"order":{"ID":"ord_01a208e0174075e4ef31b882f5b7c4bf","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a208e0174075e4ef31b883e1ada91f","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a208e01700c54e43a731b9ad759cd0","SKUID":"sku_01a208e0170375c94b94305fd9343715","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a208e01700c54e43a731b9ad759cd0","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a208e0170375c94b94305fd9343715","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a208e0174075e4ef31b884ccf06d22","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a208e01705fec6824b6a2f7e163626","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a208e01705fec6824b6a2f7e163626","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","CreatedAt":"2026-11-23T14:47:13.467Z","PaidAt":"2026-11-23T14:47:13.467Z"}}', NULL, NULL, '2026-11-23 14:47:13.467+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01741c1a85e4d4c21a2bd68aa', 153, 'customer.order.paid', 'order', 'ord_01a208e0174075e4ef31b882f5b7c4bf', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e01739e3a16ce3fa68d1298d1d', 'ACTION', '{"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T14:47:13.467Z"},"CreatedAt":"2026-11-23T14:47:13.418Z"},"order":{"ID":"ord_01a208e0174075e4ef31b882f5b7c4bf","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a208e0174075e4ef31b883e1ada91f","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a208e01700c54e43a731b9ad759cd0","SKUID":"sku_01a208e0170375c94b94305fd9343715","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a208e01700c54e43a731b9ad759cd0","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a208e0170375c94b94305fd9343715","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a208e0174075e4ef31b884ccf06d22","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a208e01705fec6824b6a2f7e163626","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a208e01705fec6824b6a2f7e163626","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","CreatedAt":"2026-11-23T14:47:13.467Z","PaidAt":"2026-11-23T14:47:13.467Z"}}', NULL, NULL, '2026-11-23 14:47:13.467+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0174a12ef2e4467f5e5cb40e0', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a208e0174a12ef2e4467f4f49fab3d', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0174250a76135f273e511fb79', 'ACTION', '{"redemption":{"ID":"r_01a208e0174a12ef2e4467f4f49fab3d","Object":"redemption","Date":"2026-11-23T14:47:13.482Z","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","TrackingID":"track_OST1r9Bo7V3IeveOnHn4efBycQSyDvl0z6f3Fy1Rkhk","Status":"SUCCEEDED","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","Related":{"Type":"voucher","ID":"v_01a208e0171409df90cc441f1a72f94d"},"VoucherID":"v_01a208e0171409df90cc441f1a72f94d","Code":"WELCOME10","OrderID":"ord_01a208e0174a12ef2e4467f3ae158761","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a208e0174a12ef2e4467f5e5cb40e1","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a208e0174a12ef2e4467f3ae158761","category":"EFFECT","data":0},{"step":2,"id":"ev_01a208e0174a12ef2e4467f5e5cb40e2","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a208e0174a12ef2e4467f3ae158761","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T14:47:13.482Z"},"CreatedAt":"2026-11-23T14:47:13.418Z"},"order":{"ID":"ord_01a208e0174a12ef2e4467f3ae158761","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a208e0174a12ef2e4467f445bd8dea","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a208e01704e5401937c8856cf5af11","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a208e01704e5401937c8856cf5af11","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","Redemptions":{"r_01a208e0174a12ef2e4467f4f49fab3d":{"Date":"2026-11-23T14:47:13.482Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e0171409df90cc441f1a72f94d"}},"CreatedAt":"2026-11-23T14:47:13.482Z","PaidAt":"2026-11-23T14:47:13.482Z"}}]', '2026-11-23 14:47:13.482+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017bdf701d229f86af21d8590', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017b42977165b73a550ae2126', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T14:47:13.542Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T14:47:13.415Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.597Z"},"voucher_transaction":{"ID":"vtx_01a208e017bdf701d229f869c9b31ec7","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a208e017bdf701d229f869807b0491","CreatedAt":"2026-11-23T14:47:13.597Z"}}', '[{"step":1,"id":"ev_01a208e017bdf701d229f86af21d8591","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a208e017bdf701d229f869807b0491","campaign_id":"camp_01a208e01786942b50ba8e860d1b0c43","category":"ACTION","data":0},{"step":2,"id":"ev_01a208e017bdf701d229f86af21d8592","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a208e017a69b00feed281d19d2a09a","campaign_id":"camp_01a208e01786942b50ba8e860d1b0c43","category":"ACTION","data":1},{"step":3,"id":"ev_01a208e017bdf701d229f86af21d8593","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a208e017a69b00feed281d19d2a09a","campaign_id":"camp_01a208e01786942b50ba8e860d1b0c43","category":"ACTION","data":1},{"step":4,"id":"ev_01a208e017bdf701d229f86af21d8594","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a208e017a69b00feed281d19d2a09a","campaign_id":"camp_01a208e01786942b50ba8e860d1b0c43","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a208e017bdf701d229f869807b0491","Object":"redemption","Date":"2026-11-23T14:47:13.597Z","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","Status":"SUCCEEDED","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","Related":{"Type":"voucher","ID":"v_01a208e017a69b00feed281d19d2a09a"},"VoucherID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Campaign":"Regulars","RewardID":"rew_01a208e0179a04113bd236b09c4f1adc","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a208e017a34dc25e747ce9eb605378","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","EntryID":"vtx_01a208e017bdf701d229f869c9b31ec7","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a208e0179a04113bd236b09c4f1adc","By":1}]}}},{"reward_redemption":{"ID":"r_01a208e017bdf701d229f869807b0491","Object":"redemption","Date":"2026-11-23T14:47:13.597Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a208e017a69b00feed281d19d2a09a"},"VoucherID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Campaign":"Regulars","RewardID":"rew_01a208e0179a04113bd236b09c4f1adc","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a208e017a34dc25e747ce9eb605378","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","EntryID":"vtx_01a208e017bdf701d229f869c9b31ec7","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a208e0179a04113bd236b09c4f1adc","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a208e0179a04113bd236b09c4f1adc","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a208e01705fec6824b6a2f7e163626","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T14:47:13.562Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a208e017a34dc25e747ce9eb605378","RewardID":"rew_01a208e0179a04113bd236b09c4f1adc","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T14:47:13.57Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.597Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T14:47:13.542Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T14:47:13.415Z"},"redemption":{"ID":"r_01a208e017bdf701d229f869807b0491","Object":"redemption","Date":"2026-11-23T14:47:13.597Z","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","Status":"SUCCEEDED","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","Related":{"Type":"voucher","ID":"v_01a208e017a69b00feed281d19d2a09a"},"VoucherID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Campaign":"Regulars","RewardID":"rew_01a208e0179a04113bd236b09c4f1adc","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a208e017a34dc25e747ce9eb605378","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","EntryID":"vtx_01a208e017bdf701d229f869c9b31ec7","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a208e0179a04113bd236b09c4f1adc","By":1}]}},"reward":{"ID":"rew_01a208e0179a04113bd236b09c4f1adc","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a208e01705fec6824b6a2f7e163626"},"CreatedAt":"2026-11-23T14:47:13.562Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.597Z"}}]', '2026-11-23 14:47:13.597+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017c31c3f16236b2b7fdd36e0', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a208e0171bdc772565602eb5c040a4', NULL, 'camp_01a208e01715cefbd4f755ba7e5e1370', 'v-01a208e017c167ba508dea70deb0e83e', 'ACTION', '{"campaign":{"ID":"camp_01a208e01715cefbd4f755ba7e5e1370","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a208e016fed60177b50b181575d43b","Active":true,"CreatedAt":"2026-11-23T14:47:13.429Z"},"customer":{},"voucher":{"ID":"v_01a208e0171bdc772565602eb5c040a4","Code":"GIFT-50","CampaignID":"camp_01a208e01715cefbd4f755ba7e5e1370","CategoryID":"cat_01a208e016fed60177b50b181575d43b","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T14:47:13.435Z","UpdatedAt":"2026-11-23T14:47:13.603Z"},"voucher_transaction":{"ID":"vtx_01a208e017c31c3f16236b2b614006e3","VoucherID":"v_01a208e0171bdc772565602eb5c040a4","CampaignID":"camp_01a208e01715cefbd4f755ba7e5e1370","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RedemptionID":"r_01a208e017c31c3f16236b2b2f7eb480","CreatedAt":"2026-11-23T14:47:13.603Z"}}', NULL, NULL, '2026-11-23 14:47:13.603+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017c31c3f16236b2b7fdd36e1', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a208e017c31c3f16236b2b2f7eb480', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'v-01a208e017c167ba508dea70deb0e83e', 'ACTION', '{"redemption":{"ID":"r_01a208e017c31c3f16236b2b2f7eb480","Object":"redemption","Date":"2026-11-23T14:47:13.603Z","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","Status":"SUCCEEDED","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","Related":{"Type":"voucher","ID":"v_01a208e0171bdc772565602eb5c040a4"},"VoucherID":"v_01a208e0171bdc772565602eb5c040a4","Code":"GIFT-50","CampaignID":"camp_01a208e01715cefbd4f755ba7e5e1370","Campaign":"Gift cards","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a208e017c31c3f16236b2b7fdd36e2","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a208e017c31c3f16236b2b2b24ae84","category":"EFFECT","data":0},{"step":2,"id":"ev_01a208e017c31c3f16236b2b7fdd36e3","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a208e017c31c3f16236b2b2b24ae84","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"CreatedAt":"2026-11-23T14:47:13.415Z"},"order":{"ID":"ord_01a208e017c31c3f16236b2b2b24ae84","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","Redemptions":{"r_01a208e017c31c3f16236b2b2f7eb480":{"Date":"2026-11-23T14:47:13.603Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e0171bdc772565602eb5c040a4","RelatedObjectParentID":"camp_01a208e01715cefbd4f755ba7e5e1370"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T14:47:13.603Z","PaidAt":"2026-11-23T14:47:13.603Z"}}]', '2026-11-23 14:47:13.603+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017ce0eb89a2cc605f8ee2cb0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a208e017ce0eb89a2cc604faed836b', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', NULL, 'v-01a208e017c5f1ba02271da2ee0c1c5f', 'ACTION', '{"redemption":{"ID":"r_01a208e017ce0eb89a2cc604faed836b","Object":"redemption","Date":"2026-11-23T14:47:13.614Z","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","Status":"SUCCEEDED","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","Related":{"Type":"voucher","ID":"v_01a208e0171409df90cc441f1a72f94d"},"VoucherID":"v_01a208e0171409df90cc441f1a72f94d","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 14:47:13.614+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01787a76ae350a1dc752ca28a', 169, 'campaign.created', 'campaign', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e0177f358b63144db94401ffb8', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:47:13.542Z"}', NULL, NULL, '2026-11-23 14:47:13.542+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017946f0377ae410d9d8a2804', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a208e017946f0377ae410c614c5a46', NULL, 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e0178d95aa55e7915ddbd6271d', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208e017946f0377ae410c614c5a46","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","AutomationID":"auto_01a208e017946f0377ae410d08ff7e62","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.549Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.549+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01797f9d44618b0b42fd85e85', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a208e01797f9d44618b0b340f3a2f0', NULL, 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017957d123e4fd17d1c828081', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a208e01797f9d44618b0b340f3a2f0","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.557Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.557+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017a46572cfc70356cefadcf8', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a208e017a34dc25e747ce9eb605378', NULL, 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017a10c96df6879eb835f46be', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a208e0179a04113bd236b09c4f1adc","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a208e01705fec6824b6a2f7e163626","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T14:47:13.562Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a208e017a34dc25e747ce9eb605378","RewardID":"rew_01a208e0179a04113bd236b09c4f1adc","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T14:47:13.57Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.57+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017b395e0b0d155bcac950eec', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017ac92cb2488a57ee83de2ca', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a208e01797f9d44618b0b340f3a2f0","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.557Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.581Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.581+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017a69b00feed281e05ba6f4a', 201, 'voucher.created', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', NULL, 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017a46572cfc703572469bef4', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.574+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017a7ac5653b3147557629456', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017a46572cfc703572469bef4', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 14:47:13.574+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017abe2191270bbfb3e49c116', 217, 'voucher.published', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017a7ac5653b31475ec850c71', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a208e017aa56de54117f86f1577255","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e017a69b00feed281d19d2a09a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:47:13.576Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.576Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.576+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017abe2191270bbfb4d590249', 225, 'publication.succeeded', 'publication', 'pub_01a208e017aa56de54117f86f1577255', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017a7ac5653b31475ec850c71', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e017aa56de54117f86f1577255","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e017a69b00feed281d19d2a09a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:47:13.576Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.576Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.576+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017d3f946dc8e0cce55313390', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a208e017d3f946dc8e0cce242fb098', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', NULL, 'v-01a208e017d0740207c8cfcc0c273ad7', 'ACTION', '{"redemption":{"ID":"rr_01a208e017d3f946dc8e0cce242fb098","Object":"redemption_rollback","Date":"2026-11-23T14:47:13.619Z","RedemptionID":"r_01a208e017ce0eb89a2cc604faed836b","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","Status":"SUCCEEDED","Channel":{"ID":"edb58bf70340e1ffe619d56b361ca581","Type":"API"},"APIKey":"edb58bf70340e1ffe619d56b361ca581","Related":{"Type":"voucher","ID":"v_01a208e0171409df90cc441f1a72f94d"},"VoucherID":"v_01a208e0171409df90cc441f1a72f94d","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 14:47:13.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017abe2191270bbfb7e4447e0', 233, 'customer.publication.succeeded', 'publication', 'pub_01a208e017aa56de54117f86f1577255', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017a7ac5653b31475ec850c71', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e017aa56de54117f86f1577255","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e017a69b00feed281d19d2a09a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:47:13.576Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.576Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.576+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017b145ebe8a1b93feebdcf3a', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017ac92cb2488a57ee83de2ca', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.581Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017ae6440e7d7adc48fba77da","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.581Z"}}', NULL, NULL, '2026-11-23 14:47:13.581+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017b145ebe8a1b940bc84ff54', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017ac92cb2488a57ee83de2ca', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.581Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017ae6440e7d7adc48fba77da","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.581Z"}}', NULL, NULL, '2026-11-23 14:47:13.581+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017b145ebe8a1b940c51fa20d', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', 'v-01a208e017ac92cb2488a57ee83de2ca', 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.581Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017ae6440e7d7adc48fba77da","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.581Z"}}', NULL, NULL, '2026-11-23 14:47:13.581+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017dd0cc3d9808b7bf18a72ff', 313, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.619Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017db8f0fd2ca3f90237fe2b2","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e017c31c3f16236b2b7fdd36e3","EventType":"customer.order.paid","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RuleID":"ern_01a208e017946f0377ae410c614c5a46","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.619Z"}}', NULL, NULL, '2026-11-23 14:47:13.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017dd0cc3d9808b7c17cda61f', 321, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.619Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017db8f0fd2ca3f90237fe2b2","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e017c31c3f16236b2b7fdd36e3","EventType":"customer.order.paid","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RuleID":"ern_01a208e017946f0377ae410c614c5a46","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.619Z"}}', NULL, NULL, '2026-11-23 14:47:13.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017dd0cc3d9808b7cb09163df', 329, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.619Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017db8f0fd2ca3f90237fe2b2","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e017c31c3f16236b2b7fdd36e3","EventType":"customer.order.paid","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RuleID":"ern_01a208e017946f0377ae410c614c5a46","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.619Z"}}', NULL, NULL, '2026-11-23 14:47:13.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017dfef8da7277e739fe22304', 337, 'customer.rewarded', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208e017946f0377ae410c614c5a46","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","AutomationID":"auto_01a208e017946f0377ae410d08ff7e62","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.549Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.619Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017db8f0fd2ca3f90237fe2b2","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e017c31c3f16236b2b7fdd36e3","EventType":"customer.order.paid","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RuleID":"ern_01a208e017946f0377ae410c614c5a46","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.619Z"}}', NULL, NULL, '2026-11-23 14:47:13.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e017dfef8da7277e73af4830e3', 345, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e01786942b50ba8e860d1b0c43","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.542Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208e017946f0377ae410c614c5a46","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","AutomationID":"auto_01a208e017946f0377ae410d08ff7e62","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.549Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e017a69b00feed281d19d2a09a","Code":"REGULAR1","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.574Z","UpdatedAt":"2026-11-23T14:47:13.619Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e017db8f0fd2ca3f90237fe2b2","VoucherID":"v_01a208e017a69b00feed281d19d2a09a","CampaignID":"camp_01a208e01786942b50ba8e860d1b0c43","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e017c31c3f16236b2b7fdd36e3","EventType":"customer.order.paid","OrderID":"ord_01a208e017c31c3f16236b2b2b24ae84","RuleID":"ern_01a208e017946f0377ae410c614c5a46","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e01797f9d44618b0b340f3a2f0","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:47:13.619Z"}}', NULL, NULL, '2026-11-23 14:47:13.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01805cff8604c9f30dae33b35', 409, 'voucher.deleted', 'voucher', 'v_01a208e018022f188f89a1a756da3f1a', NULL, NULL, 'v-01a208e018038bb0680a4a405e62bece', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e018022f188f89a1a756da3f1a","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.666Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T14:47:13.667Z"}}', NULL, NULL, '2026-11-23 14:47:13.667+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0180927c8ae5e151e2ba0abc7', 417, 'campaign.created', 'campaign', 'camp_01a208e01808e505afd7b47b69407286', NULL, 'camp_01a208e01808e505afd7b47b69407286', 'v-01a208e01808e505afd7b47b28cdd955', 'ACTION', '{"campaign":{"ID":"camp_01a208e01808e505afd7b47b69407286","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.672Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:47:13.672Z"}', NULL, NULL, '2026-11-23 14:47:13.672+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0180c87bd30ff679567a0b2f9', 425, 'voucher.created', 'voucher', 'v_01a208e0180c87bd30ff67954112940b', NULL, 'camp_01a208e01808e505afd7b47b69407286', 'v-01a208e0180a9edac1592dde0ef83beb', 'ACTION', '{"campaign":{"ID":"camp_01a208e01808e505afd7b47b69407286","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.672Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e0180c87bd30ff67954112940b","Code":"FRIEND1","CampaignID":"camp_01a208e01808e505afd7b47b69407286","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.676Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.676+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0180d0684419dfbf1ceeaae1d', 433, 'campaign.vouchers.added', 'campaign', 'camp_01a208e01808e505afd7b47b69407286', NULL, 'camp_01a208e01808e505afd7b47b69407286', 'v-01a208e0180a9edac1592dde0ef83beb', 'ACTION', '{"campaign":{"ID":"camp_01a208e01808e505afd7b47b69407286","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.672Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 14:47:13.676+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e018107a8e0ecd4c4a9c1dd908', 441, 'voucher.published', 'voucher', 'v_01a208e0180c87bd30ff67954112940b', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01808e505afd7b47b69407286', 'v-01a208e0180e054c6e05e0f58ffc8833', 'ACTION', '{"campaign":{"ID":"camp_01a208e01808e505afd7b47b69407286","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.672Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a208e018107a8e0ecd4c4a7d52dc16","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e0180c87bd30ff67954112940b"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208e01808e505afd7b47b69407286","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:47:13.678Z"},"voucher":{"ID":"v_01a208e0180c87bd30ff67954112940b","Code":"FRIEND1","CampaignID":"camp_01a208e01808e505afd7b47b69407286","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.676Z","UpdatedAt":"2026-11-23T14:47:13.678Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.678+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0181198ca6f2b4b082a8825fd', 449, 'publication.succeeded', 'publication', 'pub_01a208e018107a8e0ecd4c4a7d52dc16', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01808e505afd7b47b69407286', 'v-01a208e0180e054c6e05e0f58ffc8833', 'ACTION', '{"campaign":{"ID":"camp_01a208e01808e505afd7b47b69407286","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.672Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e018107a8e0ecd4c4a7d52dc16","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e0180c87bd30ff67954112940b"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208e01808e505afd7b47b69407286","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:47:13.678Z"},"voucher":{"ID":"v_01a208e0180c87bd30ff67954112940b","Code":"FRIEND1","CampaignID":"camp_01a208e01808e505afd7b47b69407286","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.676Z","UpdatedAt":"2026-11-23T14:47:13.678Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.678+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0181198ca6f2b4b08b798dd9b', 457, 'customer.publication.succeeded', 'publication', 'pub_01a208e018107a8e0ecd4c4a7d52dc16', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01808e505afd7b47b69407286', 'v-01a208e0180e054c6e05e0f58ffc8833', 'ACTION', '{"campaign":{"ID":"camp_01a208e01808e505afd7b47b69407286","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.672Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:47:13.603Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.415Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e018107a8e0ecd4c4a7d52dc16","CustomerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","TrackingID":"track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e0180c87bd30ff67954112940b"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208e01808e505afd7b47b69407286","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:47:13.678Z"},"voucher":{"ID":"v_01a208e0180c87bd30ff67954112940b","Code":"FRIEND1","CampaignID":"camp_01a208e01808e505afd7b47b69407286","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.676Z","UpdatedAt":"2026-11-23T14:47:13.678Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.678+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01833ca9f331ae35f4fbee103', 513, 'vl.earning_rule.created', 'earning_rule', 'lern_01a208e01832dd2202e92f936216f97a', NULL, NULL, 'v-01a208e01831ccabebc3487c088c0785', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a208e01832dd2202e92f936216f97a","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208e01832dd2202e92f92b293ac2c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208e018308dccdb28b2429ff96630"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.714Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.714+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0181548a48313601ca8392993', 465, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a208e01814ed065f781617f4e79a10', 'cust_01a208e0170a7495d98e9bed6df6997f', 'camp_01a208e01808e505afd7b47b69407286', 'v-01a208e018128da8f8bbaa79662a58ca', 'ACTION', '{"campaign":{"ID":"camp_01a208e01808e505afd7b47b69407286","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:47:13.672Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T14:47:13.482Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:47:13.418Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a208e01814ed065f781617f4e79a10","VoucherID":"v_01a208e0180c87bd30ff67954112940b","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","Role":"REFEREE","ReferrerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","CampaignID":"camp_01a208e01808e505afd7b47b69407286","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T14:47:13.684Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a208e0180c87bd30ff67954112940b","Code":"FRIEND1","CampaignID":"camp_01a208e01808e505afd7b47b69407286","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","ReferrerID":"cust_01a208e01707bd7d8bb96b1bcbfec1e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:47:13.676Z","UpdatedAt":"2026-11-23T14:47:13.678Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.685+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0182a9ad20cd83cc9717d0a1d', 473, 'vl.card_definition.created', 'card_definition', 'lcdef_01a208e01828f5441abc5639e3797b97', NULL, NULL, 'v-01a208e01828f5441abc5639be14ccda', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a208e01828f5441abc5639e3797b97","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.704Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.704+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0182ba74c9a1a128b54288ecf', 481, 'vl.tier_structure.created', 'tier_structure', 'lts_01a208e0182a9ad20cd83cca9cb4db46', NULL, NULL, 'v-01a208e0182a9ad20cd83cc9d91e6955', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.706Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.706+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0182e751259a08fec9ab01407', 489, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a208e0182a9ad20cd83cca9cb4db46', NULL, NULL, 'v-01a208e0182cb8cfd46d3d94385a202c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.706Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a208e0182cb8cfd46d3d95225b6aa5","StructureID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.708Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.708+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0182fffbd7e1c3947bd06551b', 497, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a208e0182a9ad20cd83cca9cb4db46', NULL, NULL, 'v-01a208e0182e751259a08fed5da6bd43', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.706Z","UpdatedAt":"2026-11-23T14:47:13.71Z"}}', NULL, NULL, '2026-11-23 14:47:13.71+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01831ccabebc3487b6fc053ad', 505, 'vl.benefit.created', 'benefit', 'lben_01a208e018308dccdb28b2429ff96630', NULL, NULL, 'v-01a208e018308dccdb28b24210bead4a', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a208e018308dccdb28b2429ff96630","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T14:47:13.712Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.712+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e018357c3aa1a1a69e8fb86d17', 521, 'vl.reward.created', 'reward', 'lrew_01a208e0183495f1d2f245778c94f8ff', NULL, NULL, 'v-01a208e0183495f1d2f245765fada375', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a208e0183495f1d2f245778c94f8ff","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208e01705fec6824b6a2f7e163626","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208e0183495f1d2f2457754c581c4","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208e0183495f1d2f24577774f9444","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.716Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.716+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e018367e2f64cda21771454a3d', 529, 'vl.program.created', 'program', 'lprg_01a208e018367e2f64cda216e2239691', NULL, NULL, 'v-01a208e018357c3aa1a1a69eaf8d4bfe', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.718+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01837ae8d2df3f7f81733f6e5', 537, 'vl.program.card_definition.assigned', 'program', 'lprg_01a208e018367e2f64cda216e2239691', NULL, NULL, 'v-01a208e018357c3aa1a1a69eaf8d4bfe', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a208e01828f5441abc5639e3797b97","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.704Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e01837ae8d2df3f7f788e233da","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"card_definition","ResourceID":"lcdef_01a208e01828f5441abc5639e3797b97","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.718+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01837ae8d2df3f7f913659bb7', 545, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a208e01828f5441abc5639e3797b97', NULL, NULL, 'v-01a208e018357c3aa1a1a69eaf8d4bfe', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a208e01828f5441abc5639e3797b97","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.704Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e01837ae8d2df3f7f788e233da","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"card_definition","ResourceID":"lcdef_01a208e01828f5441abc5639e3797b97","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.718+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0183820af1b759063ebc2108b', 553, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a208e018367e2f64cda216e2239691', NULL, NULL, 'v-01a208e018357c3aa1a1a69eaf8d4bfe', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.706Z","UpdatedAt":"2026-11-23T14:47:13.71Z"},"Assignment":{"ID":"lasgm_01a208e0183820af1b759063dd9f0993","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"tier_structure","ResourceID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.718+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0183820af1b759064290fa212', 561, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a208e0182a9ad20cd83cca9cb4db46', NULL, NULL, 'v-01a208e018357c3aa1a1a69eaf8d4bfe', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.706Z","UpdatedAt":"2026-11-23T14:47:13.71Z"},"Assignment":{"ID":"lasgm_01a208e0183820af1b759063dd9f0993","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"tier_structure","ResourceID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.718+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01839c70003393f12e7dcf43e', 569, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a208e018367e2f64cda216e2239691', NULL, NULL, 'v-01a208e018357c3aa1a1a69eaf8d4bfe', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a208e01832dd2202e92f936216f97a","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208e01832dd2202e92f92b293ac2c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208e018308dccdb28b2429ff96630"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.714Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e01839c70003393f1292d40666","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"earning_rule","ResourceID":"lern_01a208e01832dd2202e92f936216f97a","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.718+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0183afd7b02d91a1fa6c720b5', 577, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a208e01832dd2202e92f936216f97a', NULL, NULL, 'v-01a208e018357c3aa1a1a69eaf8d4bfe', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a208e01832dd2202e92f936216f97a","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208e01832dd2202e92f92b293ac2c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208e018308dccdb28b2429ff96630"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.714Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e01839c70003393f1292d40666","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"earning_rule","ResourceID":"lern_01a208e01832dd2202e92f936216f97a","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.718+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0183d6d24c7825d9fb41d021e', 585, 'vl.program.reward.assigned', 'program', 'lprg_01a208e018367e2f64cda216e2239691', NULL, NULL, 'v-01a208e0183ca7647a674a57bcdfc5aa', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a208e0183495f1d2f245778c94f8ff","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208e01705fec6824b6a2f7e163626","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208e0183495f1d2f2457754c581c4","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208e0183495f1d2f24577774f9444","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.716Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e0183d6d24c7825d9efa5495a7","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"reward","ResourceID":"lrew_01a208e0183495f1d2f245778c94f8ff","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.724Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.724+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0183d6d24c7825da03b00c135', 593, 'vl.reward.assigned', 'reward', 'lrew_01a208e0183495f1d2f245778c94f8ff', NULL, NULL, 'v-01a208e0183ca7647a674a57bcdfc5aa', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e018367e2f64cda216e2239691","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.718Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a208e0183495f1d2f245778c94f8ff","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208e01705fec6824b6a2f7e163626","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208e0183495f1d2f2457754c581c4","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208e0183495f1d2f24577774f9444","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T14:47:13.716Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e0183d6d24c7825d9efa5495a7","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","Type":"reward","ResourceID":"lrew_01a208e0183495f1d2f245778c94f8ff","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:47:13.724Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.724+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0184142c9227717cf6f9ad4ae', 601, 'vl.member.created', 'member', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0183eac345a80af3e9be0779c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.727+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01843d3d4fcc0abb2b5fb2c19', 609, 'vl.card.created', 'card', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0183eac345a80af3e9be0779c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e018424d36a6d4dc4b2f05e4ad","MemberID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","DefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Code":"MmntkdNC7w","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.727+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01843d3d4fcc0abb36f3502a3', 617, 'vl.card.assigned', 'card', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0183eac345a80af3e9be0779c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e018424d36a6d4dc4b2f05e4ad","MemberID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","DefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Code":"MmntkdNC7w","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.727+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01843d3d4fcc0abb456082cc8', 625, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0183eac345a80af3e9be0779c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e018424d36a6d4dc4b2f05e4ad","MemberID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","DefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Code":"MmntkdNC7w","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.727+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e01843d3d4fcc0abb49bc30f06', 633, 'vl.member.card.assigned', 'member', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0183eac345a80af3e9be0779c', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e018424d36a6d4dc4b2f05e4ad","MemberID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","DefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Code":"MmntkdNC7w","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.727+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0184bd67e38be17c3638aca76', 641, 'vl.tier.joined', 'tier', 'lt_01a208e0182cb8cfd46d3d95225b6aa5', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0184589bf8c3542a3cd6ef175', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"edb58bf70340e1ffe619d56b361ca581","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a208e018424d36a6d4dc4b2f05e4ad","MemberID":"lmbr_01a208e0183f2f8a791131ef82ed8c04","ProgramID":"lprg_01a208e018367e2f64cda216e2239691","CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","DefinitionID":"lcdef_01a208e01828f5441abc5639e3797b97","Code":"MmntkdNC7w","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a208e0182a9ad20cd83cca9cb4db46","Rank":{"TierID":"lt_01a208e0182cb8cfd46d3d95225b6aa5","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:47:13.727Z","UpdatedAt":"2026-11-23T14:47:13.734Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:47:13.734+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0185889b36476a8dc5af4e04c', 649, 'customer.order.created', 'order', 'ord_01a208e01857f70e1aed0d6aa97f739b', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e01856ed1b748f7285eff393dc', 'ACTION', '{"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T14:47:13.751Z"},"CreatedAt":"2026-11-23T14:47:13.418Z"},"order":{"ID":"ord_01a208e01857f70e1aed0d6aa97f739b","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","CreatedAt":"2026-11-23T14:47:13.751Z","PaidAt":"2026-11-23T14:47:13.751Z"}}', NULL, NULL, '2026-11-23 14:47:13.751+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0185889b36476a8dc78cb2755', 657, 'customer.order.paid', 'order', 'ord_01a208e01857f70e1aed0d6aa97f739b', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e01856ed1b748f7285eff393dc', 'ACTION', '{"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T14:47:13.751Z"},"CreatedAt":"2026-11-23T14:47:13.418Z"},"order":{"ID":"ord_01a208e01857f70e1aed0d6aa97f739b","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","CreatedAt":"2026-11-23T14:47:13.751Z","PaidAt":"2026-11-23T14:47:13.751Z"}}', NULL, NULL, '2026-11-23 14:47:13.751+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e0185afccd605a2d157b1aff78', 665, 'customer.order.created', 'order', 'ord_01a208e018598f77a26eec07b548279a', 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, 'v-01a208e0185889b36476a8dd77bc5619', 'ACTION', '{"customer":{"ID":"cust_01a208e0170a7495d98e9bed6df6997f","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T14:47:13.751Z"},"CreatedAt":"2026-11-23T14:47:13.418Z"},"order":{"ID":"ord_01a208e018598f77a26eec07b548279a","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a208e0170a7495d98e9bed6df6997f","CreatedAt":"2026-11-23T14:47:13.753Z"}}', NULL, NULL, '2026-11-23 14:47:13.753+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a208e017fc364ee85ec5a35332df0b_0', 'exp_01a208e017fc364ee85ec5a35332df0b', 'Code,Voucher Type,Value,Discount Type
FRIEND1,DISCOUNT_VOUCHER,10,PERCENT
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,100,
HELLO-LrqR,DISCOUNT_VOUCHER,10,PERCENT
HELLO-au7E,DISCOUNT_VOUCHER,10,PERCENT
HELLO-9ZV5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mnJK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-61yg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4D4P,DISCOUNT_VOUCHER,10,PERCENT
HELLO-E71v,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6vWq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-hg2p,DISCOUNT_VOUCHER,10,PERCENT
HELLO-OYSn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-44Kr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6YiN,DISCOUNT_VOUCHER,10,PERCENT
HELLO-MAKP,DISCOUNT_VOUCHER,10,PERCENT
HELLO-fkzA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Sg20,DISCOUNT_VOUCHER,10,PERCENT
HELLO-zVmD,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uQLr,DISCOUNT_VOUCHER,10,PERCENT
HELLO-e3DC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-eQWA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-htlJ,DISCOUNT_VOUCHER,10,PERCENT
CARD-thkgn3jM,GIFT_VOUCHER,50.00,
CARD-JsBsSIqP,GIFT_VOUCHER,50.00,
CARD-2VG9JZOh,GIFT_VOUCHER,50.00,
CARD-OtKsLV6h,GIFT_VOUCHER,50.00,
CARD-c1IYYqKQ,GIFT_VOUCHER,50.00,
GIFT-50,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a208e017fc364ee85ec5a35332df0b', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 31, 1, 1220, NULL, '2026-11-23 14:47:13.66+00', '2026-11-23 14:47:13.686+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_ffa649cb388af596d6d186b24d4d84fa', '\x78d3e0cdbdbcf90f11adefbe7a7c6656224b19c7b3258c70076daa04180c1ea64aa3747d1efec1d9d345ef805f1b6cdf559ab44f8cbcfa48341f8d73831fee6ff86e4c73420a8e84b63c4f4bd43b4ebf89f825e892741600bdb7617b0e00f98775e402d03a005fae0308bb018f6db5c5cd695494d2d90c1b15fcae58b0a8c7261c191ec6d0aaff5ad0d9dd40f557b868c957c4e264f0bdf4e3c518f3c12158c2fb61fc588a06e8ac59843a9a59de2b449b099b81eea6c6963ebb1004953610eea61f65e3c79ab273ef8a41a7337a41a2c6cb1786e468bb366c1464516e8f1350e2edf84d055249dde138f782daf0e54aabdd22f4eb6a960bbf0b5cb3fe3486b6a4d6788657c4f0ba8d4a0410d3505701495acd97cb82c6085d67eaf1a7c6aedd83b87abaf1ad8aa02ae8b398e60e991dd5f409e22fa184235b56e1f839baef37bcbaed8fdea106f0bb07bdb89536d5293dafb34ce8baeef943ca30b0b1f227b9c3cfbca08f695efb048f0b9dadd3bc2186b9f516d5bd7ed2409faddc316ca7981fdbc8b14949d06c9cf762e36db6c71ca6821f1767c3e168a520b926546f17f214d2cde9d5c78b60b147b892cb4b988a2d177759276442183c554f7b4f1f845199c6f993f31d658feae551ef6ba9cd7e7c19ab923af5f20d2420e0a66a53cdde884a05b8b0cc325abba9f33b1e7657f51560dfc3716455422e6044614de4bb19f96b7e5ddb55735110db8b07141caea30c8b7f869fd485965b74a38ab0', '2026-11-24 14:47:13.603+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_2e2275d29f34038c3abeec039b1693b4', '\x46f61a4eaac319c480fa66312b60d086fd644879c100158ffbca5d40ed44a449902a271ed925dc6d1e10c1ace30434211353516f563ffb09e5f40a8c6921568685930ec22b0a56692798c80f3fca28ed7f575a059f826e6b5873fe7b5ae715a57e9ab82e385be1a396f0bb373f85a927c58935f7f8b1900b2c0df525304abfe330faeb96ab27eb67465f644039015bf31c8486f6896d197f6d6ade492648b4477306c9ace36c072f88050530a4e736cecd34ff93a142136700cad31a5f06af3fc52b11881921470617e645691165161a1c3ad2dfd2b5b5979c380370f03f282c5d35f8a7fe258b8db74f3ec8e6f22ea90cb158c413323b8e875e41dc4ba8db137e3a20f6ab423969387d2e13c4883d8862c6f144ec50bb0ecc1d1dfad3460ed8d6a8f8c63040326f379f54356121d61325c1c0eb3cf06bf04780bcfc094552ec65e7a3391076619343b6ff387ac22978718035367f1a42f8a10b970d3c7361b9ca989371f04b31972fcab6396fd7b276b5e7', '2026-11-24 14:47:13.615+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_4afee22b9cb5b50c923065a8e1f9ac05', '\xd37e63834e63ddc2463788f3c527f3dea36ea57fa167cbe87ec96b23458627e62e59fe898857403514f98968fafb9eeb942a52c7b6ecc9a29105d7d53a5717652b066d30484b8b9d1428fe3b286f429785c12dff8af655d4881746624e46ffebbc704329f05e1ef90cdbd2a0094bea849b0575e5a6868264ec51e8485235ad027a697b15e2f2daeee0500d068684f45a9fb238fd82a154184e4b7c6f4441daeffce76736eacee82bf1b56a6491607b75fd546c0277c7aab1f19dd4abf0a10b3eef260da7a352c863eda90873e4e8b5c7bb03075b398a5529a4e45422d1bca95f80bf451a82594d8286de5533f839fecd0474cc34b83ee8a2ead7687fc5116c5078d82f9aab3a92c191e9232311324b0cca05f367ea92f89eacbbef2a5a91475055324518f3d2ace1a33bd79e794982de26aef800b28df2afd2afa975a1c91e565754ad7493a04e754615b18b5526', '2026-11-24 14:47:13.646+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a208e0182770379671b3b3b58415b1', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 14:47:13.703+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lprg_01a208e018367e2f64cda216e2239691', 'cust_01a208e0170a7495d98e9bed6df6997f', 'lprg_01a208e018367e2f64cda216e2239691 cust_01a208e0170a7495d98e9bed6df6997f', 'ACTIVE', NULL, '2026-11-23 14:47:13.727+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a208e017a69b00feed281d19d2a09a', 'camp_01a208e01786942b50ba8e860d1b0c43', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'ltr_01a208e01797f9d44618b0b340f3a2f0', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.581+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a208e01797f9d44618b0b340f3a2f0', 'camp_01a208e01786942b50ba8e860d1b0c43', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.557+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lprg_01a208e018367e2f64cda216e2239691', 'cust_01a208e0170a7495d98e9bed6df6997f', 'lcdef_01a208e01828f5441abc5639e3797b97', 'MmntkdNC7w', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a208e0182cb8cfd46d3d95225b6aa5"}, "StructureID": "lts_01a208e0182a9ad20cd83cca9cb4db46"}', NULL, '2026-11-23 14:47:13.727+00', '2026-11-23 14:47:13.88+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_70170c9e64438d5174d6f1ce48909d12', 'tiers', 'lprg_01a208e018367e2f64cda216e2239691', 'tiers lprg_01a208e018367e2f64cda216e2239691', '2026-11-23', NULL, NULL, NULL, 'lts_01a208e0182a9ad20cd83cca9cb4db46', 'lt_01a208e0182cb8cfd46d3d95225b6aa5', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_34d6ba5d1f9cf3549626926d9f181e5f', 'tiers', 'lprg_01a208e018367e2f64cda216e2239691', 'tiers lprg_01a208e018367e2f64cda216e2239691 total', NULL, NULL, NULL, NULL, 'lts_01a208e0182a9ad20cd83cca9cb4db46', 'lt_01a208e0182cb8cfd46d3d95225b6aa5', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_881c35b320cef98e8e8885f6c4e38a5a', 'spending', 'lprg_01a208e018367e2f64cda216e2239691', 'spending lprg_01a208e018367e2f64cda216e2239691', '2026-11-23', NULL, NULL, 'lcdef_01a208e01828f5441abc5639e3797b97', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_8b3e67c44d842000684c6fa5e4e79340', 'spending', 'lprg_01a208e018367e2f64cda216e2239691', 'spending lprg_01a208e018367e2f64cda216e2239691 total', NULL, NULL, NULL, 'lcdef_01a208e01828f5441abc5639e3797b97', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_c1cd2b40b31e69edaf01cb20de703950', 'card', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'card lcrd_01a208e018424d36a6d4dc4b2f05e4ad', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_56f547bb57bd9e6aa519265c53dc8b8f', 'member_rules', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'member_rules lmbr_01a208e0183f2f8a791131ef82ed8c04', '2026-11-23', 'lern_01a208e01832dd2202e92f936216f97a', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_5cac3722b7b8c318bdad8cfa152df5e0', 'earning_rules', 'lprg_01a208e018367e2f64cda216e2239691', 'earning_rules lprg_01a208e018367e2f64cda216e2239691', '2026-11-23', 'lern_01a208e01832dd2202e92f936216f97a', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_7f365318cfd1d2d410bea1141f48c161', 'points_earnings', 'lprg_01a208e018367e2f64cda216e2239691', 'points_earnings lprg_01a208e018367e2f64cda216e2239691', '2026-11-23', 'lern_01a208e01832dd2202e92f936216f97a', 'lernei_01a208e01832dd2202e92f92b293ac2c', 'lcdef_01a208e01828f5441abc5639e3797b97', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_267f0905df07b1a8e5f18a217673db8c', 'earning_rules', 'lprg_01a208e018367e2f64cda216e2239691', 'earning_rules lprg_01a208e018367e2f64cda216e2239691 total', NULL, 'lern_01a208e01832dd2202e92f936216f97a', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_6205b400fc89775afd7de2af392f26e5', 'points_earnings', 'lprg_01a208e018367e2f64cda216e2239691', 'points_earnings lprg_01a208e018367e2f64cda216e2239691 total', NULL, 'lern_01a208e01832dd2202e92f936216f97a', 'lernei_01a208e01832dd2202e92f92b293ac2c', 'lcdef_01a208e01828f5441abc5639e3797b97', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e018405ee7701ec2ea750ab813', 'seats lprg_01a208e018367e2f64cda216e2239691', '2026-11-23 14:47:13.729+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e0184f7e3dcc5759ebb72468bf', 'reward lrew_01a208e0183495f1d2f245778c94f8ff lmbr_01a208e0183f2f8a791131ef82ed8c04', '2026-11-23 14:47:13.742+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e018514e676bcc81aa29c22e8a', 'spend lcrd_01a208e018424d36a6d4dc4b2f05e4ad', '2026-11-23 14:47:13.754+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e018ea1fccf1f7bf074273c288', 'card lcrd_01a208e018424d36a6d4dc4b2f05e4ad', '2026-11-23 14:47:13.88+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e018e8d11f93df27a38d0fc063', 'lern_01a208e01832dd2202e92f936216f97a lmbr_01a208e0183f2f8a791131ef82ed8c04', '2026-11-23 14:47:13.88+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a208e0182385cf49aca651ff745b31', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 14:47:13.699+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '6776d055b6c97bf028114e4f2da5e87c24a0418b1e07b3a220c8da23756b6716', 'demo', 'edb58bf70340e1ffe619d56b361ca581', '["api"]', '2026-11-23 14:47:13.669+00', '2026-11-23 15:02:13.669+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a208e0185dbb7f3bb2c1233ddd3ae2', 'APPROVED', 'lprg_01a208e018367e2f64cda216e2239691', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lcdef_01a208e01828f5441abc5639e3797b97', 'lctx_01a208e0185e4f1a7dca192acbb60c62', 'ord_01a208e018598f77a26eec07b548279a', 'ordpay_01a208e0185dbb7f3bb2c123b5aa97b5', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 14:47:13.754+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e0174075e4ef31b882f5b7c4bf', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a208e0174075e4ef31b883e1ada91f", "SKU": {"ID": "sku_01a208e0170375c94b94305fd9343715", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a208e0170375c94b94305fd9343715", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a208e01700c54e43a731b9ad759cd0", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a208e01700c54e43a731b9ad759cd0", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a208e0174075e4ef31b884ccf06d22", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a208e01705fec6824b6a2f7e163626", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a208e01705fec6824b6a2f7e163626", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.467+00', NULL, '2026-11-23 14:47:13.467+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e0174a12ef2e4467f3ae158761', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a208e0174a12ef2e4467f445bd8dea", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a208e01704e5401937c8856cf5af11", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a208e01704e5401937c8856cf5af11", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, '{"r_01a208e0174a12ef2e4467f4f49fab3d": {"Date": "2026-11-23T14:47:13.482Z", "RelatedObjectID": "v_01a208e0171409df90cc441f1a72f94d", "RelatedObjectType": "voucher"}}', NULL, NULL, '2026-11-23 14:47:13.482+00', NULL, '2026-11-23 14:47:13.482+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e017c31c3f16236b2b2b24ae84', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', NULL, '{"r_01a208e017c31c3f16236b2b2f7eb480": {"Date": "2026-11-23T14:47:13.603Z", "RelatedObjectID": "v_01a208e0171bdc772565602eb5c040a4", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a208e01715cefbd4f755ba7e5e1370"}}', '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 14:47:13.603+00', NULL, '2026-11-23 14:47:13.603+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e01857f70e1aed0d6aa97f739b', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.751+00', NULL, '2026-11-23 14:47:13.751+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e018598f77a26eec07b548279a', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a208e0170a7495d98e9bed6df6997f', NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.753+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a208e017afeec216b06039296fff32', 'v_01a208e017a69b00feed281d19d2a09a', 'camp_01a208e01786942b50ba8e860d1b0c43', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'vtx_01a208e017ae6440e7d7adc48fba77da', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a208e017a69b00feed281d19d2a09a 9999-12-31 001795445233581', NULL, '2026-11-23 14:47:13.581+00', '2026-11-23 14:47:13.597+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a208e017dcc295628205462ab2b15e', 'v_01a208e017a69b00feed281d19d2a09a', 'camp_01a208e01786942b50ba8e860d1b0c43', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'vtx_01a208e017db8f0fd2ca3f90237fe2b2', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a208e017a69b00feed281d19d2a09a 9999-12-31 001795445233619', NULL, '2026-11-23 14:47:13.619+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208e01848ca116a77ff392ca083c4', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lprg_01a208e018367e2f64cda216e2239691', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lctx_01a208e01847b2e7935d0f540840d782', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 14:47:13.734+00', '2026-11-23 14:47:13.754+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208e018f0327f648d53ecaf8047a4', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lprg_01a208e018367e2f64cda216e2239691', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lctx_01a208e018f0327f648d53ec9b4879de', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad 9999-12-31 001795445233880', NULL, '2026-11-23 14:47:13.88+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208e018f85cd1f01c13e0f50299ed', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lprg_01a208e018367e2f64cda216e2239691', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lctx_01a208e018f7a7a3d10e5ec19542b90c', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad 9999-12-31 001795445233880', NULL, '2026-11-23 14:47:13.88+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208e017bdf701d229f86a75f790f5', 'v_01a208e017a69b00feed281d19d2a09a', 'vtx_01a208e017bdf701d229f869c9b31ec7', 'lopb_01a208e017afeec216b06039296fff32', 20, 0, 0, '2026-11-23 14:47:13.597+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208e01852cc1989c9ee1e0ef65fb3', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lctx_01a208e01852cc1989c9ee1d88274670', 'lcpeb_01a208e01848ca116a77ff392ca083c4', 20, 0, 0, '2026-11-23 14:47:13.742+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208e0185e4f1a7dca192b78c3f79a', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lctx_01a208e0185e4f1a7dca192acbb60c62', 'lcpeb_01a208e01848ca116a77ff392ca083c4', 80, 0, 0, '2026-11-23 14:47:13.754+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.401+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208e01700c54e43a731b9ad759cd0', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 14:47:13.408+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208e01704e5401937c8856cf5af11', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 14:47:13.411+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208e01705fec6824b6a2f7e163626', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 14:47:13.412+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 14:47:13.401+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a208e01705fec6824b6a3031dfa226', 'Equipment', 'STATIC', '[{"ID": "prod_01a208e01704e5401937c8856cf5af11", "Object": "product"}, {"ID": "prod_01a208e01705fec6824b6a2f7e163626", "Object": "product"}]', NULL, NULL, false, '2026-11-23 14:47:13.413+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e01837ae8d2df3f7f788e233da', 'lprg_01a208e018367e2f64cda216e2239691 lcdef_01a208e01828f5441abc5639e3797b97', 'lprg_01a208e018367e2f64cda216e2239691', 'card_definition', 'lcdef_01a208e01828f5441abc5639e3797b97', NULL, 0, '2026-11-23 14:47:13.718+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e0183820af1b759063dd9f0993', 'lprg_01a208e018367e2f64cda216e2239691 lts_01a208e0182a9ad20cd83cca9cb4db46', 'lprg_01a208e018367e2f64cda216e2239691', 'tier_structure', 'lts_01a208e0182a9ad20cd83cca9cb4db46', NULL, 0, '2026-11-23 14:47:13.718+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e01839c70003393f1292d40666', 'lprg_01a208e018367e2f64cda216e2239691 lern_01a208e01832dd2202e92f936216f97a', 'lprg_01a208e018367e2f64cda216e2239691', 'earning_rule', 'lern_01a208e01832dd2202e92f936216f97a', NULL, 0, '2026-11-23 14:47:13.718+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e0183d6d24c7825d9efa5495a7', 'lprg_01a208e018367e2f64cda216e2239691 lrew_01a208e0183495f1d2f245778c94f8ff', 'lprg_01a208e018367e2f64cda216e2239691', 'reward', 'lrew_01a208e0183495f1d2f245778c94f8ff', NULL, 1, '2026-11-23 14:47:13.724+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a208e01832dd2202e92f936216f97a', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a208e01832dd2202e92f936216f97a", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a208e01832dd2202e92f92b293ac2c", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a208e01828f5441abc5639e3797b97"}}, {"BenefitID": "lben_01a208e018308dccdb28b2429ff96630"}]}], "CreatedAt": "2026-11-23T14:47:13.714Z"}', '2026-11-23 14:47:13.714+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a208e0183495f1d2f245778c94f8ff', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a208e0183495f1d2f245778c94f8ff", "Gift": {"Material": {"ProductID": "prod_01a208e01705fec6824b6a2f7e163626"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a208e0183495f1d2f2457754c581c4", "Spending": {"ID": "lrspn_01a208e0183495f1d2f24577774f9444", "Points": 20, "CardDefinitionID": "lcdef_01a208e01828f5441abc5639e3797b97"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T14:47:13.716Z"}', '2026-11-23 14:47:13.716+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a208e0182cb8cfd46d3d95225b6aa5', 'lts_01a208e0182a9ad20cd83cca9cb4db46', 'Gold', '{"ID": "lt_01a208e0182cb8cfd46d3d95225b6aa5", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T14:47:13.708Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a208e0182a9ad20cd83cca9cb4db46"}', '2026-11-23 14:47:13.708+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a208e018367e2f64cda216e2239691', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 14:47:13.718+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'bbcfed44106c43fa1ae781a2cbef595f977caeb53b4d37607215618dc52b7c34', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 14:47:13.401+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a208e017f090c9bd7d63ab92787b8e', 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'Both', '["promo_01a208e0171f25fb82e60fc638812ecb"]', 'MANUAL', NULL, '2026-11-23 14:47:13.647+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a208e0171f25fb82e60fc638812ecb', 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.438+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a208e017327b501c16076bf824e03e', 'camp_01a208e0171e1c0512a5c2e06d4066e2', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.457+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a208e017aa56de54117f86f1577255', NULL, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc', 'API', NULL, '["v_01a208e017a69b00feed281d19d2a09a"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a208e01786942b50ba8e860d1b0c43', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 14:47:13.576+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a208e018107a8e0ecd4c4a7d52dc16', NULL, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc', 'API', NULL, '["v_01a208e0180c87bd30ff67954112940b"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a208e01808e505afd7b47b69407286', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 14:47:13.678+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a208e01814ed065f781617f4e79a10', 'v_01a208e0180c87bd30ff67954112940b cust_01a208e0170a7495d98e9bed6df6997f', 'v_01a208e0180c87bd30ff67954112940b', 'cust_01a208e0170a7495d98e9bed6df6997f', 'REFEREE', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'camp_01a208e01808e505afd7b47b69407286', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 14:47:13.684+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a208e01786942b50ba8e860d1b0c43/2026-11-23', 'camp_01a208e01786942b50ba8e860d1b0c43', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a208e01715cefbd4f755ba7e5e1370/2026-11-23', 'camp_01a208e01715cefbd4f755ba7e5e1370', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e0174a12ef2e4467f4f49fab3d', 'redemption', '2026-11-23 14:47:13.482+00', NULL, false, NULL, NULL, 'cust_01a208e0170a7495d98e9bed6df6997f', 'track_OST1r9Bo7V3IeveOnHn4efBycQSyDvl0z6f3Fy1Rkhk', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'edb58bf70340e1ffe619d56b361ca581', 'API', NULL, 'edb58bf70340e1ffe619d56b361ca581', NULL, 'voucher', 'v_01a208e0171409df90cc441f1a72f94d', 'v_01a208e0171409df90cc441f1a72f94d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a208e0174a12ef2e4467f3ae158761', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e017bdf701d229f869807b0491', 'redemption', '2026-11-23 14:47:13.597+00', NULL, false, NULL, NULL, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'edb58bf70340e1ffe619d56b361ca581', 'API', NULL, 'edb58bf70340e1ffe619d56b361ca581', NULL, 'voucher', 'v_01a208e017a69b00feed281d19d2a09a', 'v_01a208e017a69b00feed281d19d2a09a', 'REGULAR1', NULL, 'camp_01a208e01786942b50ba8e860d1b0c43', 'Regulars', 'rew_01a208e0179a04113bd236b09c4f1adc', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a208e017bdf701d229f869c9b31ec7", "Delivery": "PENDING", "AssignmentID": "rewa_01a208e017a34dc25e747ce9eb605378", "LoyaltyTierID": "ltr_01a208e01797f9d44618b0b340f3a2f0"}, "Counted": [{"By": 1, "Key": "s/rew_01a208e0179a04113bd236b09c4f1adc"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e017c31c3f16236b2b2f7eb480', 'redemption', '2026-11-23 14:47:13.603+00', NULL, false, NULL, NULL, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'edb58bf70340e1ffe619d56b361ca581', 'API', NULL, 'edb58bf70340e1ffe619d56b361ca581', NULL, 'voucher', 'v_01a208e0171bdc772565602eb5c040a4', 'v_01a208e0171bdc772565602eb5c040a4', 'GIFT-50', NULL, 'camp_01a208e01715cefbd4f755ba7e5e1370', 'Gift cards', NULL, NULL, 'ord_01a208e017c31c3f16236b2b2b24ae84', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e017ce0eb89a2cc604faed836b', 'redemption', '2026-11-23 14:47:13.614+00', NULL, false, NULL, NULL, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, 'edb58bf70340e1ffe619d56b361ca581', 'API', NULL, 'edb58bf70340e1ffe619d56b361ca581', NULL, 'voucher', 'v_01a208e0171409df90cc441f1a72f94d', 'v_01a208e0171409df90cc441f1a72f94d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a208e017d3f946dc8e0cce242fb098', '2026-11-23 14:47:13.619+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a208e017d3f946dc8e0cce242fb098', 'redemption_rollback', '2026-11-23 14:47:13.619+00', NULL, false, 'r_01a208e017ce0eb89a2cc604faed836b', NULL, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'track_I2nRxaZfuqxW-6ucxPIYHM4H3t6EDgbGBddmBFAqhfc', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'edb58bf70340e1ffe619d56b361ca581', 'API', NULL, 'edb58bf70340e1ffe619d56b361ca581', NULL, 'voucher', 'v_01a208e0171409df90cc441f1a72f94d', 'v_01a208e0171409df90cc441f1a72f94d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e017ed97cf42140d846766e123', 'redemption', '2026-11-23 14:47:13.645+00', NULL, false, NULL, NULL, 'cust_01a208e0170a7495d98e9bed6df6997f', 'track_OST1r9Bo7V3IeveOnHn4efBycQSyDvl0z6f3Fy1Rkhk', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'edb58bf70340e1ffe619d56b361ca581', 'API', NULL, 'edb58bf70340e1ffe619d56b361ca581', NULL, 'voucher', 'v_01a208e017e7a3c8e430b9e97d3cd40e', 'v_01a208e017e7a3c8e430b9e97d3cd40e', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a208e017a34dc25e747ce9eb605378', 'rew_01a208e0179a04113bd236b09c4f1adc camp_01a208e01786942b50ba8e860d1b0c43', 'rew_01a208e0179a04113bd236b09c4f1adc', 'camp_01a208e01786942b50ba8e860d1b0c43', 20, false, '2026-11-23 14:47:13.57+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a208e018514e676bcc81aa699b141a', 'PURCHASE', 'APPROVED', 'lprg_01a208e018367e2f64cda216e2239691', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lctx_01a208e01852cc1989c9ee1d88274670', 'lrew_01a208e0183495f1d2f245778c94f8ff', 20, '{"Gift": {"Material": {"ProductID": "prod_01a208e01705fec6824b6a2f7e163626"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 14:47:13.742+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a208e0179a04113bd236b09c4f1adc', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a208e01705fec6824b6a2f7e163626"}', NULL, '2026-11-23 14:47:13.562+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 14:47:13.434039+00', '2026-11-23 14:47:13.425571+00', '2026-11-23 14:47:13.457059+00', '2026-11-23 14:47:13.425571+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a208e0171187b742bc9dee148c034a", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a208e0170f75e1fa2a1429bb49a140"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 14:47:13.434039+00', '2026-11-23 14:47:13.430511+00', '2026-11-23 14:47:13.451716+00', '2026-11-23 14:47:13.430511+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a208e01716a8ec228c92d92df01431", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a208e01715cefbd4f755ba7e5e1370"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 14:47:13.562801+00', '2026-11-23 14:47:13.560027+00', '2026-11-23 14:47:13.564545+00', '2026-11-23 14:47:13.560027+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a208e01786942b50ba8e860d1b0c43"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 14:47:13.616404+00', '2026-11-23 14:47:13.612509+00', '2026-11-23 14:47:13.632564+00', '2026-11-23 14:47:13.612509+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 14:47:13.616404+00', '2026-11-23 14:47:13.612509+00', '2026-11-23 14:47:13.62101+00', '2026-11-23 14:47:13.612509+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 14:47:13.616404+00', '2026-11-23 14:47:13.612509+00', '2026-11-23 14:47:13.635471+00', '2026-11-23 14:47:13.612509+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 14:47:13.664374+00', '2026-11-23 14:47:13.661517+00', '2026-11-23 14:47:13.690099+00', '2026-11-23 14:47:13.661517+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a208e017fc364ee85ec5a35332df0b"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 14:47:13.764659+00', '2026-11-23 14:47:13.664555+00', '2026-11-23 14:47:13.7682+00', '2026-11-23 14:47:13.664555+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a208e017fe838502b52a543459badb", "Metadata": null}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 14:47:13.871554+00', '2026-11-23 14:47:13.869155+00', '2026-11-23 14:47:13.890952+00', '2026-11-23 14:47:13.869155+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 14:47:13.871554+00', '2026-11-23 14:47:13.869155+00', '2026-11-23 14:47:13.889448+00', '2026-11-23 14:47:13.869155+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 14:47:13.871554+00', '2026-11-23 14:47:13.869155+00', '2026-11-23 14:47:13.877752+00', '2026-11-23 14:47:13.869155+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 14:47:13.871554+00', '2026-11-23 14:47:13.869155+00', '2026-11-23 14:47:13.918567+00', '2026-11-23 14:47:13.869155+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 14:47:13.652061+00', '2026-11-23 14:47:13.650797+00', '2026-11-23 14:47:13.660196+00', '2026-11-23 14:47:13.650797+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a208e017f1c1fa80259afe27f863bb"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 14:47:13.877856+00', '2026-11-23 14:47:13.869155+00', '2026-11-23 14:47:13.883946+00', '2026-11-23 14:47:13.869155+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 14:47:13.884098+00', '2026-11-23 14:47:13.869155+00', '2026-11-23 14:47:13.88797+00', '2026-11-23 14:47:13.869155+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 14:47:13.91873+00', '2026-11-23 14:47:13.883729+00', '2026-11-23 14:47:13.924084+00', '2026-11-23 14:47:13.883729+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a208e018367e2f64cda216e2239691"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 14:47:13.91873+00', '2026-11-23 14:47:13.888805+00', '2026-11-23 14:47:13.925272+00', '2026-11-23 14:47:13.888805+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a208e018367e2f64cda216e2239691"}, "project": "demo"}', '{punchcard:1365239364}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 14:47:13.317255+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 14:47:13.320177+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 14:47:13.32695+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 14:47:13.327868+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 14:47:13.330733+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 14:47:13.337436+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 14:47:13.338789+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 14:47:13.370774+00', '{}', NULL, '2026-11-23 14:47:13.370774+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 14:47:13.373367+00', '{}', NULL, '2026-11-23 14:47:13.373367+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 14:47:13.373643+00', '{}', NULL, '2026-11-23 14:47:13.373643+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 14:47:13.37463+00', '{}', NULL, '2026-11-23 14:47:13.37463+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 14:47:13.379204+00', '{}', NULL, '2026-11-23 14:47:13.379204+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 14:47:13.379735+00', '{}', NULL, '2026-11-23 14:47:13.379735+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 14:47:13.380544+00', '{}', NULL, '2026-11-23 14:47:13.380544+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 14:47:13.380977+00', '{}', NULL, '2026-11-23 14:47:13.380977+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 14:47:13.383169+00', '{}', NULL, '2026-11-23 14:47:13.383169+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 14:47:13.383467+00', '{}', NULL, '2026-11-23 14:47:13.383467+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 14:47:13.384784+00', '{}', NULL, '2026-11-23 14:47:13.384784+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 14:47:13.385047+00', '{}', NULL, '2026-11-23 14:47:13.385047+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 14:47:13.385219+00', '{}', NULL, '2026-11-23 14:47:13.385219+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 14:47:13.385428+00', '{}', NULL, '2026-11-23 14:47:13.385428+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 14:47:13.385616+00', '{}', NULL, '2026-11-23 14:47:13.385616+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 14:47:13.385828+00', '{}', NULL, '2026-11-23 14:47:13.385828+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 14:47:13.386053+00', '{}', NULL, '2026-11-23 14:47:13.386053+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 14:47:13.386307+00', '{}', NULL, '2026-11-23 14:47:13.386307+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 14:47:13.386531+00', '{}', NULL, '2026-11-23 14:47:13.386531+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 14:47:13.386683+00', '{}', NULL, '2026-11-23 14:47:13.386683+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 14:47:13.386808+00', '{}', NULL, '2026-11-23 14:47:13.386808+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 14:47:13.386976+00', '{}', NULL, '2026-11-23 14:47:13.386976+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 14:47:13.387181+00', '{}', NULL, '2026-11-23 14:47:13.387181+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 14:47:13.387328+00', '{}', NULL, '2026-11-23 14:47:13.387328+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 14:47:13.387462+00', '{}', NULL, '2026-11-23 14:47:13.387462+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 14:47:13.387707+00', '{}', NULL, '2026-11-23 14:47:13.387707+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 14:47:13.387964+00', '{}', NULL, '2026-11-23 14:47:13.387964+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 14:47:13.388159+00', '{}', NULL, '2026-11-23 14:47:13.388159+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 14:47:13.388341+00', '{}', NULL, '2026-11-23 14:47:13.388341+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 14:47:13.388571+00', '{}', NULL, '2026-11-23 14:47:13.388571+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 14:47:13.388726+00', '{}', NULL, '2026-11-23 14:47:13.388726+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 14:47:13.388945+00', '{}', NULL, '2026-11-23 14:47:13.388945+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 14:47:13.389482+00', '{}', NULL, '2026-11-23 14:47:13.389482+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 14:47:13.389698+00', '{}', NULL, '2026-11-23 14:47:13.389698+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 14:47:13.389896+00', '{}', NULL, '2026-11-23 14:47:13.389896+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 14:47:13.390086+00', '{}', NULL, '2026-11-23 14:47:13.390086+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a208e017f1c1fa80259afe27f863bb cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'seg_01a208e017f1c1fa80259afe27f863bb', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', '2026-11-23 14:47:13.658+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a208e017f1c1fa80259afe27f863bb', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 14:47:13.649+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a208e0171409df90cc441f1a72f94d/ssn_01a208e017d69f388a3dbb78d8c67603', 'ssn_01a208e017d69f388a3dbb78d8c67603', 'v_01a208e0171409df90cc441f1a72f94d', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 1, 0, 0, '2026-11-23 14:47:13.636+00', '2026-11-30 14:47:13.636+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '249d547602a568ce5a61634820b08e74c2646395c43a9e85a20412f60a756a26', NULL, '2026-11-23 14:47:13.4+00', '2026-11-23 15:17:13.4+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a208e01701f4a9821542f4d3111655', 'beans-250g', 'prod_01a208e01700c54e43a731b9ad759cd0', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 14:47:13.409+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a208e0170375c94b94305fd9343715', 'beans-1kg', 'prod_01a208e01700c54e43a731b9ad759cd0', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 14:47:13.41+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 14:47:13.691+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a208e0182a9ad20cd83cca9cb4db46', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a208e0182a9ad20cd83cca9cb4db46", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T14:47:13.706Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T14:47:13.71Z", "CardDefinitionID": "lcdef_01a208e01828f5441abc5639e3797b97"}', '2026-11-23 14:47:13.706+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a208e0184bd67e38be17c2b4390df0', 'JOINED', 'APPROVED', 'lprg_01a208e018367e2f64cda216e2239691', 'lmbr_01a208e0183f2f8a791131ef82ed8c04', 'lcrd_01a208e018424d36a6d4dc4b2f05e4ad', 'lcdef_01a208e01828f5441abc5639e3797b97', 'lts_01a208e0182a9ad20cd83cca9cb4db46', 'lt_01a208e0182cb8cfd46d3d95225b6aa5', '{"To": "lt_01a208e0182cb8cfd46d3d95225b6aa5", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T14:47:13.734Z", "CardTransactionIDs": ["lctx_01a208e01847b2e7935d0f540840d782"]}', '2026-11-23 14:47:13.734+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a208e0180456254576c7a1458099e1', 'v_01a208e018022f188f89a1a756da3f1a', 'voucher', 'GONE', NULL, NULL, '2026-11-23 14:47:13.667+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a208e01822ac6bb6876483c7216e93', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 14:47:13.698+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a208e0170ba31e0421996989ef3896', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 14:47:13.419+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a208e017e5d3a1f79a8c254173040a', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 14:47:13.637+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208e0170e1839f898b9d7bd7d7b0f', 'val_01a208e0170ba31e0421996989ef3896 voucher v_01a208e0170d80feb3bf984be142a122', 'val_01a208e0170ba31e0421996989ef3896', 'v_01a208e0170d80feb3bf984be142a122', 'voucher', '2026-11-23 14:47:13.421+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208e017380003fcc565a723d337de', 'val_01a208e0170ba31e0421996989ef3896 promotion_tier promo_01a208e017327b501c16076bf824e03e', 'val_01a208e0170ba31e0421996989ef3896', 'promo_01a208e017327b501c16076bf824e03e', 'promotion_tier', '2026-11-23 14:47:13.464+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208e017e8707ea1102d710610f40e', 'val_01a208e017e5d3a1f79a8c254173040a voucher v_01a208e017e7a3c8e430b9e97d3cd40e', 'val_01a208e017e5d3a1f79a8c254173040a', 'v_01a208e017e7a3c8e430b9e97d3cd40e', 'voucher', '2026-11-23 14:47:13.639+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e017ae6440e7d7adc48fba77da', 'v_01a208e017a69b00feed281d19d2a09a', 'camp_01a208e01786942b50ba8e860d1b0c43', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.581+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e017bdf701d229f869c9b31ec7', 'v_01a208e017a69b00feed281d19d2a09a', 'camp_01a208e01786942b50ba8e860d1b0c43', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, 'r_01a208e017bdf701d229f869807b0491', NULL, NULL, NULL, '2026-11-23 14:47:13.597+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e017c31c3f16236b2b614006e3', 'v_01a208e0171bdc772565602eb5c040a4', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a208e017c31c3f16236b2b2b24ae84', 'r_01a208e017c31c3f16236b2b2f7eb480', NULL, NULL, NULL, '2026-11-23 14:47:13.603+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e017db8f0fd2ca3f90237fe2b2', 'v_01a208e017a69b00feed281d19d2a09a', 'camp_01a208e01786942b50ba8e860d1b0c43', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"RuleID": "ern_01a208e017946f0377ae410c614c5a46", "EventID": "ev_01a208e017c31c3f16236b2b7fdd36e3", "OrderID": "ord_01a208e017c31c3f16236b2b2b24ae84", "EventType": "customer.order.paid", "HolderTierID": "ltr_01a208e01797f9d44618b0b340f3a2f0"}', 'ord_01a208e017c31c3f16236b2b2b24ae84', NULL, NULL, NULL, NULL, '2026-11-23 14:47:13.619+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0170d80feb3bf984be142a122', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.421+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fbca12eb22b', 'HELLO-htlJ', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fbcf0675f6c', 'HELLO-eQWA', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fbdd2bb7a8f', 'HELLO-e3DC', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fbddfce67ce', 'HELLO-uQLr', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fbe3217e45e', 'HELLO-zVmD', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fbec6c885e4', 'HELLO-Sg20', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fbf5b7d6962', 'HELLO-fkzA', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc059800aff', 'HELLO-MAKP', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc09031f4e3', 'HELLO-6YiN', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc14d185e59', 'HELLO-44Kr', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc1b2bf2f55', 'HELLO-OYSn', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc22381f1a4', 'HELLO-hg2p', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc2c7cf5fca', 'HELLO-6vWq', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc356e995f4', 'HELLO-E71v', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc3bab28df7', 'HELLO-4D4P', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc442b8acf4', 'HELLO-61yg', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc4bc97a0e9', 'HELLO-mnJK', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc4ff1c6f29', 'HELLO-9ZV5', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc54a76d647', 'HELLO-au7E', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc5dd202177', 'HELLO-LrqR', 'camp_01a208e0170f75e1fa2a1429bb49a140', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.437+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc66e953d3b', 'CARD-c1IYYqKQ', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'cat_01a208e016fed60177b50b181575d43b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.436+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc7311925c2', 'CARD-OtKsLV6h', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'cat_01a208e016fed60177b50b181575d43b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.436+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc7fbd17bf6', 'CARD-2VG9JZOh', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'cat_01a208e016fed60177b50b181575d43b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.436+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc865c7a723', 'CARD-JsBsSIqP', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'cat_01a208e016fed60177b50b181575d43b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.436+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171f25fb82e60fc8c8d5e094', 'CARD-thkgn3jM', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'cat_01a208e016fed60177b50b181575d43b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.436+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171bdc772565602eb5c040a4', 'GIFT-50', 'camp_01a208e01715cefbd4f755ba7e5e1370', 'cat_01a208e016fed60177b50b181575d43b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 14:47:13.435+00', '2026-11-23 14:47:13.603+00', '2026-11-23 14:47:13.603+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0171409df90cc441f1a72f94d', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 14:47:13.428+00', '2026-11-23 14:47:13.482+00', '2026-11-23 14:47:13.619+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e017e7a3c8e430b9e97d3cd40e', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 14:47:13.639+00', '2026-11-23 14:47:13.645+00', '2026-11-23 14:47:13.645+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e017a69b00feed281d19d2a09a', 'REGULAR1', 'camp_01a208e01786942b50ba8e860d1b0c43', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 14:47:13.574+00', '2026-11-23 14:47:13.619+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e018022f188f89a1a756da3f1a', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.666+00', NULL, NULL, '2026-11-23 14:47:13.667+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e0180c87bd30ff67954112940b', 'FRIEND1', 'camp_01a208e01808e505afd7b47b69407286', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 'cust_01a208e01707bd7d8bb96b1bcbfec1e4', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:47:13.676+00', '2026-11-23 14:47:13.678+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a208e0181e517fd56f751e4586396a', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 14:47:13.694+00', '2026-11-23 14:47:13.694+00');
SELECT pg_catalog.setval('public.events_number_seq', 665, true);
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
