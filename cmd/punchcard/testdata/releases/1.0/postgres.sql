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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a208fd885bcb4ff8dc93292ae537e5.report.00000000', 'aa_01a208fd885bcb4ff8dc93292ae537e5', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null}]', '2026-11-23 15:19:22.971+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a208fd871bc012fbaacd36de62ffbe', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a208fd8713d1d73d5df3eec844c6e3', '2026-11-23 15:19:22.651+00', '2026-11-23 15:19:22.668+00', '2026-11-23 15:19:22.668+00', '2026-11-23 15:19:22.668+00', NULL, 1, 20, 20, 0, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a208fd872a636fb55269e2fa2e212c', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a208fd8728d90a2ff424a1e21088b3', '2026-11-23 15:19:22.666+00', '2026-11-23 15:19:22.689+00', '2026-11-23 15:19:22.686+00', '2026-11-23 15:19:22.689+00', NULL, 1, 5, 5, 0, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a208fd885bcb4ff8dc93292ae537e5', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a208fd885bcb4ff8dc932854350282', '2026-11-23 15:19:22.971+00', '2026-11-23 15:19:22.997+00', '2026-11-23 15:19:22.984+00', '2026-11-23 15:19:22.997+00', 'BULK_UPDATE', 1, 1, 1, 0, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd887baa41536dfeae96d21035', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a208fd887a482eb31397400cb1c7f4', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T15:19:23.003Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 15:19:23.003+00', '2026-11-23 15:19:23.005+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd887ed7c5922abd0150ec5e8c', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a208fd887d9dac8ba5eb7fd3259982', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 15:19:23.006+00', '2026-11-23 15:19:23.007+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd8880f27bdf2a436ffcc7e81f', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a208fd8880f27bdf2a43704d5b7dde', 'https://shop.example/hooks', 'v-01a208fd8880f27bdf2a436fa711e2e6', NULL, '{"id": "wh_01a208fd8880f27bdf2a43704d5b7dde", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T15:19:23.008Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 15:19:23.008+00', '2026-11-23 15:19:23.009+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd88823523deb48c34f8100a2f', 'DONE', 'POST /management/v1/projects/{projectId}/branding', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a208fd88823523deb48c340f43e476', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 15:19:23.01+00', '2026-11-23 15:19:23.011+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd88846a2f5c828a043ca2f2ad', 'DONE', 'POST /management/v1/projects/users/invite', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a208fd88846a2f5c828a0424a70cf6', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 15:19:23.012+00', '2026-11-23 15:19:23.013+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd888616413fa1ea7b857e95ed', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a208fd888616413fa1ea7be7fbf2e3', 'product', 'v-01a208fd888616413fa1ea7b3407a8fb', NULL, '{"id": "ms_01a208fd888616413fa1ea7be7fbf2e3", "object": "metadata_schema", "created_at": "2026-11-23T15:19:23.014Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 15:19:23.014+00', '2026-11-23 15:19:23.015+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd8888a5badbdbf08ee359687f', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a208fd8888a5badbdbf08fa0c2f3da', 'visited', 'v-01a208fd8888a5badbdbf08ebd8d695d', NULL, '{"id": "ces_01a208fd8888a5badbdbf08fa0c2f3da", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T15:19:23.016Z"}', NULL, NULL, NULL, '2026-11-23 15:19:23.016+00', '2026-11-23 15:19:23.017+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a208fd888aa7cc83516191a3904967', 'DONE', 'POST /management/v1/projects/{projectId}/locations', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a208fd888aa7cc835161928ce6061d', 'Town', 'v-01a208fd888aa7cc83516190d7c9a507', NULL, '{"id": "loc_01a208fd888aa7cc835161928ce6061d", "name": "Town", "object": "location", "created_at": "2026-11-23T15:19:23.018Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 15:19:23.018+00', '2026-11-23 15:19:23.02+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a208fd89d0734ab906a81843ec954d', 'APPROVED', 'lben_01a208fd8896a193cc4df3aa45086799', 'lprg_01a208fd889c17379164d9949a904eb3', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'cust_01a208fd8704a245476deb027983ca3d', 'lern_01a208fd88978cd8b10cae8d42b89bc6', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a208fd888c118ff6877ff7f5198c93"}', 'earn ord_01a208fd88d23dd2f1660e78b8ad1604 lern_01a208fd88978cd8b10cae8d42b89bc6 lmbr_01a208fd88a6b5269eee3141fed78fe8 1', '2026-11-23 15:19:23.329+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a208fd8896a193cc4df3aa45086799', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a208fd8896a193cc4df3aa45086799", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a208fd888c118ff6877ff7f5198c93"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T15:19:23.03Z", "Delivered": 0}', '2026-11-23 15:19:23.03+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 15:19:23.01+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208fd8715a66be6cabd2650b961c3 2026-11-23', 'camp_01a208fd8715a66be6cabd2650b961c3', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208fd872973fd218a52f130b3099a 2026-11-23', 'camp_01a208fd872973fd218a52f130b3099a', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208fd8868e1b1c635fa1197dcd4ce 2026-11-23', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208fd87af1c2e2f6cd732885e4c1c 2026-11-23', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208fd8715a66be6cabd2650b961c3', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208fd872973fd218a52f130b3099a', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a208fd88654929e436b64ccebaf25a', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 15:19:22.981+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208fd8715a66be6cabd2650b961c3', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 15:19:22.645+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208fd872973fd218a52f130b3099a', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a208fd86de4dfda1a401bed315617b', NULL, NULL, NULL, true, false, '2026-11-23 15:19:22.665+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 15:19:22.799+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a208fd86d789ab4e41f7fc218b02a3', NULL, NULL, NULL, true, false, '2026-11-23 15:19:22.693+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 15:19:22.984+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 15:19:23.02+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208fd88b57664263c9cf8e2da07cf', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lprg_01a208fd889c17379164d9949a904eb3', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 15:19:23.059+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208fd88c6644cc1fff856ae31ecfe', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lprg_01a208fd889c17379164d9949a904eb3', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a208fd889a86873e8cdc5fe84b9534", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a208fd88c5e3b8647a315e26947183", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 15:19:23.07+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208fd88d98449813ff977849c14d6', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lprg_01a208fd889c17379164d9949a904eb3', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a208fd88d45b9fe573d9b26cf19832", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a208fd88d98449813ff975ee53569e", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208fd88d45b9fe573d9b26cf19832', NULL, '2026-11-23 15:19:23.094+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208fd89ce971ae9a3394712b3ad34', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lprg_01a208fd889c17379164d9949a904eb3', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a208fd88d23dd2f1660e78b8ad1604", "Metadata": {"event_id": "ev_01a208fd88d23dd2f1660e7a198e4a58", "member_id": "lmbr_01a208fd88a6b5269eee3141fed78fe8", "program_id": "lprg_01a208fd889c17379164d9949a904eb3", "earning_item_id": "lernei_01a208fd88978cd8b10cae8c5237ac18", "earning_rule_id": "lern_01a208fd88978cd8b10cae8d42b89bc6"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208fd88d23dd2f1660e78b8ad1604', 'earn ord_01a208fd88d23dd2f1660e78b8ad1604 lern_01a208fd88978cd8b10cae8d42b89bc6 lmbr_01a208fd88a6b5269eee3141fed78fe8 0', '2026-11-23 15:19:23.329+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208fd89d22ea7a6806b9f3209feef', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lprg_01a208fd889c17379164d9949a904eb3', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a208fd88d23dd2f1660e78b8ad1604", "Metadata": {"event_id": "ev_01a208fd88d23dd2f1660e7a198e4a58", "member_id": "lmbr_01a208fd88a6b5269eee3141fed78fe8", "program_id": "lprg_01a208fd889c17379164d9949a904eb3", "earning_item_id": "lernei_01a208fd88978cd8b10cae8c5237ac18", "earning_rule_id": "lern_01a208fd88978cd8b10cae8d42b89bc6"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208fd88d23dd2f1660e78b8ad1604', 'earn ord_01a208fd88d23dd2f1660e78b8ad1604 lern_01a208fd88978cd8b10cae8d42b89bc6 lmbr_01a208fd88a6b5269eee3141fed78fe8 1', '2026-11-23 15:19:23.329+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a208fd86d789ab4e41f7fc218b02a3', 'Promotions', 1, '2026-11-23 15:19:22.583+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a208fd86de4dfda1a401bed315617b', 'Payments', 9, '2026-11-23 15:19:22.59+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a208fd87b94acc892371bcf8657335', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a208fd88320303a105dce6ff8767fc/cust_01a208fd8704a245476deb027983ca3d/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '03d10f167859642d0a4885454b22e675', 'demo', 'SERVER', 'demo', 'e9021c4914aeb2c6289e80f6353905569e15601561fa2d4fb77db084624feb8f', '2026-11-23 15:19:22.577+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'c8cb8ddc79f1d8cb44731391365a72ad', 'demo', 'CLIENT', 'demo', 'a2d69c86d6b0e60657dfeffbb3a2e0bb5136d55a7779b78febb8d8a60fc73cc1', '2026-11-23 15:19:22.58+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'f39418b02014b4ba1bf747561cda2954', 'demo', 'MANAGEMENT', 'demo', 'a3675ab2efe38b6df7b953e59e4c55da84e69850dee9c3d888ef6e4ea7537618', '2026-11-23 15:19:22.58+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a208fd8888a5badbdbf08fa0c2f3da', 'visited', NULL, '2026-11-23 15:19:23.016+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T15:19:22.889Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 15:19:22.619+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a208fd8704a245476deb027983ca3d', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T15:19:23.089Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 15:19:22.628+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 15:19:23.006+00', '2026-11-23 15:19:23.006+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a208fd87b4ba8713998430a3dd78f3', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'auto_01a208fd87b4ba8713998430fb5782d9', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 15:19:22.801+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 15:19:23.027+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 15:19:23.084+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 680, false, '2026-11-23 15:19:23.303+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 680, false, '2026-11-23 15:19:23.303+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 680, false, '2026-11-23 15:19:23.303+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 15:19:23.323+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 680, false, '2026-11-23 15:19:23.323+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 15:19:23.326+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 680, false, '2026-11-23 15:19:23.326+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 15:19:23.332+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 680, false, '2026-11-23 15:19:23.332+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 15:19:23.332+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 680, false, '2026-11-23 15:19:23.332+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 15:19:23.351+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 680, false, '2026-11-23 15:19:23.351+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd86fcfee6b1e1e02b02559c02', 1, 'customer.created', 'customer', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', NULL, 'v-01a208fd86faed56d12260d85892d68e', 'ACTION', '{"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T15:19:22.619Z"}}', NULL, NULL, '2026-11-23 15:19:22.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8705e25cab0cc729fd301354', 9, 'customer.created', 'customer', 'cust_01a208fd8704a245476deb027983ca3d', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd8703942829855d238f0fadad', 'ACTION', '{"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T15:19:22.628Z"}}', NULL, NULL, '2026-11-23 15:19:22.628+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd870c753bc0ef1c86e47f919e', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a208fd870a1da51bbcd131e147c468', NULL, NULL, 'v-01a208fd870a1da51bbcd13199d937d1', 'ACTION', '{"rule":{"ID":"val_01a208fd870a1da51bbcd131e147c468","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:19:22.634Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.634+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8711bd9e7d31487efa671c38', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208fd8710db53f94d7d3cedf7c0cc', NULL, NULL, 'v-01a208fd870c753bc0ef1c877ddac6a3', 'ACTION', '{"assignment":{"ID":"asgm_01a208fd8710db53f94d7d3cedf7c0cc","RuleID":"val_01a208fd870a1da51bbcd131e147c468","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208fd870dfb30f0838f1220801674","CreatedAt":"2026-11-23T15:19:22.637Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208fd870a1da51bbcd131e147c468","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:19:22.634Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.637+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8711bd9e7d31487f646ab16f', 33, 'voucher.created', 'voucher', 'v_01a208fd870dfb30f0838f1220801674', NULL, NULL, 'v-01a208fd870c753bc0ef1c877ddac6a3', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208fd870dfb30f0838f1220801674","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.637Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.637+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8718d5e84ff68601e6ceeaac', 41, 'campaign.created', 'campaign', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'camp_01a208fd8715a66be6cabd2650b961c3', 'v-01a208fd8713d1d73d5df3eec844c6e3', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8715a66be6cabd2650b961c3","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.645Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:19:22.645Z"}', NULL, NULL, '2026-11-23 15:19:22.645+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8725ba4235d48163132b58e9', 49, 'voucher.created', 'voucher', 'v_01a208fd8725ba4235d48162e122fbd0', NULL, NULL, 'v-01a208fd8724f11c825cc695452cb5a3', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208fd8725ba4235d48162e122fbd0","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.661Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd872a636fb55269e2dafbbcdd', 57, 'campaign.created', 'campaign', 'camp_01a208fd872973fd218a52f130b3099a', NULL, 'camp_01a208fd872973fd218a52f130b3099a', 'v-01a208fd8728d90a2ff424a1e21088b3', 'ACTION', '{"campaign":{"ID":"camp_01a208fd872973fd218a52f130b3099a","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.665Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:19:22.665Z"}', NULL, NULL, '2026-11-23 15:19:22.665+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd873041a4565ec9fae10317ca', 65, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'camp_01a208fd8715a66be6cabd2650b961c3', 'v-01a208fd8713d1d73d5df3eec844c6e3', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8715a66be6cabd2650b961c3","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.645Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 15:19:22.668+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd873b949c85233ec4bc8770bb', 81, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'camp_01a208fd8715a66be6cabd2650b961c3', 'v-01a208fd8713d1d73d5df3eec844c6e3', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8715a66be6cabd2650b961c3","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.645Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T15:19:22.668Z","count":20}', NULL, NULL, '2026-11-23 15:19:22.668+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd873af30fce82cd43c0cbd24d', 73, 'voucher.created', 'voucher', 'v_01a208fd87387d6805ed3868a2e581b8', NULL, 'camp_01a208fd872973fd218a52f130b3099a', 'v-01a208fd873299fdc18420f00a6a18db', 'ACTION', '{"campaign":{"ID":"camp_01a208fd872973fd218a52f130b3099a","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.665Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87387d6805ed3868a2e581b8","Code":"GIFT-50","CampaignID":"camp_01a208fd872973fd218a52f130b3099a","CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.68Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.68+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd873f39d0c85417362ca29740', 89, 'campaign.vouchers.added', 'campaign', 'camp_01a208fd872973fd218a52f130b3099a', NULL, 'camp_01a208fd872973fd218a52f130b3099a', 'v-01a208fd873299fdc18420f00a6a18db', 'ACTION', '{"campaign":{"ID":"camp_01a208fd872973fd218a52f130b3099a","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.665Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 15:19:22.68+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8742ccb6a80b12c0fbddfbf0', 97, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a208fd872973fd218a52f130b3099a', NULL, 'camp_01a208fd872973fd218a52f130b3099a', 'v-01a208fd8728d90a2ff424a1e21088b3', 'ACTION', '{"campaign":{"ID":"camp_01a208fd872973fd218a52f130b3099a","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.665Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 15:19:22.689+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87479d650d187d289efcc96d', 105, 'campaign.created', 'campaign', 'camp_01a208fd8745fe4c6c52cc3284ea851e', NULL, 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'v-01a208fd874013ea1e69c2dd46ff650b', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8745fe4c6c52cc3284ea851e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86d789ab4e41f7fc218b02a3","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.693Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:19:22.693Z"}', NULL, NULL, '2026-11-23 15:19:22.693+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd874d859bb265dc207a8a03dd', 113, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a208fd872973fd218a52f130b3099a', NULL, 'camp_01a208fd872973fd218a52f130b3099a', 'v-01a208fd8728d90a2ff424a1e21088b3', 'ACTION', '{"campaign":{"ID":"camp_01a208fd872973fd218a52f130b3099a","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.665Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T15:19:22.689Z","count":5}', NULL, NULL, '2026-11-23 15:19:22.689+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87b0044f20ad8dd067c7950f', 169, 'campaign.created', 'campaign', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87af1c2e2f6cd731db36643e', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:19:22.799Z"}', NULL, NULL, '2026-11-23 15:19:22.799+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd875030fcd36ce30506ddea97', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a208fd874be86b1d48b86e3ea774a6', NULL, 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'v-01a208fd874013ea1e69c2dd46ff650b', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8745fe4c6c52cc3284ea851e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86d789ab4e41f7fc218b02a3","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.693Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a208fd874be86b1d48b86e3ea774a6","CampaignID":"camp_01a208fd8745fe4c6c52cc3284ea851e","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T15:19:22.693Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.693+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8761e17e32e8daeb4d248b1a', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a208fd8760110540c7620093c29e4c', NULL, 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'v-01a208fd875e16c74503c6393845a4e7', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8745fe4c6c52cc3284ea851e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86d789ab4e41f7fc218b02a3","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.693Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a208fd8760110540c7620093c29e4c","CampaignID":"camp_01a208fd8745fe4c6c52cc3284ea851e","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T15:19:22.719Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.719+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd876692e8b45f2b9314190a76', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208fd876692e8b45f2b9216db87bc', NULL, NULL, 'v-01a208fd876462d00f952c90a9957597', 'ACTION', '{"assignment":{"ID":"asgm_01a208fd876692e8b45f2b9216db87bc","RuleID":"val_01a208fd870a1da51bbcd131e147c468","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a208fd8760110540c7620093c29e4c","CreatedAt":"2026-11-23T15:19:22.725Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208fd870a1da51bbcd131e147c468","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:19:22.634Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.725+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd876a5d16d71321b37f0a5ad1', 145, 'customer.order.created', 'order', 'ord_01a208fd8769271d178a6a95d96c0d48', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd876692e8b45f2b93acbda6d6', 'ACTION', '{"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T15:19:22.728Z"},"CreatedAt":"2026-11-23T15:19:22.628Z"},"order":{"ID":"ord_01a208fd8769271d178a6a95d96c0d48","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a208fd8769271d178a6a9697058f77","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a208fd86e4d88b7da3549d9124cc94","SKUID":"sku_01a208fd86f221a5d2a727bd90a4bc8f","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a208fd86e4d88b7da3549d9124cc94","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a208fd86f221a5d2a727bd90a4bc8f","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a208fd8769271d178a6a970d52dc07","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a208fd8704a245476deb027983ca3d","CreatedAt":"2026-11-23T15:19:22.728Z","PaidAt":"2026-11-23T15:19:22.728Z"}}', NULL, NULL, '2026-11-23 15:19:22.728+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd876a5d16d71321b405f7b2a3', 153, 'customer.order.paid', 'order', 'ord_01a208fd8769271d178a6a95d96c0d48', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd876692e8b45f2b93acbda6d6', 'ACTION', '{"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T15:19:22.728Z"},"CreatedAt":"2026-11-23T15:19:22.628Z"},"order":{"ID":"ord_01a208fd8769271d178a6a95d96c0d48","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a208fd8769271d178a6a9697058f77","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a208fd86e4d88b7da3549d9124cc94","SKUID":"sku_01a208fd86f221a5d2a727bd90a4bc8f","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a208fd86e4d88b7da3549d9124cc94","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a208fd86f221a5d2a727bd90a4bc8f","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a208fd8769271d178a6a970d52dc07","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a208fd8704a245476deb027983ca3d","CreatedAt":"2026-11-23T15:19:22.728Z","PaidAt":"2026-11-23T15:19:22.728Z"}}', NULL, NULL, '2026-11-23 15:19:22.728+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd877f3235931553579f83c0f0', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a208fd877f3235931553570a5d39ba', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd876b01a03bb84774eebeafa8', 'ACTION', '{"redemption":{"ID":"r_01a208fd877f3235931553570a5d39ba","Object":"redemption","Date":"2026-11-23T15:19:22.751Z","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","TrackingID":"track_F5rNn8rl09YFIeclXIbKPUhejKDRzjZLGxXAiZwiwvw","Status":"SUCCEEDED","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","Related":{"Type":"voucher","ID":"v_01a208fd8725ba4235d48162e122fbd0"},"VoucherID":"v_01a208fd8725ba4235d48162e122fbd0","Code":"WELCOME10","OrderID":"ord_01a208fd877f323593155355e585b07f","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a208fd877f3235931553579f83c0f1","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a208fd877f323593155355e585b07f","category":"EFFECT","data":0},{"step":2,"id":"ev_01a208fd877f3235931553579f83c0f2","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a208fd877f323593155355e585b07f","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T15:19:22.751Z"},"CreatedAt":"2026-11-23T15:19:22.628Z"},"order":{"ID":"ord_01a208fd877f323593155355e585b07f","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a208fd877f32359315535618178502","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a208fd86f43980f8ad343c0c124727","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a208fd86f43980f8ad343c0c124727","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a208fd8704a245476deb027983ca3d","Redemptions":{"r_01a208fd877f3235931553570a5d39ba":{"Date":"2026-11-23T15:19:22.751Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208fd8725ba4235d48162e122fbd0"}},"CreatedAt":"2026-11-23T15:19:22.751Z","PaidAt":"2026-11-23T15:19:22.751Z"}}]', '2026-11-23 15:19:22.751+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87f425c0ba8d359ec58202e0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87d323d40b8ada8f46636f66', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T15:19:22.799Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T15:19:22.619Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.868Z"},"voucher_transaction":{"ID":"vtx_01a208fd87f425c0ba8d359e0011fb3d","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a208fd87f425c0ba8d359d22bbef40","CreatedAt":"2026-11-23T15:19:22.868Z"}}', '[{"step":1,"id":"ev_01a208fd87f425c0ba8d359ec58202e1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a208fd87f425c0ba8d359d22bbef40","campaign_id":"camp_01a208fd87af1c2e2f6cd732885e4c1c","category":"ACTION","data":0},{"step":2,"id":"ev_01a208fd87f425c0ba8d359ec58202e2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a208fd87c381c86aa9be11b47c4b2b","campaign_id":"camp_01a208fd87af1c2e2f6cd732885e4c1c","category":"ACTION","data":1},{"step":3,"id":"ev_01a208fd87f425c0ba8d359ec58202e3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a208fd87c381c86aa9be11b47c4b2b","campaign_id":"camp_01a208fd87af1c2e2f6cd732885e4c1c","category":"ACTION","data":1},{"step":4,"id":"ev_01a208fd87f425c0ba8d359ec58202e4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a208fd87c381c86aa9be11b47c4b2b","campaign_id":"camp_01a208fd87af1c2e2f6cd732885e4c1c","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a208fd87f425c0ba8d359d22bbef40","Object":"redemption","Date":"2026-11-23T15:19:22.868Z","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","Status":"SUCCEEDED","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","Related":{"Type":"voucher","ID":"v_01a208fd87c381c86aa9be11b47c4b2b"},"VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Campaign":"Regulars","RewardID":"rew_01a208fd87b94acc892371bcf8657335","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a208fd87bf343c4babf79c045f4b4b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","EntryID":"vtx_01a208fd87f425c0ba8d359e0011fb3d","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a208fd87b94acc892371bcf8657335","By":1}]}}},{"reward_redemption":{"ID":"r_01a208fd87f425c0ba8d359d22bbef40","Object":"redemption","Date":"2026-11-23T15:19:22.868Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a208fd87c381c86aa9be11b47c4b2b"},"VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Campaign":"Regulars","RewardID":"rew_01a208fd87b94acc892371bcf8657335","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a208fd87bf343c4babf79c045f4b4b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","EntryID":"vtx_01a208fd87f425c0ba8d359e0011fb3d","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a208fd87b94acc892371bcf8657335","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a208fd87b94acc892371bcf8657335","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T15:19:22.809Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a208fd87bf343c4babf79c045f4b4b","RewardID":"rew_01a208fd87b94acc892371bcf8657335","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T15:19:22.814Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.868Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T15:19:22.799Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T15:19:22.619Z"},"redemption":{"ID":"r_01a208fd87f425c0ba8d359d22bbef40","Object":"redemption","Date":"2026-11-23T15:19:22.868Z","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","Status":"SUCCEEDED","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","Related":{"Type":"voucher","ID":"v_01a208fd87c381c86aa9be11b47c4b2b"},"VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Campaign":"Regulars","RewardID":"rew_01a208fd87b94acc892371bcf8657335","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a208fd87bf343c4babf79c045f4b4b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","EntryID":"vtx_01a208fd87f425c0ba8d359e0011fb3d","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a208fd87b94acc892371bcf8657335","By":1}]}},"reward":{"ID":"rew_01a208fd87b94acc892371bcf8657335","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07"},"CreatedAt":"2026-11-23T15:19:22.809Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.868Z"}}]', '2026-11-23 15:19:22.868+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88097fdb1e7843178a892ac0', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a208fd87387d6805ed3868a2e581b8', NULL, 'camp_01a208fd872973fd218a52f130b3099a', 'v-01a208fd88030776213d1df066b00ff0', 'ACTION', '{"campaign":{"ID":"camp_01a208fd872973fd218a52f130b3099a","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Active":true,"CreatedAt":"2026-11-23T15:19:22.665Z"},"customer":{},"voucher":{"ID":"v_01a208fd87387d6805ed3868a2e581b8","Code":"GIFT-50","CampaignID":"camp_01a208fd872973fd218a52f130b3099a","CategoryID":"cat_01a208fd86de4dfda1a401bed315617b","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T15:19:22.68Z","UpdatedAt":"2026-11-23T15:19:22.889Z"},"voucher_transaction":{"ID":"vtx_01a208fd88097fdb1e78431772dcae87","VoucherID":"v_01a208fd87387d6805ed3868a2e581b8","CampaignID":"camp_01a208fd872973fd218a52f130b3099a","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RedemptionID":"r_01a208fd88097fdb1e784316ac4d7a05","CreatedAt":"2026-11-23T15:19:22.889Z"}}', NULL, NULL, '2026-11-23 15:19:22.889+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88097fdb1e7843178a892ac1', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a208fd88097fdb1e784316ac4d7a05', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd872973fd218a52f130b3099a', 'v-01a208fd88030776213d1df066b00ff0', 'ACTION', '{"redemption":{"ID":"r_01a208fd88097fdb1e784316ac4d7a05","Object":"redemption","Date":"2026-11-23T15:19:22.889Z","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","Status":"SUCCEEDED","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","Related":{"Type":"voucher","ID":"v_01a208fd87387d6805ed3868a2e581b8"},"VoucherID":"v_01a208fd87387d6805ed3868a2e581b8","Code":"GIFT-50","CampaignID":"camp_01a208fd872973fd218a52f130b3099a","Campaign":"Gift cards","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a208fd88097fdb1e7843178a892ac2","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a208fd88097fdb1e784316a5905ce1","category":"EFFECT","data":0},{"step":2,"id":"ev_01a208fd88097fdb1e7843178a892ac3","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a208fd88097fdb1e784316a5905ce1","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"CreatedAt":"2026-11-23T15:19:22.619Z"},"order":{"ID":"ord_01a208fd88097fdb1e784316a5905ce1","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","Redemptions":{"r_01a208fd88097fdb1e784316ac4d7a05":{"Date":"2026-11-23T15:19:22.889Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208fd87387d6805ed3868a2e581b8","RelatedObjectParentID":"camp_01a208fd872973fd218a52f130b3099a"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T15:19:22.889Z","PaidAt":"2026-11-23T15:19:22.889Z"}}]', '2026-11-23 15:19:22.889+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd881441b44857b07f511a63b0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a208fd881441b44857b07f1ddbed84', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', NULL, 'v-01a208fd8813d6ccb460d340471c22d0', 'ACTION', '{"redemption":{"ID":"r_01a208fd881441b44857b07f1ddbed84","Object":"redemption","Date":"2026-11-23T15:19:22.9Z","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","Status":"SUCCEEDED","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","Related":{"Type":"voucher","ID":"v_01a208fd8725ba4235d48162e122fbd0"},"VoucherID":"v_01a208fd8725ba4235d48162e122fbd0","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 15:19:22.9+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87b4ba871399843104cf0df7', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a208fd87b4ba8713998430a3dd78f3', NULL, 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87b1eb3e67ce939ec777410e', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208fd87b4ba8713998430a3dd78f3","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","AutomationID":"auto_01a208fd87b4ba8713998430fb5782d9","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:22.801Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.801+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87b802b48af319bfde4bbb5a', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a208fd87b73ae714679a1fa1f0ecc5', NULL, 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87b50d35ae5305a2f7dbe6d0', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T15:19:22.805Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.805+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88bd5690df4032b97984fd1d', 609, 'customer.segment.entered', 'segment', 'seg_01a208fd88529a487f594bc44b4f6510', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', NULL, 'v-01a208fd8870cdc2bce02214e1fa49a6', 'EFFECT', '{"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a208fd88529a487f594bc44b4f6510","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T15:19:22.962Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.069+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87c0cdc995d8b1b2ae741486', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a208fd87bf343c4babf79c045f4b4b', NULL, 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87bd90bb2fbda7b8d01dfc58', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a208fd87b94acc892371bcf8657335","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T15:19:22.809Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a208fd87bf343c4babf79c045f4b4b","RewardID":"rew_01a208fd87b94acc892371bcf8657335","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T15:19:22.814Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.814+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87c381c86aa9be1238f6cf79', 201, 'voucher.created', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', NULL, 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87c1fd7bdc3a6bc90119af26', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.819+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87c4cb1c60064e2d8e69f652', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87c1fd7bdc3a6bc90119af26', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 15:19:22.819+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87c9de6f70d917d85ecfc0b8', 217, 'voucher.published', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87c5bfde59987d8263ab258f', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a208fd87c8bbcfd758f013893a1a07","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208fd87c381c86aa9be11b47c4b2b"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:19:22.821Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.821Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.821+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88206bc18bfa802c4f3bee30', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a208fd88206bc18bfa802c43c4b30d', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', NULL, 'v-01a208fd881cb6db4ef02851dec39f89', 'ACTION', '{"redemption":{"ID":"rr_01a208fd88206bc18bfa802c43c4b30d","Object":"redemption_rollback","Date":"2026-11-23T15:19:22.912Z","RedemptionID":"r_01a208fd881441b44857b07f1ddbed84","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","Status":"SUCCEEDED","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","Related":{"Type":"voucher","ID":"v_01a208fd8725ba4235d48162e122fbd0"},"VoucherID":"v_01a208fd8725ba4235d48162e122fbd0","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 15:19:22.912+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87c9de6f70d917d89a8d72ec', 225, 'publication.succeeded', 'publication', 'pub_01a208fd87c8bbcfd758f013893a1a07', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87c5bfde59987d8263ab258f', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208fd87c8bbcfd758f013893a1a07","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208fd87c381c86aa9be11b47c4b2b"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:19:22.821Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.821Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.821+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87c9de6f70d917d92314570b', 233, 'customer.publication.succeeded', 'publication', 'pub_01a208fd87c8bbcfd758f013893a1a07', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87c5bfde59987d8263ab258f', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208fd87c8bbcfd758f013893a1a07","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208fd87c381c86aa9be11b47c4b2b"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:19:22.821Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.821Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.821+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87d00f92b40ae68d2c5bbe00', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87ca8f0f142b158d0ee5e648', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.828Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd87cccc421fe8b42eaf272ad0","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T15:19:22.828Z"}}', NULL, NULL, '2026-11-23 15:19:22.828+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87d00f92b40ae68d512f16cc', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87ca8f0f142b158d0ee5e648', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.828Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd87cccc421fe8b42eaf272ad0","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T15:19:22.828Z"}}', NULL, NULL, '2026-11-23 15:19:22.828+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8873b9596a3279e53a6eac06', 401, 'voucher.published', 'voucher', 'v_01a208fd886d15ab8f250c2c6d1df48e', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'v-01a208fd8870cdc2bce02214e1fa49a6', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.984Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a208fd8873b9596a3279e4e12df0f9","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208fd886d15ab8f250c2c6d1df48e"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:19:22.993Z"},"voucher":{"ID":"v_01a208fd886d15ab8f250c2c6d1df48e","Code":"FRIEND1","CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.989Z","UpdatedAt":"2026-11-23T15:19:22.993Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.993+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88746729c72592d0dda6e5df', 409, 'publication.succeeded', 'publication', 'pub_01a208fd8873b9596a3279e4e12df0f9', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'v-01a208fd8870cdc2bce02214e1fa49a6', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.984Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208fd8873b9596a3279e4e12df0f9","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208fd886d15ab8f250c2c6d1df48e"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:19:22.993Z"},"voucher":{"ID":"v_01a208fd886d15ab8f250c2c6d1df48e","Code":"FRIEND1","CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.989Z","UpdatedAt":"2026-11-23T15:19:22.993Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.993+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87d00f92b40ae68d9c3f4dff', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87ca8f0f142b158d0ee5e648', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.828Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd87cccc421fe8b42eaf272ad0","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T15:19:22.828Z"}}', NULL, NULL, '2026-11-23 15:19:22.828+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd87d2ac51f66f1d6574f43cba', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'v-01a208fd87ca8f0f142b158d0ee5e648', 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T15:19:22.805Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:22.828Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.828+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd883085dcc798b78543ee1575', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a208fd883085dcc798b784e457ec89', NULL, NULL, 'v-01a208fd882f62454ec57f402c59ee8f', 'ACTION', '{"rule":{"ID":"val_01a208fd883085dcc798b784e457ec89","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:19:22.928Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.928+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8833f066a71c816208148c4f', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208fd8833f066a71c8161a0a76926', NULL, NULL, 'v-01a208fd8831be4d7a4d8a82112e357b', 'ACTION', '{"assignment":{"ID":"asgm_01a208fd8833f066a71c8161a0a76926","RuleID":"val_01a208fd883085dcc798b784e457ec89","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208fd88320303a105dce6ff8767fc","CreatedAt":"2026-11-23T15:19:22.93Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208fd883085dcc798b784e457ec89","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:19:22.928Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.93+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8834798d2cd3b39474c55d8e', 329, 'voucher.created', 'voucher', 'v_01a208fd88320303a105dce6ff8767fc', NULL, NULL, 'v-01a208fd8831be4d7a4d8a82112e357b', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208fd88320303a105dce6ff8767fc","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.93Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.93+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88511ed5cf5ee9bf1b7f3a3a', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a208fd88504d22739ae5871cd67588', NULL, 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'v-01a208fd884e797196f4072c91f5c55d', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8745fe4c6c52cc3284ea851e","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208fd86d789ab4e41f7fc218b02a3","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.693Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a208fd88504d22739ae5871cd67588","CampaignID":"camp_01a208fd8745fe4c6c52cc3284ea851e","Name":"Both","TierIDs":["promo_01a208fd874be86b1d48b86e3ea774a6"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T15:19:22.958Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.958+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88746729c72592d178f74a1c', 417, 'customer.publication.succeeded', 'publication', 'pub_01a208fd8873b9596a3279e4e12df0f9', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'v-01a208fd8870cdc2bce02214e1fa49a6', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.984Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208fd8873b9596a3279e4e12df0f9","CustomerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","TrackingID":"track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208fd886d15ab8f250c2c6d1df48e"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:19:22.993Z"},"voucher":{"ID":"v_01a208fd886d15ab8f250c2c6d1df48e","Code":"FRIEND1","CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.989Z","UpdatedAt":"2026-11-23T15:19:22.993Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.993+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd884b4de08adb8b888c6f6df0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a208fd884b4de08adb8b87afdd1052', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd8834798d2cd3b395618a233b', 'ACTION', '{"redemption":{"ID":"r_01a208fd884b4de08adb8b87afdd1052","Object":"redemption","Date":"2026-11-23T15:19:22.955Z","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","TrackingID":"track_F5rNn8rl09YFIeclXIbKPUhejKDRzjZLGxXAiZwiwvw","Status":"SUCCEEDED","Channel":{"ID":"03d10f167859642d0a4885454b22e675","Type":"API"},"APIKey":"03d10f167859642d0a4885454b22e675","Related":{"Type":"voucher","ID":"v_01a208fd88320303a105dce6ff8767fc"},"VoucherID":"v_01a208fd88320303a105dce6ff8767fc","Code":"ONCE"}}', NULL, NULL, '2026-11-23 15:19:22.955+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88580d26c89c89cf094f5ad3', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', NULL, 'v-01a208fd88572d5a4e3d8369acbb9c3e', 'ACTION', '{"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 15:19:22.968+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88610ea5b52cc056abf71fd8', 361, 'voucher.created', 'voucher', 'v_01a208fd886058b7b591c1a83f7dcd0e', NULL, NULL, 'v-01a208fd885f58385f626a901ebb5b97', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208fd886058b7b591c1a83f7dcd0e","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.976Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.976+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8864b94ad61dbecb8bee8699', 369, 'voucher.deleted', 'voucher', 'v_01a208fd886058b7b591c1a83f7dcd0e', NULL, NULL, 'v-01a208fd88610ea5b52cc05753184064', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208fd886058b7b591c1a83f7dcd0e","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.976Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T15:19:22.978Z"}}', NULL, NULL, '2026-11-23 15:19:22.978+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88695c936e869ebb2474c218', 377, 'campaign.created', 'campaign', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', NULL, 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'v-01a208fd8868e1b1c635fa1110eecc94', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.984Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:19:22.984Z"}', NULL, NULL, '2026-11-23 15:19:22.984+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd886e6206f0ef8e74ad5d51a1', 385, 'voucher.created', 'voucher', 'v_01a208fd886d15ab8f250c2c6d1df48e', NULL, 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'v-01a208fd886bd60c3408735177bfbf18', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.984Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd886d15ab8f250c2c6d1df48e","Code":"FRIEND1","CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.989Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:22.989+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd886e6206f0ef8e754857cb70', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', NULL, 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'v-01a208fd886bd60c3408735177bfbf18', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.984Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 15:19:22.989+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8879b80721c0fea29f0ddb6d', 425, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a208fd8878ed8856aa7f18a4945c68', 'cust_01a208fd8704a245476deb027983ca3d', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'v-01a208fd8876458265c644e820cc7ee9', 'ACTION', '{"campaign":{"ID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.984Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T15:19:22.751Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.628Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a208fd8878ed8856aa7f18a4945c68","VoucherID":"v_01a208fd886d15ab8f250c2c6d1df48e","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","Role":"REFEREE","ReferrerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T15:19:23Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a208fd886d15ab8f250c2c6d1df48e","Code":"FRIEND1","CampaignID":"camp_01a208fd8868e1b1c635fa1197dcd4ce","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.989Z","UpdatedAt":"2026-11-23T15:19:22.993Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.001+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd888ff81e5a55325f58d814a3', 433, 'vl.card_definition.created', 'card_definition', 'lcdef_01a208fd888c118ff6877ff7f5198c93', NULL, NULL, 'v-01a208fd888c118ff6877ff7e043ac54', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.02Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.02+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889173f0f8843a00762c5268', 441, 'vl.tier_structure.created', 'tier_structure', 'lts_01a208fd888ff81e5a55326049ab760e', NULL, NULL, 'v-01a208fd888ff81e5a55325f6f3ac9ef', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208fd888ff81e5a55326049ab760e","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.023Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.023+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88933613db02947f28381076', 449, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a208fd888ff81e5a55326049ab760e', NULL, NULL, 'v-01a208fd889173f0f8843a00a9b62886', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208fd888ff81e5a55326049ab760e","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.023Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a208fd889173f0f8843a0183595f82","StructureID":"lts_01a208fd888ff81e5a55326049ab760e","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.025Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.025+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889539d74294cbca87fbbd18', 457, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a208fd888ff81e5a55326049ab760e', NULL, NULL, 'v-01a208fd8894929a7ea2f5c3674e0aa7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208fd888ff81e5a55326049ab760e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.023Z","UpdatedAt":"2026-11-23T15:19:23.028Z"}}', NULL, NULL, '2026-11-23 15:19:23.028+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88978cd8b10cae8b60ae75d9', 465, 'vl.benefit.created', 'benefit', 'lben_01a208fd8896a193cc4df3aa45086799', NULL, NULL, 'v-01a208fd8896a193cc4df3a99b638033', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a208fd8896a193cc4df3aa45086799","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T15:19:23.03Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.03+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889971762c58cfdac60031d9', 473, 'vl.earning_rule.created', 'earning_rule', 'lern_01a208fd88978cd8b10cae8d42b89bc6', NULL, NULL, 'v-01a208fd88978cd8b10cae8c0f4cb274', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a208fd88978cd8b10cae8d42b89bc6","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208fd88978cd8b10cae8c5237ac18","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208fd8896a193cc4df3aa45086799"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.031Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.031+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889bb086c7d2b6a732fab862', 481, 'vl.reward.created', 'reward', 'lrew_01a208fd889a86873e8cdc5fe84b9534', NULL, NULL, 'v-01a208fd889a86873e8cdc5e4349b96d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a208fd889a86873e8cdc5fe84b9534","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208fd889a86873e8cdc5ef5e97c98","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208fd889a86873e8cdc5f896316cf","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.034Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.034+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889c17379164d9956974bea3', 489, 'vl.program.created', 'program', 'lprg_01a208fd889c17379164d9949a904eb3', NULL, NULL, 'v-01a208fd889bb086c7d2b6a80e2fd0c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889dd0baf3871dc8d3702b7e', 497, 'vl.program.card_definition.assigned', 'program', 'lprg_01a208fd889c17379164d9949a904eb3', NULL, NULL, 'v-01a208fd889bb086c7d2b6a80e2fd0c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.02Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208fd889dd0baf3871dc7f14c3d6f","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"card_definition","ResourceID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889dd0baf3871dc9b43dd9de', 505, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a208fd888c118ff6877ff7f5198c93', NULL, NULL, 'v-01a208fd889bb086c7d2b6a80e2fd0c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.02Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208fd889dd0baf3871dc7f14c3d6f","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"card_definition","ResourceID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889e1e5d1216c78c70e00281', 513, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a208fd889c17379164d9949a904eb3', NULL, NULL, 'v-01a208fd889bb086c7d2b6a80e2fd0c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a208fd888ff81e5a55326049ab760e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.023Z","UpdatedAt":"2026-11-23T15:19:23.028Z"},"Assignment":{"ID":"lasgm_01a208fd889e1e5d1216c78bd5b898ea","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"tier_structure","ResourceID":"lts_01a208fd888ff81e5a55326049ab760e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd889e1e5d1216c78ce8d3da72', 521, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a208fd888ff81e5a55326049ab760e', NULL, NULL, 'v-01a208fd889bb086c7d2b6a80e2fd0c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a208fd888ff81e5a55326049ab760e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.023Z","UpdatedAt":"2026-11-23T15:19:23.028Z"},"Assignment":{"ID":"lasgm_01a208fd889e1e5d1216c78bd5b898ea","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"tier_structure","ResourceID":"lts_01a208fd888ff81e5a55326049ab760e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88a068d8c1c1dee6aef4fa55', 529, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a208fd889c17379164d9949a904eb3', NULL, NULL, 'v-01a208fd889bb086c7d2b6a80e2fd0c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a208fd88978cd8b10cae8d42b89bc6","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208fd88978cd8b10cae8c5237ac18","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208fd8896a193cc4df3aa45086799"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.031Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208fd889fdf9a404ec4643bd8a098","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"earning_rule","ResourceID":"lern_01a208fd88978cd8b10cae8d42b89bc6","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88a068d8c1c1dee725677b75', 537, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a208fd88978cd8b10cae8d42b89bc6', NULL, NULL, 'v-01a208fd889bb086c7d2b6a80e2fd0c6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a208fd88978cd8b10cae8d42b89bc6","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208fd88978cd8b10cae8c5237ac18","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208fd8896a193cc4df3aa45086799"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.031Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208fd889fdf9a404ec4643bd8a098","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"earning_rule","ResourceID":"lern_01a208fd88978cd8b10cae8d42b89bc6","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88a3ad3633e232c476e9f491', 545, 'vl.program.reward.assigned', 'program', 'lprg_01a208fd889c17379164d9949a904eb3', NULL, NULL, 'v-01a208fd88a25f498f6a50a4bd8a540f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a208fd889a86873e8cdc5fe84b9534","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208fd889a86873e8cdc5ef5e97c98","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208fd889a86873e8cdc5f896316cf","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.034Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208fd88a3ad3633e232c4437d5f27","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"reward","ResourceID":"lrew_01a208fd889a86873e8cdc5fe84b9534","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.042Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.042+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88a4cfe1ebf5f50b4632a519', 553, 'vl.reward.assigned', 'reward', 'lrew_01a208fd889a86873e8cdc5fe84b9534', NULL, NULL, 'v-01a208fd88a25f498f6a50a4bd8a540f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208fd889c17379164d9949a904eb3","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.036Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a208fd889a86873e8cdc5fe84b9534","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208fd86f5ae37a1a4e32ba44d3c07","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208fd889a86873e8cdc5ef5e97c98","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208fd889a86873e8cdc5f896316cf","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T15:19:23.034Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208fd88a3ad3633e232c4437d5f27","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","Type":"reward","ResourceID":"lrew_01a208fd889a86873e8cdc5fe84b9534","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:19:23.042Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.042+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88a8306584a1094a6370963e', 561, 'vl.member.created', 'member', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88a4cfe1ebf5f50c426323e6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88af23a73b999c2afbbcd220', 569, 'vl.card.created', 'card', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88a4cfe1ebf5f50c426323e6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208fd88acceb44dc3dfd7ca93ceb2","MemberID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","DefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Code":"Jmdt0aQFAV","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88af23a73b999c2bbc06f8be', 577, 'vl.card.assigned', 'card', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88a4cfe1ebf5f50c426323e6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208fd88acceb44dc3dfd7ca93ceb2","MemberID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","DefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Code":"Jmdt0aQFAV","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88b084d5af75d249189f6985', 585, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88a4cfe1ebf5f50c426323e6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208fd88acceb44dc3dfd7ca93ceb2","MemberID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","DefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Code":"Jmdt0aQFAV","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88b084d5af75d24a0d010c12', 593, 'vl.member.card.assigned', 'member', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88a4cfe1ebf5f50c426323e6', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208fd88acceb44dc3dfd7ca93ceb2","MemberID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","DefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Code":"Jmdt0aQFAV","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.045+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88ba7865279a376d9df1b594', 601, 'vl.tier.joined', 'tier', 'lt_01a208fd889173f0f8843a0183595f82', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88b29b10c474f957c5d1cd10', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"03d10f167859642d0a4885454b22e675","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a208fd88acceb44dc3dfd7ca93ceb2","MemberID":"lmbr_01a208fd88a6b5269eee3141fed78fe8","ProgramID":"lprg_01a208fd889c17379164d9949a904eb3","CustomerID":"cust_01a208fd8704a245476deb027983ca3d","DefinitionID":"lcdef_01a208fd888c118ff6877ff7f5198c93","Code":"Jmdt0aQFAV","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a208fd888ff81e5a55326049ab760e","Rank":{"TierID":"lt_01a208fd889173f0f8843a0183595f82","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:19:23.045Z","UpdatedAt":"2026-11-23T15:19:23.059Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:19:23.059+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88d23dd2f1660e79559c1867', 617, 'customer.order.created', 'order', 'ord_01a208fd88d23dd2f1660e78b8ad1604', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88d04051896c259cc33904b2', 'ACTION', '{"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T15:19:23.089Z"},"CreatedAt":"2026-11-23T15:19:22.628Z"},"order":{"ID":"ord_01a208fd88d23dd2f1660e78b8ad1604","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a208fd8704a245476deb027983ca3d","CreatedAt":"2026-11-23T15:19:23.089Z","PaidAt":"2026-11-23T15:19:23.089Z"}}', NULL, NULL, '2026-11-23 15:19:23.089+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88d23dd2f1660e7a198e4a58', 625, 'customer.order.paid', 'order', 'ord_01a208fd88d23dd2f1660e78b8ad1604', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88d04051896c259cc33904b2', 'ACTION', '{"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T15:19:23.089Z"},"CreatedAt":"2026-11-23T15:19:22.628Z"},"order":{"ID":"ord_01a208fd88d23dd2f1660e78b8ad1604","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a208fd8704a245476deb027983ca3d","CreatedAt":"2026-11-23T15:19:23.089Z","PaidAt":"2026-11-23T15:19:23.089Z"}}', NULL, NULL, '2026-11-23 15:19:23.089+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd88d5e13eb254df44716b14c3', 633, 'customer.order.created', 'order', 'ord_01a208fd88d45b9fe573d9b26cf19832', 'cust_01a208fd8704a245476deb027983ca3d', NULL, 'v-01a208fd88d3b0c20d1f651f440dddff', 'ACTION', '{"customer":{"ID":"cust_01a208fd8704a245476deb027983ca3d","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T15:19:23.089Z"},"CreatedAt":"2026-11-23T15:19:22.628Z"},"order":{"ID":"ord_01a208fd88d45b9fe573d9b26cf19832","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a208fd8704a245476deb027983ca3d","CreatedAt":"2026-11-23T15:19:23.092Z"}}', NULL, NULL, '2026-11-23 15:19:23.092+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8913255b0d8e801385cf7baf', 641, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:23.107Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd890b012e9179d8fa2888833f","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208fd88097fdb1e7843178a892ac3","EventType":"customer.order.paid","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RuleID":"ern_01a208fd87b4ba8713998430a3dd78f3","ItemID":"","TierID":"","HolderTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:19:23.107Z"}}', NULL, NULL, '2026-11-23 15:19:23.107+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8913255b0d8e8013e6e186e5', 649, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:23.107Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd890b012e9179d8fa2888833f","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208fd88097fdb1e7843178a892ac3","EventType":"customer.order.paid","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RuleID":"ern_01a208fd87b4ba8713998430a3dd78f3","ItemID":"","TierID":"","HolderTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:19:23.107Z"}}', NULL, NULL, '2026-11-23 15:19:23.107+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd8913255b0d8e8013ff95fd2a', 657, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:23.107Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd890b012e9179d8fa2888833f","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208fd88097fdb1e7843178a892ac3","EventType":"customer.order.paid","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RuleID":"ern_01a208fd87b4ba8713998430a3dd78f3","ItemID":"","TierID":"","HolderTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:19:23.107Z"}}', NULL, NULL, '2026-11-23 15:19:23.107+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd891c2c7672b4d45582843b28', 665, 'customer.rewarded', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208fd87b4ba8713998430a3dd78f3","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","AutomationID":"auto_01a208fd87b4ba8713998430fb5782d9","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:22.801Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:23.107Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd890b012e9179d8fa2888833f","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208fd88097fdb1e7843178a892ac3","EventType":"customer.order.paid","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RuleID":"ern_01a208fd87b4ba8713998430a3dd78f3","ItemID":"","TierID":"","HolderTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:19:23.107Z"}}', NULL, NULL, '2026-11-23 15:19:23.107+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208fd891c2c7672b4d45615971498', 673, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:19:22.799Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:19:22.889Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:19:22.619Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208fd87b4ba8713998430a3dd78f3","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","AutomationID":"auto_01a208fd87b4ba8713998430fb5782d9","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:19:22.801Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208fd87c381c86aa9be11b47c4b2b","Code":"REGULAR1","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208fd86fb01dec2ba6ed7573e95ce","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:19:22.819Z","UpdatedAt":"2026-11-23T15:19:23.107Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208fd890b012e9179d8fa2888833f","VoucherID":"v_01a208fd87c381c86aa9be11b47c4b2b","CampaignID":"camp_01a208fd87af1c2e2f6cd732885e4c1c","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208fd88097fdb1e7843178a892ac3","EventType":"customer.order.paid","OrderID":"ord_01a208fd88097fdb1e784316a5905ce1","RuleID":"ern_01a208fd87b4ba8713998430a3dd78f3","ItemID":"","TierID":"","HolderTierID":"ltr_01a208fd87b73ae714679a1fa1f0ecc5","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:19:23.107Z"}}', NULL, NULL, '2026-11-23 15:19:23.107+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a208fd88597eb8a0f572920030e9a4_0', 'exp_01a208fd88597eb8a0f572920030e9a4', 'Code,Voucher Type,Value,Discount Type
FRIEND1,DISCOUNT_VOUCHER,10,PERCENT
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
CARD-Tw1pyWXF,GIFT_VOUCHER,50.00,
CARD-qJL8u9pi,GIFT_VOUCHER,50.00,
CARD-oLG3MfAT,GIFT_VOUCHER,50.00,
CARD-Wgwkn1d5,GIFT_VOUCHER,50.00,
CARD-30x6hvLZ,GIFT_VOUCHER,50.00,
GIFT-50,GIFT_VOUCHER,50.00,
HELLO-YNtI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-reJV,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Y36z,DISCOUNT_VOUCHER,10,PERCENT
HELLO-c39R,DISCOUNT_VOUCHER,10,PERCENT
HELLO-28iA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Czak,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Bf1c,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jbda,DISCOUNT_VOUCHER,10,PERCENT
HELLO-9ZKv,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uDg2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6CsI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6ORE,DISCOUNT_VOUCHER,10,PERCENT
HELLO-lduM,DISCOUNT_VOUCHER,10,PERCENT
HELLO-SHhH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-qtK4,DISCOUNT_VOUCHER,10,PERCENT
HELLO-GInW,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Bp1y,DISCOUNT_VOUCHER,10,PERCENT
HELLO-RQYq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JVRW,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VDlI,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a208fd88597eb8a0f572920030e9a4', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 31, 1, 1219, NULL, '2026-11-23 15:19:22.969+00', '2026-11-23 15:19:22.975+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_05b7bb6d4e4cff990c10e157f730a0b8', '\xeda990fc79f0ba20ff68205a454b9217773f5f71dd53a7029d04c2a8fdf42b8ecb78e4fd16b91e1d35c781d53afe27b80ebeae616a19299caf43996a157c34df66ff10da82d1d67ed88670dfd3989517146edd971ecee751c2467766305d679015b09cb536ec7ee4fcf479808cb0bc864ae48267b45863fd7cddcc806f07260b4ba0915a93631f3888b99d3a61be0c99fe3c6d44587419761db860a6de0172c4a3ad22c20571e8cbf37a10b1921f4e1b5fe7db2e17aa71c8d289acc49b9cb7c8c03c2c64de5e48bb9469dc410f687ebc4d610905bfb4aa32d8cf19c260f8c8cc623199069354f9cfbc95455ebbf12bd56da31617529de322c0317623559009ca5d31445d2466890146f6b5ca377dd75d204e6c2a7ea7cecfde3ca4160123c8e3b740fe769e0b5e5e794b4df400bd22afa49deb1978dae61732226099d9d2e9e11e8c303240431652520dfb20d081c6358faecbf20ff823febe9ad6ca0cbafd8798d3bc07fdf409031e6721c07a951973d90e48cb5ceed0ea44873aa13fa3eea71343df1bc7774e21db511c272c84b7fc054539a701691cd973c1d7683333d2d40097d01b810db251e69b8441e195e7848afc7ff458fc2ea633d43f048cb3d803600431df60b0453cff4a321011ecb562e6ba092687cfc7901d13656a30b63dd4b9a3a345aeb5f3ec8b7005520a1f35fe99206336497413d9c7c9674ce27c64d1904e52ba66049564c566756cfc78838d2d5e1795ba2bcbbc9adafb653226', '2026-11-24 15:19:22.889+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_58cee7ee4f271d16d14d152acf2785f5', '\xbe80b2b4899ca2eb3f1c823af2f750a787bc67e7de284f9bc65793612f46b95026b18ddfe8f755eef8e678d0f702ad588f6c25ef80bcf5a902494c36511e52ab4c9850dec95f799c42a2b7101aa7097a6503e2fa718377ffbf90f68421529eb91c9fa4aad973fa95dbba6ba00f7a7d4dbed43f1ba4b1480565ffda84852777e534e43b18b33ebb716ea2b5a0a7cee0ac7268352a1a3206855410beab611237c8c6377a4ad4d3e07b26c6b394e6cae9a70dc14d084ebeb327614896ed8db73c182f362183874106935c95a5e139a1dd04bf531fa8b7a4b6541bd14123a4b2abbe38effdc213c182a0669dcf281d2612231ddfb5b78985017cfe73f0ea66480be029981b0a1b4d4faeaa769d9ec9c699c513042cb32af124f786c984658b87ba271d37d635e6a01cd8a0534e08e86f21ff26a41424f62cb4754a333f818237e7f143794d462d8de986e3c4fd4d5816e9e0305abc02f409a9acbd805c331b71dd053e3630e9cfb21dc45556bcf35fcecd7c7a0b3eb2c3', '2026-11-24 15:19:22.9+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_77215a171f9b2c2cb56ce68ded5b676d', '\x8c6a5947cb3a2e30e62ba0d427251c3d304516a566c43d608415130cd82348f233b5a25e802b5dfadd5c38663407a01a02bfb29367690674186360e813585a721de4d0584018cdc0ce6a63ac93ea72ad3c7ed175008369bebdf0783b77af2fbbc340e46bf74a381875fd82f04596e91cdffda83eafd515b2e8ea4b0673f4af7f97da6d40479bdb45545b57934c21466d2a509aad24cf9a06acd00ba9c377ddb9b561dbd7a3e55824fb8afc5b708ceec4c4db61b4dedca62ff1de3586ac8142f376cec6984ea993b46708acb4263fd3c60d0d51766ee9eb6e568342d938aec3ec9f3efa4fd2dfee3081f5d625ebaeeda82e3267178f0c68f9bf9d60e7c3c7c6ec5759713fa4c29692fc206e39857267d16f1c2b8b9ed263846650c191fe5c5927a71d7209161e422e0106b9e290c5e9139a2d960e2568be6550eccd583c949e4d84cff742dd5f9001a317e08973f03a426df5e8', '2026-11-24 15:19:22.955+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a208fd888aa7cc835161928ce6061d', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 15:19:23.018+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lprg_01a208fd889c17379164d9949a904eb3', 'cust_01a208fd8704a245476deb027983ca3d', 'lprg_01a208fd889c17379164d9949a904eb3 cust_01a208fd8704a245476deb027983ca3d', 'ACTIVE', NULL, '2026-11-23 15:19:23.045+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'ltr_01a208fd87b73ae714679a1fa1f0ecc5', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 15:19:22.828+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a208fd87b73ae714679a1fa1f0ecc5', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 15:19:22.805+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lprg_01a208fd889c17379164d9949a904eb3', 'cust_01a208fd8704a245476deb027983ca3d', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'Jmdt0aQFAV', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a208fd889173f0f8843a0183595f82"}, "StructureID": "lts_01a208fd888ff81e5a55326049ab760e"}', NULL, '2026-11-23 15:19:23.045+00', '2026-11-23 15:19:23.329+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_968e9050d64f68bd6a521957b1808c06', 'tiers', 'lprg_01a208fd889c17379164d9949a904eb3', 'tiers lprg_01a208fd889c17379164d9949a904eb3', '2026-11-23', NULL, NULL, NULL, 'lts_01a208fd888ff81e5a55326049ab760e', 'lt_01a208fd889173f0f8843a0183595f82', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_a6dc092b513befd780b619c9e9165422', 'tiers', 'lprg_01a208fd889c17379164d9949a904eb3', 'tiers lprg_01a208fd889c17379164d9949a904eb3 total', NULL, NULL, NULL, NULL, 'lts_01a208fd888ff81e5a55326049ab760e', 'lt_01a208fd889173f0f8843a0183595f82', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_ea9b0b331a31f4c8607811da8cc5befe', 'spending', 'lprg_01a208fd889c17379164d9949a904eb3', 'spending lprg_01a208fd889c17379164d9949a904eb3', '2026-11-23', NULL, NULL, 'lcdef_01a208fd888c118ff6877ff7f5198c93', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_54b6ebc508de6aa2e224744d5df350b8', 'spending', 'lprg_01a208fd889c17379164d9949a904eb3', 'spending lprg_01a208fd889c17379164d9949a904eb3 total', NULL, NULL, NULL, 'lcdef_01a208fd888c118ff6877ff7f5198c93', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b4ac5837e9823d452ac14381f38215bd', 'card', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'card lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_196b0fcdc232630e3dd8dc9c30f22de3', 'earning_rules', 'lprg_01a208fd889c17379164d9949a904eb3', 'earning_rules lprg_01a208fd889c17379164d9949a904eb3', '2026-11-23', 'lern_01a208fd88978cd8b10cae8d42b89bc6', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_732759054db4eb314235993862dd3eab', 'points_earnings', 'lprg_01a208fd889c17379164d9949a904eb3', 'points_earnings lprg_01a208fd889c17379164d9949a904eb3', '2026-11-23', 'lern_01a208fd88978cd8b10cae8d42b89bc6', 'lernei_01a208fd88978cd8b10cae8c5237ac18', 'lcdef_01a208fd888c118ff6877ff7f5198c93', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_d0b6ae12e8c64df75bebdbc03de4a134', 'member_rules', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'member_rules lmbr_01a208fd88a6b5269eee3141fed78fe8', '2026-11-23', 'lern_01a208fd88978cd8b10cae8d42b89bc6', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_1cc958e9c08046553119dcd069a9c858', 'earning_rules', 'lprg_01a208fd889c17379164d9949a904eb3', 'earning_rules lprg_01a208fd889c17379164d9949a904eb3 total', NULL, 'lern_01a208fd88978cd8b10cae8d42b89bc6', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_f2ca4ffd2d1c05c321f0a20616b8c1d5', 'points_earnings', 'lprg_01a208fd889c17379164d9949a904eb3', 'points_earnings lprg_01a208fd889c17379164d9949a904eb3 total', NULL, 'lern_01a208fd88978cd8b10cae8d42b89bc6', 'lernei_01a208fd88978cd8b10cae8c5237ac18', 'lcdef_01a208fd888c118ff6877ff7f5198c93', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208fd88a6b5269eee314293ea5177', 'seats lprg_01a208fd889c17379164d9949a904eb3', '2026-11-23 15:19:23.048+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208fd88c17de7cc7e70d899f864c1', 'reward lrew_01a208fd889a86873e8cdc5fe84b9534 lmbr_01a208fd88a6b5269eee3141fed78fe8', '2026-11-23 15:19:23.07+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208fd88c5e3b8647a315e05a6867f', 'spend lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', '2026-11-23 15:19:23.094+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208fd89cbfcf21a41fb350e2ab49d', 'card lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', '2026-11-23 15:19:23.329+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208fd89c85f4c7bf3596402b07026', 'lern_01a208fd88978cd8b10cae8d42b89bc6 lmbr_01a208fd88a6b5269eee3141fed78fe8', '2026-11-23 15:19:23.329+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a208fd888616413fa1ea7be7fbf2e3', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 15:19:23.014+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'bdca2ac9db2676ef4525a7ea6f665b8a4ef027438713e1783d286769af85ad1c', 'demo', '03d10f167859642d0a4885454b22e675', '["api"]', '2026-11-23 15:19:22.98+00', '2026-11-23 15:34:22.98+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a208fd88d98449813ff975ee53569e', 'APPROVED', 'lprg_01a208fd889c17379164d9949a904eb3', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'lctx_01a208fd88d98449813ff977849c14d6', 'ord_01a208fd88d45b9fe573d9b26cf19832', 'ordpay_01a208fd88d98449813ff976ce7e68f6', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 15:19:23.094+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208fd8769271d178a6a95d96c0d48', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a208fd8769271d178a6a9697058f77", "SKU": {"ID": "sku_01a208fd86f221a5d2a727bd90a4bc8f", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a208fd86f221a5d2a727bd90a4bc8f", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a208fd86e4d88b7da3549d9124cc94", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a208fd86e4d88b7da3549d9124cc94", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a208fd8769271d178a6a970d52dc07", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a208fd86f5ae37a1a4e32ba44d3c07", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a208fd86f5ae37a1a4e32ba44d3c07", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a208fd8704a245476deb027983ca3d', NULL, NULL, NULL, NULL, '2026-11-23 15:19:22.728+00', NULL, '2026-11-23 15:19:22.728+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208fd877f323593155355e585b07f', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a208fd877f32359315535618178502", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a208fd86f43980f8ad343c0c124727", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a208fd86f43980f8ad343c0c124727", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a208fd8704a245476deb027983ca3d', NULL, '{"r_01a208fd877f3235931553570a5d39ba": {"Date": "2026-11-23T15:19:22.751Z", "RelatedObjectID": "v_01a208fd8725ba4235d48162e122fbd0", "RelatedObjectType": "voucher"}}', NULL, NULL, '2026-11-23 15:19:22.751+00', NULL, '2026-11-23 15:19:22.751+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208fd88097fdb1e784316a5905ce1', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', NULL, '{"r_01a208fd88097fdb1e784316ac4d7a05": {"Date": "2026-11-23T15:19:22.889Z", "RelatedObjectID": "v_01a208fd87387d6805ed3868a2e581b8", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a208fd872973fd218a52f130b3099a"}}', '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 15:19:22.889+00', NULL, '2026-11-23 15:19:22.889+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208fd88d23dd2f1660e78b8ad1604', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a208fd8704a245476deb027983ca3d', NULL, NULL, NULL, NULL, '2026-11-23 15:19:23.089+00', NULL, '2026-11-23 15:19:23.089+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208fd88d45b9fe573d9b26cf19832', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a208fd8704a245476deb027983ca3d', NULL, NULL, NULL, NULL, '2026-11-23 15:19:23.092+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a208fd87ce5ea00fd3188408138d3b', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'vtx_01a208fd87cccc421fe8b42eaf272ad0', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a208fd87c381c86aa9be11b47c4b2b 9999-12-31 001795447162828', NULL, '2026-11-23 15:19:22.828+00', '2026-11-23 15:19:22.868+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208fd88b67cfd9cbd7cb59d627b1d', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lprg_01a208fd889c17379164d9949a904eb3', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lctx_01a208fd88b57664263c9cf8e2da07cf', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 15:19:23.059+00', '2026-11-23 15:19:23.094+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a208fd890c95653583501152070f9f', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'vtx_01a208fd890b012e9179d8fa2888833f', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a208fd87c381c86aa9be11b47c4b2b 9999-12-31 001795447163107', NULL, '2026-11-23 15:19:23.107+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208fd89ce971ae9a3394780a6f4d5', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lprg_01a208fd889c17379164d9949a904eb3', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lctx_01a208fd89ce971ae9a3394712b3ad34', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2 9999-12-31 001795447163329', NULL, '2026-11-23 15:19:23.329+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208fd89d300c7ccde27321ceb9573', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lprg_01a208fd889c17379164d9949a904eb3', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lctx_01a208fd89d22ea7a6806b9f3209feef', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2 9999-12-31 001795447163329', NULL, '2026-11-23 15:19:23.329+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208fd87f425c0ba8d359e017da84a', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'vtx_01a208fd87f425c0ba8d359e0011fb3d', 'lopb_01a208fd87ce5ea00fd3188408138d3b', 20, 0, 0, '2026-11-23 15:19:22.868+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208fd88c6644cc1fff856db003af8', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lctx_01a208fd88c6644cc1fff856ae31ecfe', 'lcpeb_01a208fd88b67cfd9cbd7cb59d627b1d', 20, 0, 0, '2026-11-23 15:19:23.07+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208fd88dad3b44173d554ff471c0d', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lctx_01a208fd88d98449813ff977849c14d6', 'lcpeb_01a208fd88b67cfd9cbd7cb59d627b1d', 80, 0, 0, '2026-11-23 15:19:23.094+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 15:19:22.564+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208fd86e4d88b7da3549d9124cc94', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 15:19:22.595+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208fd86f43980f8ad343c0c124727', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 15:19:22.611+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208fd86f5ae37a1a4e32ba44d3c07', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 15:19:22.613+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 15:19:22.564+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a208fd86f8edb4ec5779979bea2171', 'Equipment', 'STATIC', '[{"ID": "prod_01a208fd86f43980f8ad343c0c124727", "Object": "product"}, {"ID": "prod_01a208fd86f5ae37a1a4e32ba44d3c07", "Object": "product"}]', NULL, NULL, false, '2026-11-23 15:19:22.616+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208fd889dd0baf3871dc7f14c3d6f', 'lprg_01a208fd889c17379164d9949a904eb3 lcdef_01a208fd888c118ff6877ff7f5198c93', 'lprg_01a208fd889c17379164d9949a904eb3', 'card_definition', 'lcdef_01a208fd888c118ff6877ff7f5198c93', NULL, 0, '2026-11-23 15:19:23.036+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208fd889e1e5d1216c78bd5b898ea', 'lprg_01a208fd889c17379164d9949a904eb3 lts_01a208fd888ff81e5a55326049ab760e', 'lprg_01a208fd889c17379164d9949a904eb3', 'tier_structure', 'lts_01a208fd888ff81e5a55326049ab760e', NULL, 0, '2026-11-23 15:19:23.036+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208fd889fdf9a404ec4643bd8a098', 'lprg_01a208fd889c17379164d9949a904eb3 lern_01a208fd88978cd8b10cae8d42b89bc6', 'lprg_01a208fd889c17379164d9949a904eb3', 'earning_rule', 'lern_01a208fd88978cd8b10cae8d42b89bc6', NULL, 0, '2026-11-23 15:19:23.036+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208fd88a3ad3633e232c4437d5f27', 'lprg_01a208fd889c17379164d9949a904eb3 lrew_01a208fd889a86873e8cdc5fe84b9534', 'lprg_01a208fd889c17379164d9949a904eb3', 'reward', 'lrew_01a208fd889a86873e8cdc5fe84b9534', NULL, 1, '2026-11-23 15:19:23.042+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a208fd88978cd8b10cae8d42b89bc6', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a208fd88978cd8b10cae8d42b89bc6", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a208fd88978cd8b10cae8c5237ac18", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a208fd888c118ff6877ff7f5198c93"}}, {"BenefitID": "lben_01a208fd8896a193cc4df3aa45086799"}]}], "CreatedAt": "2026-11-23T15:19:23.031Z"}', '2026-11-23 15:19:23.031+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a208fd889a86873e8cdc5fe84b9534', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a208fd889a86873e8cdc5fe84b9534", "Gift": {"Material": {"ProductID": "prod_01a208fd86f5ae37a1a4e32ba44d3c07"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a208fd889a86873e8cdc5ef5e97c98", "Spending": {"ID": "lrspn_01a208fd889a86873e8cdc5f896316cf", "Points": 20, "CardDefinitionID": "lcdef_01a208fd888c118ff6877ff7f5198c93"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T15:19:23.034Z"}', '2026-11-23 15:19:23.034+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a208fd889173f0f8843a0183595f82', 'lts_01a208fd888ff81e5a55326049ab760e', 'Gold', '{"ID": "lt_01a208fd889173f0f8843a0183595f82", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T15:19:23.025Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a208fd888ff81e5a55326049ab760e"}', '2026-11-23 15:19:23.025+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a208fd889c17379164d9949a904eb3', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 15:19:23.036+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '8e1e8e35ae8326a0afcd486846f3d86357f3db5af862d58d72babedaeda03d0e', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 15:19:22.563+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a208fd88504d22739ae5871cd67588', 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'Both', '["promo_01a208fd874be86b1d48b86e3ea774a6"]', 'MANUAL', NULL, '2026-11-23 15:19:22.958+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a208fd874be86b1d48b86e3ea774a6', 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 15:19:22.693+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a208fd8760110540c7620093c29e4c', 'camp_01a208fd8745fe4c6c52cc3284ea851e', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 15:19:22.719+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a208fd87c8bbcfd758f013893a1a07', NULL, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o', 'API', NULL, '["v_01a208fd87c381c86aa9be11b47c4b2b"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 15:19:22.821+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a208fd8873b9596a3279e4e12df0f9', NULL, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o', 'API', NULL, '["v_01a208fd886d15ab8f250c2c6d1df48e"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 15:19:22.993+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a208fd8878ed8856aa7f18a4945c68', 'v_01a208fd886d15ab8f250c2c6d1df48e cust_01a208fd8704a245476deb027983ca3d', 'v_01a208fd886d15ab8f250c2c6d1df48e', 'cust_01a208fd8704a245476deb027983ca3d', 'REFEREE', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 15:19:23+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a208fd87af1c2e2f6cd732885e4c1c/2026-11-23', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a208fd872973fd218a52f130b3099a/2026-11-23', 'camp_01a208fd872973fd218a52f130b3099a', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208fd877f3235931553570a5d39ba', 'redemption', '2026-11-23 15:19:22.751+00', NULL, false, NULL, NULL, 'cust_01a208fd8704a245476deb027983ca3d', 'track_F5rNn8rl09YFIeclXIbKPUhejKDRzjZLGxXAiZwiwvw', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '03d10f167859642d0a4885454b22e675', 'API', NULL, '03d10f167859642d0a4885454b22e675', NULL, 'voucher', 'v_01a208fd8725ba4235d48162e122fbd0', 'v_01a208fd8725ba4235d48162e122fbd0', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a208fd877f323593155355e585b07f', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208fd87f425c0ba8d359d22bbef40', 'redemption', '2026-11-23 15:19:22.868+00', NULL, false, NULL, NULL, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '03d10f167859642d0a4885454b22e675', 'API', NULL, '03d10f167859642d0a4885454b22e675', NULL, 'voucher', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'REGULAR1', NULL, 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'Regulars', 'rew_01a208fd87b94acc892371bcf8657335', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a208fd87f425c0ba8d359e0011fb3d", "Delivery": "PENDING", "AssignmentID": "rewa_01a208fd87bf343c4babf79c045f4b4b", "LoyaltyTierID": "ltr_01a208fd87b73ae714679a1fa1f0ecc5"}, "Counted": [{"By": 1, "Key": "s/rew_01a208fd87b94acc892371bcf8657335"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208fd88097fdb1e784316ac4d7a05', 'redemption', '2026-11-23 15:19:22.889+00', NULL, false, NULL, NULL, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '03d10f167859642d0a4885454b22e675', 'API', NULL, '03d10f167859642d0a4885454b22e675', NULL, 'voucher', 'v_01a208fd87387d6805ed3868a2e581b8', 'v_01a208fd87387d6805ed3868a2e581b8', 'GIFT-50', NULL, 'camp_01a208fd872973fd218a52f130b3099a', 'Gift cards', NULL, NULL, 'ord_01a208fd88097fdb1e784316a5905ce1', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208fd881441b44857b07f1ddbed84', 'redemption', '2026-11-23 15:19:22.9+00', NULL, false, NULL, NULL, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, '03d10f167859642d0a4885454b22e675', 'API', NULL, '03d10f167859642d0a4885454b22e675', NULL, 'voucher', 'v_01a208fd8725ba4235d48162e122fbd0', 'v_01a208fd8725ba4235d48162e122fbd0', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a208fd88206bc18bfa802c43c4b30d', '2026-11-23 15:19:22.912+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a208fd88206bc18bfa802c43c4b30d', 'redemption_rollback', '2026-11-23 15:19:22.912+00', NULL, false, 'r_01a208fd881441b44857b07f1ddbed84', NULL, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'track_mHqXVo_HwWwEVuLxEImkaKgLBS5J8a71OaYtAGvLR0o', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '03d10f167859642d0a4885454b22e675', 'API', NULL, '03d10f167859642d0a4885454b22e675', NULL, 'voucher', 'v_01a208fd8725ba4235d48162e122fbd0', 'v_01a208fd8725ba4235d48162e122fbd0', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208fd884b4de08adb8b87afdd1052', 'redemption', '2026-11-23 15:19:22.955+00', NULL, false, NULL, NULL, 'cust_01a208fd8704a245476deb027983ca3d', 'track_F5rNn8rl09YFIeclXIbKPUhejKDRzjZLGxXAiZwiwvw', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '03d10f167859642d0a4885454b22e675', 'API', NULL, '03d10f167859642d0a4885454b22e675', NULL, 'voucher', 'v_01a208fd88320303a105dce6ff8767fc', 'v_01a208fd88320303a105dce6ff8767fc', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a208fd87bf343c4babf79c045f4b4b', 'rew_01a208fd87b94acc892371bcf8657335 camp_01a208fd87af1c2e2f6cd732885e4c1c', 'rew_01a208fd87b94acc892371bcf8657335', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 20, false, '2026-11-23 15:19:22.814+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a208fd88c5e3b8647a315e26947183', 'PURCHASE', 'APPROVED', 'lprg_01a208fd889c17379164d9949a904eb3', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lctx_01a208fd88c6644cc1fff856ae31ecfe', 'lrew_01a208fd889a86873e8cdc5fe84b9534', 20, '{"Gift": {"Material": {"ProductID": "prod_01a208fd86f5ae37a1a4e32ba44d3c07"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 15:19:23.07+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a208fd87b94acc892371bcf8657335', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a208fd86f5ae37a1a4e32ba44d3c07"}', NULL, '2026-11-23 15:19:22.809+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 15:19:22.659037+00', '2026-11-23 15:19:22.652423+00', '2026-11-23 15:19:22.685272+00', '2026-11-23 15:19:22.652423+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a208fd871bc012fbaacd36de62ffbe", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a208fd8715a66be6cabd2650b961c3"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 15:19:22.681156+00', '2026-11-23 15:19:22.672279+00', '2026-11-23 15:19:22.702488+00', '2026-11-23 15:19:22.672279+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a208fd872a636fb55269e2fa2e212c", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a208fd872973fd218a52f130b3099a"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 15:19:22.812135+00', '2026-11-23 15:19:22.808295+00', '2026-11-23 15:19:22.813842+00', '2026-11-23 15:19:22.808295+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a208fd87af1c2e2f6cd732885e4c1c"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 15:19:22.974554+00', '2026-11-23 15:19:22.970453+00', '2026-11-23 15:19:23.052151+00', '2026-11-23 15:19:22.970453+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a208fd88597eb8a0f572920030e9a4"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 15:19:22.979816+00', '2026-11-23 15:19:22.97338+00', '2026-11-23 15:19:23.000413+00', '2026-11-23 15:19:22.97338+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a208fd885bcb4ff8dc93292ae537e5", "Metadata": null}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 15:19:22.975669+00', '2026-11-23 15:19:22.964635+00', '2026-11-23 15:19:23.10649+00', '2026-11-23 15:19:22.964635+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a208fd88529a487f594bc44b4f6510"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 15:19:23.047136+00', '2026-11-23 15:19:23.032021+00', '2026-11-23 15:19:23.171979+00', '2026-11-23 15:19:23.032021+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 15:19:23.047136+00', '2026-11-23 15:19:23.032021+00', '2026-11-23 15:19:23.087357+00', '2026-11-23 15:19:23.032021+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 15:19:23.047136+00', '2026-11-23 15:19:23.032021+00', '2026-11-23 15:19:23.074234+00', '2026-11-23 15:19:23.032021+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 15:19:23.074334+00', '2026-11-23 15:19:23.032021+00', '2026-11-23 15:19:23.087927+00', '2026-11-23 15:19:23.032021+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 15:19:23.319023+00', '2026-11-23 15:19:23.311226+00', '2026-11-23 15:19:23.327112+00', '2026-11-23 15:19:23.311226+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 15:19:23.047136+00', '2026-11-23 15:19:23.032021+00', '2026-11-23 15:19:23.075738+00', '2026-11-23 15:19:23.032021+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 15:19:23.319023+00', '2026-11-23 15:19:23.311226+00', '2026-11-23 15:19:23.35146+00', '2026-11-23 15:19:23.311226+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 15:19:23.319023+00', '2026-11-23 15:19:23.311226+00', '2026-11-23 15:19:23.324141+00', '2026-11-23 15:19:23.311226+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 15:19:23.319023+00', '2026-11-23 15:19:23.311226+00', '2026-11-23 15:19:23.333393+00', '2026-11-23 15:19:23.311226+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 15:19:23.325663+00', '2026-11-23 15:19:23.311226+00', '2026-11-23 15:19:23.333659+00', '2026-11-23 15:19:23.311226+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 15:19:23.351803+00', '2026-11-23 15:19:23.330288+00', '2026-11-23 15:19:23.357504+00', '2026-11-23 15:19:23.330288+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a208fd889c17379164d9949a904eb3"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 15:19:23.351803+00', '2026-11-23 15:19:23.331932+00', '2026-11-23 15:19:23.355331+00', '2026-11-23 15:19:23.331932+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a208fd889c17379164d9949a904eb3"}, "project": "demo"}', '{punchcard:57043215}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 15:19:22.393744+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 15:19:22.403309+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 15:19:22.429564+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 15:19:22.430734+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 15:19:22.434019+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 15:19:22.455803+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 15:19:22.459862+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 15:19:22.516628+00', '{}', NULL, '2026-11-23 15:19:22.516628+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 15:19:22.517673+00', '{}', NULL, '2026-11-23 15:19:22.517673+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 15:19:22.521152+00', '{}', NULL, '2026-11-23 15:19:22.521152+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 15:19:22.523568+00', '{}', NULL, '2026-11-23 15:19:22.523568+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 15:19:22.528314+00', '{}', NULL, '2026-11-23 15:19:22.528314+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 15:19:22.528667+00', '{}', NULL, '2026-11-23 15:19:22.528667+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 15:19:22.528906+00', '{}', NULL, '2026-11-23 15:19:22.528906+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 15:19:22.540233+00', '{}', NULL, '2026-11-23 15:19:22.540233+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 15:19:22.540666+00', '{}', NULL, '2026-11-23 15:19:22.540666+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 15:19:22.541165+00', '{}', NULL, '2026-11-23 15:19:22.541165+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 15:19:22.541644+00', '{}', NULL, '2026-11-23 15:19:22.541644+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 15:19:22.542007+00', '{}', NULL, '2026-11-23 15:19:22.542007+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 15:19:22.54243+00', '{}', NULL, '2026-11-23 15:19:22.54243+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 15:19:22.542858+00', '{}', NULL, '2026-11-23 15:19:22.542858+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 15:19:22.543112+00', '{}', NULL, '2026-11-23 15:19:22.543112+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 15:19:22.543253+00', '{}', NULL, '2026-11-23 15:19:22.543253+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 15:19:22.543411+00', '{}', NULL, '2026-11-23 15:19:22.543411+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 15:19:22.543609+00', '{}', NULL, '2026-11-23 15:19:22.543609+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 15:19:22.543791+00', '{}', NULL, '2026-11-23 15:19:22.543791+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 15:19:22.543943+00', '{}', NULL, '2026-11-23 15:19:22.543943+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 15:19:22.544141+00', '{}', NULL, '2026-11-23 15:19:22.544141+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 15:19:22.544309+00', '{}', NULL, '2026-11-23 15:19:22.544309+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 15:19:22.544446+00', '{}', NULL, '2026-11-23 15:19:22.544446+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 15:19:22.544685+00', '{}', NULL, '2026-11-23 15:19:22.544685+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 15:19:22.544869+00', '{}', NULL, '2026-11-23 15:19:22.544869+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 15:19:22.545063+00', '{}', NULL, '2026-11-23 15:19:22.545063+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 15:19:22.545218+00', '{}', NULL, '2026-11-23 15:19:22.545218+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 15:19:22.545351+00', '{}', NULL, '2026-11-23 15:19:22.545351+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 15:19:22.545492+00', '{}', NULL, '2026-11-23 15:19:22.545492+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 15:19:22.545658+00', '{}', NULL, '2026-11-23 15:19:22.545658+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 15:19:22.545854+00', '{}', NULL, '2026-11-23 15:19:22.545854+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 15:19:22.545979+00', '{}', NULL, '2026-11-23 15:19:22.545979+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 15:19:22.546155+00', '{}', NULL, '2026-11-23 15:19:22.546155+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 15:19:22.546265+00', '{}', NULL, '2026-11-23 15:19:22.546265+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 15:19:22.546373+00', '{}', NULL, '2026-11-23 15:19:22.546373+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 15:19:22.546518+00', '{}', NULL, '2026-11-23 15:19:22.546518+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a208fd88529a487f594bc44b4f6510 cust_01a208fd86fb01dec2ba6ed7573e95ce', 'seg_01a208fd88529a487f594bc44b4f6510', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', '2026-11-23 15:19:23.069+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a208fd88529a487f594bc44b4f6510', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 15:19:22.962+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a208fd8725ba4235d48162e122fbd0/ssn_01a208fd88290489e7cbf1711339067b', 'ssn_01a208fd88290489e7cbf1711339067b', 'v_01a208fd8725ba4235d48162e122fbd0', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 1, 0, 0, '2026-11-23 15:19:22.924+00', '2026-11-30 15:19:22.924+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'd7461f2f5086c8e5c6a6ea3a485040cbb7676c41c61a126b96e486f0773e8a2b', NULL, '2026-11-23 15:19:22.558+00', '2026-11-23 15:49:22.558+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a208fd86eb08cbbe33cb743d1f2baa', 'beans-250g', 'prod_01a208fd86e4d88b7da3549d9124cc94', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 15:19:22.602+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a208fd86f221a5d2a727bd90a4bc8f', 'beans-1kg', 'prod_01a208fd86e4d88b7da3549d9124cc94', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 15:19:22.61+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 15:19:23.003+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a208fd888ff81e5a55326049ab760e', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a208fd888ff81e5a55326049ab760e", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T15:19:23.023Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T15:19:23.028Z", "CardDefinitionID": "lcdef_01a208fd888c118ff6877ff7f5198c93"}', '2026-11-23 15:19:23.023+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a208fd88ba7865279a376d45b276de', 'JOINED', 'APPROVED', 'lprg_01a208fd889c17379164d9949a904eb3', 'lmbr_01a208fd88a6b5269eee3141fed78fe8', 'lcrd_01a208fd88acceb44dc3dfd7ca93ceb2', 'lcdef_01a208fd888c118ff6877ff7f5198c93', 'lts_01a208fd888ff81e5a55326049ab760e', 'lt_01a208fd889173f0f8843a0183595f82', '{"To": "lt_01a208fd889173f0f8843a0183595f82", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T15:19:23.059Z", "CardTransactionIDs": ["lctx_01a208fd88b57664263c9cf8e2da07cf"]}', '2026-11-23 15:19:23.059+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a208fd8863c4bff0136f4621af2180', 'v_01a208fd886058b7b591c1a83f7dcd0e', 'voucher', 'GONE', NULL, NULL, '2026-11-23 15:19:22.978+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a208fd88846a2f5c828a047f38012d', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 15:19:23.012+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a208fd870a1da51bbcd131e147c468', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 15:19:22.634+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a208fd883085dcc798b784e457ec89', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 15:19:22.928+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208fd8710db53f94d7d3cedf7c0cc', 'val_01a208fd870a1da51bbcd131e147c468 voucher v_01a208fd870dfb30f0838f1220801674', 'val_01a208fd870a1da51bbcd131e147c468', 'v_01a208fd870dfb30f0838f1220801674', 'voucher', '2026-11-23 15:19:22.637+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208fd876692e8b45f2b9216db87bc', 'val_01a208fd870a1da51bbcd131e147c468 promotion_tier promo_01a208fd8760110540c7620093c29e4c', 'val_01a208fd870a1da51bbcd131e147c468', 'promo_01a208fd8760110540c7620093c29e4c', 'promotion_tier', '2026-11-23 15:19:22.725+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208fd8833f066a71c8161a0a76926', 'val_01a208fd883085dcc798b784e457ec89 voucher v_01a208fd88320303a105dce6ff8767fc', 'val_01a208fd883085dcc798b784e457ec89', 'v_01a208fd88320303a105dce6ff8767fc', 'voucher', '2026-11-23 15:19:22.93+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208fd87cccc421fe8b42eaf272ad0', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 15:19:22.828+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208fd87f425c0ba8d359e0011fb3d', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a208fd87f425c0ba8d359d22bbef40', NULL, NULL, NULL, '2026-11-23 15:19:22.868+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208fd88097fdb1e78431772dcae87', 'v_01a208fd87387d6805ed3868a2e581b8', 'camp_01a208fd872973fd218a52f130b3099a', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a208fd88097fdb1e784316a5905ce1', 'r_01a208fd88097fdb1e784316ac4d7a05', NULL, NULL, NULL, '2026-11-23 15:19:22.889+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208fd890b012e9179d8fa2888833f', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a208fd87b4ba8713998430a3dd78f3", "TierID": "", "EventID": "ev_01a208fd88097fdb1e7843178a892ac3", "OrderID": "ord_01a208fd88097fdb1e784316a5905ce1", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a208fd87b73ae714679a1fa1f0ecc5"}', 'ord_01a208fd88097fdb1e784316a5905ce1', 'ord_01a208fd88097fdb1e784316a5905ce1', NULL, NULL, NULL, NULL, '2026-11-23 15:19:23.107+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd870dfb30f0838f1220801674', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.637+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd50d6cbd02a', 'HELLO-VDlI', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd510bba023e', 'HELLO-JVRW', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd519a3fbfdb', 'HELLO-RQYq', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd51c73bbb16', 'HELLO-Bp1y', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd52bec14e07', 'HELLO-GInW', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd539b6a23c5', 'HELLO-qtK4', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd54761507f5', 'HELLO-SHhH', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd55273bb468', 'HELLO-lduM', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd553a7dcf84', 'HELLO-6ORE', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd55d820800d', 'HELLO-6CsI', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd561c6db0f7', 'HELLO-uDg2', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd570148fc7a', 'HELLO-9ZKv', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd574d60b632', 'HELLO-jbda', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd574fc8b1cf', 'HELLO-Bf1c', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd575734aaf5', 'HELLO-Czak', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd581f007cbf', 'HELLO-28iA', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd587f757041', 'HELLO-c39R', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd591592019c', 'HELLO-Y36z', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd599c6f934a', 'HELLO-reJV', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87347d4733ffcd5a03e4b04c', 'HELLO-YNtI', 'camp_01a208fd8715a66be6cabd2650b961c3', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.668+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd874450992037d7518d58a82c', 'CARD-30x6hvLZ', 'camp_01a208fd872973fd218a52f130b3099a', 'cat_01a208fd86de4dfda1a401bed315617b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.689+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd874450992037d7521c348a94', 'CARD-Wgwkn1d5', 'camp_01a208fd872973fd218a52f130b3099a', 'cat_01a208fd86de4dfda1a401bed315617b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.689+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd874450992037d752a80007a9', 'CARD-oLG3MfAT', 'camp_01a208fd872973fd218a52f130b3099a', 'cat_01a208fd86de4dfda1a401bed315617b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.689+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd874450992037d753041f8818', 'CARD-qJL8u9pi', 'camp_01a208fd872973fd218a52f130b3099a', 'cat_01a208fd86de4dfda1a401bed315617b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.689+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd874450992037d753bcb09b2b', 'CARD-Tw1pyWXF', 'camp_01a208fd872973fd218a52f130b3099a', 'cat_01a208fd86de4dfda1a401bed315617b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.689+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87387d6805ed3868a2e581b8', 'GIFT-50', 'camp_01a208fd872973fd218a52f130b3099a', 'cat_01a208fd86de4dfda1a401bed315617b', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 15:19:22.68+00', '2026-11-23 15:19:22.889+00', '2026-11-23 15:19:22.889+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd8725ba4235d48162e122fbd0', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 15:19:22.661+00', '2026-11-23 15:19:22.751+00', '2026-11-23 15:19:22.912+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd88320303a105dce6ff8767fc', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 15:19:22.93+00', '2026-11-23 15:19:22.955+00', '2026-11-23 15:19:22.955+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd87c381c86aa9be11b47c4b2b', 'REGULAR1', 'camp_01a208fd87af1c2e2f6cd732885e4c1c', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 15:19:22.819+00', '2026-11-23 15:19:23.107+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd886058b7b591c1a83f7dcd0e', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.976+00', NULL, NULL, '2026-11-23 15:19:22.978+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208fd886d15ab8f250c2c6d1df48e', 'FRIEND1', 'camp_01a208fd8868e1b1c635fa1197dcd4ce', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 'cust_01a208fd86fb01dec2ba6ed7573e95ce', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:19:22.989+00', '2026-11-23 15:19:22.993+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a208fd8880f27bdf2a43704d5b7dde', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 15:19:23.008+00', '2026-11-23 15:19:23.008+00');
SELECT pg_catalog.setval('public.events_number_seq', 673, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 18, true);
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
CREATE INDEX webhook_deliveries_finished_at ON public.webhook_deliveries USING btree (project_id, finished_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_next_at ON public.webhook_deliveries USING btree (project_id, next_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_subject ON public.webhook_deliveries USING btree (project_id, subject, "position", id);
CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (project_id, webhook_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_created_at ON public.webhooks USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_due_at ON public.webhooks USING btree (project_id, due_at NULLS FIRST, id);
