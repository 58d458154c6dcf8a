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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a208e6a7871df6a1efd471fdb76c05.report.00000000', 'aa_01a208e6a7871df6a1efd471fdb76c05', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-23 14:54:23.623+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a208e6a691b85934510f1733bfa0ef', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a208e6a68fc3198e6492676f0e82ad', '{"AppID": "9b8e32a7126d129bdb953e2ce758e587", "Channel": "API", "KeyName": "demo"}', '2026-11-23 14:54:23.377+00', '2026-11-23 14:54:23.396+00', '2026-11-23 14:54:23.396+00', '2026-11-23 14:54:23.396+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a208e6a699ea8a4bcd7c805efd1896', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a208e6a69783f2f793dbe52fb07139', '{"AppID": "9b8e32a7126d129bdb953e2ce758e587", "Channel": "API", "KeyName": "demo"}', '2026-11-23 14:54:23.385+00', '2026-11-23 14:54:23.401+00', '2026-11-23 14:54:23.401+00', '2026-11-23 14:54:23.401+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a208e6a7871df6a1efd471fdb76c05', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a208e6a78564bbd91e3921141fb45e', '{"AppID": "9b8e32a7126d129bdb953e2ce758e587", "Channel": "API", "KeyName": "demo"}', '2026-11-23 14:54:23.623+00', '2026-11-23 14:54:23.636+00', '2026-11-23 14:54:23.632+00', '2026-11-23 14:54:23.636+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a208e6a91fbb92eedf3e72cacd0504', 'APPROVED', 'lben_01a208e6a7f422fa9f4ffb368c6d141e', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'cust_01a208e6a688de607e44aad80ab9dec5', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a208e6a7e2a340c815534ef636b7b8"}', 'earn ord_01a208e6a84257b49c61506f3718c07e lern_01a208e6a7f66f7cc699a86a4f5b84e5 lmbr_01a208e6a8172a6d8076f0e5fb7e0baf 1', '2026-11-23 14:54:23.985+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a208e6a7f422fa9f4ffb368c6d141e', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a208e6a7f422fa9f4ffb368c6d141e", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a208e6a7e2a340c815534ef636b7b8"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T14:54:23.732Z", "Delivered": 0}', '2026-11-23 14:54:23.732+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 14:54:23.709+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e6a6903bf3a477ad4fe097d5e1 2026-11-23', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e6a69827a03fc87234bf333e98 2026-11-23', 'camp_01a208e6a69827a03fc87234bf333e98', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e6a6f3475451c48f3ca42cef5f 2026-11-23', 'camp_01a208e6a6f3475451c48f3ca42cef5f', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1 2026-11-23', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e6a69827a03fc87234bf333e98', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a208e6a79c55f0bc96a6d0b645edc7', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 14:54:23.644+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 14:54:23.376+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e6a69827a03fc87234bf333e98', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a208e6a6652318b62617fa15013a05', NULL, NULL, NULL, true, false, '2026-11-23 14:54:23.384+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 14:54:23.475+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a208e6a6652318b62617f934dbc538', NULL, NULL, NULL, true, false, '2026-11-23 14:54:23.401+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 14:54:23.647+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 14:54:23.714+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e6a82747d806e4c5caf1f49be3', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 14:54:23.781+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e6a836da7f5546cc383294cb85', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a208e6a7f70cceeb3c58007fddc858", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a208e6a836da7f5546cc3760cf53dc", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 14:54:23.795+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e6a850f7e5fe71226dd241338c', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a208e6a8444801414d93b581da2c15", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a208e6a84f0a07db9b93a584b551de", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208e6a8444801414d93b581da2c15', NULL, '2026-11-23 14:54:23.813+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e6a915bff141a5deb4b016f40a', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a208e6a84257b49c61506f3718c07e", "Metadata": {"event_id": "ev_01a208e6a843524d4efebc4f5222788a", "member_id": "lmbr_01a208e6a8172a6d8076f0e5fb7e0baf", "program_id": "lprg_01a208e6a7fe2022ef6d9b04e6fe281f", "earning_item_id": "lernei_01a208e6a7f66f7cc699a86a48fe1033", "earning_rule_id": "lern_01a208e6a7f66f7cc699a86a4f5b84e5"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208e6a84257b49c61506f3718c07e', 'earn ord_01a208e6a84257b49c61506f3718c07e lern_01a208e6a7f66f7cc699a86a4f5b84e5 lmbr_01a208e6a8172a6d8076f0e5fb7e0baf 0', '2026-11-23 14:54:23.985+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a208e6a92388a42bd8605aa7b71f70', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a208e6a84257b49c61506f3718c07e", "Metadata": {"event_id": "ev_01a208e6a843524d4efebc4f5222788a", "member_id": "lmbr_01a208e6a8172a6d8076f0e5fb7e0baf", "program_id": "lprg_01a208e6a7fe2022ef6d9b04e6fe281f", "earning_item_id": "lernei_01a208e6a7f66f7cc699a86a48fe1033", "earning_rule_id": "lern_01a208e6a7f66f7cc699a86a4f5b84e5"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a208e6a84257b49c61506f3718c07e', 'earn ord_01a208e6a84257b49c61506f3718c07e lern_01a208e6a7f66f7cc699a86a4f5b84e5 lmbr_01a208e6a8172a6d8076f0e5fb7e0baf 1', '2026-11-23 14:54:23.985+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a208e6a6652318b62617f934dbc538', 'Promotions', 1, '2026-11-23 14:54:23.333+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a208e6a6652318b62617fa15013a05', 'Payments', 9, '2026-11-23 14:54:23.333+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a208e6a703c05a38384ec622330ce5', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a208e6a77118150bfb70c4f6ed58e2/cust_01a208e6a688de607e44aad80ab9dec5/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '9b8e32a7126d129bdb953e2ce758e587', 'demo', 'SERVER', 'demo', '8d0ebf6440fc6826fb397475656ed3b9f9125633da485189b81e86e726bbb7ec', '2026-11-23 14:54:23.33+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '13ab0151b72ffe42d8042171aeb37af4', 'demo', 'CLIENT', 'demo', 'f5bc1197d34a3d12eb30dbc4d9d6633a8079fe91dcc31f4c25fb961dc538d910', '2026-11-23 14:54:23.331+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'd2794344a5d478947496eabe51b26e0c', 'demo', 'MANAGEMENT', 'demo', 'a028c850ce06a2b21f0f2443485f633442ae0dcc4439c96e2785a7a7e02ed655', '2026-11-23 14:54:23.331+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a208e6a7e076149dec2afb9eac83b5', 'visited', NULL, '2026-11-23 14:54:23.712+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T14:54:23.567Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 14:54:23.357+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a208e6a688de607e44aad80ab9dec5', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T14:54:23.81Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 14:54:23.368+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 14:54:23.703+00', NULL);
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a208e6a6f940b3a59a30a81598ab02', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'auto_01a208e6a6f940b3a59a30a8c7cd71a6', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 14:54:23.478+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 14:54:23.529+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 14:54:23.532+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('', 'swept', 384, false, '2026-11-23 14:54:23.754+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 680, false, '2026-11-23 14:54:23.96+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 680, false, '2026-11-23 14:54:23.96+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 680, false, '2026-11-23 14:54:23.96+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 14:54:23.988+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 680, false, '2026-11-23 14:54:23.988+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 14:54:23.989+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 680, false, '2026-11-23 14:54:23.989+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 14:54:24+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 680, false, '2026-11-23 14:54:24+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 14:54:24.001+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 680, false, '2026-11-23 14:54:24.001+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 14:54:24.038+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 680, false, '2026-11-23 14:54:24.038+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a67d3d50924625d08a79f3cd', 1, 'customer.created', 'customer', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'cust_01a208e6a67d3d50924625cf8a8d03b8', NULL, 'v-01a208e6a67961e700481d32b409d73d', 'ACTION', '{"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T14:54:23.357Z"}}', NULL, NULL, '2026-11-23 14:54:23.357+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a688de607e44aad83b85e82a', 9, 'customer.created', 'customer', 'cust_01a208e6a688de607e44aad80ab9dec5', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a687f4c685ae05f35963d662', 'ACTION', '{"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T14:54:23.368Z"}}', NULL, NULL, '2026-11-23 14:54:23.368+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a68a38c0f0e8b6161ae2dbec', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a208e6a68a38c0f0e8b61576f62279', NULL, NULL, 'v-01a208e6a68909f96f76ec5974673f12', 'ACTION', '{"rule":{"ID":"val_01a208e6a68a38c0f0e8b61576f62279","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:54:23.37Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.37+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a68edb11550567721a95293d', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208e6a68edb1155056771b633653a', NULL, NULL, 'v-01a208e6a68bf5beb57ec268a11f3d0c', 'ACTION', '{"assignment":{"ID":"asgm_01a208e6a68edb1155056771b633653a","RuleID":"val_01a208e6a68a38c0f0e8b61576f62279","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e6a68c81071bb1470259394d3f","CreatedAt":"2026-11-23T14:54:23.372Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208e6a68a38c0f0e8b61576f62279","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:54:23.37Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.372+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a68edb11550567730c2a0912', 33, 'voucher.created', 'voucher', 'v_01a208e6a68c81071bb1470259394d3f', NULL, NULL, 'v-01a208e6a68bf5beb57ec268a11f3d0c', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e6a68c81071bb1470259394d3f","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.372Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.372+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a691b85934510f1639beca80', 41, 'campaign.created', 'campaign', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'camp_01a208e6a6903bf3a477ad4fe097d5e1', 'v-01a208e6a68fc3198e6492676f0e82ad', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6903bf3a477ad4fe097d5e1","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.376Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:54:23.376Z"}', NULL, NULL, '2026-11-23 14:54:23.376+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a696eefac1846c791399be4f', 49, 'voucher.created', 'voucher', 'v_01a208e6a696eefac1846c78a1df67dd', NULL, NULL, 'v-01a208e6a69555fd06632d0bf549b2c5', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e6a696eefac1846c78a1df67dd","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.382Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a699ea8a4bcd7c7f61d490c0', 57, 'campaign.created', 'campaign', 'camp_01a208e6a69827a03fc87234bf333e98', NULL, 'camp_01a208e6a69827a03fc87234bf333e98', 'v-01a208e6a69783f2f793dbe52fb07139', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a69827a03fc87234bf333e98","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.384Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:54:23.384Z"}', NULL, NULL, '2026-11-23 14:54:23.384+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6a1769c9b37b13f7bf3428f', 65, 'voucher.created', 'voucher', 'v_01a208e6a6a1769c9b37b13ea50b2fab', NULL, 'camp_01a208e6a69827a03fc87234bf333e98', 'v-01a208e6a69bb95f921734101e065856', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a69827a03fc87234bf333e98","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.384Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a6a1769c9b37b13ea50b2fab","Code":"GIFT-50","CampaignID":"camp_01a208e6a69827a03fc87234bf333e98","CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.393Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.393+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6a372998590a622d3a2dc13', 73, 'campaign.vouchers.added', 'campaign', 'camp_01a208e6a69827a03fc87234bf333e98', NULL, 'camp_01a208e6a69827a03fc87234bf333e98', 'v-01a208e6a69bb95f921734101e065856', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a69827a03fc87234bf333e98","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.384Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 14:54:23.393+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6a54570ab5b5eea5fd67d2d', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'camp_01a208e6a6903bf3a477ad4fe097d5e1', 'v-01a208e6a68fc3198e6492676f0e82ad', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6903bf3a477ad4fe097d5e1","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.376Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 14:54:23.396+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6a68cdc41f263de27e9d277', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'camp_01a208e6a6903bf3a477ad4fe097d5e1', 'v-01a208e6a68fc3198e6492676f0e82ad', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6903bf3a477ad4fe097d5e1","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.376Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T14:54:23.396Z","count":20}', NULL, NULL, '2026-11-23 14:54:23.396+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6a9c45d0afcb940fc469201', 97, 'campaign.created', 'campaign', 'camp_01a208e6a6a9c45d0afcb940a02a094d', NULL, 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'v-01a208e6a6a7781090da02bbb51202ae', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6a9c45d0afcb940a02a094d","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617f934dbc538","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:54:23.401Z"}', NULL, NULL, '2026-11-23 14:54:23.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7777b9f61ca34f60265dab0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a208e6a7777b9f61ca34f53fc53495', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a773195c6f3e3d76a8cc6e25', 'ACTION', '{"redemption":{"ID":"r_01a208e6a7777b9f61ca34f53fc53495","Object":"redemption","Date":"2026-11-23T14:54:23.607Z","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","TrackingID":"track_EAP620iqcV4InTWUMJCe0pcKbXfI3TMLwmRllUD6Rk4","Status":"SUCCEEDED","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","Related":{"Type":"voucher","ID":"v_01a208e6a77118150bfb70c4f6ed58e2"},"VoucherID":"v_01a208e6a77118150bfb70c4f6ed58e2","Code":"ONCE"}}', NULL, NULL, '2026-11-23 14:54:23.607+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6aa0db77b0e49d8f3fbcb0e', 105, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a208e6a69827a03fc87234bf333e98', NULL, 'camp_01a208e6a69827a03fc87234bf333e98', 'v-01a208e6a69783f2f793dbe52fb07139', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a69827a03fc87234bf333e98","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.384Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 14:54:23.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6b0bea50c528c9bd45f6fbd', 113, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a208e6a69827a03fc87234bf333e98', NULL, 'camp_01a208e6a69827a03fc87234bf333e98', 'v-01a208e6a69783f2f793dbe52fb07139', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a69827a03fc87234bf333e98","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.384Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T14:54:23.401Z","count":5}', NULL, NULL, '2026-11-23 14:54:23.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a76cd57b55fff4ea5cf5de5a', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a208e6a767c21fdff62bb949f8f41c', NULL, NULL, 'v-01a208e6a767c21fdff62bb87bedb3e7', 'ACTION', '{"rule":{"ID":"val_01a208e6a767c21fdff62bb949f8f41c","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:54:23.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.591+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7720a4f34f9ec4a4eaeaa88', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208e6a7720a4f34f9ec4a4e0575bc', NULL, NULL, 'v-01a208e6a77041e26514b6415cc13765', 'ACTION', '{"assignment":{"ID":"asgm_01a208e6a7720a4f34f9ec4a4e0575bc","RuleID":"val_01a208e6a767c21fdff62bb949f8f41c","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e6a77118150bfb70c4f6ed58e2","CreatedAt":"2026-11-23T14:54:23.601Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208e6a767c21fdff62bb949f8f41c","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:54:23.591Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.601+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7720a4f34f9ec4aaa75583c', 329, 'voucher.created', 'voucher', 'v_01a208e6a77118150bfb70c4f6ed58e2', NULL, NULL, 'v-01a208e6a77041e26514b6415cc13765', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e6a77118150bfb70c4f6ed58e2","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.601Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.601+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a77a2c765e89a507dc4bf334', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a208e6a779eef3318269d79b121852', NULL, 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'v-01a208e6a778671265b9a125c767e8ab', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6a9c45d0afcb940a02a094d","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617f934dbc538","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a208e6a779eef3318269d79b121852","CampaignID":"camp_01a208e6a6a9c45d0afcb940a02a094d","Name":"Both","TierIDs":["promo_01a208e6a6a9c45d0afcb941f56cf60b"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T14:54:23.608Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.608+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a77fee5b21ec9b3730bebc21', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a208e6a67d3d50924625cf8a8d03b8', NULL, 'v-01a208e6a77c10ecffac0c308d3c01cd', 'ACTION', '{"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 14:54:23.615+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6b1f82a9966cc575424fcc0', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a208e6a6a9c45d0afcb941f56cf60b', NULL, 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'v-01a208e6a6a7781090da02bbb51202ae', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6a9c45d0afcb940a02a094d","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617f934dbc538","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a208e6a6a9c45d0afcb941f56cf60b","CampaignID":"camp_01a208e6a6a9c45d0afcb940a02a094d","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T14:54:23.401Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.401+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6ba2ffa7e8d6ace43823af3', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a208e6a6b92e161c8dc948ed825859', NULL, 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'v-01a208e6a6b7078afb3cde920440f7db', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6a9c45d0afcb940a02a094d","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a208e6a6652318b62617f934dbc538","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.401Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a208e6a6b92e161c8dc948ed825859","CampaignID":"camp_01a208e6a6a9c45d0afcb940a02a094d","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T14:54:23.416Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.416+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6bd82bea8de9b2180de6e05', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a208e6a6bd82bea8de9b208f102912', NULL, NULL, 'v-01a208e6a6bc133096827f93372a0029', 'ACTION', '{"assignment":{"ID":"asgm_01a208e6a6bd82bea8de9b208f102912","RuleID":"val_01a208e6a68a38c0f0e8b61576f62279","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a208e6a6b92e161c8dc948ed825859","CreatedAt":"2026-11-23T14:54:23.42Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a208e6a68a38c0f0e8b61576f62279","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T14:54:23.37Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.42+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6c1f0d71260fd7b0b5f47c0', 145, 'customer.order.created', 'order', 'ord_01a208e6a6c0363f5254e17e5cc8ee99', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a6bee442922297a34d9569c2', 'ACTION', '{"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T14:54:23.423Z"},"CreatedAt":"2026-11-23T14:54:23.368Z"},"order":{"ID":"ord_01a208e6a6c0363f5254e17e5cc8ee99","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a208e6a6c0363f5254e17eca9f873c","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a208e6a6674af20a337fffc2f3505c","SKUID":"sku_01a208e6a66aace82d00bc88d7f95bf0","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a208e6a6674af20a337fffc2f3505c","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a208e6a66aace82d00bc88d7f95bf0","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a208e6a6c0363f5254e17fb1c683f9","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a208e6a677d128b03f5f204ce577f7","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a208e6a677d128b03f5f204ce577f7","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","CreatedAt":"2026-11-23T14:54:23.423Z","PaidAt":"2026-11-23T14:54:23.423Z"}}', NULL, NULL, '2026-11-23 14:54:23.423+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6c1f0d71260fd7bba891c56', 153, 'customer.order.paid', 'order', 'ord_01a208e6a6c0363f5254e17e5cc8ee99', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a6bee442922297a34d9569c2', 'ACTION', '{"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T14:54:23.423Z"},"CreatedAt":"2026-11-23T14:54:23.368Z"},"order":{"ID":"ord_01a208e6a6c0363f5254e17e5cc8ee99","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a208e6a6c0363f5254e17eca9f873c","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a208e6a6674af20a337fffc2f3505c","SKUID":"sku_01a208e6a66aace82d00bc88d7f95bf0","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a208e6a6674af20a337fffc2f3505c","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a208e6a66aace82d00bc88d7f95bf0","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a208e6a6c0363f5254e17fb1c683f9","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a208e6a677d128b03f5f204ce577f7","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a208e6a677d128b03f5f204ce577f7","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","CreatedAt":"2026-11-23T14:54:23.423Z","PaidAt":"2026-11-23T14:54:23.423Z"}}', NULL, NULL, '2026-11-23 14:54:23.423+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6cd1207028c9c929bf36820', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a208e6a6cc74b199db80d7c88a0e6e', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a6c2b2dc3c17c2130688b8b5', 'ACTION', '{"redemption":{"ID":"r_01a208e6a6cc74b199db80d7c88a0e6e","Object":"redemption","Date":"2026-11-23T14:54:23.436Z","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","TrackingID":"track_EAP620iqcV4InTWUMJCe0pcKbXfI3TMLwmRllUD6Rk4","Status":"SUCCEEDED","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","Related":{"Type":"voucher","ID":"v_01a208e6a696eefac1846c78a1df67dd"},"VoucherID":"v_01a208e6a696eefac1846c78a1df67dd","Code":"WELCOME10","OrderID":"ord_01a208e6a6cc74b199db80d77a62449a","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a208e6a6cd1207028c9c929bf36821","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a208e6a6cc74b199db80d77a62449a","category":"EFFECT","data":0},{"step":2,"id":"ev_01a208e6a6cd1207028c9c929bf36822","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a208e6a6cc74b199db80d77a62449a","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T14:54:23.436Z"},"CreatedAt":"2026-11-23T14:54:23.368Z"},"order":{"ID":"ord_01a208e6a6cc74b199db80d77a62449a","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a208e6a6cc74b199db80d78ccee78f","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a208e6a66fbe025f9dfe44f25fcdd6","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a208e6a66fbe025f9dfe44f25fcdd6","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","Redemptions":{"r_01a208e6a6cc74b199db80d7c88a0e6e":{"Date":"2026-11-23T14:54:23.436Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e6a696eefac1846c78a1df67dd"}},"CreatedAt":"2026-11-23T14:54:23.436Z","PaidAt":"2026-11-23T14:54:23.436Z"}}]', '2026-11-23 14:54:23.436+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7410aead3c713daad9678a0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a71dc7bb912ffc4bfdb3a306', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T14:54:23.475Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T14:54:23.357Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.553Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7410aead3c713d9e58b7b5f","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a208e6a7410aead3c713d98d94d5d9","CreatedAt":"2026-11-23T14:54:23.553Z"}}', '[{"step":1,"id":"ev_01a208e6a7410aead3c713daad9678a1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a208e6a7410aead3c713d98d94d5d9","campaign_id":"camp_01a208e6a6f3475451c48f3ca42cef5f","category":"ACTION","data":0},{"step":2,"id":"ev_01a208e6a7410aead3c713daad9678a2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a208e6a70e0340f4ec032f5f99075a","campaign_id":"camp_01a208e6a6f3475451c48f3ca42cef5f","category":"ACTION","data":1},{"step":3,"id":"ev_01a208e6a7410aead3c713daad9678a3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a208e6a70e0340f4ec032f5f99075a","campaign_id":"camp_01a208e6a6f3475451c48f3ca42cef5f","category":"ACTION","data":1},{"step":4,"id":"ev_01a208e6a7410aead3c713daad9678a4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a208e6a70e0340f4ec032f5f99075a","campaign_id":"camp_01a208e6a6f3475451c48f3ca42cef5f","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a208e6a7410aead3c713d98d94d5d9","Object":"redemption","Date":"2026-11-23T14:54:23.553Z","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","Status":"SUCCEEDED","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","Related":{"Type":"voucher","ID":"v_01a208e6a70e0340f4ec032f5f99075a"},"VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Campaign":"Regulars","RewardID":"rew_01a208e6a703c05a38384ec622330ce5","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a208e6a70b29c8531a97ffd220b094","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208e6a6fd39f6b79803e124515410","EntryID":"vtx_01a208e6a7410aead3c713d9e58b7b5f","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a208e6a703c05a38384ec622330ce5","By":1}]}}},{"reward_redemption":{"ID":"r_01a208e6a7410aead3c713d98d94d5d9","Object":"redemption","Date":"2026-11-23T14:54:23.553Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a208e6a70e0340f4ec032f5f99075a"},"VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Campaign":"Regulars","RewardID":"rew_01a208e6a703c05a38384ec622330ce5","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a208e6a70b29c8531a97ffd220b094","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208e6a6fd39f6b79803e124515410","EntryID":"vtx_01a208e6a7410aead3c713d9e58b7b5f","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a208e6a703c05a38384ec622330ce5","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a208e6a703c05a38384ec622330ce5","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a208e6a677d128b03f5f204ce577f7","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T14:54:23.491Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a208e6a70b29c8531a97ffd220b094","RewardID":"rew_01a208e6a703c05a38384ec622330ce5","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T14:54:23.498Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.553Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T14:54:23.475Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T14:54:23.357Z"},"redemption":{"ID":"r_01a208e6a7410aead3c713d98d94d5d9","Object":"redemption","Date":"2026-11-23T14:54:23.553Z","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","Status":"SUCCEEDED","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","Related":{"Type":"voucher","ID":"v_01a208e6a70e0340f4ec032f5f99075a"},"VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Campaign":"Regulars","RewardID":"rew_01a208e6a703c05a38384ec622330ce5","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a208e6a70b29c8531a97ffd220b094","Type":"MATERIAL","LoyaltyTierID":"ltr_01a208e6a6fd39f6b79803e124515410","EntryID":"vtx_01a208e6a7410aead3c713d9e58b7b5f","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a208e6a703c05a38384ec622330ce5","By":1}]}},"reward":{"ID":"rew_01a208e6a703c05a38384ec622330ce5","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a208e6a677d128b03f5f204ce577f7"},"CreatedAt":"2026-11-23T14:54:23.491Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.553Z"}}]', '2026-11-23 14:54:23.553+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a74f35da24854a5940739160', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a208e6a6a1769c9b37b13ea50b2fab', NULL, 'camp_01a208e6a69827a03fc87234bf333e98', 'v-01a208e6a7491bd979ba2ddb55078fc9', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a69827a03fc87234bf333e98","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Active":true,"CreatedAt":"2026-11-23T14:54:23.384Z"},"customer":{},"voucher":{"ID":"v_01a208e6a6a1769c9b37b13ea50b2fab","Code":"GIFT-50","CampaignID":"camp_01a208e6a69827a03fc87234bf333e98","CategoryID":"cat_01a208e6a6652318b62617fa15013a05","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T14:54:23.393Z","UpdatedAt":"2026-11-23T14:54:23.567Z"},"voucher_transaction":{"ID":"vtx_01a208e6a74f35da24854a591c27f0e5","VoucherID":"v_01a208e6a6a1769c9b37b13ea50b2fab","CampaignID":"camp_01a208e6a69827a03fc87234bf333e98","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RedemptionID":"r_01a208e6a74f35da24854a5839d2bf1c","CreatedAt":"2026-11-23T14:54:23.567Z"}}', NULL, NULL, '2026-11-23 14:54:23.567+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a74f35da24854a5940739161', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a208e6a74f35da24854a5839d2bf1c', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a69827a03fc87234bf333e98', 'v-01a208e6a7491bd979ba2ddb55078fc9', 'ACTION', '{"redemption":{"ID":"r_01a208e6a74f35da24854a5839d2bf1c","Object":"redemption","Date":"2026-11-23T14:54:23.567Z","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","Status":"SUCCEEDED","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","Related":{"Type":"voucher","ID":"v_01a208e6a6a1769c9b37b13ea50b2fab"},"VoucherID":"v_01a208e6a6a1769c9b37b13ea50b2fab","Code":"GIFT-50","CampaignID":"camp_01a208e6a69827a03fc87234bf333e98","Campaign":"Gift cards","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a208e6a74f35da24854a5940739162","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a208e6a74f35da24854a57b8cdcd92","category":"EFFECT","data":0},{"step":2,"id":"ev_01a208e6a74f35da24854a5940739163","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a208e6a74f35da24854a57b8cdcd92","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"CreatedAt":"2026-11-23T14:54:23.357Z"},"order":{"ID":"ord_01a208e6a74f35da24854a57b8cdcd92","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","Redemptions":{"r_01a208e6a74f35da24854a5839d2bf1c":{"Date":"2026-11-23T14:54:23.567Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a208e6a6a1769c9b37b13ea50b2fab","RelatedObjectParentID":"camp_01a208e6a69827a03fc87234bf333e98"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T14:54:23.567Z","PaidAt":"2026-11-23T14:54:23.567Z"}}]', '2026-11-23 14:54:23.567+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a758f1cb35e2dcc9d69a84d0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a208e6a758f1cb35e2dcc9695fa40b', 'cust_01a208e6a67d3d50924625cf8a8d03b8', NULL, 'v-01a208e6a757ed59f31e4895f4591fd7', 'ACTION', '{"redemption":{"ID":"r_01a208e6a758f1cb35e2dcc9695fa40b","Object":"redemption","Date":"2026-11-23T14:54:23.576Z","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","Status":"SUCCEEDED","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","Related":{"Type":"voucher","ID":"v_01a208e6a696eefac1846c78a1df67dd"},"VoucherID":"v_01a208e6a696eefac1846c78a1df67dd","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 14:54:23.576+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6f484cdd36fcf11f564efed', 169, 'campaign.created', 'campaign', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a6f3475451c48f3c3923aab8', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:54:23.475Z"}', NULL, NULL, '2026-11-23 14:54:23.475+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6fa0aeb945406095fa5dadc', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a208e6a6f940b3a59a30a81598ab02', NULL, 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a6f67cb13691fb7aed2ed1ec', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208e6a6f940b3a59a30a81598ab02","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","AutomationID":"auto_01a208e6a6f940b3a59a30a8c7cd71a6","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.478Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.478+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a6fd39f6b79803e2003c3c50', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a208e6a6fd39f6b79803e124515410', NULL, 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a6fb10605908f00e54d43e39', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a208e6a6fd39f6b79803e124515410","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.483Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.483+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a70c6d01d574d80e4022fde8', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a208e6a70b29c8531a97ffd220b094', NULL, 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a7095a003ac0cce5e2398fc7', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a208e6a703c05a38384ec622330ce5","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a208e6a677d128b03f5f204ce577f7","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T14:54:23.491Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a208e6a70b29c8531a97ffd220b094","RewardID":"rew_01a208e6a703c05a38384ec622330ce5","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T14:54:23.498Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.498+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a71dc7bb912ffc4b4b6ab248', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a715bcb25fa88116ac1aabad', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a208e6a6fd39f6b79803e124515410","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.483Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.51Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a70e0340f4ec032f90adf972', 201, 'voucher.created', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', NULL, 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a70c6d01d574d80e4946227e', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.502+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a70f327009b70034f4add6f2', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a70c6d01d574d80e4946227e', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 14:54:23.502+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a71309e096ba30aee5da4840', 217, 'voucher.published', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a71078f168743e288667f854', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a208e6a7128ec81e4510f120d6fa06","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e6a70e0340f4ec032f5f99075a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:54:23.504Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.504Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.504+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a71475fc3ab41ec8007f6364', 225, 'publication.succeeded', 'publication', 'pub_01a208e6a7128ec81e4510f120d6fa06', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a71078f168743e288667f854', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e6a7128ec81e4510f120d6fa06","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e6a70e0340f4ec032f5f99075a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:54:23.504Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.504Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.504+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a75d3ef2a8fab1aaf1d79d90', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a208e6a75c66df9b0811cb55c2e0c6', 'cust_01a208e6a67d3d50924625cf8a8d03b8', NULL, 'v-01a208e6a75ad49b931c24f2acd68302', 'ACTION', '{"redemption":{"ID":"rr_01a208e6a75c66df9b0811cb55c2e0c6","Object":"redemption_rollback","Date":"2026-11-23T14:54:23.58Z","RedemptionID":"r_01a208e6a758f1cb35e2dcc9695fa40b","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","Status":"SUCCEEDED","Channel":{"ID":"9b8e32a7126d129bdb953e2ce758e587","Type":"API"},"APIKey":"9b8e32a7126d129bdb953e2ce758e587","Related":{"Type":"voucher","ID":"v_01a208e6a696eefac1846c78a1df67dd"},"VoucherID":"v_01a208e6a696eefac1846c78a1df67dd","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 14:54:23.58+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a71475fc3ab41ec8f6544d21', 233, 'customer.publication.succeeded', 'publication', 'pub_01a208e6a7128ec81e4510f120d6fa06', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a71078f168743e288667f854', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e6a7128ec81e4510f120d6fa06","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e6a70e0340f4ec032f5f99075a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:54:23.504Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.504Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.504+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a71a8e0e241605fb597b2ec2', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a715bcb25fa88116ac1aabad', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.51Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7170af13522f21e95eb4c6b","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.51Z"}}', NULL, NULL, '2026-11-23 14:54:23.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a71a8e0e241605fc2f903a86', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a715bcb25fa88116ac1aabad', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.51Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7170af13522f21e95eb4c6b","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.51Z"}}', NULL, NULL, '2026-11-23 14:54:23.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a71a8e0e241605fc7da1a946', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'v-01a208e6a715bcb25fa88116ac1aabad', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.51Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7170af13522f21e95eb4c6b","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.51Z"}}', NULL, NULL, '2026-11-23 14:54:23.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a783da29e63c5168fbe1b47f', 361, 'customer.segment.entered', 'segment', 'seg_01a208e6a77a2c765e89a5091ba81b2a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a208e6a77a2c765e89a5091ba81b2a","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T14:54:23.61Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.619+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7b51854f66fff953850c0d2', 409, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7b1bf57fd69b457c580d37c","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e6a74f35da24854a5940739163","EventType":"customer.order.paid","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RuleID":"ern_01a208e6a6f940b3a59a30a81598ab02","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e6a6fd39f6b79803e124515410","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.657Z"}}', NULL, NULL, '2026-11-23 14:54:23.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7b51854f66fff95e365312e', 417, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7b1bf57fd69b457c580d37c","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e6a74f35da24854a5940739163","EventType":"customer.order.paid","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RuleID":"ern_01a208e6a6f940b3a59a30a81598ab02","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e6a6fd39f6b79803e124515410","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.657Z"}}', NULL, NULL, '2026-11-23 14:54:23.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7b51854f66fff969b176b41', 425, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7b1bf57fd69b457c580d37c","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e6a74f35da24854a5940739163","EventType":"customer.order.paid","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RuleID":"ern_01a208e6a6f940b3a59a30a81598ab02","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e6a6fd39f6b79803e124515410","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.657Z"}}', NULL, NULL, '2026-11-23 14:54:23.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7bc38737d7171101ee1fdb3', 433, 'customer.rewarded', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208e6a6f940b3a59a30a81598ab02","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","AutomationID":"auto_01a208e6a6f940b3a59a30a8c7cd71a6","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.478Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7b1bf57fd69b457c580d37c","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e6a74f35da24854a5940739163","EventType":"customer.order.paid","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RuleID":"ern_01a208e6a6f940b3a59a30a81598ab02","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e6a6fd39f6b79803e124515410","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.657Z"}}', NULL, NULL, '2026-11-23 14:54:23.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7bc38737d7171107b0e790e', 441, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.475Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a208e6a6f940b3a59a30a81598ab02","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","AutomationID":"auto_01a208e6a6f940b3a59a30a8c7cd71a6","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.478Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a70e0340f4ec032f5f99075a","Code":"REGULAR1","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.502Z","UpdatedAt":"2026-11-23T14:54:23.657Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a208e6a7b1bf57fd69b457c580d37c","VoucherID":"v_01a208e6a70e0340f4ec032f5f99075a","CampaignID":"camp_01a208e6a6f3475451c48f3ca42cef5f","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a208e6a74f35da24854a5940739163","EventType":"customer.order.paid","OrderID":"ord_01a208e6a74f35da24854a57b8cdcd92","RuleID":"ern_01a208e6a6f940b3a59a30a81598ab02","ItemID":"","TierID":"","HolderTierID":"ltr_01a208e6a6fd39f6b79803e124515410","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T14:54:23.657Z"}}', NULL, NULL, '2026-11-23 14:54:23.657+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a791e78e1449f932663bf63d', 369, 'voucher.created', 'voucher', 'v_01a208e6a7909fb9cf820dee2721365b', NULL, NULL, 'v-01a208e6a78e8cb776d05b270315fefe', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e6a7909fb9cf820dee2721365b","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.632Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.632+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a79537c96928b62237f84d26', 377, 'voucher.deleted', 'voucher', 'v_01a208e6a7909fb9cf820dee2721365b', NULL, NULL, 'v-01a208e6a7934632d6aa6ddd691699e7', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a208e6a7909fb9cf820dee2721365b","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.632Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T14:54:23.635Z"}}', NULL, NULL, '2026-11-23 14:54:23.635+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7a007d202e237dd22a44069', 385, 'campaign.created', 'campaign', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', NULL, 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'v-01a208e6a79ef023359b69d9036ad888', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.647Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T14:54:23.647Z"}', NULL, NULL, '2026-11-23 14:54:23.647+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7a849bb292432cae22c0015', 393, 'voucher.created', 'voucher', 'v_01a208e6a7a747b71eeb52382aa6959f', NULL, 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'v-01a208e6a7a12811dbb66eb342de8ee2', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.647Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a208e6a7a747b71eeb52382aa6959f","Code":"FRIEND1","CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.655Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.655+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7aac239aff60e839d65c82b', 401, 'campaign.vouchers.added', 'campaign', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', NULL, 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'v-01a208e6a7a12811dbb66eb342de8ee2', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.647Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 14:54:23.655+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7ccbb16fde850389e9b6478', 449, 'voucher.published', 'voucher', 'v_01a208e6a7a747b71eeb52382aa6959f', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'v-01a208e6a7ac109bdfd6a31deac3a429', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.647Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a208e6a7ccbb16fde8503830557c10","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e6a7a747b71eeb52382aa6959f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:54:23.661Z"},"voucher":{"ID":"v_01a208e6a7a747b71eeb52382aa6959f","Code":"FRIEND1","CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.655Z","UpdatedAt":"2026-11-23T14:54:23.661Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7cd84efb411b9d0e9b543e6', 457, 'publication.succeeded', 'publication', 'pub_01a208e6a7ccbb16fde8503830557c10', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'v-01a208e6a7ac109bdfd6a31deac3a429', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.647Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e6a7ccbb16fde8503830557c10","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e6a7a747b71eeb52382aa6959f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:54:23.661Z"},"voucher":{"ID":"v_01a208e6a7a747b71eeb52382aa6959f","Code":"FRIEND1","CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.655Z","UpdatedAt":"2026-11-23T14:54:23.661Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7cd84efb411b9d1a2e0641b', 465, 'customer.publication.succeeded', 'publication', 'pub_01a208e6a7ccbb16fde8503830557c10', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'v-01a208e6a7ac109bdfd6a31deac3a429', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.647Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a67d3d50924625cf8a8d03b8","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T14:54:23.567Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.357Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a208e6a7ccbb16fde8503830557c10","CustomerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","TrackingID":"track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a208e6a7a747b71eeb52382aa6959f"],"Codes":["FRIEND1"],"CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T14:54:23.661Z"},"voucher":{"ID":"v_01a208e6a7a747b71eeb52382aa6959f","Code":"FRIEND1","CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.655Z","UpdatedAt":"2026-11-23T14:54:23.661Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7d3d39e9079f2326ddba42e', 473, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a208e6a7d22541e1269ce3275c2c39', 'cust_01a208e6a688de607e44aad80ab9dec5', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'v-01a208e6a7d0a94fb5ebf525bc5f66ea', 'ACTION', '{"campaign":{"ID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T14:54:23.647Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T14:54:23.436Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T14:54:23.368Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a208e6a7d22541e1269ce3275c2c39","VoucherID":"v_01a208e6a7a747b71eeb52382aa6959f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","Role":"REFEREE","ReferrerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T14:54:23.698Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a208e6a7a747b71eeb52382aa6959f","Code":"FRIEND1","CampaignID":"camp_01a208e6a79f642e1fcfcdddbb9c17d1","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a208e6a67d3d50924625cf8a8d03b8","ReferrerID":"cust_01a208e6a67d3d50924625cf8a8d03b8","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T14:54:23.655Z","UpdatedAt":"2026-11-23T14:54:23.661Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.699+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7e9b326e71ba93e5d20e9c5', 481, 'vl.card_definition.created', 'card_definition', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', NULL, NULL, 'v-01a208e6a7e2a340c815534ee69b20db', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.714Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.714+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7eb262b049c99240fe0e646', 489, 'vl.tier_structure.created', 'tier_structure', 'lts_01a208e6a7e9b326e71ba93f6c291561', NULL, NULL, 'v-01a208e6a7e9b326e71ba93f2635f89b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208e6a7e9b326e71ba93f6c291561","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.721Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.721+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7ed66414908ceeaa020233f', 497, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a208e6a7e9b326e71ba93f6c291561', NULL, NULL, 'v-01a208e6a7eb262b049c9924a03ebb6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208e6a7e9b326e71ba93f6c291561","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.721Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a208e6a7eb262b049c99258123f9e2","StructureID":"lts_01a208e6a7e9b326e71ba93f6c291561","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.723Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.723+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7f422fa9f4ffb34e7b6eaaa', 505, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a208e6a7e9b326e71ba93f6c291561', NULL, NULL, 'v-01a208e6a7ed66414908ceeb37e14c3d', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a208e6a7e9b326e71ba93f6c291561","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.721Z","UpdatedAt":"2026-11-23T14:54:23.725Z"}}', NULL, NULL, '2026-11-23 14:54:23.725+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7f542bdcfe8374808378d83', 513, 'vl.benefit.created', 'benefit', 'lben_01a208e6a7f422fa9f4ffb368c6d141e', NULL, NULL, 'v-01a208e6a7f422fa9f4ffb35b40ca619', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a208e6a7f422fa9f4ffb368c6d141e","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T14:54:23.732Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.732+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7f70cceeb3c57fe6d1d6f57', 521, 'vl.earning_rule.created', 'earning_rule', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', NULL, NULL, 'v-01a208e6a7f66f7cc699a869ad3b4406', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a208e6a7f66f7cc699a86a4f5b84e5","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208e6a7f66f7cc699a86a48fe1033","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208e6a7f422fa9f4ffb368c6d141e"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.734Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.734+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7fe2022ef6d9b04085f78ee', 529, 'vl.reward.created', 'reward', 'lrew_01a208e6a7f70cceeb3c58007fddc858', NULL, NULL, 'v-01a208e6a7f70cceeb3c57ff4f704089', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a208e6a7f70cceeb3c58007fddc858","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208e6a677d128b03f5f204ce577f7","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208e6a7f70cceeb3c57ffeaf853ba","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208e6a7f70cceeb3c58006b23fd17","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.735Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.735+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a7ff72b0bef5558652a8be59', 537, 'vl.program.created', 'program', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', NULL, NULL, 'v-01a208e6a7fe2022ef6d9b04ac971a74', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a803ee7df88268a2ec343d3a', 545, 'vl.program.card_definition.assigned', 'program', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', NULL, NULL, 'v-01a208e6a7fe2022ef6d9b04ac971a74', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.714Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e6a7ff72b0bef555873d2ac042","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"card_definition","ResourceID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a804d5d443e838ee81bc4674', 553, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', NULL, NULL, 'v-01a208e6a7fe2022ef6d9b04ac971a74', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.714Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e6a7ff72b0bef555873d2ac042","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"card_definition","ResourceID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a80563db931b04c9aaa4b4a5', 561, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', NULL, NULL, 'v-01a208e6a7fe2022ef6d9b04ac971a74', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a208e6a7e9b326e71ba93f6c291561","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.721Z","UpdatedAt":"2026-11-23T14:54:23.725Z"},"Assignment":{"ID":"lasgm_01a208e6a804d5d443e838eeae03d0ed","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"tier_structure","ResourceID":"lts_01a208e6a7e9b326e71ba93f6c291561","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a80563db931b04c9c3a086d9', 569, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a208e6a7e9b326e71ba93f6c291561', NULL, NULL, 'v-01a208e6a7fe2022ef6d9b04ac971a74', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a208e6a7e9b326e71ba93f6c291561","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.721Z","UpdatedAt":"2026-11-23T14:54:23.725Z"},"Assignment":{"ID":"lasgm_01a208e6a804d5d443e838eeae03d0ed","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"tier_structure","ResourceID":"lts_01a208e6a7e9b326e71ba93f6c291561","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a8061d9bd78fa177a95a3a0d', 577, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', NULL, NULL, 'v-01a208e6a7fe2022ef6d9b04ac971a74', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a208e6a7f66f7cc699a86a4f5b84e5","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208e6a7f66f7cc699a86a48fe1033","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208e6a7f422fa9f4ffb368c6d141e"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.734Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e6a8061d9bd78fa1775f057276","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"earning_rule","ResourceID":"lern_01a208e6a7f66f7cc699a86a4f5b84e5","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a8061d9bd78fa1786a340dfc', 585, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', NULL, NULL, 'v-01a208e6a7fe2022ef6d9b04ac971a74', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a208e6a7f66f7cc699a86a4f5b84e5","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a208e6a7f66f7cc699a86a48fe1033","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a208e6a7f422fa9f4ffb368c6d141e"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.734Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e6a8061d9bd78fa1775f057276","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"earning_rule","ResourceID":"lern_01a208e6a7f66f7cc699a86a4f5b84e5","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a815964b3bccb51836c74904', 593, 'vl.program.reward.assigned', 'program', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', NULL, NULL, 'v-01a208e6a80c32ae160662770f582591', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a208e6a7f70cceeb3c58007fddc858","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208e6a677d128b03f5f204ce577f7","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208e6a7f70cceeb3c57ffeaf853ba","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208e6a7f70cceeb3c58006b23fd17","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.735Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e6a814442819b0a4444d6459dd","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"reward","ResourceID":"lrew_01a208e6a7f70cceeb3c58007fddc858","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.756Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a815964b3bccb518d6762f29', 601, 'vl.reward.assigned', 'reward', 'lrew_01a208e6a7f70cceeb3c58007fddc858', NULL, NULL, 'v-01a208e6a80c32ae160662770f582591', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a208e6a7f70cceeb3c58007fddc858","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a208e6a677d128b03f5f204ce577f7","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a208e6a7f70cceeb3c57ffeaf853ba","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a208e6a7f70cceeb3c58006b23fd17","Name":"","Points":20,"CardDefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T14:54:23.735Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a208e6a814442819b0a4444d6459dd","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","Type":"reward","ResourceID":"lrew_01a208e6a7f70cceeb3c58007fddc858","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T14:54:23.756Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a81a42d9aec3ec9d7ba70e68', 609, 'vl.member.created', 'member', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a815964b3bccb518dd927cf3', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.766+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a81f41a33f935cd831f01d1f', 617, 'vl.card.created', 'card', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a815964b3bccb518dd927cf3', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e6a81edb27bcc58049caaae9a9","MemberID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","DefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Code":"sUtmjiWjRs","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.766+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a81f41a33f935cd87149594d', 625, 'vl.card.assigned', 'card', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a815964b3bccb518dd927cf3', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e6a81edb27bcc58049caaae9a9","MemberID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","DefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Code":"sUtmjiWjRs","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.766+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a81f41a33f935cd8bfa9c69d', 633, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a815964b3bccb518dd927cf3', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e6a81edb27bcc58049caaae9a9","MemberID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","DefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Code":"sUtmjiWjRs","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.766+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a820f3774e8c5648682c3ee2', 641, 'vl.member.card.assigned', 'member', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a815964b3bccb518dd927cf3', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a208e6a81edb27bcc58049caaae9a9","MemberID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","DefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Code":"sUtmjiWjRs","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.766+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a831672428c7dcadc05bc9cd', 649, 'vl.tier.joined', 'tier', 'lt_01a208e6a7eb262b049c99258123f9e2', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a825ab2a96c433e84b2c5428', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"9b8e32a7126d129bdb953e2ce758e587","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a208e6a81edb27bcc58049caaae9a9","MemberID":"lmbr_01a208e6a8172a6d8076f0e5fb7e0baf","ProgramID":"lprg_01a208e6a7fe2022ef6d9b04e6fe281f","CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","DefinitionID":"lcdef_01a208e6a7e2a340c815534ef636b7b8","Code":"sUtmjiWjRs","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a208e6a7e9b326e71ba93f6c291561","Rank":{"TierID":"lt_01a208e6a7eb262b049c99258123f9e2","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T14:54:23.766Z","UpdatedAt":"2026-11-23T14:54:23.781Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 14:54:23.781+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a843524d4efebc4eb1db8e8e', 657, 'customer.order.created', 'order', 'ord_01a208e6a84257b49c61506f3718c07e', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a841237238986463cf88b9a6', 'ACTION', '{"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T14:54:23.81Z"},"CreatedAt":"2026-11-23T14:54:23.368Z"},"order":{"ID":"ord_01a208e6a84257b49c61506f3718c07e","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","CreatedAt":"2026-11-23T14:54:23.81Z","PaidAt":"2026-11-23T14:54:23.81Z"}}', NULL, NULL, '2026-11-23 14:54:23.81+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a843524d4efebc4f5222788a', 665, 'customer.order.paid', 'order', 'ord_01a208e6a84257b49c61506f3718c07e', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a841237238986463cf88b9a6', 'ACTION', '{"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T14:54:23.81Z"},"CreatedAt":"2026-11-23T14:54:23.368Z"},"order":{"ID":"ord_01a208e6a84257b49c61506f3718c07e","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","CreatedAt":"2026-11-23T14:54:23.81Z","PaidAt":"2026-11-23T14:54:23.81Z"}}', NULL, NULL, '2026-11-23 14:54:23.81+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a208e6a8444801414d93b60852106c', 673, 'customer.order.created', 'order', 'ord_01a208e6a8444801414d93b581da2c15', 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, 'v-01a208e6a843524d4efebc50379b3e59', 'ACTION', '{"customer":{"ID":"cust_01a208e6a688de607e44aad80ab9dec5","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T14:54:23.81Z"},"CreatedAt":"2026-11-23T14:54:23.368Z"},"order":{"ID":"ord_01a208e6a8444801414d93b581da2c15","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a208e6a688de607e44aad80ab9dec5","CreatedAt":"2026-11-23T14:54:23.812Z"}}', NULL, NULL, '2026-11-23 14:54:23.812+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a208e6a78163e4e778dcf78ba69215_0', 'exp_01a208e6a78163e4e778dcf78ba69215', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
CARD-796W75T5,GIFT_VOUCHER,50.00,
CARD-O7abPDUz,GIFT_VOUCHER,50.00,
CARD-bJ7zbL09,GIFT_VOUCHER,50.00,
CARD-lnEj1YSo,GIFT_VOUCHER,50.00,
CARD-g27np6zv,GIFT_VOUCHER,50.00,
HELLO-Y2Vo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-6WaK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4hcO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-As8t,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5Qkc,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dUpI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-rhfh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-wxhk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QBal,DISCOUNT_VOUCHER,10,PERCENT
HELLO-BG7j,DISCOUNT_VOUCHER,10,PERCENT
HELLO-fpIY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-NJkh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-p04l,DISCOUNT_VOUCHER,10,PERCENT
HELLO-XsDm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-kt09,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uWf6,DISCOUNT_VOUCHER,10,PERCENT
HELLO-99Qs,DISCOUNT_VOUCHER,10,PERCENT
HELLO-W4SW,DISCOUNT_VOUCHER,10,PERCENT
HELLO-eYhh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-kx8D,DISCOUNT_VOUCHER,10,PERCENT
GIFT-50,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a208e6a78163e4e778dcf78ba69215', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 14:54:23.617+00', '2026-11-23 14:54:23.623+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_181a2d9330c107df9d102db3f692ea00', '\xfa31bbf24a856b723389eeba78ee56f9b03558b052c8b0f9a5fda45f36a08c5d438a6fbbc890b743fefd006e4d4e648914c2cb06f25c36aa43e3be27d8a10d8ea7f4416583f0c9a89a4b6abdb8943764df33f214589b1d12d5f047dbb7068e78e4fed0e6d5cb094e4983582e40a028f4f7c368f91532c2e502f73e3dcffbc43fcd1c3712b8b46c825e4b7d57352407a44aae56561474c6d996bd3b4b082f3b76203fb9db84e4d8088d16ec9e44fbc448ffbd13e267a96ebbeb30fb7ae59d01ee1d80a0094605ba873947a6950b245feebda613c8fa4502e81148aaf331583197f1281c2c551a3d5b9c9bca6350595c74815a8b49faac032ed4275b31be3ab87fc05f1c7d14f6f89b071f1b1770a9e136b9ac37ab16e739500323a480e2377ee3f431fc655dc6b87b010bf4d36b0670c1940c3dbc57df8024488dab2af501930be200c2b42778a8966e7306f5ec0513123acb8492c95323c3f52e1d2e356f6066b14dafbb210bbe2c5e900086d40db799362d7c4f9ddfa6e8ab0c69a2fd6a693cfb7402ac4bbac2b6934cc3b15cbc69ee634ece44d67b2ef5899a046849ddecac30b5a02beaeb3e81e72a60430e597a4efb7ffdcfd0a65fa2184af15a2d94f06ada01534131573f7db85c0775e97ff6b13cf3e8ad42fa3e7efe05dfd850bdee1d5c6d7bb9c3002185f6cada1fba1022b7d53586f2076f0c46039200d29842926e4d7eb16c00182c36871690b7207ab60286fe36b34e01c8', '2026-11-24 14:54:23.567+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_fe584391ed5b5e3ad6d23ddd8d16f470', '\x701718a731afecc7bce998578748ef0b5e18ebd2f2e2c68d4483bde1d18999d19f112ee776854ca67b6eeb0655c72ec2607712fe88cfe4205900e5dee49fb81a450347d4a3f7e89c48a8b29cf23de599eb3f569a7658d69b2b476b6f8c0634dfe44de6f5735326c04f136b46b5a6d6f8654870141365ed06e64bcc06128099353e0b87ba7f5721b77670710933ebc62a82be86128edd4c2feae388e302685b716d08eddefd268e5502dab3900f5dfde6cdf5b4c5e843b3ba8d12deef7ff164b125ef6c838a9943afe21f91e30ebfe8dd351942f681bd527366a14effd4c30dd0a74911bb3d34c844351b5ebe843208656733c7c1b39d3fe3de212aef1467ae045a26e0098b84efe0a8860ac25f8bab0a9b62895a6b030fff77451bf96f839f0bf037b1b4b632fec26f79d6293d30ed23caff812ec113082d0bcc84caf6351f2e76c96e287d698e2f423e5903bdc44816c9cf8529b389465bf4c6605706d5653339ebda3002478949be0ae189b65801', '2026-11-24 14:54:23.577+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_f52ef55d973a4bc6a2214f4e31eea36c', '\xfc98fae0f404a255757e3ee91f8da604f829346890cd85b8140eb5d79ca1ff44cf701cd9643d179f1bceee83a310f3c94b525423efd950572e4c5558d75a37ae192ecdaa253fef51df2135e6f6e31bb038e62a6e6ab90f9a3c14f73301b8a9b0084caff075c2f967d6aade2cabf17f907fafd8171fa5f1a0e934c3fc55fea3851fef6787c9b301768147a6c86e6e6e5b7894642c30aff4934658ba5c47274381c19c8a2ebadc570fa8b7cc8113828ae763077f7732e11eff46513853c3a2844a1f09b09c776e16e1029dd021301590687d969c8fb2c032fec6a7b0d5150865e951f77c1a1838098f656a89f6bb0d33c1388d7c5f4f93b50854dc76894b89937170244e52e33a9bee6965bc638584b8262fd342a87622066fd8d8d8c476465a6d3fe5ab73cd7e483a4053bf896760bcb2f4abd1b9bf1052251cee409434c40991b9e47b58c9', '2026-11-24 14:54:23.607+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a208e6a7e1fa4d7492fd910ed36abc', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 14:54:23.713+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'cust_01a208e6a688de607e44aad80ab9dec5', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f cust_01a208e6a688de607e44aad80ab9dec5', 'ACTIVE', NULL, '2026-11-23 14:54:23.766+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a208e6a70e0340f4ec032f5f99075a', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'ltr_01a208e6a6fd39f6b79803e124515410', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.51+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a208e6a6fd39f6b79803e124515410', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.483+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'cust_01a208e6a688de607e44aad80ab9dec5', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'sUtmjiWjRs', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a208e6a7eb262b049c99258123f9e2"}, "StructureID": "lts_01a208e6a7e9b326e71ba93f6c291561"}', NULL, '2026-11-23 14:54:23.766+00', '2026-11-23 14:54:23.985+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_06d7e29e927a010eda38b82c8b013582', 'tiers', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'tiers lprg_01a208e6a7fe2022ef6d9b04e6fe281f', '2026-11-23', NULL, NULL, NULL, 'lts_01a208e6a7e9b326e71ba93f6c291561', 'lt_01a208e6a7eb262b049c99258123f9e2', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_b8273c769a1803f0dbda9f5407fcc9fd', 'tiers', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'tiers lprg_01a208e6a7fe2022ef6d9b04e6fe281f total', NULL, NULL, NULL, NULL, 'lts_01a208e6a7e9b326e71ba93f6c291561', 'lt_01a208e6a7eb262b049c99258123f9e2', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_54344f6014488579e70278a857f48718', 'spending', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'spending lprg_01a208e6a7fe2022ef6d9b04e6fe281f', '2026-11-23', NULL, NULL, 'lcdef_01a208e6a7e2a340c815534ef636b7b8', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_fc262bc86510d05a3f4c264d27754552', 'spending', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'spending lprg_01a208e6a7fe2022ef6d9b04e6fe281f total', NULL, NULL, NULL, 'lcdef_01a208e6a7e2a340c815534ef636b7b8', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_bd9a6de528d4dc675134e0bbb2ec3b62', 'card', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'card lcrd_01a208e6a81edb27bcc58049caaae9a9', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_1abd0bfb1497ee4aff66ba7e52fe46f5', 'member_rules', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'member_rules lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', '2026-11-23', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_6514aebdff356152094a92ffea694d72', 'earning_rules', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'earning_rules lprg_01a208e6a7fe2022ef6d9b04e6fe281f', '2026-11-23', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_69a27e30cceec858776383c756a3baef', 'points_earnings', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'points_earnings lprg_01a208e6a7fe2022ef6d9b04e6fe281f', '2026-11-23', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', 'lernei_01a208e6a7f66f7cc699a86a48fe1033', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_86a0d54738d7f4d477d18bed6d816972', 'earning_rules', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'earning_rules lprg_01a208e6a7fe2022ef6d9b04e6fe281f total', NULL, 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_0b21a7d6bd02265f49da625d76dbf062', 'points_earnings', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'points_earnings lprg_01a208e6a7fe2022ef6d9b04e6fe281f total', NULL, 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', 'lernei_01a208e6a7f66f7cc699a86a48fe1033', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e6a8172a6d8076f0e6b164bed2', 'seats lprg_01a208e6a7fe2022ef6d9b04e6fe281f', '2026-11-23 14:54:23.768+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e6a834ee4c75be1a7a37994ab1', 'reward lrew_01a208e6a7f70cceeb3c58007fddc858 lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', '2026-11-23 14:54:23.795+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e6a836da7f5546cc3725311019', 'spend lcrd_01a208e6a81edb27bcc58049caaae9a9', '2026-11-23 14:54:23.813+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e6a913a9f6396d6a57cd155c2f', 'card lcrd_01a208e6a81edb27bcc58049caaae9a9', '2026-11-23 14:54:23.985+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a208e6a90c132ae9de5bee73824ba9', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5 lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', '2026-11-23 14:54:23.985+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a208e6a7df4b80576718e5e128fe4e', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 14:54:23.711+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'e5cc2cd8d7ddf0613b44f68f4554bddb0539a75afe463682b519e09bdf6505a0', 'demo', '9b8e32a7126d129bdb953e2ce758e587', '["api"]', '2026-11-23 14:54:23.637+00', '2026-11-23 15:09:23.637+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a208e6a84f0a07db9b93a584b551de', 'APPROVED', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'lctx_01a208e6a850f7e5fe71226dd241338c', 'ord_01a208e6a8444801414d93b581da2c15', 'ordpay_01a208e6a84f0a07db9b93a5f364cc16', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 14:54:23.813+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e6a6c0363f5254e17e5cc8ee99', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a208e6a6c0363f5254e17eca9f873c", "SKU": {"ID": "sku_01a208e6a66aace82d00bc88d7f95bf0", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a208e6a66aace82d00bc88d7f95bf0", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a208e6a6674af20a337fffc2f3505c", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a208e6a6674af20a337fffc2f3505c", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a208e6a6c0363f5254e17fb1c683f9", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a208e6a677d128b03f5f204ce577f7", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a208e6a677d128b03f5f204ce577f7", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.423+00', NULL, '2026-11-23 14:54:23.423+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e6a6cc74b199db80d77a62449a', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a208e6a6cc74b199db80d78ccee78f", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a208e6a66fbe025f9dfe44f25fcdd6", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a208e6a66fbe025f9dfe44f25fcdd6", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, '{"r_01a208e6a6cc74b199db80d7c88a0e6e": {"Date": "2026-11-23T14:54:23.436Z", "RelatedObjectID": "v_01a208e6a696eefac1846c78a1df67dd", "RelatedObjectType": "voucher"}}', NULL, NULL, '2026-11-23 14:54:23.436+00', NULL, '2026-11-23 14:54:23.436+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e6a74f35da24854a57b8cdcd92', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a208e6a67d3d50924625cf8a8d03b8', NULL, '{"r_01a208e6a74f35da24854a5839d2bf1c": {"Date": "2026-11-23T14:54:23.567Z", "RelatedObjectID": "v_01a208e6a6a1769c9b37b13ea50b2fab", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a208e6a69827a03fc87234bf333e98"}}', '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 14:54:23.567+00', NULL, '2026-11-23 14:54:23.567+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e6a84257b49c61506f3718c07e', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.81+00', NULL, '2026-11-23 14:54:23.81+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a208e6a8444801414d93b581da2c15', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a208e6a688de607e44aad80ab9dec5', NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.812+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a208e6a7186a8e872705595ae65f65', 'v_01a208e6a70e0340f4ec032f5f99075a', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'vtx_01a208e6a7170af13522f21e95eb4c6b', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a208e6a70e0340f4ec032f5f99075a 9999-12-31 001795445663510', NULL, '2026-11-23 14:54:23.51+00', '2026-11-23 14:54:23.553+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a208e6a7b2b43a064b610b4af7a441', 'v_01a208e6a70e0340f4ec032f5f99075a', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'vtx_01a208e6a7b1bf57fd69b457c580d37c', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a208e6a70e0340f4ec032f5f99075a 9999-12-31 001795445663657', NULL, '2026-11-23 14:54:23.657+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208e6a82747d806e4c5cb3ef06524', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lctx_01a208e6a82747d806e4c5caf1f49be3', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 14:54:23.781+00', '2026-11-23 14:54:23.813+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208e6a9193787fb8a8bc40eebb0f5', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lctx_01a208e6a915bff141a5deb4b016f40a', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a208e6a81edb27bcc58049caaae9a9 9999-12-31 001795445663985', NULL, '2026-11-23 14:54:23.985+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a208e6a924b6c99ebc5b6c61d056b3', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lctx_01a208e6a92388a42bd8605aa7b71f70', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a208e6a81edb27bcc58049caaae9a9 9999-12-31 001795445663985', NULL, '2026-11-23 14:54:23.985+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208e6a7410aead3c713da9a14bfc2', 'v_01a208e6a70e0340f4ec032f5f99075a', 'vtx_01a208e6a7410aead3c713d9e58b7b5f', 'lopb_01a208e6a7186a8e872705595ae65f65', 20, 0, 0, '2026-11-23 14:54:23.553+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208e6a8379224862bc01cbd5e3309', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lctx_01a208e6a836da7f5546cc383294cb85', 'lcpeb_01a208e6a82747d806e4c5cb3ef06524', 20, 0, 0, '2026-11-23 14:54:23.795+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a208e6a850f7e5fe71226e7ee31b00', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lctx_01a208e6a850f7e5fe71226dd241338c', 'lcpeb_01a208e6a82747d806e4c5cb3ef06524', 80, 0, 0, '2026-11-23 14:54:23.813+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.328+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208e6a6674af20a337fffc2f3505c', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 14:54:23.335+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208e6a66fbe025f9dfe44f25fcdd6', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 14:54:23.34+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a208e6a677d128b03f5f204ce577f7', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 14:54:23.346+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 14:54:23.328+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a208e6a678a84b26bfb25cc6c46a1b', 'Equipment', 'STATIC', '[{"ID": "prod_01a208e6a66fbe025f9dfe44f25fcdd6", "Object": "product"}, {"ID": "prod_01a208e6a677d128b03f5f204ce577f7", "Object": "product"}]', NULL, NULL, false, '2026-11-23 14:54:23.352+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e6a7ff72b0bef555873d2ac042', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f lcdef_01a208e6a7e2a340c815534ef636b7b8', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'card_definition', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', NULL, 0, '2026-11-23 14:54:23.742+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e6a804d5d443e838eeae03d0ed', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f lts_01a208e6a7e9b326e71ba93f6c291561', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'tier_structure', 'lts_01a208e6a7e9b326e71ba93f6c291561', NULL, 0, '2026-11-23 14:54:23.742+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e6a8061d9bd78fa1775f057276', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f lern_01a208e6a7f66f7cc699a86a4f5b84e5', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'earning_rule', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', NULL, 0, '2026-11-23 14:54:23.742+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a208e6a814442819b0a4444d6459dd', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f lrew_01a208e6a7f70cceeb3c58007fddc858', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'reward', 'lrew_01a208e6a7f70cceeb3c58007fddc858', NULL, 1, '2026-11-23 14:54:23.756+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a208e6a7f66f7cc699a86a4f5b84e5', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a208e6a7f66f7cc699a86a4f5b84e5", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a208e6a7f66f7cc699a86a48fe1033", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a208e6a7e2a340c815534ef636b7b8"}}, {"BenefitID": "lben_01a208e6a7f422fa9f4ffb368c6d141e"}]}], "CreatedAt": "2026-11-23T14:54:23.734Z"}', '2026-11-23 14:54:23.734+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a208e6a7f70cceeb3c58007fddc858', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a208e6a7f70cceeb3c58007fddc858", "Gift": {"Material": {"ProductID": "prod_01a208e6a677d128b03f5f204ce577f7"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a208e6a7f70cceeb3c57ffeaf853ba", "Spending": {"ID": "lrspn_01a208e6a7f70cceeb3c58006b23fd17", "Points": 20, "CardDefinitionID": "lcdef_01a208e6a7e2a340c815534ef636b7b8"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T14:54:23.735Z"}', '2026-11-23 14:54:23.735+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a208e6a7eb262b049c99258123f9e2', 'lts_01a208e6a7e9b326e71ba93f6c291561', 'Gold', '{"ID": "lt_01a208e6a7eb262b049c99258123f9e2", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T14:54:23.723Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a208e6a7e9b326e71ba93f6c291561"}', '2026-11-23 14:54:23.723+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 14:54:23.742+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'a498b15126abbb9705374faf0e449f7b0759101f4807feab916236de618dc032', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 14:54:23.323+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a208e6a779eef3318269d79b121852', 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'Both', '["promo_01a208e6a6a9c45d0afcb941f56cf60b"]', 'MANUAL', NULL, '2026-11-23 14:54:23.608+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a208e6a6a9c45d0afcb941f56cf60b', 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.401+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a208e6a6b92e161c8dc948ed825859', 'camp_01a208e6a6a9c45d0afcb940a02a094d', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.416+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a208e6a7128ec81e4510f120d6fa06', NULL, 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM', 'API', NULL, '["v_01a208e6a70e0340f4ec032f5f99075a"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 14:54:23.504+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a208e6a7ccbb16fde8503830557c10', NULL, 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM', 'API', NULL, '["v_01a208e6a7a747b71eeb52382aa6959f"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 14:54:23.661+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a208e6a7d22541e1269ce3275c2c39', 'v_01a208e6a7a747b71eeb52382aa6959f cust_01a208e6a688de607e44aad80ab9dec5', 'v_01a208e6a7a747b71eeb52382aa6959f', 'cust_01a208e6a688de607e44aad80ab9dec5', 'REFEREE', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 14:54:23.698+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a208e6a6f3475451c48f3ca42cef5f/2026-11-23', 'camp_01a208e6a6f3475451c48f3ca42cef5f', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a208e6a69827a03fc87234bf333e98/2026-11-23', 'camp_01a208e6a69827a03fc87234bf333e98', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e6a6cc74b199db80d7c88a0e6e', 'redemption', '2026-11-23 14:54:23.436+00', NULL, false, NULL, NULL, 'cust_01a208e6a688de607e44aad80ab9dec5', 'track_EAP620iqcV4InTWUMJCe0pcKbXfI3TMLwmRllUD6Rk4', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '9b8e32a7126d129bdb953e2ce758e587', 'API', NULL, '9b8e32a7126d129bdb953e2ce758e587', NULL, 'voucher', 'v_01a208e6a696eefac1846c78a1df67dd', 'v_01a208e6a696eefac1846c78a1df67dd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a208e6a6cc74b199db80d77a62449a', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e6a7410aead3c713d98d94d5d9', 'redemption', '2026-11-23 14:54:23.553+00', NULL, false, NULL, NULL, 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '9b8e32a7126d129bdb953e2ce758e587', 'API', NULL, '9b8e32a7126d129bdb953e2ce758e587', NULL, 'voucher', 'v_01a208e6a70e0340f4ec032f5f99075a', 'v_01a208e6a70e0340f4ec032f5f99075a', 'REGULAR1', NULL, 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'Regulars', 'rew_01a208e6a703c05a38384ec622330ce5', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a208e6a7410aead3c713d9e58b7b5f", "Delivery": "PENDING", "AssignmentID": "rewa_01a208e6a70b29c8531a97ffd220b094", "LoyaltyTierID": "ltr_01a208e6a6fd39f6b79803e124515410"}, "Counted": [{"By": 1, "Key": "s/rew_01a208e6a703c05a38384ec622330ce5"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e6a74f35da24854a5839d2bf1c', 'redemption', '2026-11-23 14:54:23.567+00', NULL, false, NULL, NULL, 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '9b8e32a7126d129bdb953e2ce758e587', 'API', NULL, '9b8e32a7126d129bdb953e2ce758e587', NULL, 'voucher', 'v_01a208e6a6a1769c9b37b13ea50b2fab', 'v_01a208e6a6a1769c9b37b13ea50b2fab', 'GIFT-50', NULL, 'camp_01a208e6a69827a03fc87234bf333e98', 'Gift cards', NULL, NULL, 'ord_01a208e6a74f35da24854a57b8cdcd92', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e6a758f1cb35e2dcc9695fa40b', 'redemption', '2026-11-23 14:54:23.576+00', NULL, false, NULL, NULL, 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, '9b8e32a7126d129bdb953e2ce758e587', 'API', NULL, '9b8e32a7126d129bdb953e2ce758e587', NULL, 'voucher', 'v_01a208e6a696eefac1846c78a1df67dd', 'v_01a208e6a696eefac1846c78a1df67dd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a208e6a75c66df9b0811cb55c2e0c6', '2026-11-23 14:54:23.58+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a208e6a75c66df9b0811cb55c2e0c6', 'redemption_rollback', '2026-11-23 14:54:23.58+00', NULL, false, 'r_01a208e6a758f1cb35e2dcc9695fa40b', NULL, 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'track_mxC3dtxezuTjhYo3BvatXY25l45ILmXb_2dsw9EB_yM', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '9b8e32a7126d129bdb953e2ce758e587', 'API', NULL, '9b8e32a7126d129bdb953e2ce758e587', NULL, 'voucher', 'v_01a208e6a696eefac1846c78a1df67dd', 'v_01a208e6a696eefac1846c78a1df67dd', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a208e6a7777b9f61ca34f53fc53495', 'redemption', '2026-11-23 14:54:23.607+00', NULL, false, NULL, NULL, 'cust_01a208e6a688de607e44aad80ab9dec5', 'track_EAP620iqcV4InTWUMJCe0pcKbXfI3TMLwmRllUD6Rk4', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '9b8e32a7126d129bdb953e2ce758e587', 'API', NULL, '9b8e32a7126d129bdb953e2ce758e587', NULL, 'voucher', 'v_01a208e6a77118150bfb70c4f6ed58e2', 'v_01a208e6a77118150bfb70c4f6ed58e2', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a208e6a70b29c8531a97ffd220b094', 'rew_01a208e6a703c05a38384ec622330ce5 camp_01a208e6a6f3475451c48f3ca42cef5f', 'rew_01a208e6a703c05a38384ec622330ce5', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 20, false, '2026-11-23 14:54:23.498+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a208e6a836da7f5546cc3760cf53dc', 'PURCHASE', 'APPROVED', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lctx_01a208e6a836da7f5546cc383294cb85', 'lrew_01a208e6a7f70cceeb3c58007fddc858', 20, '{"Gift": {"Material": {"ProductID": "prod_01a208e6a677d128b03f5f204ce577f7"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 14:54:23.795+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a208e6a703c05a38384ec622330ce5', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a208e6a677d128b03f5f204ce577f7"}', NULL, '2026-11-23 14:54:23.491+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 14:54:23.3946+00', '2026-11-23 14:54:23.378161+00', '2026-11-23 14:54:23.399309+00', '2026-11-23 14:54:23.378161+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a208e6a691b85934510f1733bfa0ef", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a208e6a6903bf3a477ad4fe097d5e1"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 14:54:23.3946+00', '2026-11-23 14:54:23.385975+00', '2026-11-23 14:54:23.409176+00', '2026-11-23 14:54:23.385975+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a208e6a699ea8a4bcd7c805efd1896", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a208e6a69827a03fc87234bf333e98"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 14:54:23.492193+00', '2026-11-23 14:54:23.485921+00', '2026-11-23 14:54:23.493809+00', '2026-11-23 14:54:23.485921+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a208e6a6f3475451c48f3ca42cef5f"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 14:54:23.543276+00', '2026-11-23 14:54:23.533482+00', '2026-11-23 14:54:23.55048+00', '2026-11-23 14:54:23.533482+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 14:54:23.543276+00', '2026-11-23 14:54:23.533482+00', '2026-11-23 14:54:23.554193+00', '2026-11-23 14:54:23.533482+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 14:54:23.613001+00', '2026-11-23 14:54:23.611599+00', '2026-11-23 14:54:23.620232+00', '2026-11-23 14:54:23.611599+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a208e6a77a2c765e89a5091ba81b2a"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 14:54:23.620311+00', '2026-11-23 14:54:23.618613+00', '2026-11-23 14:54:23.634465+00', '2026-11-23 14:54:23.618613+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a208e6a78163e4e778dcf78ba69215"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 14:54:23.631199+00', '2026-11-23 14:54:23.627063+00', '2026-11-23 14:54:23.637962+00', '2026-11-23 14:54:23.627063+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a208e6a7871df6a1efd471fdb76c05", "Metadata": null}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 14:54:23.651052+00', '2026-11-23 14:54:23.649168+00', '2026-11-23 14:54:23.679034+00', '2026-11-23 14:54:23.649168+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 14:54:23.651052+00', '2026-11-23 14:54:23.649168+00', '2026-11-23 14:54:23.653296+00', '2026-11-23 14:54:23.649168+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 14:54:23.651052+00', '2026-11-23 14:54:23.649168+00', '2026-11-23 14:54:23.691764+00', '2026-11-23 14:54:23.649168+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 14:54:23.651052+00', '2026-11-23 14:54:23.649168+00', '2026-11-23 14:54:23.662393+00', '2026-11-23 14:54:23.649168+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 14:54:23.976016+00', '2026-11-23 14:54:23.972268+00', '2026-11-23 14:54:24.001598+00', '2026-11-23 14:54:23.972268+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 14:54:23.976016+00', '2026-11-23 14:54:23.972268+00', '2026-11-23 14:54:24.039242+00', '2026-11-23 14:54:23.972268+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 14:54:23.976016+00', '2026-11-23 14:54:23.972268+00', '2026-11-23 14:54:23.988966+00', '2026-11-23 14:54:23.972268+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 14:54:23.976016+00', '2026-11-23 14:54:23.972268+00', '2026-11-23 14:54:23.991086+00', '2026-11-23 14:54:23.972268+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 14:54:23.989128+00', '2026-11-23 14:54:23.972268+00', '2026-11-23 14:54:24.001173+00', '2026-11-23 14:54:23.972268+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 14:54:24.03915+00', '2026-11-23 14:54:23.985626+00', '2026-11-23 14:54:24.043824+00', '2026-11-23 14:54:23.985626+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a208e6a7fe2022ef6d9b04e6fe281f"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 14:54:24.03915+00', '2026-11-23 14:54:23.995808+00', '2026-11-23 14:54:24.042054+00', '2026-11-23 14:54:23.995808+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a208e6a7fe2022ef6d9b04e6fe281f"}, "project": "demo"}', '{punchcard:624804440}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 14:54:23.113876+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 14:54:23.126917+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 14:54:23.160963+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 14:54:23.161992+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 14:54:23.175593+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 14:54:23.21474+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 14:54:23.218468+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 14:54:23.276029+00', '{}', NULL, '2026-11-23 14:54:23.276029+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 14:54:23.279843+00', '{}', NULL, '2026-11-23 14:54:23.279843+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 14:54:23.283715+00', '{}', NULL, '2026-11-23 14:54:23.283715+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 14:54:23.284522+00', '{}', NULL, '2026-11-23 14:54:23.284522+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 14:54:23.287663+00', '{}', NULL, '2026-11-23 14:54:23.287663+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 14:54:23.287951+00', '{}', NULL, '2026-11-23 14:54:23.287951+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 14:54:23.300384+00', '{}', NULL, '2026-11-23 14:54:23.300384+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 14:54:23.301108+00', '{}', NULL, '2026-11-23 14:54:23.301108+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 14:54:23.301408+00', '{}', NULL, '2026-11-23 14:54:23.301408+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 14:54:23.303491+00', '{}', NULL, '2026-11-23 14:54:23.303491+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 14:54:23.304154+00', '{}', NULL, '2026-11-23 14:54:23.304154+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 14:54:23.304728+00', '{}', NULL, '2026-11-23 14:54:23.304728+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 14:54:23.30525+00', '{}', NULL, '2026-11-23 14:54:23.30525+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 14:54:23.305761+00', '{}', NULL, '2026-11-23 14:54:23.305761+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 14:54:23.306243+00', '{}', NULL, '2026-11-23 14:54:23.306243+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 14:54:23.306556+00', '{}', NULL, '2026-11-23 14:54:23.306556+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 14:54:23.306751+00', '{}', NULL, '2026-11-23 14:54:23.306751+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 14:54:23.306958+00', '{}', NULL, '2026-11-23 14:54:23.306958+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 14:54:23.30716+00', '{}', NULL, '2026-11-23 14:54:23.30716+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 14:54:23.307431+00', '{}', NULL, '2026-11-23 14:54:23.307431+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 14:54:23.3077+00', '{}', NULL, '2026-11-23 14:54:23.3077+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 14:54:23.307942+00', '{}', NULL, '2026-11-23 14:54:23.307942+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 14:54:23.308155+00', '{}', NULL, '2026-11-23 14:54:23.308155+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 14:54:23.308359+00', '{}', NULL, '2026-11-23 14:54:23.308359+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 14:54:23.308947+00', '{}', NULL, '2026-11-23 14:54:23.308947+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 14:54:23.309185+00', '{}', NULL, '2026-11-23 14:54:23.309185+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 14:54:23.309411+00', '{}', NULL, '2026-11-23 14:54:23.309411+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 14:54:23.309608+00', '{}', NULL, '2026-11-23 14:54:23.309608+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 14:54:23.30982+00', '{}', NULL, '2026-11-23 14:54:23.30982+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 14:54:23.310018+00', '{}', NULL, '2026-11-23 14:54:23.310018+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 14:54:23.310195+00', '{}', NULL, '2026-11-23 14:54:23.310195+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 14:54:23.310401+00', '{}', NULL, '2026-11-23 14:54:23.310401+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 14:54:23.310598+00', '{}', NULL, '2026-11-23 14:54:23.310598+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 14:54:23.310789+00', '{}', NULL, '2026-11-23 14:54:23.310789+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 14:54:23.310983+00', '{}', NULL, '2026-11-23 14:54:23.310983+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 14:54:23.311164+00', '{}', NULL, '2026-11-23 14:54:23.311164+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a208e6a77a2c765e89a5091ba81b2a cust_01a208e6a67d3d50924625cf8a8d03b8', 'seg_01a208e6a77a2c765e89a5091ba81b2a', 'cust_01a208e6a67d3d50924625cf8a8d03b8', '2026-11-23 14:54:23.616+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a208e6a77a2c765e89a5091ba81b2a', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 14:54:23.61+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a208e6a696eefac1846c78a1df67dd/ssn_01a208e6a760202ade38837b7950e2d4', 'ssn_01a208e6a760202ade38837b7950e2d4', 'v_01a208e6a696eefac1846c78a1df67dd', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 1, 0, 0, '2026-11-23 14:54:23.59+00', '2026-11-30 14:54:23.59+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'b955b0298f28b764fed1b04c9e44e207406618235187c3bef80cdd31b08bde5c', NULL, '2026-11-23 14:54:23.319+00', '2026-11-23 15:24:23.319+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a208e6a6691db621ec39d883481332', 'beans-250g', 'prod_01a208e6a6674af20a337fffc2f3505c', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 14:54:23.336+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a208e6a66aace82d00bc88d7f95bf0', 'beans-1kg', 'prod_01a208e6a6674af20a337fffc2f3505c', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 14:54:23.338+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 14:54:23.7+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a208e6a7e9b326e71ba93f6c291561', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a208e6a7e9b326e71ba93f6c291561", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T14:54:23.721Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T14:54:23.725Z", "CardDefinitionID": "lcdef_01a208e6a7e2a340c815534ef636b7b8"}', '2026-11-23 14:54:23.721+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a208e6a8303287b502acb8f091c362', 'JOINED', 'APPROVED', 'lprg_01a208e6a7fe2022ef6d9b04e6fe281f', 'lmbr_01a208e6a8172a6d8076f0e5fb7e0baf', 'lcrd_01a208e6a81edb27bcc58049caaae9a9', 'lcdef_01a208e6a7e2a340c815534ef636b7b8', 'lts_01a208e6a7e9b326e71ba93f6c291561', 'lt_01a208e6a7eb262b049c99258123f9e2', '{"To": "lt_01a208e6a7eb262b049c99258123f9e2", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T14:54:23.781Z", "CardTransactionIDs": ["lctx_01a208e6a82747d806e4c5caf1f49be3"]}', '2026-11-23 14:54:23.781+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a208e6a7940ca1d6a40723dd1ba95e', 'v_01a208e6a7909fb9cf820dee2721365b', 'voucher', 'GONE', NULL, NULL, '2026-11-23 14:54:23.635+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a208e6a7de0a64f386a0666cc06a30', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 14:54:23.71+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a208e6a68a38c0f0e8b61576f62279', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 14:54:23.37+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a208e6a767c21fdff62bb949f8f41c', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 14:54:23.591+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208e6a68edb1155056771b633653a', 'val_01a208e6a68a38c0f0e8b61576f62279 voucher v_01a208e6a68c81071bb1470259394d3f', 'val_01a208e6a68a38c0f0e8b61576f62279', 'v_01a208e6a68c81071bb1470259394d3f', 'voucher', '2026-11-23 14:54:23.372+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208e6a6bd82bea8de9b208f102912', 'val_01a208e6a68a38c0f0e8b61576f62279 promotion_tier promo_01a208e6a6b92e161c8dc948ed825859', 'val_01a208e6a68a38c0f0e8b61576f62279', 'promo_01a208e6a6b92e161c8dc948ed825859', 'promotion_tier', '2026-11-23 14:54:23.42+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a208e6a7720a4f34f9ec4a4e0575bc', 'val_01a208e6a767c21fdff62bb949f8f41c voucher v_01a208e6a77118150bfb70c4f6ed58e2', 'val_01a208e6a767c21fdff62bb949f8f41c', 'v_01a208e6a77118150bfb70c4f6ed58e2', 'voucher', '2026-11-23 14:54:23.601+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e6a7170af13522f21e95eb4c6b', 'v_01a208e6a70e0340f4ec032f5f99075a', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.51+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e6a7410aead3c713d9e58b7b5f', 'v_01a208e6a70e0340f4ec032f5f99075a', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, 'r_01a208e6a7410aead3c713d98d94d5d9', NULL, NULL, NULL, '2026-11-23 14:54:23.553+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e6a74f35da24854a591c27f0e5', 'v_01a208e6a6a1769c9b37b13ea50b2fab', 'camp_01a208e6a69827a03fc87234bf333e98', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a208e6a74f35da24854a57b8cdcd92', 'r_01a208e6a74f35da24854a5839d2bf1c', NULL, NULL, NULL, '2026-11-23 14:54:23.567+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a208e6a7b1bf57fd69b457c580d37c', 'v_01a208e6a70e0340f4ec032f5f99075a', 'camp_01a208e6a6f3475451c48f3ca42cef5f', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"RuleID": "ern_01a208e6a6f940b3a59a30a81598ab02", "EventID": "ev_01a208e6a74f35da24854a5940739163", "OrderID": "ord_01a208e6a74f35da24854a57b8cdcd92", "EventType": "customer.order.paid", "HolderTierID": "ltr_01a208e6a6fd39f6b79803e124515410"}', 'ord_01a208e6a74f35da24854a57b8cdcd92', NULL, NULL, NULL, NULL, '2026-11-23 14:54:23.657+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a68c81071bb1470259394d3f', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.372+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eeaccbec41c', 'HELLO-kx8D', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eebca068db4', 'HELLO-eYhh', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eec558259f1', 'HELLO-W4SW', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eec71ba8228', 'HELLO-99Qs', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eecf529f19a', 'HELLO-uWf6', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eed093a98a1', 'HELLO-kt09', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eede1e53459', 'HELLO-XsDm', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eee31385f93', 'HELLO-p04l', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eee8271cac2', 'HELLO-NJkh', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eef534e9d40', 'HELLO-fpIY', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5eef9cb4b53d', 'HELLO-BG7j', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef083cc8573', 'HELLO-QBal', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef0ea928430', 'HELLO-wxhk', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef1b8cc7165', 'HELLO-rhfh', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef21894ed40', 'HELLO-dUpI', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef2da1333d8', 'HELLO-5Qkc', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef3830104fc', 'HELLO-As8t', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef3f764bee6', 'HELLO-4hcO', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef471dc0a88', 'HELLO-6WaK', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a54570ab5b5ef4a922fedf', 'HELLO-Y2Vo', 'camp_01a208e6a6903bf3a477ad4fe097d5e1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.396+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6abab5907234124afd6a227', 'CARD-g27np6zv', 'camp_01a208e6a69827a03fc87234bf333e98', 'cat_01a208e6a6652318b62617fa15013a05', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.401+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6abab590723412500a5dae8', 'CARD-lnEj1YSo', 'camp_01a208e6a69827a03fc87234bf333e98', 'cat_01a208e6a6652318b62617fa15013a05', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.401+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6abab59072341250aeb9d6d', 'CARD-bJ7zbL09', 'camp_01a208e6a69827a03fc87234bf333e98', 'cat_01a208e6a6652318b62617fa15013a05', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.401+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6abab590723412579e781e5', 'CARD-O7abPDUz', 'camp_01a208e6a69827a03fc87234bf333e98', 'cat_01a208e6a6652318b62617fa15013a05', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.401+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6abab590723412600399a71', 'CARD-796W75T5', 'camp_01a208e6a69827a03fc87234bf333e98', 'cat_01a208e6a6652318b62617fa15013a05', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.401+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a6a1769c9b37b13ea50b2fab', 'GIFT-50', 'camp_01a208e6a69827a03fc87234bf333e98', 'cat_01a208e6a6652318b62617fa15013a05', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 14:54:23.393+00', '2026-11-23 14:54:23.567+00', '2026-11-23 14:54:23.567+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a696eefac1846c78a1df67dd', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 14:54:23.382+00', '2026-11-23 14:54:23.436+00', '2026-11-23 14:54:23.58+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a77118150bfb70c4f6ed58e2', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 14:54:23.601+00', '2026-11-23 14:54:23.607+00', '2026-11-23 14:54:23.607+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a70e0340f4ec032f5f99075a', 'REGULAR1', 'camp_01a208e6a6f3475451c48f3ca42cef5f', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a208e6a67d3d50924625cf8a8d03b8', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 14:54:23.502+00', '2026-11-23 14:54:23.657+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a7909fb9cf820dee2721365b', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.632+00', NULL, NULL, '2026-11-23 14:54:23.635+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a208e6a7a747b71eeb52382aa6959f', 'FRIEND1', 'camp_01a208e6a79f642e1fcfcdddbb9c17d1', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a208e6a67d3d50924625cf8a8d03b8', 'cust_01a208e6a67d3d50924625cf8a8d03b8', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 14:54:23.655+00', '2026-11-23 14:54:23.661+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a208e6a7dc2c24453be369706a9f5e', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 14:54:23.708+00', '2026-11-23 14:54:23.708+00');
SELECT pg_catalog.setval('public.events_number_seq', 673, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 19, true);
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
