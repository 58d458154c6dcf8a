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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a2091e77e2537c99c5cd977b6dddb8.report.00000000', 'aa_01a2091e77e2537c99c5cd977b6dddb8', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-23 15:55:21.442+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2091e7666a59861c4298e93398a4d', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2091e7660a531900a92a0715539d6', '{"AppID": "6e8ef00d7662594fa60f62784338688e", "Channel": "API", "KeyName": "demo"}', '2026-11-23 15:55:21.062+00', '2026-11-23 15:55:21.082+00', '2026-11-23 15:55:21.082+00', '2026-11-23 15:55:21.082+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2091e76922d6897b6542286712238', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2091e7683a77c2ecabcbc463cf8f0', '{"AppID": "6e8ef00d7662594fa60f62784338688e", "Channel": "API", "KeyName": "demo"}', '2026-11-23 15:55:21.106+00', '2026-11-23 15:55:21.115+00', '2026-11-23 15:55:21.115+00', '2026-11-23 15:55:21.115+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a2091e77e2537c99c5cd977b6dddb8', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a2091e77e1d83b6c750f607e69cd7c', '{"AppID": "6e8ef00d7662594fa60f62784338688e", "Channel": "API", "KeyName": "demo"}', '2026-11-23 15:55:21.442+00', '2026-11-23 15:55:21.515+00', '2026-11-23 15:55:21.453+00', '2026-11-23 15:55:21.515+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e77fb557a2339a8886e476386', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a2091e77fb557a2339a88825062b66', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-23T15:55:21.467Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-23 15:55:21.467+00', '2026-11-23 15:55:21.468+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e77fe363ec7b9aca45a0d0c52', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a2091e77fd0ee41e0a868327f3f065', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-23 15:55:21.47+00', '2026-11-23 15:55:21.471+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e77ffe9ca5a69620298a8099b', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a2091e77ffe9ca5a6962038793bd09', 'https://shop.example/hooks', 'v-01a2091e77ffe9ca5a6962022cae66ec', NULL, '{"id": "wh_01a2091e77ffe9ca5a6962038793bd09", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-23T15:55:21.471Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-23 15:55:21.471+00', '2026-11-23 15:55:21.472+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e78018509a38ccf349cc2e647', 'DONE', 'POST /management/v1/projects/{projectId}/branding', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a2091e7800e762810aa7dcf5c4b905', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-23 15:55:21.473+00', '2026-11-23 15:55:21.473+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e7802ceaac98eccbdb6fc594b', 'DONE', 'POST /management/v1/projects/users/invite', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a2091e7802ceaac98eccbd73af0709', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-23 15:55:21.474+00', '2026-11-23 15:55:21.474+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e7803be6623e05448d7402f9b', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a2091e7803be6623e0544926c504fe', 'product', 'v-01a2091e7803be6623e0544867270d43', NULL, '{"id": "ms_01a2091e7803be6623e0544926c504fe", "object": "metadata_schema", "created_at": "2026-11-23T15:55:21.475Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-23 15:55:21.475+00', '2026-11-23 15:55:21.476+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e7805b88bf29ee6d68dc66b4c', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a2091e7805b88bf29ee6d783bca689', 'visited', 'v-01a2091e7804dce97a16717eb5ce1940', NULL, '{"id": "ces_01a2091e7805b88bf29ee6d783bca689", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-23T15:55:21.477Z"}', NULL, NULL, NULL, '2026-11-23 15:55:21.477+00', '2026-11-23 15:55:21.477+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a2091e7806f21e0c65d660973e2474', 'DONE', 'POST /management/v1/projects/{projectId}/locations', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a2091e7806f21e0c65d6616a3ea3a0', 'Town', 'v-01a2091e7806f21e0c65d65fb5a1d0df', NULL, '{"id": "loc_01a2091e7806f21e0c65d6616a3ea3a0", "name": "Town", "object": "location", "created_at": "2026-11-23T15:55:21.478Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-23 15:55:21.478+00', '2026-11-23 15:55:21.479+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a2091e7974ce2314851a7b7c0b8528', 'APPROVED', 'lben_01a2091e780ff48af24c98e708834468', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'lern_01a2091e7810f875d20826e2a593beb1', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a2091e78087af865d693c2543282ca"}', 'earn ord_01a2091e78a99fafb3b44b5e52766f46 lern_01a2091e7810f875d20826e2a593beb1 lmbr_01a2091e781d7335a3d5b2c632987fd0 1', '2026-11-23 15:55:21.795+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a2091e780ff48af24c98e708834468', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a2091e780ff48af24c98e708834468", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a2091e78087af865d693c2543282ca"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T15:55:21.487Z", "Delivered": 0}', '2026-11-23 15:55:21.487+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 15:55:21.473+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2091e766168c5e64c2c10055b874d 2026-11-23', 'camp_01a2091e766168c5e64c2c10055b874d', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2091e768501deb1e4ccfc3595d08f 2026-11-23', 'camp_01a2091e768501deb1e4ccfc3595d08f', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2091e7716931317e99eb9bb389f75 2026-11-23', 'camp_01a2091e7716931317e99eb9bb389f75', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2091e77f038b4830137a112a0f98c 2026-11-23', 'camp_01a2091e77f038b4830137a112a0f98c', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2091e766168c5e64c2c10055b874d', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2091e768501deb1e4ccfc3595d08f', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2091e7716931317e99eb9bb389f75', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2091e77f038b4830137a112a0f98c', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a2091e77ee3916181e920685cb270d', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 15:55:21.454+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2091e766168c5e64c2c10055b874d', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 15:55:21.057+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2091e75f845b8543cf0c5f20cc089', NULL, NULL, NULL, true, false, '2026-11-23 15:55:21.093+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2091e7716931317e99eb9bb389f75', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 15:55:21.238+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2091e75f3496635f5d2ed7bcddacf', NULL, NULL, NULL, true, false, '2026-11-23 15:55:21.132+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2091e77f038b4830137a112a0f98c', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 15:55:21.456+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a2091e78087af865d693c2543282ca', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 15:55:21.48+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2091e785080706c5f093f26125192', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lcdef_01a2091e78087af865d693c2543282ca', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 15:55:21.525+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2091e78895cc0a0b02be69a6e3986', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lcdef_01a2091e78087af865d693c2543282ca', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a2091e78126bde88a14b8dcc00be8e", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a2091e78889c5bc677a801a08712c5", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 15:55:21.584+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2091e78cd42c4c9fef8904de60d80', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lcdef_01a2091e78087af865d693c2543282ca', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a2091e78b42aef9071a02f0230ee8f", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a2091e78cabca1a4fc51d3e52b544f", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2091e78b42aef9071a02f0230ee8f', NULL, '2026-11-23 15:55:21.657+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2091e796762b253ce239702f4245c', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lcdef_01a2091e78087af865d693c2543282ca', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2091e78a99fafb3b44b5e52766f46", "Metadata": {"event_id": "ev_01a2091e78b10101f6af8a8a62fbaf9c", "member_id": "lmbr_01a2091e781d7335a3d5b2c632987fd0", "program_id": "lprg_01a2091e78146ebaf72fbb07a2e17eda", "earning_item_id": "lernei_01a2091e7810f875d20826e22cc006c7", "earning_rule_id": "lern_01a2091e7810f875d20826e2a593beb1"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2091e78a99fafb3b44b5e52766f46', 'earn ord_01a2091e78a99fafb3b44b5e52766f46 lern_01a2091e7810f875d20826e2a593beb1 lmbr_01a2091e781d7335a3d5b2c632987fd0 0', '2026-11-23 15:55:21.795+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2091e797b7329a7522d6adb00d3e1', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lcdef_01a2091e78087af865d693c2543282ca', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2091e78a99fafb3b44b5e52766f46", "Metadata": {"event_id": "ev_01a2091e78b10101f6af8a8a62fbaf9c", "member_id": "lmbr_01a2091e781d7335a3d5b2c632987fd0", "program_id": "lprg_01a2091e78146ebaf72fbb07a2e17eda", "earning_item_id": "lernei_01a2091e7810f875d20826e22cc006c7", "earning_rule_id": "lern_01a2091e7810f875d20826e2a593beb1"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2091e78a99fafb3b44b5e52766f46', 'earn ord_01a2091e78a99fafb3b44b5e52766f46 lern_01a2091e7810f875d20826e2a593beb1 lmbr_01a2091e781d7335a3d5b2c632987fd0 1', '2026-11-23 15:55:21.795+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2091e75f3496635f5d2ed7bcddacf', 'Promotions', 1, '2026-11-23 15:55:20.947+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2091e75f845b8543cf0c5f20cc089', 'Payments', 9, '2026-11-23 15:55:20.952+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a2091e772205dd1431c664ea4e8f1d', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a2091e77c1148477bec799fd5a6534/cust_01a2091e76479f8d93c9fc10ef7e6351/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '6e8ef00d7662594fa60f62784338688e', 'demo', 'SERVER', 'demo', '9ef2aadb956817f3cb80c280db4eb02b6366e9242b0cc9a3a40ea5ee0b0b9d45', '2026-11-23 15:55:20.923+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '52b5ae135ad904e22337e6863aefa846', 'demo', 'CLIENT', 'demo', '7147467650d18184e3addfb8b852f831824d5e1fdf3aebb6686a6d96bd8689c5', '2026-11-23 15:55:20.931+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'c875a7a294ac84572289fbff22bdaa1d', 'demo', 'MANAGEMENT', 'demo', '749e78cebfe140c5b8565eef0ec4bd5ca45c2f8d3d3877c70109305deb21d592', '2026-11-23 15:55:20.937+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a2091e7805b88bf29ee6d783bca689', 'visited', NULL, '2026-11-23 15:55:21.477+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2091e763d7b9ec749e9546c749042', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T15:55:21.364Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 15:55:21.021+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T15:55:21.64Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 15:55:21.031+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 15:55:21.47+00', '2026-11-23 15:55:21.47+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a2091e771b8448b1a0a0c6227269de', 'camp_01a2091e7716931317e99eb9bb389f75', 'auto_01a2091e771b8448b1a0a0c6c77da89e', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 15:55:21.24+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 15:55:21.351+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 15:55:21.507+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 680, false, '2026-11-23 15:55:21.748+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 680, false, '2026-11-23 15:55:21.748+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 680, false, '2026-11-23 15:55:21.748+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 15:55:21.794+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 680, false, '2026-11-23 15:55:21.794+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 15:55:21.799+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 680, false, '2026-11-23 15:55:21.799+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 15:55:21.8+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 680, false, '2026-11-23 15:55:21.8+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 15:55:21.805+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 680, false, '2026-11-23 15:55:21.805+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 15:55:21.887+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 680, false, '2026-11-23 15:55:21.887+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e763eddd6a7915a8638c2421c', 1, 'customer.created', 'customer', 'cust_01a2091e763d7b9ec749e9546c749042', 'cust_01a2091e763d7b9ec749e9546c749042', NULL, 'v-01a2091e76378ccd5c85783e822957de', 'ACTION', '{"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T15:55:21.021Z"}}', NULL, NULL, '2026-11-23 15:55:21.021+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76479f8d93c9fc11d61548de', 9, 'customer.created', 'customer', 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e764677e21f607edf8e26c241', 'ACTION', '{"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T15:55:21.031Z"}}', NULL, NULL, '2026-11-23 15:55:21.031+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e764d38a997a970268f48b707', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a2091e764cdc5a1a4b75d17d2ee854', NULL, NULL, 'v-01a2091e764b480240f70ee38876636b', 'ACTION', '{"rule":{"ID":"val_01a2091e764cdc5a1a4b75d17d2ee854","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:55:21.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.036+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e765ab11d5e0499ad0a81523f', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2091e76598c2da4af07698f1966c2', NULL, NULL, 'v-01a2091e7650757324c39289726e2d9e', 'ACTION', '{"assignment":{"ID":"asgm_01a2091e76598c2da4af07698f1966c2","RuleID":"val_01a2091e764cdc5a1a4b75d17d2ee854","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2091e7657b52aac176b5e3988fed9","CreatedAt":"2026-11-23T15:55:21.047Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2091e764cdc5a1a4b75d17d2ee854","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:55:21.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.047+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e765ab11d5e0499ad817ac9d1', 33, 'voucher.created', 'voucher', 'v_01a2091e7657b52aac176b5e3988fed9', NULL, NULL, 'v-01a2091e7650757324c39289726e2d9e', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2091e7657b52aac176b5e3988fed9","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.047Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.047+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76639391df3240c54a45e21f', 41, 'campaign.created', 'campaign', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'camp_01a2091e766168c5e64c2c10055b874d', 'v-01a2091e7660a531900a92a0715539d6', 'ACTION', '{"campaign":{"ID":"camp_01a2091e766168c5e64c2c10055b874d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:55:21.057Z"}', NULL, NULL, '2026-11-23 15:55:21.057+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e767b204506d5ddd6b1903540', 49, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'camp_01a2091e766168c5e64c2c10055b874d', 'v-01a2091e7660a531900a92a0715539d6', 'ACTION', '{"campaign":{"ID":"camp_01a2091e766168c5e64c2c10055b874d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 15:55:21.082+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e767f81964fe6cb02c124ae46', 57, 'voucher.created', 'voucher', 'v_01a2091e767f81964fe6cb01d417a573', NULL, NULL, 'v-01a2091e7677847e92c6505bb610f842', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2091e767f81964fe6cb01d417a573","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.087Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.087+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7689142203dddae9551df96d', 73, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'camp_01a2091e766168c5e64c2c10055b874d', 'v-01a2091e7660a531900a92a0715539d6', 'ACTION', '{"campaign":{"ID":"camp_01a2091e766168c5e64c2c10055b874d","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.057Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T15:55:21.082Z","count":20}', NULL, NULL, '2026-11-23 15:55:21.082+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e769bfaecf6b4fdba61b000a3', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2091e768501deb1e4ccfc3595d08f', NULL, 'camp_01a2091e768501deb1e4ccfc3595d08f', 'v-01a2091e7683a77c2ecabcbc463cf8f0', 'ACTION', '{"campaign":{"ID":"camp_01a2091e768501deb1e4ccfc3595d08f","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.093Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 15:55:21.115+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e769c0213d60fc895c6fcb9f4', 89, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2091e768501deb1e4ccfc3595d08f', NULL, 'camp_01a2091e768501deb1e4ccfc3595d08f', 'v-01a2091e7683a77c2ecabcbc463cf8f0', 'ACTION', '{"campaign":{"ID":"camp_01a2091e768501deb1e4ccfc3595d08f","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.093Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T15:55:21.115Z","count":5}', NULL, NULL, '2026-11-23 15:55:21.115+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77e762bf19f42fb9b168b6fa', 361, 'customer.segment.entered', 'segment', 'seg_01a2091e77d93e7cabbe00d2d28e9231', 'cust_01a2091e763d7b9ec749e9546c749042', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a2091e77d93e7cabbe00d2d28e9231","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T15:55:21.433Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.447+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76cb929ff752a4485c376b2a', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2091e76c6d28707c95425176bae60', NULL, 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'v-01a2091e76c42dd21f9e35b3848bfea9', 'ACTION', '{"campaign":{"ID":"camp_01a2091e76acf8e9b952e83d74f05fb5","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f3496635f5d2ed7bcddacf","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2091e76c6d28707c95425176bae60","CampaignID":"camp_01a2091e76acf8e9b952e83d74f05fb5","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T15:55:21.157Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.157+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76cf1e0861eb42e5322acdec', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2091e76cf1e0861eb42e49416e9ea', NULL, NULL, 'v-01a2091e76cea5c420c0c26b44f57a9e', 'ACTION', '{"assignment":{"ID":"asgm_01a2091e76cf1e0861eb42e49416e9ea","RuleID":"val_01a2091e764cdc5a1a4b75d17d2ee854","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a2091e76c6d28707c95425176bae60","CreatedAt":"2026-11-23T15:55:21.166Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2091e764cdc5a1a4b75d17d2ee854","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:55:21.036Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.166+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76d2642321d30d7138e57169', 145, 'customer.order.created', 'order', 'ord_01a2091e76d2642321d30d706ee2fe15', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e76cf1e0861eb42e612a99ba7', 'ACTION', '{"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T15:55:21.169Z"},"CreatedAt":"2026-11-23T15:55:21.031Z"},"order":{"ID":"ord_01a2091e76d2642321d30d706ee2fe15","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2091e76d2642321d30d70807df9e2","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2091e760dfe87c73ea4f57506399e","SKUID":"sku_01a2091e76243940c0a7a70fd0a6e9ec","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2091e760dfe87c73ea4f57506399e","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2091e76243940c0a7a70fd0a6e9ec","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2091e76d2642321d30d70cb367093","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2091e7633a248284b7b1ea7a1f17c","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2091e7633a248284b7b1ea7a1f17c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","CreatedAt":"2026-11-23T15:55:21.169Z","PaidAt":"2026-11-23T15:55:21.169Z"}}', NULL, NULL, '2026-11-23 15:55:21.169+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76d2642321d30d714f379e6a', 153, 'customer.order.paid', 'order', 'ord_01a2091e76d2642321d30d706ee2fe15', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e76cf1e0861eb42e612a99ba7', 'ACTION', '{"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T15:55:21.169Z"},"CreatedAt":"2026-11-23T15:55:21.031Z"},"order":{"ID":"ord_01a2091e76d2642321d30d706ee2fe15","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2091e76d2642321d30d70807df9e2","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2091e760dfe87c73ea4f57506399e","SKUID":"sku_01a2091e76243940c0a7a70fd0a6e9ec","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2091e760dfe87c73ea4f57506399e","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2091e76243940c0a7a70fd0a6e9ec","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2091e76d2642321d30d70cb367093","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2091e7633a248284b7b1ea7a1f17c","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2091e7633a248284b7b1ea7a1f17c","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","CreatedAt":"2026-11-23T15:55:21.169Z","PaidAt":"2026-11-23T15:55:21.169Z"}}', NULL, NULL, '2026-11-23 15:55:21.169+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7717bfda197a5fa64e5f6381', 169, 'campaign.created', 'campaign', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e7716931317e99eb8c3b8ce0a', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:55:21.238Z"}', NULL, NULL, '2026-11-23 15:55:21.238+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76e13f0bb5e1f4f746fa37b0', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a2091e76e13f0bb5e1f4f68752c38b', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e76d36afca53ad6333e210924', 'ACTION', '{"redemption":{"ID":"r_01a2091e76e13f0bb5e1f4f68752c38b","Object":"redemption","Date":"2026-11-23T15:55:21.185Z","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","TrackingID":"track_Ad4npx3xGhfVux4mmWEcQYWWYmU9zI7PkU75O10Mq_w","Status":"SUCCEEDED","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","Related":{"Type":"voucher","ID":"v_01a2091e767f81964fe6cb01d417a573"},"VoucherID":"v_01a2091e767f81964fe6cb01d417a573","Code":"WELCOME10","OrderID":"ord_01a2091e76e13f0bb5e1f4f53dfd939f","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a2091e76e13f0bb5e1f4f746fa37b1","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2091e76e13f0bb5e1f4f53dfd939f","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2091e76e13f0bb5e1f4f746fa37b2","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2091e76e13f0bb5e1f4f53dfd939f","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T15:55:21.185Z"},"CreatedAt":"2026-11-23T15:55:21.031Z"},"order":{"ID":"ord_01a2091e76e13f0bb5e1f4f53dfd939f","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2091e76e13f0bb5e1f4f5979090ee","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2091e7631fc659759e89bf69a634c","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2091e7631fc659759e89bf69a634c","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","Redemptions":{"r_01a2091e76e13f0bb5e1f4f68752c38b":{"Date":"2026-11-23T15:55:21.185Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2091e767f81964fe6cb01d417a573"}},"CreatedAt":"2026-11-23T15:55:21.185Z","PaidAt":"2026-11-23T15:55:21.185Z"}}]', '2026-11-23 15:55:21.185+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77746136a1da1fea7933c870', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e773734eb228bd51a6b02e187', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T15:55:21.238Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T15:55:21.021Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.332Z"},"voucher_transaction":{"ID":"vtx_01a2091e77746136a1da1fea32d4905a","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a2091e77746136a1da1fe9ff096315","CreatedAt":"2026-11-23T15:55:21.332Z"}}', '[{"step":1,"id":"ev_01a2091e77746136a1da1fea7933c871","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a2091e77746136a1da1fe9ff096315","campaign_id":"camp_01a2091e7716931317e99eb9bb389f75","category":"ACTION","data":0},{"step":2,"id":"ev_01a2091e77746136a1da1fea7933c872","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a2091e77290042659b903847c2e08a","campaign_id":"camp_01a2091e7716931317e99eb9bb389f75","category":"ACTION","data":1},{"step":3,"id":"ev_01a2091e77746136a1da1fea7933c873","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a2091e77290042659b903847c2e08a","campaign_id":"camp_01a2091e7716931317e99eb9bb389f75","category":"ACTION","data":1},{"step":4,"id":"ev_01a2091e77746136a1da1fea7933c874","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a2091e77290042659b903847c2e08a","campaign_id":"camp_01a2091e7716931317e99eb9bb389f75","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a2091e77746136a1da1fe9ff096315","Object":"redemption","Date":"2026-11-23T15:55:21.332Z","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","Status":"SUCCEEDED","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","Related":{"Type":"voucher","ID":"v_01a2091e77290042659b903847c2e08a"},"VoucherID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Campaign":"Regulars","RewardID":"rew_01a2091e772205dd1431c664ea4e8f1d","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2091e7726db527a01f5f7066e88e3","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","EntryID":"vtx_01a2091e77746136a1da1fea32d4905a","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2091e772205dd1431c664ea4e8f1d","By":1}]}}},{"reward_redemption":{"ID":"r_01a2091e77746136a1da1fe9ff096315","Object":"redemption","Date":"2026-11-23T15:55:21.332Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a2091e77290042659b903847c2e08a"},"VoucherID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Campaign":"Regulars","RewardID":"rew_01a2091e772205dd1431c664ea4e8f1d","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a2091e7726db527a01f5f7066e88e3","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","EntryID":"vtx_01a2091e77746136a1da1fea32d4905a","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a2091e772205dd1431c664ea4e8f1d","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2091e772205dd1431c664ea4e8f1d","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2091e7633a248284b7b1ea7a1f17c","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T15:55:21.25Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2091e7726db527a01f5f7066e88e3","RewardID":"rew_01a2091e772205dd1431c664ea4e8f1d","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T15:55:21.253Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.332Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T15:55:21.238Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T15:55:21.021Z"},"redemption":{"ID":"r_01a2091e77746136a1da1fe9ff096315","Object":"redemption","Date":"2026-11-23T15:55:21.332Z","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","Status":"SUCCEEDED","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","Related":{"Type":"voucher","ID":"v_01a2091e77290042659b903847c2e08a"},"VoucherID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Campaign":"Regulars","RewardID":"rew_01a2091e772205dd1431c664ea4e8f1d","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2091e7726db527a01f5f7066e88e3","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","EntryID":"vtx_01a2091e77746136a1da1fea32d4905a","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2091e772205dd1431c664ea4e8f1d","By":1}]}},"reward":{"ID":"rew_01a2091e772205dd1431c664ea4e8f1d","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a2091e7633a248284b7b1ea7a1f17c"},"CreatedAt":"2026-11-23T15:55:21.25Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.332Z"}}]', '2026-11-23 15:55:21.332+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e779427c39f9c8e59bdd49e10', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a2091e76a2f1d7e68815fb49e18239', NULL, 'camp_01a2091e768501deb1e4ccfc3595d08f', 'v-01a2091e778c6960968fe5bdda92b7e0', 'ACTION', '{"campaign":{"ID":"camp_01a2091e768501deb1e4ccfc3595d08f","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Active":true,"CreatedAt":"2026-11-23T15:55:21.093Z"},"customer":{},"voucher":{"ID":"v_01a2091e76a2f1d7e68815fb49e18239","Code":"GIFT-50","CampaignID":"camp_01a2091e768501deb1e4ccfc3595d08f","CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T15:55:21.122Z","UpdatedAt":"2026-11-23T15:55:21.364Z"},"voucher_transaction":{"ID":"vtx_01a2091e779427c39f9c8e58c3bfce77","VoucherID":"v_01a2091e76a2f1d7e68815fb49e18239","CampaignID":"camp_01a2091e768501deb1e4ccfc3595d08f","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RedemptionID":"r_01a2091e779427c39f9c8e5809af1310","CreatedAt":"2026-11-23T15:55:21.364Z"}}', NULL, NULL, '2026-11-23 15:55:21.364+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e779427c39f9c8e59bdd49e11', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a2091e779427c39f9c8e5809af1310', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'v-01a2091e778c6960968fe5bdda92b7e0', 'ACTION', '{"redemption":{"ID":"r_01a2091e779427c39f9c8e5809af1310","Object":"redemption","Date":"2026-11-23T15:55:21.364Z","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","Status":"SUCCEEDED","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","Related":{"Type":"voucher","ID":"v_01a2091e76a2f1d7e68815fb49e18239"},"VoucherID":"v_01a2091e76a2f1d7e68815fb49e18239","Code":"GIFT-50","CampaignID":"camp_01a2091e768501deb1e4ccfc3595d08f","Campaign":"Gift cards","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a2091e779427c39f9c8e59bdd49e12","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2091e779427c39f9c8e5728ac3e38","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2091e779427c39f9c8e59bdd49e13","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2091e779427c39f9c8e5728ac3e38","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"CreatedAt":"2026-11-23T15:55:21.021Z"},"order":{"ID":"ord_01a2091e779427c39f9c8e5728ac3e38","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","Redemptions":{"r_01a2091e779427c39f9c8e5809af1310":{"Date":"2026-11-23T15:55:21.364Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2091e76a2f1d7e68815fb49e18239","RelatedObjectParentID":"camp_01a2091e768501deb1e4ccfc3595d08f"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T15:55:21.364Z","PaidAt":"2026-11-23T15:55:21.364Z"}}]', '2026-11-23 15:55:21.364+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77a436867a3b20f124124500', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a2091e77a436867a3b20f072cf6afb', 'cust_01a2091e763d7b9ec749e9546c749042', NULL, 'v-01a2091e77a0c4f27182d9ee4dd8d35b', 'ACTION', '{"redemption":{"ID":"r_01a2091e77a436867a3b20f072cf6afb","Object":"redemption","Date":"2026-11-23T15:55:21.38Z","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","Status":"SUCCEEDED","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","Related":{"Type":"voucher","ID":"v_01a2091e767f81964fe6cb01d417a573"},"VoucherID":"v_01a2091e767f81964fe6cb01d417a573","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 15:55:21.38+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e771caa0ec57f2c0594b28c84', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a2091e771b8448b1a0a0c6227269de', NULL, 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e77186d0deddf116b45f9e1a2', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2091e771b8448b1a0a0c6227269de","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","AutomationID":"auto_01a2091e771b8448b1a0a0c6c77da89e","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.24Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.24+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7720636b1f1d12adaade8b61', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a2091e771f7c883d6b4ac7a8ba52b4', NULL, 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e771dd058efab06fb808f07a0', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.245Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.245+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77278859db1473444548a26a', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a2091e7726db527a01f5f7066e88e3', NULL, 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e7725e99a3df0e8e48e59d440', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2091e772205dd1431c664ea4e8f1d","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2091e7633a248284b7b1ea7a1f17c","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T15:55:21.25Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2091e7726db527a01f5f7066e88e3","RewardID":"rew_01a2091e772205dd1431c664ea4e8f1d","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T15:55:21.253Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.253+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e772a85443d711c38bf35e21c', 201, 'voucher.created', 'voucher', 'v_01a2091e77290042659b903847c2e08a', NULL, 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e7728633ae1056ab7109cf7e9', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.257+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e772a85443d711c3916057428', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e7728633ae1056ab7109cf7e9', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 15:55:21.257+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e772e424e06a27e1022aa0f61', 217, 'voucher.published', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e772cc743dae352a67468a9f9', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2091e772e424e06a27e0f9bd725e8","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2091e77290042659b903847c2e08a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:55:21.26Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.26Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.26+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e772f35a4490c85756931a6e2', 225, 'publication.succeeded', 'publication', 'pub_01a2091e772e424e06a27e0f9bd725e8', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e772cc743dae352a67468a9f9', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2091e772e424e06a27e0f9bd725e8","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2091e77290042659b903847c2e08a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:55:21.26Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.26Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.26+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e772f35a4490c8575c87117d1', 233, 'customer.publication.succeeded', 'publication', 'pub_01a2091e772e424e06a27e0f9bd725e8', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e772cc743dae352a67468a9f9', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2091e772e424e06a27e0f9bd725e8","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2091e77290042659b903847c2e08a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:55:21.26Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.26Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.26+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7735f08a1cccd6a836d17165', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e77318bb5cce0c53ef7513441', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.266Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e773254566ff4377f1d7ec625","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T15:55:21.266Z"}}', NULL, NULL, '2026-11-23 15:55:21.266+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7735f08a1cccd6a8528c1776', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e77318bb5cce0c53ef7513441', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.266Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e773254566ff4377f1d7ec625","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T15:55:21.266Z"}}', NULL, NULL, '2026-11-23 15:55:21.266+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7735f08a1cccd6a8b9c0b642', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e77318bb5cce0c53ef7513441', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.266Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e773254566ff4377f1d7ec625","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T15:55:21.266Z"}}', NULL, NULL, '2026-11-23 15:55:21.266+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e773683393aa6cede20b26869', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', 'v-01a2091e77318bb5cce0c53ef7513441', 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.245Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.266Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.266+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77bf5e969fb2e7cc39576cb7', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a2091e77be14bae2fd3bcddc58a3a9', NULL, NULL, 'v-01a2091e77be14bae2fd3bcd7f62eaa0', 'ACTION', '{"rule":{"ID":"val_01a2091e77be14bae2fd3bcddc58a3a9","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:55:21.406Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.406+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77ace01a87c1dd6b42a657c0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a2091e77ace01a87c1dd6b3a5cd6bc', 'cust_01a2091e763d7b9ec749e9546c749042', NULL, 'v-01a2091e77a9b9e8c0ab9703b3841b05', 'ACTION', '{"redemption":{"ID":"rr_01a2091e77ace01a87c1dd6b3a5cd6bc","Object":"redemption_rollback","Date":"2026-11-23T15:55:21.388Z","RedemptionID":"r_01a2091e77a436867a3b20f072cf6afb","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","Status":"SUCCEEDED","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","Related":{"Type":"voucher","ID":"v_01a2091e767f81964fe6cb01d417a573"},"VoucherID":"v_01a2091e767f81964fe6cb01d417a573","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 15:55:21.388+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77d52de8592382fb3426afb0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a2091e77d52de8592382faee4aba7d', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e77c376b1f2a063a070856c8a', 'ACTION', '{"redemption":{"ID":"r_01a2091e77d52de8592382faee4aba7d","Object":"redemption","Date":"2026-11-23T15:55:21.429Z","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","TrackingID":"track_Ad4npx3xGhfVux4mmWEcQYWWYmU9zI7PkU75O10Mq_w","Status":"SUCCEEDED","Channel":{"ID":"6e8ef00d7662594fa60f62784338688e","Type":"API"},"APIKey":"6e8ef00d7662594fa60f62784338688e","Related":{"Type":"voucher","ID":"v_01a2091e77c1148477bec799fd5a6534"},"VoucherID":"v_01a2091e77c1148477bec799fd5a6534","Code":"ONCE"}}', NULL, NULL, '2026-11-23 15:55:21.429+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77c25d9d91066ef6c0e14cfb', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2091e77c25d9d91066ef689dcce5d', NULL, NULL, 'v-01a2091e77c0add0770b85a6f949e5d5', 'ACTION', '{"assignment":{"ID":"asgm_01a2091e77c25d9d91066ef689dcce5d","RuleID":"val_01a2091e77be14bae2fd3bcddc58a3a9","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2091e77c1148477bec799fd5a6534","CreatedAt":"2026-11-23T15:55:21.409Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2091e77be14bae2fd3bcddc58a3a9","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T15:55:21.406Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.409+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77c25d9d91066ef754576b75', 329, 'voucher.created', 'voucher', 'v_01a2091e77c1148477bec799fd5a6534', NULL, NULL, 'v-01a2091e77c0add0770b85a6f949e5d5', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2091e77c1148477bec799fd5a6534","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.409Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.409+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77d93e7cabbe00d20ba11c02', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a2091e77d89ec2bbae7bcbbdfc7fdc', NULL, 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'v-01a2091e77d7957d5acca24bbda3b91a', 'ACTION', '{"campaign":{"ID":"camp_01a2091e76acf8e9b952e83d74f05fb5","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f3496635f5d2ed7bcddacf","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a2091e77d89ec2bbae7bcbbdfc7fdc","CampaignID":"camp_01a2091e76acf8e9b952e83d74f05fb5","Name":"Both","TierIDs":["promo_01a2091e76ad6c87e8901737be6178e5"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T15:55:21.431Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.431+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77dda277cd9f2206f5765fb1', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a2091e763d7b9ec749e9546c749042', NULL, 'v-01a2091e77db5c1b9973308c7fdf710f', 'ACTION', '{"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 15:55:21.437+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77e9826c83bbbb6e549af064', 369, 'voucher.created', 'voucher', 'v_01a2091e77e9826c83bbbb6ddafe4a22', NULL, NULL, 'v-01a2091e77e8897c89a80bbb713ad1f1', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2091e77e9826c83bbbb6ddafe4a22","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.449Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.449+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77ec721f0e7ee3cc496a4753', 377, 'voucher.deleted', 'voucher', 'v_01a2091e77e9826c83bbbb6ddafe4a22', NULL, NULL, 'v-01a2091e77ea827e80d2c6e3f8ff540b', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2091e77e9826c83bbbb6ddafe4a22","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.449Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T15:55:21.451Z"}}', NULL, NULL, '2026-11-23 15:55:21.451+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77f038b4830137a1aa91c6f7', 385, 'campaign.created', 'campaign', 'camp_01a2091e77f038b4830137a112a0f98c', NULL, 'camp_01a2091e77f038b4830137a112a0f98c', 'v-01a2091e77ef85d6077121b186bd0506', 'ACTION', '{"campaign":{"ID":"camp_01a2091e77f038b4830137a112a0f98c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.456Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:55:21.456Z"}', NULL, NULL, '2026-11-23 15:55:21.456+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77f22965180036377acb4725', 393, 'voucher.created', 'voucher', 'v_01a2091e77f22965180036370588b19c', NULL, 'camp_01a2091e77f038b4830137a112a0f98c', 'v-01a2091e77f15ab0fbf41b3cc690bc31', 'ACTION', '{"campaign":{"ID":"camp_01a2091e77f038b4830137a112a0f98c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.456Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77f22965180036370588b19c","Code":"FRIEND1","CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.458Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.458+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77f33c25587a50437b3c9557', 401, 'campaign.vouchers.added', 'campaign', 'camp_01a2091e77f038b4830137a112a0f98c', NULL, 'camp_01a2091e77f038b4830137a112a0f98c', 'v-01a2091e77f15ab0fbf41b3cc690bc31', 'ACTION', '{"campaign":{"ID":"camp_01a2091e77f038b4830137a112a0f98c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.456Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 15:55:21.458+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77f76774492ce47415ccde47', 409, 'voucher.published', 'voucher', 'v_01a2091e77f22965180036370588b19c', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e77f038b4830137a112a0f98c', 'v-01a2091e77f4b140ddf1194a6e5f7469', 'ACTION', '{"campaign":{"ID":"camp_01a2091e77f038b4830137a112a0f98c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.456Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2091e77f63a8cd7d02cda409d7376","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2091e77f22965180036370588b19c"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:55:21.46Z"},"voucher":{"ID":"v_01a2091e77f22965180036370588b19c","Code":"FRIEND1","CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"cust_01a2091e763d7b9ec749e9546c749042","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.458Z","UpdatedAt":"2026-11-23T15:55:21.46Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.46+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77f76774492ce474aa7807cd', 417, 'publication.succeeded', 'publication', 'pub_01a2091e77f63a8cd7d02cda409d7376', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e77f038b4830137a112a0f98c', 'v-01a2091e77f4b140ddf1194a6e5f7469', 'ACTION', '{"campaign":{"ID":"camp_01a2091e77f038b4830137a112a0f98c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.456Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2091e77f63a8cd7d02cda409d7376","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2091e77f22965180036370588b19c"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:55:21.46Z"},"voucher":{"ID":"v_01a2091e77f22965180036370588b19c","Code":"FRIEND1","CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"cust_01a2091e763d7b9ec749e9546c749042","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.458Z","UpdatedAt":"2026-11-23T15:55:21.46Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.46+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77f76774492ce4758130fb86', 425, 'customer.publication.succeeded', 'publication', 'pub_01a2091e77f63a8cd7d02cda409d7376', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e77f038b4830137a112a0f98c', 'v-01a2091e77f4b140ddf1194a6e5f7469', 'ACTION', '{"campaign":{"ID":"camp_01a2091e77f038b4830137a112a0f98c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.456Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2091e77f63a8cd7d02cda409d7376","CustomerID":"cust_01a2091e763d7b9ec749e9546c749042","TrackingID":"track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2091e77f22965180036370588b19c"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T15:55:21.46Z"},"voucher":{"ID":"v_01a2091e77f22965180036370588b19c","Code":"FRIEND1","CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"cust_01a2091e763d7b9ec749e9546c749042","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.458Z","UpdatedAt":"2026-11-23T15:55:21.46Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.46+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e77fa1ba3008fd86f0b02a108', 433, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a2091e77fa1ba3008fd86ecf840ffa', 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'camp_01a2091e77f038b4830137a112a0f98c', 'v-01a2091e77f844a359502dd871f39288', 'ACTION', '{"campaign":{"ID":"camp_01a2091e77f038b4830137a112a0f98c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.456Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T15:55:21.185Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.031Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a2091e77fa1ba3008fd86ecf840ffa","VoucherID":"v_01a2091e77f22965180036370588b19c","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","Role":"REFEREE","ReferrerID":"cust_01a2091e763d7b9ec749e9546c749042","CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T15:55:21.466Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a2091e77f22965180036370588b19c","Code":"FRIEND1","CampaignID":"camp_01a2091e77f038b4830137a112a0f98c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"cust_01a2091e763d7b9ec749e9546c749042","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.458Z","UpdatedAt":"2026-11-23T15:55:21.46Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.466+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7809d2f1816051a7855f3f6e', 441, 'vl.card_definition.created', 'card_definition', 'lcdef_01a2091e78087af865d693c2543282ca', NULL, NULL, 'v-01a2091e78087af865d693c24ff2c0d2', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a2091e78087af865d693c2543282ca","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.48Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.48+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e780b1cb3d3d447cab1f3a13e', 449, 'vl.tier_structure.created', 'tier_structure', 'lts_01a2091e780aec1573a21dea7242242e', NULL, NULL, 'v-01a2091e780aec1573a21dea42939336', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2091e780aec1573a21dea7242242e","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.482Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.482+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e780d695cd966482b6333679c', 457, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a2091e780aec1573a21dea7242242e', NULL, NULL, 'v-01a2091e780b1cb3d3d447cb60e4d729', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2091e780aec1573a21dea7242242e","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.482Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a2091e780b1cb3d3d447cb6ad275e6","StructureID":"lts_01a2091e780aec1573a21dea7242242e","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.483Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.483+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e780e50079c94316161349c2c', 465, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a2091e780aec1573a21dea7242242e', NULL, NULL, 'v-01a2091e780d695cd966482bb2c96f09', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2091e780aec1573a21dea7242242e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.482Z","UpdatedAt":"2026-11-23T15:55:21.485Z"}}', NULL, NULL, '2026-11-23 15:55:21.485+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7810f875d20826e1313bf192', 473, 'vl.benefit.created', 'benefit', 'lben_01a2091e780ff48af24c98e708834468', NULL, NULL, 'v-01a2091e780ff48af24c98e637cd4115', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a2091e780ff48af24c98e708834468","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T15:55:21.487Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.487+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78110dea8e67348898c366ea', 481, 'vl.earning_rule.created', 'earning_rule', 'lern_01a2091e7810f875d20826e2a593beb1', NULL, NULL, 'v-01a2091e7810f875d20826e1c8dcd3e5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a2091e7810f875d20826e2a593beb1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2091e7810f875d20826e22cc006c7","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2091e780ff48af24c98e708834468"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.488Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.488+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e781395cd2306190366733b81', 489, 'vl.reward.created', 'reward', 'lrew_01a2091e78126bde88a14b8dcc00be8e', NULL, NULL, 'v-01a2091e78126bde88a14b8b6dd4d588', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a2091e78126bde88a14b8dcc00be8e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2091e7633a248284b7b1ea7a1f17c","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2091e78126bde88a14b8c6d231977","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2091e78126bde88a14b8d32d63dc6","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.49Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.49+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78146ebaf72fbb07f96f4df2', 497, 'vl.program.created', 'program', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', NULL, NULL, 'v-01a2091e781395cd23061903d30a3be5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7815ba98325f1d2e2989cf55', 505, 'vl.program.card_definition.assigned', 'program', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', NULL, NULL, 'v-01a2091e781395cd23061903d30a3be5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2091e78087af865d693c2543282ca","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.48Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2091e7815ba98325f1d2e1e923ad4","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"card_definition","ResourceID":"lcdef_01a2091e78087af865d693c2543282ca","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78165816715e81792552478f', 513, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a2091e78087af865d693c2543282ca', NULL, NULL, 'v-01a2091e781395cd23061903d30a3be5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2091e78087af865d693c2543282ca","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.48Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2091e7815ba98325f1d2e1e923ad4","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"card_definition","ResourceID":"lcdef_01a2091e78087af865d693c2543282ca","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78165816715e8179d0cba18d', 521, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', NULL, NULL, 'v-01a2091e781395cd23061903d30a3be5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2091e780aec1573a21dea7242242e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.482Z","UpdatedAt":"2026-11-23T15:55:21.485Z"},"Assignment":{"ID":"lasgm_01a2091e78165816715e8179a4bc37b1","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"tier_structure","ResourceID":"lts_01a2091e780aec1573a21dea7242242e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78165816715e817ac3a035e8', 529, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a2091e780aec1573a21dea7242242e', NULL, NULL, 'v-01a2091e781395cd23061903d30a3be5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2091e780aec1573a21dea7242242e","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.482Z","UpdatedAt":"2026-11-23T15:55:21.485Z"},"Assignment":{"ID":"lasgm_01a2091e78165816715e8179a4bc37b1","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"tier_structure","ResourceID":"lts_01a2091e780aec1573a21dea7242242e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78174f7388647fd3f516a6c5', 537, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', NULL, NULL, 'v-01a2091e781395cd23061903d30a3be5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2091e7810f875d20826e2a593beb1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2091e7810f875d20826e22cc006c7","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2091e780ff48af24c98e708834468"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.488Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2091e78174f7388647fd36dbe207d","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"earning_rule","ResourceID":"lern_01a2091e7810f875d20826e2a593beb1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7818594ab3ec11ed00366cff', 545, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a2091e7810f875d20826e2a593beb1', NULL, NULL, 'v-01a2091e781395cd23061903d30a3be5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2091e7810f875d20826e2a593beb1","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2091e7810f875d20826e22cc006c7","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2091e780ff48af24c98e708834468"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.488Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2091e78174f7388647fd36dbe207d","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"earning_rule","ResourceID":"lern_01a2091e7810f875d20826e2a593beb1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.492+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e781a84a4958e00aeb3f4acbd', 553, 'vl.program.reward.assigned', 'program', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', NULL, NULL, 'v-01a2091e7819952f70b54be061003c04', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2091e78126bde88a14b8dcc00be8e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2091e7633a248284b7b1ea7a1f17c","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2091e78126bde88a14b8c6d231977","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2091e78126bde88a14b8d32d63dc6","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.49Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2091e781a84a4958e00ae3248e8c4","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"reward","ResourceID":"lrew_01a2091e78126bde88a14b8dcc00be8e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.497Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.497+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e781a84a4958e00af711934af', 561, 'vl.reward.assigned', 'reward', 'lrew_01a2091e78126bde88a14b8dcc00be8e', NULL, NULL, 'v-01a2091e7819952f70b54be061003c04', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.492Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2091e78126bde88a14b8dcc00be8e","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2091e7633a248284b7b1ea7a1f17c","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2091e78126bde88a14b8c6d231977","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2091e78126bde88a14b8d32d63dc6","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2091e78087af865d693c2543282ca"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.49Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2091e781a84a4958e00ae3248e8c4","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","Type":"reward","ResourceID":"lrew_01a2091e78126bde88a14b8dcc00be8e","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T15:55:21.497Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.497+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e781f18e915bd7394a7fc4c18', 569, 'vl.member.created', 'member', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e781bfae90132fe09ea42f0a5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.501+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78219ccb2c2307b9679078b5', 577, 'vl.card.created', 'card', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e781bfae90132fe09ea42f0a5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2091e7820fee7a1174e949cfa57f8","MemberID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","DefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Code":"dFYsR0dEfk","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.501+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78219ccb2c2307ba27b00036', 585, 'vl.card.assigned', 'card', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e781bfae90132fe09ea42f0a5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2091e7820fee7a1174e949cfa57f8","MemberID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","DefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Code":"dFYsR0dEfk","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.501+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78219ccb2c2307ba90aca30e', 593, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e781bfae90132fe09ea42f0a5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2091e7820fee7a1174e949cfa57f8","MemberID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","DefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Code":"dFYsR0dEfk","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.501+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78219ccb2c2307bb0f754d75', 601, 'vl.member.card.assigned', 'member', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e781bfae90132fe09ea42f0a5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2091e7820fee7a1174e949cfa57f8","MemberID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","DefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Code":"dFYsR0dEfk","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.501+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e783834737db10fcc2f1a565b', 609, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.509Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e783834737db10fcb4ba8e69d","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2091e779427c39f9c8e59bdd49e13","EventType":"customer.order.paid","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RuleID":"ern_01a2091e771b8448b1a0a0c6227269de","ItemID":"","TierID":"","HolderTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:55:21.509Z"}}', NULL, NULL, '2026-11-23 15:55:21.509+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e783834737db10fcc9a4baddf', 617, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.509Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e783834737db10fcb4ba8e69d","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2091e779427c39f9c8e59bdd49e13","EventType":"customer.order.paid","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RuleID":"ern_01a2091e771b8448b1a0a0c6227269de","ItemID":"","TierID":"","HolderTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:55:21.509Z"}}', NULL, NULL, '2026-11-23 15:55:21.509+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e783834737db10fccdd4e3228', 625, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.509Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e783834737db10fcb4ba8e69d","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2091e779427c39f9c8e59bdd49e13","EventType":"customer.order.paid","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RuleID":"ern_01a2091e771b8448b1a0a0c6227269de","ItemID":"","TierID":"","HolderTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:55:21.509Z"}}', NULL, NULL, '2026-11-23 15:55:21.509+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e783834737db10fcd239e2279', 633, 'customer.rewarded', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2091e771b8448b1a0a0c6227269de","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","AutomationID":"auto_01a2091e771b8448b1a0a0c6c77da89e","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.24Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.509Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e783834737db10fcb4ba8e69d","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2091e779427c39f9c8e59bdd49e13","EventType":"customer.order.paid","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RuleID":"ern_01a2091e771b8448b1a0a0c6227269de","ItemID":"","TierID":"","HolderTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:55:21.509Z"}}', NULL, NULL, '2026-11-23 15:55:21.509+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e783834737db10fcd6cace5a9', 641, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2091e7716931317e99eb9bb389f75","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.238Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2091e763d7b9ec749e9546c749042","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T15:55:21.364Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T15:55:21.021Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2091e771b8448b1a0a0c6227269de","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","AutomationID":"auto_01a2091e771b8448b1a0a0c6c77da89e","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T15:55:21.24Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e77290042659b903847c2e08a","Code":"REGULAR1","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2091e763d7b9ec749e9546c749042","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.257Z","UpdatedAt":"2026-11-23T15:55:21.509Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2091e783834737db10fcb4ba8e69d","VoucherID":"v_01a2091e77290042659b903847c2e08a","CampaignID":"camp_01a2091e7716931317e99eb9bb389f75","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a2091e779427c39f9c8e59bdd49e13","EventType":"customer.order.paid","OrderID":"ord_01a2091e779427c39f9c8e5728ac3e38","RuleID":"ern_01a2091e771b8448b1a0a0c6227269de","ItemID":"","TierID":"","HolderTierID":"ltr_01a2091e771f7c883d6b4ac7a8ba52b4","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-23T15:55:21.509Z"}}', NULL, NULL, '2026-11-23 15:55:21.509+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e786421d5adcb874e01ce34cb', 649, 'vl.tier.joined', 'tier', 'lt_01a2091e780b1cb3d3d447cb6ad275e6', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e7824929463009ed3e6ca564a', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"6e8ef00d7662594fa60f62784338688e","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a2091e7820fee7a1174e949cfa57f8","MemberID":"lmbr_01a2091e781d7335a3d5b2c632987fd0","ProgramID":"lprg_01a2091e78146ebaf72fbb07a2e17eda","CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","DefinitionID":"lcdef_01a2091e78087af865d693c2543282ca","Code":"dFYsR0dEfk","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a2091e780aec1573a21dea7242242e","Rank":{"TierID":"lt_01a2091e780b1cb3d3d447cb6ad275e6","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T15:55:21.501Z","UpdatedAt":"2026-11-23T15:55:21.525Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.525+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78b10101f6af8a8a1feb07c1', 657, 'customer.order.created', 'order', 'ord_01a2091e78a99fafb3b44b5e52766f46', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e78a50dd642b41c4abcb29354', 'ACTION', '{"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T15:55:21.64Z"},"CreatedAt":"2026-11-23T15:55:21.031Z"},"order":{"ID":"ord_01a2091e78a99fafb3b44b5e52766f46","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","CreatedAt":"2026-11-23T15:55:21.64Z","PaidAt":"2026-11-23T15:55:21.64Z"}}', NULL, NULL, '2026-11-23 15:55:21.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78b10101f6af8a8a62fbaf9c', 665, 'customer.order.paid', 'order', 'ord_01a2091e78a99fafb3b44b5e52766f46', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e78a50dd642b41c4abcb29354', 'ACTION', '{"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T15:55:21.64Z"},"CreatedAt":"2026-11-23T15:55:21.031Z"},"order":{"ID":"ord_01a2091e78a99fafb3b44b5e52766f46","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","CreatedAt":"2026-11-23T15:55:21.64Z","PaidAt":"2026-11-23T15:55:21.64Z"}}', NULL, NULL, '2026-11-23 15:55:21.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e78b61e5c22e5c16378b104af', 673, 'customer.order.created', 'order', 'ord_01a2091e78b42aef9071a02f0230ee8f', 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, 'v-01a2091e78b2924f5cb7594e24e9c94b', 'ACTION', '{"customer":{"ID":"cust_01a2091e76479f8d93c9fc10ef7e6351","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T15:55:21.64Z"},"CreatedAt":"2026-11-23T15:55:21.031Z"},"order":{"ID":"ord_01a2091e78b42aef9071a02f0230ee8f","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a2091e76479f8d93c9fc10ef7e6351","CreatedAt":"2026-11-23T15:55:21.652Z"}}', NULL, NULL, '2026-11-23 15:55:21.652+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e7686f2bd6d745cd968f129a6', 65, 'campaign.created', 'campaign', 'camp_01a2091e768501deb1e4ccfc3595d08f', NULL, 'camp_01a2091e768501deb1e4ccfc3595d08f', 'v-01a2091e7683a77c2ecabcbc463cf8f0', 'ACTION', '{"campaign":{"ID":"camp_01a2091e768501deb1e4ccfc3595d08f","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.093Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:55:21.093Z"}', NULL, NULL, '2026-11-23 15:55:21.093+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76a3b26919fb9facefec97d9', 97, 'voucher.created', 'voucher', 'v_01a2091e76a2f1d7e68815fb49e18239', NULL, 'camp_01a2091e768501deb1e4ccfc3595d08f', 'v-01a2091e7699645be8999aed0b1068d2', 'ACTION', '{"campaign":{"ID":"camp_01a2091e768501deb1e4ccfc3595d08f","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.093Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2091e76a2f1d7e68815fb49e18239","Code":"GIFT-50","CampaignID":"camp_01a2091e768501deb1e4ccfc3595d08f","CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T15:55:21.122Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.122+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76a3b26919fb9fad54c24db3', 105, 'campaign.vouchers.added', 'campaign', 'camp_01a2091e768501deb1e4ccfc3595d08f', NULL, 'camp_01a2091e768501deb1e4ccfc3595d08f', 'v-01a2091e7699645be8999aed0b1068d2', 'ACTION', '{"campaign":{"ID":"camp_01a2091e768501deb1e4ccfc3595d08f","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f845b8543cf0c5f20cc089","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.093Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 15:55:21.122+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76ad6c87e89017377b2ba125', 113, 'campaign.created', 'campaign', 'camp_01a2091e76acf8e9b952e83d74f05fb5', NULL, 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'v-01a2091e76a74439fa0a72f31711105d', 'ACTION', '{"campaign":{"ID":"camp_01a2091e76acf8e9b952e83d74f05fb5","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f3496635f5d2ed7bcddacf","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T15:55:21.132Z"}', NULL, NULL, '2026-11-23 15:55:21.132+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2091e76b3275153570c98ac903d4c', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2091e76ad6c87e8901737be6178e5', NULL, 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'v-01a2091e76a74439fa0a72f31711105d', 'ACTION', '{"campaign":{"ID":"camp_01a2091e76acf8e9b952e83d74f05fb5","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2091e75f3496635f5d2ed7bcddacf","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T15:55:21.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2091e76ad6c87e8901737be6178e5","CampaignID":"camp_01a2091e76acf8e9b952e83d74f05fb5","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T15:55:21.132Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 15:55:21.132+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a2091e77de796b9632d6595d27e9b7_0', 'exp_01a2091e77de796b9632d6595d27e9b7', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-lIbbZNRb,GIFT_VOUCHER,50.00,
CARD-A2jLLt6H,GIFT_VOUCHER,50.00,
CARD-JeNKZvOf,GIFT_VOUCHER,50.00,
CARD-0aJtmWM1,GIFT_VOUCHER,50.00,
CARD-XiWaHO5z,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
HELLO-HLS0,DISCOUNT_VOUCHER,10,PERCENT
HELLO-h7Zi,DISCOUNT_VOUCHER,10,PERCENT
HELLO-G4uB,DISCOUNT_VOUCHER,10,PERCENT
HELLO-02La,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Srd3,DISCOUNT_VOUCHER,10,PERCENT
HELLO-SHFn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Y0A2,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bgso,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VIyO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-RYpC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-sCZW,DISCOUNT_VOUCHER,10,PERCENT
HELLO-C9B3,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2anI,DISCOUNT_VOUCHER,10,PERCENT
HELLO-omFv,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ehut,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jcpl,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4KUd,DISCOUNT_VOUCHER,10,PERCENT
HELLO-nWyY,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dSuk,DISCOUNT_VOUCHER,10,PERCENT
HELLO-07Op,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a2091e77de796b9632d6595d27e9b7', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 15:55:21.438+00', '2026-11-23 15:55:21.444+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_70914f4141ed22119caf75932cb19212', '\xd7b69b4ff741879714979e5bd5a8f42471ee5b0aeb8bf974a4a2ccb099a4ddf2b7b163f6a9ec6f5306c72b18d8ddc1ddbad21be2b9183549436418e8bbdf9f5a8b6afbbfc2d327ece0a73ca4469613a5b12e33028d16d27516d6b59fd5c561a5b8123fa32e559665218ae3355bded6a4e785d7213cc1df3eb407b3051eda3c845c1c67b490b95ecc1637e306a9242ecd1fa80700fb4c756300466a7512b4ae2506463fe02bacf45fbadfd3758f584fd1507e84ad8d7a9ab6a61220b370e764346a2826d0dc61c235b3a3fdb34de2c9e3d2c8880ca9459c419e18f4b4ae67c097752d01448085e012d5e5e59f0c3dc5ace0b5be5efcffc53651e1665ef946975473e06efb668caed610ae651991812512b43cd773b3c4e260e71ab2f7e120c97620a23a2ba424a91680f150d5730b301ebadf67ca233ba6caa06dac327124635bc417c4f7d3da18159264d830cf41eb3842f1408c7a98f93b6a0d076a58d8af6ef7e6918aed9020c504f534d1174b7306b01401810a5fbebdaece0662434b1b0ac6db9e9b5f471a84c04e7240ac1725fc466353dfe10c0ed8af2392dd8f66588b2d8efd3b90211aab4cfdb75ba5428259b277cfff03d73d23023813f4cbcb54fa5a2427bf3eb05c64958761a58c49e3f6f253edc8002fb9d0de3e3a665d0b21902fdaf5ce02f991c585c2cf6013cb5bfc1ff2d37fa0885e4dd81735b7fd57ad426e92b61954c7636dfe23b37861272b5ab5240453471c9a73f612f8a568a57a9bd554', '2026-11-24 15:55:21.364+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_a730cefe5d8f8be2723a32fa3a922cc0', '\xeb532d7cd4a6227c8d0d293452fb58ab40f55d04a2fa8b29fb2e1f89065e5885865d73ce1477654bb277365f022435ef1465812b9e79998b10881a44eebe5d1a5be23bc037b6214fba914c14b8bee5dfdcafa0fcf4111c2336b53b9c40d81a191af015a4e6f03956e71b2564cec005d329766672cb657b9e2362a58f1a3b2185cdb30623b3847d465e4402455c04569efceccac9371c0942a3dfd6ac80aaba185dfbc866a6a565f7cd8c456b8e2f492dfbe52bec2ddaf78cad5444a4d17395e086aa5b8b12c0c5878d9d7f5cf8f622cc153bf82167da2ae55330332bd07d24620409c2d74b03da09435f54a347b856daf80f7733321a868ab3c568c49e2a2f26949d7419486c22b6e38a83a8dd286d500dc1717190cbbf8eb12af993c4cf9dac2073471849af8700d22bc9db4a4815a813c5586363c0ba075880872b7fc55b4e82ef0f9681765728790eac794019142fe95e05ad26774115a8f22526ba934c8f86a75de940fed1e0da16e2e6b24c3a8c467a61', '2026-11-24 15:55:21.38+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_2981b16d41ef0af7494b8d7c890b6577', '\x15764c98f2a338fa174ec0e5592b9738901e33a6d217f6dbf51a7c80d8c7cc99e1e6d6941ff099f343c8c67ceb8ede773b6c5107bc4e41d1362b2e73ef0b8ea722d02f321f0a66a863bac962e94d9387dc731cf4e607b440174c09d00de85628b2b9edee24183ef35d8fcdf6925cc0314c6c6eb6769024cb0416f73c22179675dfca79af9c13070a2b22839377e67c2e6b8aa469a82355857311ba46e82e07580b9e69dfc1ed729925e7618c4479a58c02b06012bca65d2d3aee00be45312a961e2223bb5639562a465a5ba5c3878d0382931a3c11eed4f0c4023ca37b83e0ad91e27c88d48247925cf15a1a18be69978b02786d02ec6f934d20ba17515554bb4d01e663533c09ed020eb4042644a94e28daca10c626768a4476fa502587268cdac30742887f586b4eb4d3ca1dfa73dc09e96257e0c5b50c0959af1fc4f696936c0ba5f87f8e89f55d8984d51fda0c4bf71c2063', '2026-11-24 15:55:21.429+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a2091e7806f21e0c65d6616a3ea3a0', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 15:55:21.478+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'lprg_01a2091e78146ebaf72fbb07a2e17eda cust_01a2091e76479f8d93c9fc10ef7e6351', 'ACTIVE', NULL, '2026-11-23 15:55:21.501+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a2091e77290042659b903847c2e08a', 'camp_01a2091e7716931317e99eb9bb389f75', 'cust_01a2091e763d7b9ec749e9546c749042', 'ltr_01a2091e771f7c883d6b4ac7a8ba52b4', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 15:55:21.266+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a2091e771f7c883d6b4ac7a8ba52b4', 'camp_01a2091e7716931317e99eb9bb389f75', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 15:55:21.245+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'lcdef_01a2091e78087af865d693c2543282ca', 'dFYsR0dEfk', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a2091e780b1cb3d3d447cb6ad275e6"}, "StructureID": "lts_01a2091e780aec1573a21dea7242242e"}', NULL, '2026-11-23 15:55:21.501+00', '2026-11-23 15:55:21.795+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_88f5fd0796d574ab555457f03acc0da0', 'tiers', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'tiers lprg_01a2091e78146ebaf72fbb07a2e17eda', '2026-11-23', NULL, NULL, NULL, 'lts_01a2091e780aec1573a21dea7242242e', 'lt_01a2091e780b1cb3d3d447cb6ad275e6', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_12e9673ccfb0571ccbda31e58fee35aa', 'tiers', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'tiers lprg_01a2091e78146ebaf72fbb07a2e17eda total', NULL, NULL, NULL, NULL, 'lts_01a2091e780aec1573a21dea7242242e', 'lt_01a2091e780b1cb3d3d447cb6ad275e6', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_5afe949b5806267c780c9c81d3843f40', 'spending', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'spending lprg_01a2091e78146ebaf72fbb07a2e17eda', '2026-11-23', NULL, NULL, 'lcdef_01a2091e78087af865d693c2543282ca', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_8becebdc26a4d519c15614b7e19760f4', 'spending', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'spending lprg_01a2091e78146ebaf72fbb07a2e17eda total', NULL, NULL, NULL, 'lcdef_01a2091e78087af865d693c2543282ca', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_d4f3b39c1ceb0505e793c13e9b24a086', 'card', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'card lcrd_01a2091e7820fee7a1174e949cfa57f8', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_0ecc138ea40b1289d11744d76a4b270a', 'points_earnings', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'points_earnings lprg_01a2091e78146ebaf72fbb07a2e17eda', '2026-11-23', 'lern_01a2091e7810f875d20826e2a593beb1', 'lernei_01a2091e7810f875d20826e22cc006c7', 'lcdef_01a2091e78087af865d693c2543282ca', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_908abb9bc48167777bc01a46fe9e64a8', 'earning_rules', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'earning_rules lprg_01a2091e78146ebaf72fbb07a2e17eda', '2026-11-23', 'lern_01a2091e7810f875d20826e2a593beb1', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_cfe453c842c1f8e9f18f70f143e59e24', 'member_rules', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'member_rules lmbr_01a2091e781d7335a3d5b2c632987fd0', '2026-11-23', 'lern_01a2091e7810f875d20826e2a593beb1', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_d949e3cca38f1d337d7f9f3854c5eddc', 'earning_rules', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'earning_rules lprg_01a2091e78146ebaf72fbb07a2e17eda total', NULL, 'lern_01a2091e7810f875d20826e2a593beb1', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_6fcf814eb36f5f3e8dc2cf2bea9f6ee0', 'points_earnings', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'points_earnings lprg_01a2091e78146ebaf72fbb07a2e17eda total', NULL, 'lern_01a2091e7810f875d20826e2a593beb1', 'lernei_01a2091e7810f875d20826e22cc006c7', 'lcdef_01a2091e78087af865d693c2543282ca', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2091e781e28133412c22db582be40', 'seats lprg_01a2091e78146ebaf72fbb07a2e17eda', '2026-11-23 15:55:21.503+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2091e7878fb04de983fb737d426a0', 'reward lrew_01a2091e78126bde88a14b8dcc00be8e lmbr_01a2091e781d7335a3d5b2c632987fd0', '2026-11-23 15:55:21.584+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2091e78866e05528d65a8ff3afc2e', 'spend lcrd_01a2091e7820fee7a1174e949cfa57f8', '2026-11-23 15:55:21.657+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2091e796257abc2b542a894fee577', 'card lcrd_01a2091e7820fee7a1174e949cfa57f8', '2026-11-23 15:55:21.795+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2091e795a24625c092702b20cd406', 'lern_01a2091e7810f875d20826e2a593beb1 lmbr_01a2091e781d7335a3d5b2c632987fd0', '2026-11-23 15:55:21.795+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a2091e7803be6623e0544926c504fe', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 15:55:21.475+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '9fd82b112d3c22f3ba655ca3db1d07a346fcbfb185dd078255777aed2bcd70e5', 'demo', '6e8ef00d7662594fa60f62784338688e', '["api"]', '2026-11-23 15:55:21.453+00', '2026-11-23 16:10:21.453+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a2091e78cabca1a4fc51d3e52b544f', 'APPROVED', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lcdef_01a2091e78087af865d693c2543282ca', 'lctx_01a2091e78cd42c4c9fef8904de60d80', 'ord_01a2091e78b42aef9071a02f0230ee8f', 'ordpay_01a2091e78cabca1a4fc51d47576ff15', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 15:55:21.657+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2091e76d2642321d30d706ee2fe15', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a2091e76d2642321d30d70807df9e2", "SKU": {"ID": "sku_01a2091e76243940c0a7a70fd0a6e9ec", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a2091e76243940c0a7a70fd0a6e9ec", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a2091e760dfe87c73ea4f57506399e", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a2091e760dfe87c73ea4f57506399e", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a2091e76d2642321d30d70cb367093", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a2091e7633a248284b7b1ea7a1f17c", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a2091e7633a248284b7b1ea7a1f17c", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, NULL, 0, NULL, NULL, '2026-11-23 15:55:21.169+00', NULL, '2026-11-23 15:55:21.169+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2091e76e13f0bb5e1f4f53dfd939f', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a2091e76e13f0bb5e1f4f5979090ee", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a2091e7631fc659759e89bf69a634c", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a2091e7631fc659759e89bf69a634c", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, '{"r_01a2091e76e13f0bb5e1f4f68752c38b": {"Date": "2026-11-23T15:55:21.185Z", "RelatedObjectID": "v_01a2091e767f81964fe6cb01d417a573", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-23 15:55:21.185+00', NULL, '2026-11-23 15:55:21.185+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2091e779427c39f9c8e5728ac3e38', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a2091e763d7b9ec749e9546c749042', NULL, '{"r_01a2091e779427c39f9c8e5809af1310": {"Date": "2026-11-23T15:55:21.364Z", "RelatedObjectID": "v_01a2091e76a2f1d7e68815fb49e18239", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a2091e768501deb1e4ccfc3595d08f"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 15:55:21.364+00', NULL, '2026-11-23 15:55:21.364+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2091e78a99fafb3b44b5e52766f46', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, NULL, 0, NULL, NULL, '2026-11-23 15:55:21.64+00', NULL, '2026-11-23 15:55:21.64+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2091e78b42aef9071a02f0230ee8f', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a2091e76479f8d93c9fc10ef7e6351', NULL, NULL, 1, NULL, NULL, '2026-11-23 15:55:21.652+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2091e77332bb47ca012855a6d0425', 'v_01a2091e77290042659b903847c2e08a', 'camp_01a2091e7716931317e99eb9bb389f75', 'cust_01a2091e763d7b9ec749e9546c749042', 'vtx_01a2091e773254566ff4377f1d7ec625', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2091e77290042659b903847c2e08a 9999-12-31 001795449321266', NULL, '2026-11-23 15:55:21.266+00', '2026-11-23 15:55:21.332+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2091e783834737db10fcb5792defd', 'v_01a2091e77290042659b903847c2e08a', 'camp_01a2091e7716931317e99eb9bb389f75', 'cust_01a2091e763d7b9ec749e9546c749042', 'vtx_01a2091e783834737db10fcb4ba8e69d', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2091e77290042659b903847c2e08a 9999-12-31 001795449321509', NULL, '2026-11-23 15:55:21.509+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2091e785080706c5f093f7240cae0', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lctx_01a2091e785080706c5f093f26125192', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 15:55:21.525+00', '2026-11-23 15:55:21.657+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2091e796762b253ce23978aed1f37', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lctx_01a2091e796762b253ce239702f4245c', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2091e7820fee7a1174e949cfa57f8 9999-12-31 001795449321795', NULL, '2026-11-23 15:55:21.795+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2091e797b7329a7522d6b3c092d50', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lctx_01a2091e797b7329a7522d6adb00d3e1', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2091e7820fee7a1174e949cfa57f8 9999-12-31 001795449321795', NULL, '2026-11-23 15:55:21.795+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2091e77746136a1da1fea4df495b0', 'v_01a2091e77290042659b903847c2e08a', 'vtx_01a2091e77746136a1da1fea32d4905a', 'lopb_01a2091e77332bb47ca012855a6d0425', 20, 0, 0, '2026-11-23 15:55:21.332+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2091e78895cc0a0b02be7954f4cdd', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lctx_01a2091e78895cc0a0b02be69a6e3986', 'lcpeb_01a2091e785080706c5f093f7240cae0', 20, 0, 0, '2026-11-23 15:55:21.584+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2091e78cd42c4c9fef890954d449b', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lctx_01a2091e78cd42c4c9fef8904de60d80', 'lcpeb_01a2091e785080706c5f093f7240cae0', 80, 0, 0, '2026-11-23 15:55:21.657+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 15:55:20.912+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2091e760dfe87c73ea4f57506399e', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 15:55:20.958+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2091e7631fc659759e89bf69a634c', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 15:55:21.009+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2091e7633a248284b7b1ea7a1f17c', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 15:55:21.01+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 15:55:20.912+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a2091e7636163d6998d627e388eaa2', 'Equipment', 'STATIC', '[{"ID": "prod_01a2091e7631fc659759e89bf69a634c", "Object": "product"}, {"ID": "prod_01a2091e7633a248284b7b1ea7a1f17c", "Object": "product"}]', NULL, NULL, false, '2026-11-23 15:55:21.014+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2091e7815ba98325f1d2e1e923ad4', 'lprg_01a2091e78146ebaf72fbb07a2e17eda lcdef_01a2091e78087af865d693c2543282ca', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'card_definition', 'lcdef_01a2091e78087af865d693c2543282ca', NULL, 0, '2026-11-23 15:55:21.492+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2091e78165816715e8179a4bc37b1', 'lprg_01a2091e78146ebaf72fbb07a2e17eda lts_01a2091e780aec1573a21dea7242242e', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'tier_structure', 'lts_01a2091e780aec1573a21dea7242242e', NULL, 0, '2026-11-23 15:55:21.492+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2091e78174f7388647fd36dbe207d', 'lprg_01a2091e78146ebaf72fbb07a2e17eda lern_01a2091e7810f875d20826e2a593beb1', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'earning_rule', 'lern_01a2091e7810f875d20826e2a593beb1', NULL, 0, '2026-11-23 15:55:21.492+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2091e781a84a4958e00ae3248e8c4', 'lprg_01a2091e78146ebaf72fbb07a2e17eda lrew_01a2091e78126bde88a14b8dcc00be8e', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'reward', 'lrew_01a2091e78126bde88a14b8dcc00be8e', NULL, 1, '2026-11-23 15:55:21.497+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a2091e7810f875d20826e2a593beb1', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a2091e7810f875d20826e2a593beb1", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a2091e7810f875d20826e22cc006c7", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a2091e78087af865d693c2543282ca"}}, {"BenefitID": "lben_01a2091e780ff48af24c98e708834468"}]}], "CreatedAt": "2026-11-23T15:55:21.488Z"}', '2026-11-23 15:55:21.488+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a2091e78126bde88a14b8dcc00be8e', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a2091e78126bde88a14b8dcc00be8e", "Gift": {"Material": {"ProductID": "prod_01a2091e7633a248284b7b1ea7a1f17c"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a2091e78126bde88a14b8c6d231977", "Spending": {"ID": "lrspn_01a2091e78126bde88a14b8d32d63dc6", "Points": 20, "CardDefinitionID": "lcdef_01a2091e78087af865d693c2543282ca"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T15:55:21.49Z"}', '2026-11-23 15:55:21.49+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a2091e780b1cb3d3d447cb6ad275e6', 'lts_01a2091e780aec1573a21dea7242242e', 'Gold', '{"ID": "lt_01a2091e780b1cb3d3d447cb6ad275e6", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T15:55:21.483Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a2091e780aec1573a21dea7242242e"}', '2026-11-23 15:55:21.483+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 15:55:21.492+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '38a67d3e2658f246f47154fe216c38c12e2cb787b60370b7d7abb3515431c849', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 15:55:20.901+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a2091e77d89ec2bbae7bcbbdfc7fdc', 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'Both', '["promo_01a2091e76ad6c87e8901737be6178e5"]', 'MANUAL', NULL, '2026-11-23 15:55:21.431+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2091e76ad6c87e8901737be6178e5', 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 15:55:21.132+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2091e76c6d28707c95425176bae60', 'camp_01a2091e76acf8e9b952e83d74f05fb5', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 15:55:21.157+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2091e772e424e06a27e0f9bd725e8', NULL, 'cust_01a2091e763d7b9ec749e9546c749042', 'track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg', 'API', NULL, '["v_01a2091e77290042659b903847c2e08a"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a2091e7716931317e99eb9bb389f75', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 15:55:21.26+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2091e77f63a8cd7d02cda409d7376', NULL, 'cust_01a2091e763d7b9ec749e9546c749042', 'track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg', 'API', NULL, '["v_01a2091e77f22965180036370588b19c"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a2091e77f038b4830137a112a0f98c', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 15:55:21.46+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a2091e77fa1ba3008fd86ecf840ffa', 'v_01a2091e77f22965180036370588b19c cust_01a2091e76479f8d93c9fc10ef7e6351', 'v_01a2091e77f22965180036370588b19c', 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'REFEREE', 'cust_01a2091e763d7b9ec749e9546c749042', 'camp_01a2091e77f038b4830137a112a0f98c', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 15:55:21.466+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2091e7716931317e99eb9bb389f75/2026-11-23', 'camp_01a2091e7716931317e99eb9bb389f75', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2091e768501deb1e4ccfc3595d08f/2026-11-23', 'camp_01a2091e768501deb1e4ccfc3595d08f', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2091e76e13f0bb5e1f4f68752c38b', 'redemption', '2026-11-23 15:55:21.185+00', NULL, false, NULL, NULL, 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'track_Ad4npx3xGhfVux4mmWEcQYWWYmU9zI7PkU75O10Mq_w', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '6e8ef00d7662594fa60f62784338688e', 'API', NULL, '6e8ef00d7662594fa60f62784338688e', NULL, 'voucher', 'v_01a2091e767f81964fe6cb01d417a573', 'v_01a2091e767f81964fe6cb01d417a573', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a2091e76e13f0bb5e1f4f53dfd939f', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2091e77746136a1da1fe9ff096315', 'redemption', '2026-11-23 15:55:21.332+00', NULL, false, NULL, NULL, 'cust_01a2091e763d7b9ec749e9546c749042', 'track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '6e8ef00d7662594fa60f62784338688e', 'API', NULL, '6e8ef00d7662594fa60f62784338688e', NULL, 'voucher', 'v_01a2091e77290042659b903847c2e08a', 'v_01a2091e77290042659b903847c2e08a', 'REGULAR1', NULL, 'camp_01a2091e7716931317e99eb9bb389f75', 'Regulars', 'rew_01a2091e772205dd1431c664ea4e8f1d', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a2091e77746136a1da1fea32d4905a", "Delivery": "PENDING", "AssignmentID": "rewa_01a2091e7726db527a01f5f7066e88e3", "LoyaltyTierID": "ltr_01a2091e771f7c883d6b4ac7a8ba52b4"}, "Counted": [{"By": 1, "Key": "s/rew_01a2091e772205dd1431c664ea4e8f1d"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2091e779427c39f9c8e5809af1310', 'redemption', '2026-11-23 15:55:21.364+00', NULL, false, NULL, NULL, 'cust_01a2091e763d7b9ec749e9546c749042', 'track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '6e8ef00d7662594fa60f62784338688e', 'API', NULL, '6e8ef00d7662594fa60f62784338688e', NULL, 'voucher', 'v_01a2091e76a2f1d7e68815fb49e18239', 'v_01a2091e76a2f1d7e68815fb49e18239', 'GIFT-50', NULL, 'camp_01a2091e768501deb1e4ccfc3595d08f', 'Gift cards', NULL, NULL, 'ord_01a2091e779427c39f9c8e5728ac3e38', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2091e77a436867a3b20f072cf6afb', 'redemption', '2026-11-23 15:55:21.38+00', NULL, false, NULL, NULL, 'cust_01a2091e763d7b9ec749e9546c749042', 'track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, '6e8ef00d7662594fa60f62784338688e', 'API', NULL, '6e8ef00d7662594fa60f62784338688e', NULL, 'voucher', 'v_01a2091e767f81964fe6cb01d417a573', 'v_01a2091e767f81964fe6cb01d417a573', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a2091e77ace01a87c1dd6b3a5cd6bc', '2026-11-23 15:55:21.388+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a2091e77ace01a87c1dd6b3a5cd6bc', 'redemption_rollback', '2026-11-23 15:55:21.388+00', NULL, false, 'r_01a2091e77a436867a3b20f072cf6afb', NULL, 'cust_01a2091e763d7b9ec749e9546c749042', 'track_IWewXgMOiM1pPnuTvWW1fNafe7YxP-W4hPL9vRlVcsg', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '6e8ef00d7662594fa60f62784338688e', 'API', NULL, '6e8ef00d7662594fa60f62784338688e', NULL, 'voucher', 'v_01a2091e767f81964fe6cb01d417a573', 'v_01a2091e767f81964fe6cb01d417a573', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a2091e77d52de8592382faee4aba7d', 'redemption', '2026-11-23 15:55:21.429+00', NULL, false, NULL, NULL, 'cust_01a2091e76479f8d93c9fc10ef7e6351', 'track_Ad4npx3xGhfVux4mmWEcQYWWYmU9zI7PkU75O10Mq_w', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '6e8ef00d7662594fa60f62784338688e', 'API', NULL, '6e8ef00d7662594fa60f62784338688e', NULL, 'voucher', 'v_01a2091e77c1148477bec799fd5a6534', 'v_01a2091e77c1148477bec799fd5a6534', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a2091e7726db527a01f5f7066e88e3', 'rew_01a2091e772205dd1431c664ea4e8f1d camp_01a2091e7716931317e99eb9bb389f75', 'rew_01a2091e772205dd1431c664ea4e8f1d', 'camp_01a2091e7716931317e99eb9bb389f75', 20, false, '2026-11-23 15:55:21.253+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a2091e78889c5bc677a801a08712c5', 'PURCHASE', 'APPROVED', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lctx_01a2091e78895cc0a0b02be69a6e3986', 'lrew_01a2091e78126bde88a14b8dcc00be8e', 20, '{"Gift": {"Material": {"ProductID": "prod_01a2091e7633a248284b7b1ea7a1f17c"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 15:55:21.584+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a2091e772205dd1431c664ea4e8f1d', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a2091e7633a248284b7b1ea7a1f17c"}', NULL, '2026-11-23 15:55:21.25+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 15:55:21.079738+00', '2026-11-23 15:55:21.063457+00', '2026-11-23 15:55:21.106722+00', '2026-11-23 15:55:21.063457+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2091e7666a59861c4298e93398a4d", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2091e766168c5e64c2c10055b874d"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 15:55:21.113557+00', '2026-11-23 15:55:21.107025+00', '2026-11-23 15:55:21.11737+00', '2026-11-23 15:55:21.107025+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2091e76922d6897b6542286712238", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2091e768501deb1e4ccfc3595d08f"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 15:55:21.250687+00', '2026-11-23 15:55:21.248407+00', '2026-11-23 15:55:21.264295+00', '2026-11-23 15:55:21.248407+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a2091e7716931317e99eb9bb389f75"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 15:55:21.436725+00', '2026-11-23 15:55:21.434476+00', '2026-11-23 15:55:21.448095+00', '2026-11-23 15:55:21.434476+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a2091e77d93e7cabbe00d2d28e9231"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 15:55:21.441431+00', '2026-11-23 15:55:21.438913+00', '2026-11-23 15:55:21.470792+00', '2026-11-23 15:55:21.438913+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a2091e77de796b9632d6595d27e9b7"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 15:55:21.450707+00', '2026-11-23 15:55:21.444535+00', '2026-11-23 15:55:21.516158+00', '2026-11-23 15:55:21.444535+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a2091e77e2537c99c5cd977b6dddb8", "Metadata": null}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 15:55:21.498119+00', '2026-11-23 15:55:21.487683+00', '2026-11-23 15:55:21.563684+00', '2026-11-23 15:55:21.487683+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 15:55:21.498119+00', '2026-11-23 15:55:21.487683+00', '2026-11-23 15:55:21.51255+00', '2026-11-23 15:55:21.487683+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 15:55:21.498119+00', '2026-11-23 15:55:21.487683+00', '2026-11-23 15:55:21.513346+00', '2026-11-23 15:55:21.487683+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 15:55:21.498119+00', '2026-11-23 15:55:21.487683+00', '2026-11-23 15:55:21.529898+00', '2026-11-23 15:55:21.487683+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 15:55:21.513367+00', '2026-11-23 15:55:21.487683+00', '2026-11-23 15:55:21.534508+00', '2026-11-23 15:55:21.487683+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 15:55:21.787722+00', '2026-11-23 15:55:21.768412+00', '2026-11-23 15:55:21.796369+00', '2026-11-23 15:55:21.768412+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 15:55:21.787722+00', '2026-11-23 15:55:21.768412+00', '2026-11-23 15:55:21.80122+00', '2026-11-23 15:55:21.768412+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 15:55:21.787722+00', '2026-11-23 15:55:21.768412+00', '2026-11-23 15:55:21.887938+00', '2026-11-23 15:55:21.768412+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 15:55:21.787722+00', '2026-11-23 15:55:21.768412+00', '2026-11-23 15:55:21.812106+00', '2026-11-23 15:55:21.768412+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 15:55:21.796538+00', '2026-11-23 15:55:21.768412+00', '2026-11-23 15:55:21.800439+00', '2026-11-23 15:55:21.768412+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 15:55:21.88792+00', '2026-11-23 15:55:21.795936+00', '2026-11-23 15:55:21.921061+00', '2026-11-23 15:55:21.795936+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2091e78146ebaf72fbb07a2e17eda"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 15:55:21.88792+00', '2026-11-23 15:55:21.80032+00', '2026-11-23 15:55:21.938375+00', '2026-11-23 15:55:21.80032+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2091e78146ebaf72fbb07a2e17eda"}, "project": "demo"}', '{punchcard:1030257898}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 15:55:20.582089+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 15:55:20.596369+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 15:55:20.634587+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 15:55:20.636222+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 15:55:20.64955+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 15:55:20.695843+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 15:55:20.707903+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 15:55:20.804317+00', '{}', NULL, '2026-11-23 15:55:20.804317+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 15:55:20.811735+00', '{}', NULL, '2026-11-23 15:55:20.811735+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 15:55:20.815721+00', '{}', NULL, '2026-11-23 15:55:20.815721+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 15:55:20.816257+00', '{}', NULL, '2026-11-23 15:55:20.816257+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 15:55:20.816791+00', '{}', NULL, '2026-11-23 15:55:20.816791+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 15:55:20.817117+00', '{}', NULL, '2026-11-23 15:55:20.817117+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 15:55:20.81737+00', '{}', NULL, '2026-11-23 15:55:20.81737+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 15:55:20.82248+00', '{}', NULL, '2026-11-23 15:55:20.82248+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 15:55:20.823322+00', '{}', NULL, '2026-11-23 15:55:20.823322+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 15:55:20.826288+00', '{}', NULL, '2026-11-23 15:55:20.826288+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 15:55:20.83173+00', '{}', NULL, '2026-11-23 15:55:20.83173+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 15:55:20.833949+00', '{}', NULL, '2026-11-23 15:55:20.833949+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 15:55:20.834342+00', '{}', NULL, '2026-11-23 15:55:20.834342+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 15:55:20.834857+00', '{}', NULL, '2026-11-23 15:55:20.834857+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 15:55:20.835442+00', '{}', NULL, '2026-11-23 15:55:20.835442+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 15:55:20.836968+00', '{}', NULL, '2026-11-23 15:55:20.836968+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 15:55:20.83718+00', '{}', NULL, '2026-11-23 15:55:20.83718+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 15:55:20.839826+00', '{}', NULL, '2026-11-23 15:55:20.839826+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 15:55:20.840111+00', '{}', NULL, '2026-11-23 15:55:20.840111+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 15:55:20.840288+00', '{}', NULL, '2026-11-23 15:55:20.840288+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 15:55:20.842249+00', '{}', NULL, '2026-11-23 15:55:20.842249+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 15:55:20.843889+00', '{}', NULL, '2026-11-23 15:55:20.843889+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 15:55:20.849057+00', '{}', NULL, '2026-11-23 15:55:20.849057+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 15:55:20.849563+00', '{}', NULL, '2026-11-23 15:55:20.849563+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 15:55:20.851301+00', '{}', NULL, '2026-11-23 15:55:20.851301+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 15:55:20.853615+00', '{}', NULL, '2026-11-23 15:55:20.853615+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 15:55:20.855667+00', '{}', NULL, '2026-11-23 15:55:20.855667+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 15:55:20.856474+00', '{}', NULL, '2026-11-23 15:55:20.856474+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 15:55:20.859668+00', '{}', NULL, '2026-11-23 15:55:20.859668+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 15:55:20.861261+00', '{}', NULL, '2026-11-23 15:55:20.861261+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 15:55:20.861406+00', '{}', NULL, '2026-11-23 15:55:20.861406+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 15:55:20.863428+00', '{}', NULL, '2026-11-23 15:55:20.863428+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 15:55:20.865849+00', '{}', NULL, '2026-11-23 15:55:20.865849+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 15:55:20.866057+00', '{}', NULL, '2026-11-23 15:55:20.866057+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 15:55:20.86766+00', '{}', NULL, '2026-11-23 15:55:20.86766+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 15:55:20.867904+00', '{}', NULL, '2026-11-23 15:55:20.867904+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a2091e77d93e7cabbe00d2d28e9231 cust_01a2091e763d7b9ec749e9546c749042', 'seg_01a2091e77d93e7cabbe00d2d28e9231', 'cust_01a2091e763d7b9ec749e9546c749042', '2026-11-23 15:55:21.445+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a2091e77d93e7cabbe00d2d28e9231', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 15:55:21.433+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a2091e767f81964fe6cb01d417a573/ssn_01a2091e77b4c2cd5f4c0a65a134f97c', 'ssn_01a2091e77b4c2cd5f4c0a65a134f97c', 'v_01a2091e767f81964fe6cb01d417a573', 'cust_01a2091e763d7b9ec749e9546c749042', 1, 0, 0, '2026-11-23 15:55:21.404+00', '2026-11-30 15:55:21.404+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '2fb8069f7e3ad2f623074da344d061b03481247ae52b968192429fadb527be3f', NULL, '2026-11-23 15:55:20.891+00', '2026-11-23 16:25:20.891+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2091e761ac6d814a1950d1aca83e9', 'beans-250g', 'prod_01a2091e760dfe87c73ea4f57506399e', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 15:55:20.982+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2091e76243940c0a7a70fd0a6e9ec', 'beans-1kg', 'prod_01a2091e760dfe87c73ea4f57506399e', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 15:55:20.994+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 15:55:21.467+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a2091e780aec1573a21dea7242242e', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a2091e780aec1573a21dea7242242e", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T15:55:21.482Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T15:55:21.485Z", "CardDefinitionID": "lcdef_01a2091e78087af865d693c2543282ca"}', '2026-11-23 15:55:21.482+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a2091e78619dc268276faa094f8c9d', 'JOINED', 'APPROVED', 'lprg_01a2091e78146ebaf72fbb07a2e17eda', 'lmbr_01a2091e781d7335a3d5b2c632987fd0', 'lcrd_01a2091e7820fee7a1174e949cfa57f8', 'lcdef_01a2091e78087af865d693c2543282ca', 'lts_01a2091e780aec1573a21dea7242242e', 'lt_01a2091e780b1cb3d3d447cb6ad275e6', '{"To": "lt_01a2091e780b1cb3d3d447cb6ad275e6", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T15:55:21.525Z", "CardTransactionIDs": ["lctx_01a2091e785080706c5f093f26125192"]}', '2026-11-23 15:55:21.525+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a2091e77ec721f0e7ee3cbd896be60', 'v_01a2091e77e9826c83bbbb6ddafe4a22', 'voucher', 'GONE', NULL, NULL, '2026-11-23 15:55:21.451+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a2091e7802ceaac98eccbe68b1c7f7', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 15:55:21.474+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2091e764cdc5a1a4b75d17d2ee854', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 15:55:21.036+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2091e77be14bae2fd3bcddc58a3a9', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 15:55:21.406+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2091e76598c2da4af07698f1966c2', 'val_01a2091e764cdc5a1a4b75d17d2ee854 voucher v_01a2091e7657b52aac176b5e3988fed9', 'val_01a2091e764cdc5a1a4b75d17d2ee854', 'v_01a2091e7657b52aac176b5e3988fed9', 'voucher', '2026-11-23 15:55:21.047+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2091e76cf1e0861eb42e49416e9ea', 'val_01a2091e764cdc5a1a4b75d17d2ee854 promotion_tier promo_01a2091e76c6d28707c95425176bae60', 'val_01a2091e764cdc5a1a4b75d17d2ee854', 'promo_01a2091e76c6d28707c95425176bae60', 'promotion_tier', '2026-11-23 15:55:21.166+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2091e77c25d9d91066ef689dcce5d', 'val_01a2091e77be14bae2fd3bcddc58a3a9 voucher v_01a2091e77c1148477bec799fd5a6534', 'val_01a2091e77be14bae2fd3bcddc58a3a9', 'v_01a2091e77c1148477bec799fd5a6534', 'voucher', '2026-11-23 15:55:21.409+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2091e773254566ff4377f1d7ec625', 'v_01a2091e77290042659b903847c2e08a', 'camp_01a2091e7716931317e99eb9bb389f75', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 15:55:21.266+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2091e77746136a1da1fea32d4905a', 'v_01a2091e77290042659b903847c2e08a', 'camp_01a2091e7716931317e99eb9bb389f75', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a2091e77746136a1da1fe9ff096315', NULL, NULL, NULL, '2026-11-23 15:55:21.332+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2091e779427c39f9c8e58c3bfce77', 'v_01a2091e76a2f1d7e68815fb49e18239', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a2091e779427c39f9c8e5728ac3e38', 'r_01a2091e779427c39f9c8e5809af1310', NULL, NULL, NULL, '2026-11-23 15:55:21.364+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2091e783834737db10fcb4ba8e69d', 'v_01a2091e77290042659b903847c2e08a', 'camp_01a2091e7716931317e99eb9bb389f75', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a2091e771b8448b1a0a0c6227269de", "TierID": "", "EventID": "ev_01a2091e779427c39f9c8e59bdd49e13", "OrderID": "ord_01a2091e779427c39f9c8e5728ac3e38", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a2091e771f7c883d6b4ac7a8ba52b4"}', 'ord_01a2091e779427c39f9c8e5728ac3e38', 'ord_01a2091e779427c39f9c8e5728ac3e38', NULL, NULL, NULL, NULL, '2026-11-23 15:55:21.509+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e7657b52aac176b5e3988fed9', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.047+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416ce51791cf4', 'HELLO-07Op', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416ced31086e9', 'HELLO-dSuk', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416cf9948b4fe', 'HELLO-nWyY', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416cfc40127fe', 'HELLO-4KUd', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416cfff0ee921', 'HELLO-jcpl', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d0f1a2061e', 'HELLO-ehut', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d11f116049', 'HELLO-omFv', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d18c116291', 'HELLO-2anI', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d20d505bfd', 'HELLO-C9B3', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d295ff5b98', 'HELLO-sCZW', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d37e674a55', 'HELLO-RYpC', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d3baa30852', 'HELLO-VIyO', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d452257de5', 'HELLO-bgso', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d47276d50c', 'HELLO-Y0A2', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d4e503b6f2', 'HELLO-SHFn', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d5d6b4b253', 'HELLO-Srd3', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d64f881613', 'HELLO-02La', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d6c2ac0d19', 'HELLO-G4uB', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d796c0f1a3', 'HELLO-h7Zi', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767ccc3001a416d79c83bfc6', 'HELLO-HLS0', 'camp_01a2091e766168c5e64c2c10055b874d', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.082+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e769c0213d60fc892e6a3fedb', 'CARD-XiWaHO5z', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'cat_01a2091e75f845b8543cf0c5f20cc089', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.115+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e769c0213d60fc8938dba6c33', 'CARD-0aJtmWM1', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'cat_01a2091e75f845b8543cf0c5f20cc089', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.115+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e769c0213d60fc8944fddbf52', 'CARD-JeNKZvOf', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'cat_01a2091e75f845b8543cf0c5f20cc089', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.115+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e769c0213d60fc8952fbbf7f8', 'CARD-A2jLLt6H', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'cat_01a2091e75f845b8543cf0c5f20cc089', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.115+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e769c0213d60fc895623092e4', 'CARD-lIbbZNRb', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'cat_01a2091e75f845b8543cf0c5f20cc089', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.115+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e76a2f1d7e68815fb49e18239', 'GIFT-50', 'camp_01a2091e768501deb1e4ccfc3595d08f', 'cat_01a2091e75f845b8543cf0c5f20cc089', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 15:55:21.122+00', '2026-11-23 15:55:21.364+00', '2026-11-23 15:55:21.364+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e767f81964fe6cb01d417a573', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 15:55:21.087+00', '2026-11-23 15:55:21.185+00', '2026-11-23 15:55:21.388+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e77c1148477bec799fd5a6534', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 15:55:21.409+00', '2026-11-23 15:55:21.429+00', '2026-11-23 15:55:21.429+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e77e9826c83bbbb6ddafe4a22', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.449+00', NULL, NULL, '2026-11-23 15:55:21.451+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e77f22965180036370588b19c', 'FRIEND1', 'camp_01a2091e77f038b4830137a112a0f98c', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a2091e763d7b9ec749e9546c749042', 'cust_01a2091e763d7b9ec749e9546c749042', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 15:55:21.458+00', '2026-11-23 15:55:21.46+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2091e77290042659b903847c2e08a', 'REGULAR1', 'camp_01a2091e7716931317e99eb9bb389f75', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a2091e763d7b9ec749e9546c749042', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 15:55:21.257+00', '2026-11-23 15:55:21.509+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a2091e77ffe9ca5a6962038793bd09', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 15:55:21.471+00', '2026-11-23 15:55:21.471+00');
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
