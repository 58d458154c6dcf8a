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
    refusals_off boolean NOT NULL,
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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a2088a49416caf811dba65de3e6eb3.report.00000000', 'aa_01a2088a49416caf811dba65de3e6eb3', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null}]', '2026-11-23 13:13:30.177+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2088a46637a523a37935174e29d81', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2088a46563ebfa18f763cf072badf', '2026-11-23 13:13:29.443+00', '2026-11-23 13:13:29.485+00', '2026-11-23 13:13:29.484+00', '2026-11-23 13:13:29.485+00', NULL, 1, 20, 20, 0, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2088a469e6f71241038f3097cbf00', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2088a468d4ad130709bcd71a75293', '2026-11-23 13:13:29.502+00', '2026-11-23 13:13:29.529+00', '2026-11-23 13:13:29.528+00', '2026-11-23 13:13:29.529+00', NULL, 1, 5, 5, 0, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2088a49416caf811dba65de3e6eb3', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a2088a49402bb53eca6dfa851b6bb7', '2026-11-23 13:13:30.177+00', '2026-11-23 13:13:30.186+00', '2026-11-23 13:13:30.182+00', '2026-11-23 13:13:30.186+00', 'BULK_UPDATE', 1, 1, 1, 0, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a2088a4a3a3bd8522f7f7936b5e01b', 'APPROVED', 'lben_01a2088a49c5e601b10d285e6a235176', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'cust_01a2088a463f29539bf87b222e7448c1', 'lern_01a2088a49ca04852444ec05018d79e8', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a2088a499ef53c0bc7584a99cb223a"}', 'earn ord_01a2088a4a0a742e9d639053cc8dded0 lern_01a2088a49ca04852444ec05018d79e8 lmbr_01a2088a49f478b5eaaff655e2eedc48 1', '2026-11-23 13:13:30.418+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a2088a49c5e601b10d285e6a235176', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a2088a49c5e601b10d285e6a235176", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a2088a499ef53c0bc7584a99cb223a"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:13:30.309Z", "Delivered": 0}', '2026-11-23 13:13:30.309+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 13:13:30.25+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2088a465fb2f26d1be6e1febf2f91 2026-11-23', 'camp_01a2088a465fb2f26d1be6e1febf2f91', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2088a469041498090778814ac3a01 2026-11-23', 'camp_01a2088a469041498090778814ac3a01', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2088a4783a3e7ad2cc190723c5e76 2026-11-23', 'camp_01a2088a4783a3e7ad2cc190723c5e76', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2088a49608eb27ba5cb86203b64e4 2026-11-23', 'camp_01a2088a49608eb27ba5cb86203b64e4', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2088a465fb2f26d1be6e1febf2f91', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2088a469041498090778814ac3a01', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2088a49608eb27ba5cb86203b64e4', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a2088a495cd64803f3977f6e08ea48', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 13:13:30.204+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2088a465fb2f26d1be6e1febf2f91', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:13:29.439+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2088a469041498090778814ac3a01', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2088a4618d32f5c84fd8d1763aee6', NULL, NULL, NULL, true, false, '2026-11-23 13:13:29.488+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:13:29.731+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2088a46cd775dfe4b55d0ac538174', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2088a4614f287d63ec4f19b204d58', NULL, NULL, NULL, true, false, '2026-11-23 13:13:29.549+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2088a49608eb27ba5cb86203b64e4', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:13:30.208+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 13:13:30.27+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2088a49fb2bd9aa13bfed53932061', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 13:13:30.362+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2088a4a0406813b774216c35737a9', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a2088a49d0239d2844d4e69c22a0fd", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a2088a4a0406813b774216a61028ea", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 13:13:30.369+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2088a4a10a9190b9c7515f5e27eb6', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a2088a4a0c84b1243d958b6d1a80e6", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a2088a4a10a9190b9c7515af5dc489", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2088a4a0c84b1243d958b6d1a80e6', NULL, '2026-11-23 13:13:30.382+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2088a4a3867843718caeb74b18e7c', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2088a4a0a742e9d639053cc8dded0", "Metadata": {"event_id": "ev_01a2088a4a0b72c983856a4383026509", "member_id": "lmbr_01a2088a49f478b5eaaff655e2eedc48", "program_id": "lprg_01a2088a49dacb8ceb33a36416c34f5a", "earning_item_id": "lernei_01a2088a49ca04852444ec043eda3591", "earning_rule_id": "lern_01a2088a49ca04852444ec05018d79e8"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2088a4a0a742e9d639053cc8dded0', 'earn ord_01a2088a4a0a742e9d639053cc8dded0 lern_01a2088a49ca04852444ec05018d79e8 lmbr_01a2088a49f478b5eaaff655e2eedc48 0', '2026-11-23 13:13:30.418+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2088a4a3ca2d4d581d46fa13c9b8e', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2088a4a0a742e9d639053cc8dded0", "Metadata": {"event_id": "ev_01a2088a4a0b72c983856a4383026509", "member_id": "lmbr_01a2088a49f478b5eaaff655e2eedc48", "program_id": "lprg_01a2088a49dacb8ceb33a36416c34f5a", "earning_item_id": "lernei_01a2088a49ca04852444ec043eda3591", "earning_rule_id": "lern_01a2088a49ca04852444ec05018d79e8"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2088a4a0a742e9d639053cc8dded0', 'earn ord_01a2088a4a0a742e9d639053cc8dded0 lern_01a2088a49ca04852444ec05018d79e8 lmbr_01a2088a49f478b5eaaff655e2eedc48 1', '2026-11-23 13:13:30.418+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2088a4614f287d63ec4f19b204d58', 'Promotions', 1, '2026-11-23 13:13:29.364+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2088a4618d32f5c84fd8d1763aee6', 'Payments', 9, '2026-11-23 13:13:29.368+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a2088a478ece52e8321b93fe19f985', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a2088a48bc10346dd0c4c8c7157cf6/cust_01a2088a463f29539bf87b222e7448c1/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'f18b745aa7f84625edded91c2b22e5fe', 'demo', 'SERVER', 'demo', 'f9094c43b2c5da0ce88eb1a9c4e69b3df800ed19992c6e12fb0b9a6a11e218b9', '2026-11-23 13:13:29.361+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '9a9f5c65c8458ea650af7fb314acdd0d', 'demo', 'CLIENT', 'demo', 'ed75b583784949a670d6e58935a9ec510fe79cd5e8279ebdfe466fa38a51bede', '2026-11-23 13:13:29.362+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '38d7e014560dc1a8aea3252076e32e71', 'demo', 'MANAGEMENT', 'demo', '59335c52869b1477c3198fb739c7d1ff1072baa359a5a7069877c084c034f148', '2026-11-23 13:13:29.363+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a2088a4990193706dff98d51c21007', 'visited', NULL, '2026-11-23 13:13:30.256+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2088a463b7616664b2a401b0a82e4', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T13:13:29.964Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 13:13:29.403+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2088a463f29539bf87b222e7448c1', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T13:13:30.378Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 13:13:29.407+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 13:13:30.245+00', NULL);
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a2088a4788833236db2284d4204c4c', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'auto_01a2088a4788833236db228524053195', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 13:13:29.733+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 13:13:29.8+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 13:13:30.435+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 672, false, '2026-11-23 13:13:30.435+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 13:13:30.174+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 13:13:30.285+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 13:13:30.289+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 672, false, '2026-11-23 13:13:30.399+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 672, false, '2026-11-23 13:13:30.399+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 672, false, '2026-11-23 13:13:30.399+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 672, false, '2026-11-23 13:13:30.399+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 672, false, '2026-11-23 13:13:30.399+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 13:13:30.431+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 672, false, '2026-11-23 13:13:30.431+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 13:13:30.434+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 672, false, '2026-11-23 13:13:30.434+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a463b7616664b2a40dc86e451', 1, 'customer.created', 'customer', 'cust_01a2088a463b7616664b2a401b0a82e4', 'cust_01a2088a463b7616664b2a401b0a82e4', NULL, 'v-01a2088a46393a1945c6b542647dee10', 'ACTION', '{"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:13:29.403Z"}}', NULL, NULL, '2026-11-23 13:13:29.403+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a463f29539bf87b230e542312', 9, 'customer.created', 'customer', 'cust_01a2088a463f29539bf87b222e7448c1', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a463e17a30e4cce1df96abe03', 'ACTION', '{"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T13:13:29.407Z"}}', NULL, NULL, '2026-11-23 13:13:29.407+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4646d15eab262114916b2fa7', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a2088a4642d7f5f989b9e0d4359f86', NULL, NULL, 'v-01a2088a4642d7f5f989b9e0d19e5b25', 'ACTION', '{"rule":{"ID":"val_01a2088a4642d7f5f989b9e0d4359f86","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:13:29.41Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.41+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4653e59064b38849af88e68a', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2088a4652d0a41163e04a0edc0887', NULL, NULL, 'v-01a2088a4648395206253ffe52aeba96', 'ACTION', '{"assignment":{"ID":"asgm_01a2088a4652d0a41163e04a0edc0887","RuleID":"val_01a2088a4642d7f5f989b9e0d4359f86","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2088a464c8043455c2aeb4a252dfa","CreatedAt":"2026-11-23T13:13:29.42Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2088a4642d7f5f989b9e0d4359f86","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:13:29.41Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.42+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46541a0f5780a63d13a941da', 33, 'voucher.created', 'voucher', 'v_01a2088a464c8043455c2aeb4a252dfa', NULL, NULL, 'v-01a2088a4648395206253ffe52aeba96', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2088a464c8043455c2aeb4a252dfa","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.42Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.42+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4660b55eb49936883930b204', 41, 'campaign.created', 'campaign', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'camp_01a2088a465fb2f26d1be6e1febf2f91', 'v-01a2088a46563ebfa18f763cf072badf', 'ACTION', '{"campaign":{"ID":"camp_01a2088a465fb2f26d1be6e1febf2f91","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.439Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:13:29.439Z"}', NULL, NULL, '2026-11-23 13:13:29.439+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a468b625ba288f9253f2e2c14', 49, 'voucher.created', 'voucher', 'v_01a2088a468b625ba288f92516c2060d', NULL, NULL, 'v-01a2088a467bbbd28ac280821486c451', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2088a468b625ba288f92516c2060d","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.483Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.483+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a468e22702bc5d010f61b9d6d', 57, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'camp_01a2088a465fb2f26d1be6e1febf2f91', 'v-01a2088a46563ebfa18f763cf072badf', 'ACTION', '{"campaign":{"ID":"camp_01a2088a465fb2f26d1be6e1febf2f91","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.439Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 13:13:29.485+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4692077a6b0f2e8fb88e68e6', 65, 'campaign.created', 'campaign', 'camp_01a2088a469041498090778814ac3a01', NULL, 'camp_01a2088a469041498090778814ac3a01', 'v-01a2088a468d4ad130709bcd71a75293', 'ACTION', '{"campaign":{"ID":"camp_01a2088a469041498090778814ac3a01","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.488Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:13:29.488Z"}', NULL, NULL, '2026-11-23 13:13:29.488+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46c5cfa12cf29a5110dbfe6d', 89, 'voucher.created', 'voucher', 'v_01a2088a46bad916c2d33b8f69d28b71', NULL, 'camp_01a2088a469041498090778814ac3a01', 'v-01a2088a46aa1fde3dc04e332c88332b', 'ACTION', '{"campaign":{"ID":"camp_01a2088a469041498090778814ac3a01","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.488Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a46bad916c2d33b8f69d28b71","Code":"GIFT-50","CampaignID":"camp_01a2088a469041498090778814ac3a01","CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.53Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.53+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46c8623aac5e61ad07451c67', 97, 'campaign.vouchers.added', 'campaign', 'camp_01a2088a469041498090778814ac3a01', NULL, 'camp_01a2088a469041498090778814ac3a01', 'v-01a2088a46aa1fde3dc04e332c88332b', 'ACTION', '{"campaign":{"ID":"camp_01a2088a469041498090778814ac3a01","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.488Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:13:29.53+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46ceca9b256ed8a8b489766b', 113, 'campaign.created', 'campaign', 'camp_01a2088a46cd775dfe4b55d0ac538174', NULL, 'camp_01a2088a46cd775dfe4b55d0ac538174', 'v-01a2088a46ccfa0b2019b927cb3a2859', 'ACTION', '{"campaign":{"ID":"camp_01a2088a46cd775dfe4b55d0ac538174","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4614f287d63ec4f19b204d58","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.549Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:13:29.549Z"}', NULL, NULL, '2026-11-23 13:13:29.549+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46d6eae95fc7ca2ec56bd683', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2088a46ceca9b256ed8a99b404f79', NULL, 'camp_01a2088a46cd775dfe4b55d0ac538174', 'v-01a2088a46ccfa0b2019b927cb3a2859', 'ACTION', '{"campaign":{"ID":"camp_01a2088a46cd775dfe4b55d0ac538174","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4614f287d63ec4f19b204d58","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.549Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2088a46ceca9b256ed8a99b404f79","CampaignID":"camp_01a2088a46cd775dfe4b55d0ac538174","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T13:13:29.549Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.549+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a488b4ffc98dfde49e5b48160', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a2088a488b4ffc98dfde49a4516e96', 'cust_01a2088a463b7616664b2a401b0a82e4', NULL, 'v-01a2088a487ef504381dad86d0ff2796', 'ACTION', '{"redemption":{"ID":"rr_01a2088a488b4ffc98dfde49a4516e96","Object":"redemption_rollback","Date":"2026-11-23T13:13:29.995Z","RedemptionID":"r_01a2088a4879630ea264b0d49e418a84","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","Status":"SUCCEEDED","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","Related":{"Type":"voucher","ID":"v_01a2088a468b625ba288f92516c2060d"},"VoucherID":"v_01a2088a468b625ba288f92516c2060d","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 13:13:29.995+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46a0457c02c7e5606f0ad8d5', 73, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'camp_01a2088a465fb2f26d1be6e1febf2f91', 'v-01a2088a46563ebfa18f763cf072badf', 'ACTION', '{"campaign":{"ID":"camp_01a2088a465fb2f26d1be6e1febf2f91","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.439Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T13:13:29.485Z","count":20}', NULL, NULL, '2026-11-23 13:13:29.485+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46b97b1e8a88f43bd64dc820', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2088a469041498090778814ac3a01', NULL, 'camp_01a2088a469041498090778814ac3a01', 'v-01a2088a468d4ad130709bcd71a75293', 'ACTION', '{"campaign":{"ID":"camp_01a2088a469041498090778814ac3a01","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.488Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 13:13:29.529+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46c968a0902806479bce9927', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2088a469041498090778814ac3a01', NULL, 'camp_01a2088a469041498090778814ac3a01', 'v-01a2088a468d4ad130709bcd71a75293', 'ACTION', '{"campaign":{"ID":"camp_01a2088a469041498090778814ac3a01","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.488Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T13:13:29.529Z","count":5}', NULL, NULL, '2026-11-23 13:13:29.529+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a47f8f33842eb5ea1a5663e83', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a47a1662ba87b539d45b3e634', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.804Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a47d034279472830d22acbff5","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:29.804Z"}}', NULL, NULL, '2026-11-23 13:13:29.804+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a47f8f33842eb5ea23599b74c', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a47a1662ba87b539d45b3e634', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.804Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a47d034279472830d22acbff5","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:29.804Z"}}', NULL, NULL, '2026-11-23 13:13:29.804+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46e506dee3ff07c412b195bb', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2088a46e3532540a64d2628035e7f', NULL, 'camp_01a2088a46cd775dfe4b55d0ac538174', 'v-01a2088a46e112b06bbd851903d100b9', 'ACTION', '{"campaign":{"ID":"camp_01a2088a46cd775dfe4b55d0ac538174","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4614f287d63ec4f19b204d58","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.549Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2088a46e3532540a64d2628035e7f","CampaignID":"camp_01a2088a46cd775dfe4b55d0ac538174","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T13:13:29.57Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.57+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46ebe41a84c03af3a248b3db', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2088a46ea4b7ff57b1bc70c7419ea', NULL, NULL, 'v-01a2088a46e9b9b3453dc34dea6649f6', 'ACTION', '{"assignment":{"ID":"asgm_01a2088a46ea4b7ff57b1bc70c7419ea","RuleID":"val_01a2088a4642d7f5f989b9e0d4359f86","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a2088a46e3532540a64d2628035e7f","CreatedAt":"2026-11-23T13:13:29.577Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2088a4642d7f5f989b9e0d4359f86","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:13:29.41Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.577+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46f16e9cbf59c4d0711e5711', 145, 'customer.order.created', 'order', 'ord_01a2088a46ef63bd2e5d60a6a7decfcf', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a46ecede395e556bc60aa93fa', 'ACTION', '{"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T13:13:29.582Z"},"CreatedAt":"2026-11-23T13:13:29.407Z"},"order":{"ID":"ord_01a2088a46ef63bd2e5d60a6a7decfcf","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2088a46ef63bd2e5d60a7a42f8c87","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2088a461d2bcf646bb08b10d3030f","SKUID":"sku_01a2088a46285bb4646fca71c6825dec","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2088a461d2bcf646bb08b10d3030f","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2088a46285bb4646fca71c6825dec","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2088a46ef63bd2e5d60a810948a01","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2088a463723f4bdd887bd775eba58","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2088a463723f4bdd887bd775eba58","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","CreatedAt":"2026-11-23T13:13:29.582Z","PaidAt":"2026-11-23T13:13:29.582Z"}}', NULL, NULL, '2026-11-23 13:13:29.582+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a46f16e9cbf59c4d0eaf42c88', 153, 'customer.order.paid', 'order', 'ord_01a2088a46ef63bd2e5d60a6a7decfcf', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a46ecede395e556bc60aa93fa', 'ACTION', '{"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T13:13:29.582Z"},"CreatedAt":"2026-11-23T13:13:29.407Z"},"order":{"ID":"ord_01a2088a46ef63bd2e5d60a6a7decfcf","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2088a46ef63bd2e5d60a7a42f8c87","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2088a461d2bcf646bb08b10d3030f","SKUID":"sku_01a2088a46285bb4646fca71c6825dec","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2088a461d2bcf646bb08b10d3030f","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2088a46285bb4646fca71c6825dec","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2088a46ef63bd2e5d60a810948a01","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2088a463723f4bdd887bd775eba58","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2088a463723f4bdd887bd775eba58","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","CreatedAt":"2026-11-23T13:13:29.582Z","PaidAt":"2026-11-23T13:13:29.582Z"}}', NULL, NULL, '2026-11-23 13:13:29.582+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a47846ba71afe2fb0e3eb969a', 169, 'campaign.created', 'campaign', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a4783a3e7ad2cc1904519a825', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:13:29.731Z"}', NULL, NULL, '2026-11-23 13:13:29.731+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4727f440125e84ea68f61470', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a2088a4727f440125e84e9ac301be7', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a46f2727ca02f4a64b134449a', 'ACTION', '{"redemption":{"ID":"r_01a2088a4727f440125e84e9ac301be7","Object":"redemption","Date":"2026-11-23T13:13:29.639Z","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","TrackingID":"track_8deihXfe80RmhWfgncE566EmOb5wrKNYG7KV_sEPqbg","Status":"SUCCEEDED","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","Related":{"Type":"voucher","ID":"v_01a2088a468b625ba288f92516c2060d"},"VoucherID":"v_01a2088a468b625ba288f92516c2060d","Code":"WELCOME10","OrderID":"ord_01a2088a4727f440125e84e940b103a2","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a2088a4727f440125e84ea68f61471","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2088a4727f440125e84e940b103a2","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2088a4727f440125e84ea68f61472","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2088a4727f440125e84e940b103a2","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T13:13:29.639Z"},"CreatedAt":"2026-11-23T13:13:29.407Z"},"order":{"ID":"ord_01a2088a4727f440125e84e940b103a2","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2088a4727f440125e84e9451cf1e8","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2088a462d3c80334dbbf319831478","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2088a462d3c80334dbbf319831478","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","Redemptions":{"r_01a2088a4727f440125e84e9ac301be7":{"Date":"2026-11-23T13:13:29.639Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2088a468b625ba288f92516c2060d"}},"CreatedAt":"2026-11-23T13:13:29.639Z","PaidAt":"2026-11-23T13:13:29.639Z"}}]', '2026-11-23 13:13:29.639+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a484f681fda484efc953ab500', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a48190d0ea165b7a9ac7befad', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T13:13:29.731Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:13:29.403Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.935Z"},"voucher_transaction":{"ID":"vtx_01a2088a484f681fda484efae97dd36d","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a2088a484f681fda484efa69765dd2","CreatedAt":"2026-11-23T13:13:29.935Z"}}', '[{"step":1,"id":"ev_01a2088a484f681fda484efc953ab501","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a2088a484f681fda484efa69765dd2","campaign_id":"camp_01a2088a4783a3e7ad2cc190723c5e76","category":"ACTION","data":0},{"step":2,"id":"ev_01a2088a484f681fda484efc953ab502","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a2088a479a76823a09db62aab47e1a","campaign_id":"camp_01a2088a4783a3e7ad2cc190723c5e76","category":"ACTION","data":1},{"step":3,"id":"ev_01a2088a484f681fda484efc953ab503","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a2088a479a76823a09db62aab47e1a","campaign_id":"camp_01a2088a4783a3e7ad2cc190723c5e76","category":"ACTION","data":1},{"step":4,"id":"ev_01a2088a484f681fda484efc953ab504","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a2088a479a76823a09db62aab47e1a","campaign_id":"camp_01a2088a4783a3e7ad2cc190723c5e76","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a2088a484f681fda484efa69765dd2","Object":"redemption","Date":"2026-11-23T13:13:29.935Z","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","Status":"SUCCEEDED","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","Related":{"Type":"voucher","ID":"v_01a2088a479a76823a09db62aab47e1a"},"VoucherID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Campaign":"Regulars","RewardID":"rew_01a2088a478ece52e8321b93fe19f985","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2088a479678182d790ed92e76a2cb","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","EntryID":"vtx_01a2088a484f681fda484efae97dd36d","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2088a478ece52e8321b93fe19f985","By":1}]}}},{"reward_redemption":{"ID":"r_01a2088a484f681fda484efa69765dd2","Object":"redemption","Date":"2026-11-23T13:13:29.935Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a2088a479a76823a09db62aab47e1a"},"VoucherID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Campaign":"Regulars","RewardID":"rew_01a2088a478ece52e8321b93fe19f985","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a2088a479678182d790ed92e76a2cb","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","EntryID":"vtx_01a2088a484f681fda484efae97dd36d","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Counted":[{"Key":"s/rew_01a2088a478ece52e8321b93fe19f985","By":1,"New":false}]},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2088a478ece52e8321b93fe19f985","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2088a463723f4bdd887bd775eba58","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T13:13:29.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2088a479678182d790ed92e76a2cb","RewardID":"rew_01a2088a478ece52e8321b93fe19f985","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T13:13:29.749Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.935Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T13:13:29.731Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:13:29.403Z"},"redemption":{"ID":"r_01a2088a484f681fda484efa69765dd2","Object":"redemption","Date":"2026-11-23T13:13:29.935Z","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","Status":"SUCCEEDED","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","Related":{"Type":"voucher","ID":"v_01a2088a479a76823a09db62aab47e1a"},"VoucherID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Campaign":"Regulars","RewardID":"rew_01a2088a478ece52e8321b93fe19f985","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2088a479678182d790ed92e76a2cb","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","EntryID":"vtx_01a2088a484f681fda484efae97dd36d","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2088a478ece52e8321b93fe19f985","By":1}]}},"reward":{"ID":"rew_01a2088a478ece52e8321b93fe19f985","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a2088a463723f4bdd887bd775eba58"},"CreatedAt":"2026-11-23T13:13:29.742Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.935Z"}}]', '2026-11-23 13:13:29.935+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a486c2132b5b309b4468bebd0', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a2088a46bad916c2d33b8f69d28b71', NULL, 'camp_01a2088a469041498090778814ac3a01', 'v-01a2088a4864b99eb289e9cbf6c7333c', 'ACTION', '{"campaign":{"ID":"camp_01a2088a469041498090778814ac3a01","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Active":true,"CreatedAt":"2026-11-23T13:13:29.488Z"},"customer":{},"voucher":{"ID":"v_01a2088a46bad916c2d33b8f69d28b71","Code":"GIFT-50","CampaignID":"camp_01a2088a469041498090778814ac3a01","CategoryID":"cat_01a2088a4618d32f5c84fd8d1763aee6","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T13:13:29.53Z","UpdatedAt":"2026-11-23T13:13:29.964Z"},"voucher_transaction":{"ID":"vtx_01a2088a486c2132b5b309b35638b781","VoucherID":"v_01a2088a46bad916c2d33b8f69d28b71","CampaignID":"camp_01a2088a469041498090778814ac3a01","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RedemptionID":"r_01a2088a486c2132b5b309b2db5db04b","CreatedAt":"2026-11-23T13:13:29.964Z"}}', NULL, NULL, '2026-11-23 13:13:29.964+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a486c2132b5b309b4468bebd1', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a2088a486c2132b5b309b2db5db04b', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a469041498090778814ac3a01', 'v-01a2088a4864b99eb289e9cbf6c7333c', 'ACTION', '{"redemption":{"ID":"r_01a2088a486c2132b5b309b2db5db04b","Object":"redemption","Date":"2026-11-23T13:13:29.964Z","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","Status":"SUCCEEDED","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","Related":{"Type":"voucher","ID":"v_01a2088a46bad916c2d33b8f69d28b71"},"VoucherID":"v_01a2088a46bad916c2d33b8f69d28b71","Code":"GIFT-50","CampaignID":"camp_01a2088a469041498090778814ac3a01","Campaign":"Gift cards","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a2088a486c2132b5b309b4468bebd2","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2088a486c2132b5b309b2a4e7de85","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2088a486c2132b5b309b4468bebd3","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2088a486c2132b5b309b2a4e7de85","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"CreatedAt":"2026-11-23T13:13:29.403Z"},"order":{"ID":"ord_01a2088a486c2132b5b309b2a4e7de85","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","Redemptions":{"r_01a2088a486c2132b5b309b2db5db04b":{"Date":"2026-11-23T13:13:29.964Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2088a46bad916c2d33b8f69d28b71","RelatedObjectParentID":"camp_01a2088a469041498090778814ac3a01"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T13:13:29.964Z","PaidAt":"2026-11-23T13:13:29.964Z"}}]', '2026-11-23 13:13:29.964+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4879630ea264b0d5323e5650', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a2088a4879630ea264b0d49e418a84', 'cust_01a2088a463b7616664b2a401b0a82e4', NULL, 'v-01a2088a48781f38c376d5baf64376d0', 'ACTION', '{"redemption":{"ID":"r_01a2088a4879630ea264b0d49e418a84","Object":"redemption","Date":"2026-11-23T13:13:29.977Z","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","Status":"SUCCEEDED","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","Related":{"Type":"voucher","ID":"v_01a2088a468b625ba288f92516c2060d"},"VoucherID":"v_01a2088a468b625ba288f92516c2060d","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 13:13:29.977+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a47896609f7fae050353e79cd', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a2088a4788833236db2284d4204c4c', NULL, 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a478547a5c0a39ab74f6d24ed', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2088a4788833236db2284d4204c4c","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","AutomationID":"auto_01a2088a4788833236db228524053195","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:29.733Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.733+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a478c8c23bd29e7d47e2294b2', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a2088a478c8c23bd29e7d381f9fd1a', NULL, 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a478aca7e236fb53999712260', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T13:13:29.738Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.738+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4797693c30e7468505426927', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a2088a479678182d790ed92e76a2cb', NULL, 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a479400cce777f83f56109f88', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2088a478ece52e8321b93fe19f985","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2088a463723f4bdd887bd775eba58","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T13:13:29.742Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2088a479678182d790ed92e76a2cb","RewardID":"rew_01a2088a478ece52e8321b93fe19f985","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T13:13:29.749Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.749+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a479a76823a09db62b242cffa', 201, 'voucher.created', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', NULL, 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a4797693c30e74685386f495c', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.754+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49037241833c855c71294900', 377, 'customer.redemption.succeeded', 'redemption', 'r_01a2088a49037241833c855bc2a0f285', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a48d448dbc5667bbcfbe02ddb', 'ACTION', '{"redemption":{"ID":"r_01a2088a49037241833c855bc2a0f285","Object":"redemption","Date":"2026-11-23T13:13:30.115Z","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","TrackingID":"track_8deihXfe80RmhWfgncE566EmOb5wrKNYG7KV_sEPqbg","Status":"SUCCEEDED","Channel":{"ID":"f18b745aa7f84625edded91c2b22e5fe","Type":"API"},"APIKey":"f18b745aa7f84625edded91c2b22e5fe","Related":{"Type":"voucher","ID":"v_01a2088a48bc10346dd0c4c8c7157cf6"},"VoucherID":"v_01a2088a48bc10346dd0c4c8c7157cf6","Code":"ONCE"}}', NULL, NULL, '2026-11-23 13:13:30.115+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a479a76823a09db62bf6fc2fd', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a4797693c30e74685386f495c', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:13:29.754+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a479f9bb394f0d1ea2939f1fc', 217, 'voucher.published', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a479cdf363e59ca8660b1804b', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2088a479e1f8c1acadccdebe5c3ca","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2088a479a76823a09db62aab47e1a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:13:29.756Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.756Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a47a07442ee9248d9e42a2ef0', 225, 'publication.succeeded', 'publication', 'pub_01a2088a479e1f8c1acadccdebe5c3ca', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a479cdf363e59ca8660b1804b', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2088a479e1f8c1acadccdebe5c3ca","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2088a479a76823a09db62aab47e1a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:13:29.756Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.756Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a47a07442ee9248da480e23bf', 233, 'customer.publication.succeeded', 'publication', 'pub_01a2088a479e1f8c1acadccdebe5c3ca', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a479cdf363e59ca8660b1804b', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2088a479e1f8c1acadccdebe5c3ca","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2088a479a76823a09db62aab47e1a"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:13:29.756Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.756Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.756+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a47f8f33842eb5ea332db838e', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a47a1662ba87b539d45b3e634', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.804Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a47d034279472830d22acbff5","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:29.804Z"}}', NULL, NULL, '2026-11-23 13:13:29.804+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4814b2a2bb4064487b9e0539', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'v-01a2088a47a1662ba87b539d45b3e634', 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T13:13:29.738Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:29.804Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:29.804+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48ac00f035e07a59e5178e5c', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a2088a48aa9b87dc005e068cfeef8e', NULL, NULL, 'v-01a2088a48aa9b87dc005e061e194c38', 'ACTION', '{"rule":{"ID":"val_01a2088a48aa9b87dc005e068cfeef8e","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:13:30.026Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.026+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48c812d64db594078d4c952a', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2088a48c72af8c4c001aa2cc85441', NULL, NULL, 'v-01a2088a48b2293f7bb194f681eab29d', 'ACTION', '{"assignment":{"ID":"asgm_01a2088a48c72af8c4c001aa2cc85441","RuleID":"val_01a2088a48aa9b87dc005e068cfeef8e","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2088a48bc10346dd0c4c8c7157cf6","CreatedAt":"2026-11-23T13:13:30.044Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2088a48aa9b87dc005e068cfeef8e","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:13:30.026Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.044+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48ca63cc1255dd0e766d3028', 329, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:30.041Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a48be674da2d50f38b79a7897","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2088a486c2132b5b309b4468bebd3","EventType":"customer.order.paid","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RuleID":"ern_01a2088a4788833236db2284d4204c4c","ItemID":"","TierID":"","HolderTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:30.041Z"}}', NULL, NULL, '2026-11-23 13:13:30.041+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48ca63cc1255dd0efc22d567', 337, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:30.041Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a48be674da2d50f38b79a7897","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2088a486c2132b5b309b4468bebd3","EventType":"customer.order.paid","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RuleID":"ern_01a2088a4788833236db2284d4204c4c","ItemID":"","TierID":"","HolderTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:30.041Z"}}', NULL, NULL, '2026-11-23 13:13:30.041+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48ca63cc1255dd0f7f72ba94', 345, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:30.041Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a48be674da2d50f38b79a7897","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2088a486c2132b5b309b4468bebd3","EventType":"customer.order.paid","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RuleID":"ern_01a2088a4788833236db2284d4204c4c","ItemID":"","TierID":"","HolderTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:30.041Z"}}', NULL, NULL, '2026-11-23 13:13:30.041+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48cc74c1fe67642ae4ba6619', 353, 'customer.rewarded', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2088a4788833236db2284d4204c4c","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","AutomationID":"auto_01a2088a4788833236db228524053195","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:29.733Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:30.041Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a48be674da2d50f38b79a7897","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2088a486c2132b5b309b4468bebd3","EventType":"customer.order.paid","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RuleID":"ern_01a2088a4788833236db2284d4204c4c","ItemID":"","TierID":"","HolderTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:30.041Z"}}', NULL, NULL, '2026-11-23 13:13:30.041+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48cc74c1fe67642bd888e19b', 361, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.731Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2088a4788833236db2284d4204c4c","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","AutomationID":"auto_01a2088a4788833236db228524053195","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:29.733Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a479a76823a09db62aab47e1a","Code":"REGULAR1","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:29.754Z","UpdatedAt":"2026-11-23T13:13:30.041Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2088a48be674da2d50f38b79a7897","VoucherID":"v_01a2088a479a76823a09db62aab47e1a","CampaignID":"camp_01a2088a4783a3e7ad2cc190723c5e76","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2088a486c2132b5b309b4468bebd3","EventType":"customer.order.paid","OrderID":"ord_01a2088a486c2132b5b309b2a4e7de85","RuleID":"ern_01a2088a4788833236db2284d4204c4c","ItemID":"","TierID":"","HolderTierID":"ltr_01a2088a478c8c23bd29e7d381f9fd1a","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:13:30.041Z"}}', NULL, NULL, '2026-11-23 13:13:30.041+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a48c9b0cc11b81bece0529c10', 369, 'voucher.created', 'voucher', 'v_01a2088a48bc10346dd0c4c8c7157cf6', NULL, NULL, 'v-01a2088a48b2293f7bb194f681eab29d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2088a48bc10346dd0c4c8c7157cf6","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.044Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.044+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a490adb214d671c9d1294e759', 385, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a2088a49063bda5ea716e08ffdaeb1', NULL, 'camp_01a2088a46cd775dfe4b55d0ac538174', 'v-01a2088a49044dc691dfc0ed360ae353', 'ACTION', '{"campaign":{"ID":"camp_01a2088a46cd775dfe4b55d0ac538174","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2088a4614f287d63ec4f19b204d58","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:29.549Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a2088a49063bda5ea716e08ffdaeb1","CampaignID":"camp_01a2088a46cd775dfe4b55d0ac538174","Name":"Both","TierIDs":["promo_01a2088a46ceca9b256ed8a99b404f79"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T13:13:30.116Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.116+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a493d94cce81d632a290d3bcd', 393, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a2088a463b7616664b2a401b0a82e4', NULL, 'v-01a2088a49205f69f14881de2ce9dbb2', 'ACTION', '{"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 13:13:30.173+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49487e4247e08e2b55feec00', 401, 'voucher.created', 'voucher', 'v_01a2088a49487e4247e08e2a826d0f5d', NULL, NULL, 'v-01a2088a494479baa8713b1d56454838', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2088a49487e4247e08e2a826d0f5d","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.184Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.184+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4951e5dd5a72e15385e2531f', 409, 'voucher.deleted', 'voucher', 'v_01a2088a49487e4247e08e2a826d0f5d', NULL, NULL, 'v-01a2088a4949aecd8362f0f55e1e7009', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2088a49487e4247e08e2a826d0f5d","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.184Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T13:13:30.186Z"}}', NULL, NULL, '2026-11-23 13:13:30.186+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a496219afe726f9c2ca38e68d', 417, 'campaign.created', 'campaign', 'camp_01a2088a49608eb27ba5cb86203b64e4', NULL, 'camp_01a2088a49608eb27ba5cb86203b64e4', 'v-01a2088a495f90b6cf75bdf4fae571f3', 'ACTION', '{"campaign":{"ID":"camp_01a2088a49608eb27ba5cb86203b64e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:30.208Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:13:30.208Z"}', NULL, NULL, '2026-11-23 13:13:30.208+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a496ce27467d40174ee3030f3', 425, 'voucher.created', 'voucher', 'v_01a2088a496ce27467d401742faac435', NULL, 'camp_01a2088a49608eb27ba5cb86203b64e4', 'v-01a2088a49643ace18f5e03587542885', 'ACTION', '{"campaign":{"ID":"camp_01a2088a49608eb27ba5cb86203b64e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:30.208Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2088a496ce27467d401742faac435","Code":"FRIEND1","CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.22Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.22+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a496de68d68c282c5902cb851', 433, 'campaign.vouchers.added', 'campaign', 'camp_01a2088a49608eb27ba5cb86203b64e4', NULL, 'camp_01a2088a49608eb27ba5cb86203b64e4', 'v-01a2088a49643ace18f5e03587542885', 'ACTION', '{"campaign":{"ID":"camp_01a2088a49608eb27ba5cb86203b64e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:30.208Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:13:30.22+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4977b80fdb68d5187de5abe7', 441, 'voucher.published', 'voucher', 'v_01a2088a496ce27467d401742faac435', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a49608eb27ba5cb86203b64e4', 'v-01a2088a496ed31d93f896f11983ed38', 'ACTION', '{"campaign":{"ID":"camp_01a2088a49608eb27ba5cb86203b64e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:30.208Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2088a4975cd170bdca8f92387e40d","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2088a496ce27467d401742faac435"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:13:30.227Z"},"voucher":{"ID":"v_01a2088a496ce27467d401742faac435","Code":"FRIEND1","CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"cust_01a2088a463b7616664b2a401b0a82e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.22Z","UpdatedAt":"2026-11-23T13:13:30.227Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.227+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49780af5711e72ccf4f6b58d', 449, 'publication.succeeded', 'publication', 'pub_01a2088a4975cd170bdca8f92387e40d', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a49608eb27ba5cb86203b64e4', 'v-01a2088a496ed31d93f896f11983ed38', 'ACTION', '{"campaign":{"ID":"camp_01a2088a49608eb27ba5cb86203b64e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:30.208Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2088a4975cd170bdca8f92387e40d","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2088a496ce27467d401742faac435"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:13:30.227Z"},"voucher":{"ID":"v_01a2088a496ce27467d401742faac435","Code":"FRIEND1","CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"cust_01a2088a463b7616664b2a401b0a82e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.22Z","UpdatedAt":"2026-11-23T13:13:30.227Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.227+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49780af5711e72cd6f7aeac8', 457, 'customer.publication.succeeded', 'publication', 'pub_01a2088a4975cd170bdca8f92387e40d', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a49608eb27ba5cb86203b64e4', 'v-01a2088a496ed31d93f896f11983ed38', 'ACTION', '{"campaign":{"ID":"camp_01a2088a49608eb27ba5cb86203b64e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:30.208Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463b7616664b2a401b0a82e4","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:13:29.964Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.403Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2088a4975cd170bdca8f92387e40d","CustomerID":"cust_01a2088a463b7616664b2a401b0a82e4","TrackingID":"track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2088a496ce27467d401742faac435"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:13:30.227Z"},"voucher":{"ID":"v_01a2088a496ce27467d401742faac435","Code":"FRIEND1","CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"cust_01a2088a463b7616664b2a401b0a82e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.22Z","UpdatedAt":"2026-11-23T13:13:30.227Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.227+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a497f4326b370e8d63ba73c9b', 465, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a2088a497e2407f7487e33a50d14de', 'cust_01a2088a463f29539bf87b222e7448c1', 'camp_01a2088a49608eb27ba5cb86203b64e4', 'v-01a2088a4979a499cbd7835c31bbb387', 'ACTION', '{"campaign":{"ID":"camp_01a2088a49608eb27ba5cb86203b64e4","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:13:30.208Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T13:13:29.639Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:13:29.407Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a2088a497e2407f7487e33a50d14de","VoucherID":"v_01a2088a496ce27467d401742faac435","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","Role":"REFEREE","ReferrerID":"cust_01a2088a463b7616664b2a401b0a82e4","CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T13:13:30.238Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a2088a496ce27467d401742faac435","Code":"FRIEND1","CampaignID":"camp_01a2088a49608eb27ba5cb86203b64e4","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2088a463b7616664b2a401b0a82e4","ReferrerID":"cust_01a2088a463b7616664b2a401b0a82e4","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:13:30.22Z","UpdatedAt":"2026-11-23T13:13:30.227Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.239+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49b312592700cf5a0160f01a', 473, 'vl.card_definition.created', 'card_definition', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', NULL, NULL, 'v-01a2088a499ef53c0bc75849c30026b3', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.27Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.27+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49b5f9282d90b285c5444695', 481, 'vl.tier_structure.created', 'tier_structure', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', NULL, NULL, 'v-01a2088a49b4cdb6825cf2f3944686a7', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.292Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.292+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49bbb5c05db8df82392ae9e5', 489, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', NULL, NULL, 'v-01a2088a49b938f5ecc96af1513efb64', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.292Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a2088a49b938f5ecc96af23341d6c1","StructureID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.297Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.297+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49c4fbf4417c9e47b16b5259', 497, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', NULL, NULL, 'v-01a2088a49c03637f969d32e520ed242', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.292Z","UpdatedAt":"2026-11-23T13:13:30.304Z"}}', NULL, NULL, '2026-11-23 13:13:30.304+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49c9ba82e7680cad8fc1ce47', 505, 'vl.benefit.created', 'benefit', 'lben_01a2088a49c5e601b10d285e6a235176', NULL, NULL, 'v-01a2088a49c5e601b10d285e66fad118', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a2088a49c5e601b10d285e6a235176","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T13:13:30.309Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.309+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49cf92660f543071261449b3', 513, 'vl.earning_rule.created', 'earning_rule', 'lern_01a2088a49ca04852444ec05018d79e8', NULL, NULL, 'v-01a2088a49c9ba82e7680cae01c1feaf', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a2088a49ca04852444ec05018d79e8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2088a49ca04852444ec043eda3591","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2088a49c5e601b10d285e6a235176"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.314Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.314+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49d95a26cc6fb14f782c6c31', 521, 'vl.reward.created', 'reward', 'lrew_01a2088a49d0239d2844d4e69c22a0fd', NULL, NULL, 'v-01a2088a49d0239d2844d4e49e91b900', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a2088a49d0239d2844d4e69c22a0fd","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2088a463723f4bdd887bd775eba58","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2088a49d0239d2844d4e50b452cb6","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2088a49d0239d2844d4e5a08a768b","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.32Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.32+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49db34008901f16ee77f467c', 529, 'vl.program.created', 'program', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', NULL, NULL, 'v-01a2088a49dacb8ceb33a363938986fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.33+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4a0b72c983856a42c409627f', 649, 'customer.order.created', 'order', 'ord_01a2088a4a0a742e9d639053cc8dded0', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a4a09553b66db61640c7086c3', 'ACTION', '{"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:13:30.378Z"},"CreatedAt":"2026-11-23T13:13:29.407Z"},"order":{"ID":"ord_01a2088a4a0a742e9d639053cc8dded0","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","CreatedAt":"2026-11-23T13:13:30.378Z","PaidAt":"2026-11-23T13:13:30.378Z"}}', NULL, NULL, '2026-11-23 13:13:30.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49e57177686d3581c4316b9f', 537, 'vl.program.card_definition.assigned', 'program', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', NULL, NULL, 'v-01a2088a49dacb8ceb33a363938986fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.27Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2088a49e57177686d35811d8641e6","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"card_definition","ResourceID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.33+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49e57177686d35827af48a72', 545, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', NULL, NULL, 'v-01a2088a49dacb8ceb33a363938986fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.27Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2088a49e57177686d35811d8641e6","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"card_definition","ResourceID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.33+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49e67037bd5961d2c493b6f3', 553, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', NULL, NULL, 'v-01a2088a49dacb8ceb33a363938986fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.292Z","UpdatedAt":"2026-11-23T13:13:30.304Z"},"Assignment":{"ID":"lasgm_01a2088a49e67037bd5961d240b56ba6","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"tier_structure","ResourceID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.33+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49e67037bd5961d33c44a805', 561, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', NULL, NULL, 'v-01a2088a49dacb8ceb33a363938986fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.292Z","UpdatedAt":"2026-11-23T13:13:30.304Z"},"Assignment":{"ID":"lasgm_01a2088a49e67037bd5961d240b56ba6","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"tier_structure","ResourceID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.33+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4a0b72c983856a4383026509', 657, 'customer.order.paid', 'order', 'ord_01a2088a4a0a742e9d639053cc8dded0', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a4a09553b66db61640c7086c3', 'ACTION', '{"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:13:30.378Z"},"CreatedAt":"2026-11-23T13:13:29.407Z"},"order":{"ID":"ord_01a2088a4a0a742e9d639053cc8dded0","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","CreatedAt":"2026-11-23T13:13:30.378Z","PaidAt":"2026-11-23T13:13:30.378Z"}}', NULL, NULL, '2026-11-23 13:13:30.378+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49ee0800c76e141f0e501c7c', 569, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', NULL, NULL, 'v-01a2088a49dacb8ceb33a363938986fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2088a49ca04852444ec05018d79e8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2088a49ca04852444ec043eda3591","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2088a49c5e601b10d285e6a235176"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.314Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2088a49e74feb9d1ad02e8f83b1e0","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"earning_rule","ResourceID":"lern_01a2088a49ca04852444ec05018d79e8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.33+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49ee0800c76e141fc2933910', 577, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a2088a49ca04852444ec05018d79e8', NULL, NULL, 'v-01a2088a49dacb8ceb33a363938986fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2088a49ca04852444ec05018d79e8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2088a49ca04852444ec043eda3591","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2088a49c5e601b10d285e6a235176"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.314Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2088a49e74feb9d1ad02e8f83b1e0","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"earning_rule","ResourceID":"lern_01a2088a49ca04852444ec05018d79e8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.33+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49f2a2355e15764962c3b46e', 585, 'vl.program.reward.assigned', 'program', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', NULL, NULL, 'v-01a2088a49f12af2fbe3d7b100374d64', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2088a49d0239d2844d4e69c22a0fd","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2088a463723f4bdd887bd775eba58","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2088a49d0239d2844d4e50b452cb6","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2088a49d0239d2844d4e5a08a768b","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.32Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2088a49f2a2355e1576494fbd5518","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"reward","ResourceID":"lrew_01a2088a49d0239d2844d4e69c22a0fd","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49f2a2355e15764a1a60d942', 593, 'vl.reward.assigned', 'reward', 'lrew_01a2088a49d0239d2844d4e69c22a0fd', NULL, NULL, 'v-01a2088a49f12af2fbe3d7b100374d64', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.33Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2088a49d0239d2844d4e69c22a0fd","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2088a463723f4bdd887bd775eba58","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2088a49d0239d2844d4e50b452cb6","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2088a49d0239d2844d4e5a08a768b","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:13:30.32Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2088a49f2a2355e1576494fbd5518","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","Type":"reward","ResourceID":"lrew_01a2088a49d0239d2844d4e69c22a0fd","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:13:30.353Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.353+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49f6f98fdf5cf271d76f9103', 601, 'vl.member.created', 'member', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a49f367c7ae6a90c435061017', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49f7dc3dd36715171e385312', 609, 'vl.card.created', 'card', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a49f367c7ae6a90c435061017', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2088a49f6f98fdf5cf27250ce05c2","MemberID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","DefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Code":"3KInA65QYW","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49f7dc3dd36715174c7688e0', 617, 'vl.card.assigned', 'card', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a49f367c7ae6a90c435061017', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2088a49f6f98fdf5cf27250ce05c2","MemberID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","DefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Code":"3KInA65QYW","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49f7dc3dd36715175bfd4ec8', 625, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a49f367c7ae6a90c435061017', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2088a49f6f98fdf5cf27250ce05c2","MemberID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","DefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Code":"3KInA65QYW","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49f8119694dc2a492cfe85d7', 633, 'vl.member.card.assigned', 'member', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a49f367c7ae6a90c435061017', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2088a49f6f98fdf5cf27250ce05c2","MemberID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","DefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Code":"3KInA65QYW","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a49fffaaf0c4add62b58aaa86', 641, 'vl.tier.joined', 'tier', 'lt_01a2088a49b938f5ecc96af23341d6c1', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a49f9de1dcce1de2fa2c8ef78', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"f18b745aa7f84625edded91c2b22e5fe","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a2088a49f6f98fdf5cf27250ce05c2","MemberID":"lmbr_01a2088a49f478b5eaaff655e2eedc48","ProgramID":"lprg_01a2088a49dacb8ceb33a36416c34f5a","CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","DefinitionID":"lcdef_01a2088a499ef53c0bc7584a99cb223a","Code":"3KInA65QYW","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a2088a49b4cdb6825cf2f3f31a18d5","Rank":{"TierID":"lt_01a2088a49b938f5ecc96af23341d6c1","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:13:30.355Z","UpdatedAt":"2026-11-23T13:13:30.362Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:13:30.362+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2088a4a0d67ca85fd74b32edb4836', 665, 'customer.order.created', 'order', 'ord_01a2088a4a0c84b1243d958b6d1a80e6', 'cust_01a2088a463f29539bf87b222e7448c1', NULL, 'v-01a2088a4a0b72c983856a4429590359', 'ACTION', '{"customer":{"ID":"cust_01a2088a463f29539bf87b222e7448c1","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:13:30.378Z"},"CreatedAt":"2026-11-23T13:13:29.407Z"},"order":{"ID":"ord_01a2088a4a0c84b1243d958b6d1a80e6","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a2088a463f29539bf87b222e7448c1","CreatedAt":"2026-11-23T13:13:30.38Z"}}', NULL, NULL, '2026-11-23 13:13:30.38+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a2088a493e117c1927d0c8561be994_0', 'exp_01a2088a493e117c1927d0c8561be994', 'Code,Voucher Type,Value,Discount Type
GONE,DISCOUNT_VOUCHER,1.00,AMOUNT
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,100,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-LPiA0fSP,GIFT_VOUCHER,50.00,
CARD-5BwNFyh4,GIFT_VOUCHER,50.00,
CARD-tQGEUlNa,GIFT_VOUCHER,50.00,
CARD-yXWUFAsI,GIFT_VOUCHER,50.00,
CARD-OiU38a9V,GIFT_VOUCHER,50.00,
HELLO-ihcU,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4vTn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-80zA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dBog,DISCOUNT_VOUCHER,10,PERCENT
HELLO-zA5i,DISCOUNT_VOUCHER,10,PERCENT
HELLO-mlyy,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Kt9h,DISCOUNT_VOUCHER,10,PERCENT
HELLO-xC6r,DISCOUNT_VOUCHER,10,PERCENT
HELLO-3hWH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-qEkO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dNJg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-e0Ax,DISCOUNT_VOUCHER,10,PERCENT
HELLO-nLdg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-aDxO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-h40Y,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LzzT,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Qh8s,DISCOUNT_VOUCHER,10,PERCENT
HELLO-BnO8,DISCOUNT_VOUCHER,10,PERCENT
HELLO-a86J,DISCOUNT_VOUCHER,10,PERCENT
HELLO-jhc0,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a2088a493e117c1927d0c8561be994', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 31, 1, 1218, NULL, '2026-11-23 13:13:30.174+00', '2026-11-23 13:13:30.178+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_c37e15445f485f42db8cb79164aafc2f', '\x9a1ffd02b8f3b856684d4dfb8b97c94a6394da7ec713b519e3e13e855908a7e9335949ce5c494c5661fd783a6a7bfbf546779930597edd015f755964417fed1da5295055457d711b38fa31fa0590b2a1a76c3af3c36d0a8ef10e8657be490252659a93b46bcfcc086f78928743e655173d402966a736678062980c1d48727f17c7d2f9262ed8323afd4786b65c7f2759617ad0b64ae12246a2d2109e9402f0f5bff9c807291b91ea653c623c7fa5446d71af323646dbfdce264e2108489b037456ae71a17dadd783ac29f0ab2b5d9d2470b896a4ca5bf30249f7daa373991c78e6f92b581d12bc1c8f7aa49fafe3b9f7a433900d97b292397615d89f8e0512593f61bb578a64e4d89fe41b7e1f104f646504deb1519b8e545ced874796d3c9df876d025d94a21cf95050eecc5c22e247e887fa798e5e8351cd68f993e4be5fa9a96a483b3006caae0e872d627d36658ac1da7a3010ee3ed327a7a6ca2a459f5715299912d0db5635f0bfe3a263888730665e5615a73a9d714c27aed2760b06e090155456dcb9776eb64cfa7ba6e6d25182fb7beb109a447351b23fb6047ac8c0be2df623815cd207af5ecb1d49f15be86bbc9a806be09c71453ad08a7bcac5a8290a7b82cc68979582556f1572ca903e2380c53fc1a2707cdd1dc20e311817db01b633cfe687588547', '2026-11-24 13:13:29.964+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_a3cbcfc2fa1b9d2848f658d8e491c4ed', '\x0713d436dd2ba2b8c6ec797adc3958c9d5a4ec59c0e304f326e0bff21337896eabc823b9cc7061c6e4f94e0d861a2b743def4e516d71ca9b1383b6b8f4c0ed1b4d63844eb6c6068fdd3cd1c206c8810cb977022e69184f7e3b9a1647da83ec478e56549432355dd80c8684f246b765a77442fcf23750f09fdcb077e2450542ae556768896c96e331e4b38637a5792f54b9580623245b751207137ba8320ce308148b86ccc9fa24fdf3586ee2b496f27f7bcdebb82e4128dfd8b645ee85e4a5b37a9739519a3daab767100857516057f439b5b40574b1e73d9d2e2821a669a96f4661dd714e3274d6e51c19b360cb4ef9b13e0422770a65aaefc5043aa1cae7a2e619799134b96cc4b474aa4baf9c0dfece1e5edfc50d057c56583f20c4f95bf78b1656fd49d0a59d8a3b7a869b0a90ebb030d03b0115318019f7ceb723ae600a185a4733358a1f1d9a8060d939f21e5d75430e687d0824b3eafb653ed37b47332a3091f5e046b09f91e66852', '2026-11-24 13:13:29.977+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_abeb29235a8f53ec2271839aa33853fa', '\xd38e360e9af95ff96c88a9318923d96d703103fe2cbab8dbf30c52ad489b5ba2385240db8970a13173cf4db6c42d1fe5b6245cf5c1d4aaa0e282fb263dc1cadc972735564c69045789c1abe70585a11e35c13b12bf7379e1c61e440bec309a7f3c487ec43542060b290bfb3cc0f274eaac07a8e0363990a74db8505436bf1223e40f987e66e03a99d8004d09e38a6bffcfe90a66179b8e2bab475717a9d27e85fdcee83e33f9c8c7b3424599ab8b983028ed1818d87672920a28c45fb57b1c6dfe9c1bc4e379a869a938fa51ffeb5701be8df67a7a9fd055ff37fc0fc5a43afd5221f58867d0becf61e68e9dd166d37898b06fd6c40a6747468d682e5d865e3a3f4ab96c7ee26fc3d8c3cb5865e587120ee56b4a54662e0d3a7bc2099425e0a80a74cd9629c101dd92086c7771dcb32aee46b4cae5645b622dba457e46d65abf', '2026-11-24 13:13:30.115+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a2088a499d8da4f274b441783c1a72', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 13:13:30.269+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'cust_01a2088a463f29539bf87b222e7448c1', 'lprg_01a2088a49dacb8ceb33a36416c34f5a cust_01a2088a463f29539bf87b222e7448c1', 'ACTIVE', NULL, '2026-11-23 13:13:30.355+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a2088a479a76823a09db62aab47e1a', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'cust_01a2088a463b7616664b2a401b0a82e4', 'ltr_01a2088a478c8c23bd29e7d381f9fd1a', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 13:13:29.804+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a2088a478c8c23bd29e7d381f9fd1a', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 13:13:29.738+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'cust_01a2088a463f29539bf87b222e7448c1', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', '3KInA65QYW', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a2088a49b938f5ecc96af23341d6c1"}, "StructureID": "lts_01a2088a49b4cdb6825cf2f3f31a18d5"}', NULL, '2026-11-23 13:13:30.355+00', '2026-11-23 13:13:30.418+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_f07eb0d55b8ed9dfc10272c9022a58b8', 'tiers', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'tiers lprg_01a2088a49dacb8ceb33a36416c34f5a', '2026-11-23', NULL, NULL, NULL, 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', 'lt_01a2088a49b938f5ecc96af23341d6c1', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_cbe4081ffa05064801e20e3e5eedeecb', 'tiers', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'tiers lprg_01a2088a49dacb8ceb33a36416c34f5a total', NULL, NULL, NULL, NULL, 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', 'lt_01a2088a49b938f5ecc96af23341d6c1', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_094fcb44c785ddaba333b8f9469936eb', 'spending', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'spending lprg_01a2088a49dacb8ceb33a36416c34f5a', '2026-11-23', NULL, NULL, 'lcdef_01a2088a499ef53c0bc7584a99cb223a', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_f4e8d8d6108e983e2535d9fef2b311b3', 'spending', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'spending lprg_01a2088a49dacb8ceb33a36416c34f5a total', NULL, NULL, NULL, 'lcdef_01a2088a499ef53c0bc7584a99cb223a', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b6dbe91cfb9870207566198b23fd89a4', 'card', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'card lcrd_01a2088a49f6f98fdf5cf27250ce05c2', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_19853b2ad0dc78d0b121fd0edb65f281', 'points_earnings', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'points_earnings lprg_01a2088a49dacb8ceb33a36416c34f5a', '2026-11-23', 'lern_01a2088a49ca04852444ec05018d79e8', 'lernei_01a2088a49ca04852444ec043eda3591', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_ab2f00d87ec08007e61ae81bcb83f903', 'member_rules', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'member_rules lmbr_01a2088a49f478b5eaaff655e2eedc48', '2026-11-23', 'lern_01a2088a49ca04852444ec05018d79e8', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_c3e0e9713715943ebcf19a5b4ca94caf', 'earning_rules', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'earning_rules lprg_01a2088a49dacb8ceb33a36416c34f5a', '2026-11-23', 'lern_01a2088a49ca04852444ec05018d79e8', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_12813c154d437401a9efd9d43cc47d11', 'earning_rules', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'earning_rules lprg_01a2088a49dacb8ceb33a36416c34f5a total', NULL, 'lern_01a2088a49ca04852444ec05018d79e8', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_1a2f5e1708f92000c9fe9748df6f9206', 'points_earnings', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'points_earnings lprg_01a2088a49dacb8ceb33a36416c34f5a total', NULL, 'lern_01a2088a49ca04852444ec05018d79e8', 'lernei_01a2088a49ca04852444ec043eda3591', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2088a49f478b5eaaff6569368673b', 'seats lprg_01a2088a49dacb8ceb33a36416c34f5a', '2026-11-23 13:13:30.357+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2088a4a027f322a1034276954f698', 'reward lrew_01a2088a49d0239d2844d4e69c22a0fd lmbr_01a2088a49f478b5eaaff655e2eedc48', '2026-11-23 13:13:30.369+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2088a4a0406813b774215bb8dffdb', 'spend lcrd_01a2088a49f6f98fdf5cf27250ce05c2', '2026-11-23 13:13:30.382+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2088a4a37386a382afd9123cc0cb8', 'card lcrd_01a2088a49f6f98fdf5cf27250ce05c2', '2026-11-23 13:13:30.418+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2088a4a35d1e1939e086782b26745', 'lern_01a2088a49ca04852444ec05018d79e8 lmbr_01a2088a49f478b5eaaff655e2eedc48', '2026-11-23 13:13:30.418+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a2088a498d397a44ec0ee73dd44774', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 13:13:30.253+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '9dd0d6ef3e6c5fd2cb2dfbc86921f4f83d28e1a1cccac242e9ffb7398230e384', 'demo', 'f18b745aa7f84625edded91c2b22e5fe', '["api"]', '2026-11-23 13:13:30.194+00', '2026-11-23 13:28:30.194+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a2088a4a10a9190b9c7515af5dc489', 'APPROVED', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'lctx_01a2088a4a10a9190b9c7515f5e27eb6', 'ord_01a2088a4a0c84b1243d958b6d1a80e6', 'ordpay_01a2088a4a10a9190b9c7515cc148cf8', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 13:13:30.382+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2088a46ef63bd2e5d60a6a7decfcf', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a2088a46ef63bd2e5d60a7a42f8c87", "SKU": {"ID": "sku_01a2088a46285bb4646fca71c6825dec", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a2088a46285bb4646fca71c6825dec", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a2088a461d2bcf646bb08b10d3030f", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a2088a461d2bcf646bb08b10d3030f", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a2088a46ef63bd2e5d60a810948a01", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a2088a463723f4bdd887bd775eba58", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a2088a463723f4bdd887bd775eba58", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a2088a463f29539bf87b222e7448c1', NULL, NULL, NULL, '2026-11-23 13:13:29.582+00', NULL, '2026-11-23 13:13:29.582+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2088a4727f440125e84e940b103a2', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a2088a4727f440125e84e9451cf1e8", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a2088a462d3c80334dbbf319831478", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a2088a462d3c80334dbbf319831478", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a2088a463f29539bf87b222e7448c1', NULL, '{"r_01a2088a4727f440125e84e9ac301be7": {"Date": "2026-11-23T13:13:29.639Z", "RelatedObjectID": "v_01a2088a468b625ba288f92516c2060d", "RelatedObjectType": "voucher"}}', NULL, '2026-11-23 13:13:29.639+00', NULL, '2026-11-23 13:13:29.639+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2088a486c2132b5b309b2a4e7de85', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a2088a463b7616664b2a401b0a82e4', NULL, '{"r_01a2088a486c2132b5b309b2db5db04b": {"Date": "2026-11-23T13:13:29.964Z", "RelatedObjectID": "v_01a2088a46bad916c2d33b8f69d28b71", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a2088a469041498090778814ac3a01"}}', '{"Shared": 0, "Uncounted": 500}', '2026-11-23 13:13:29.964+00', NULL, '2026-11-23 13:13:29.964+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2088a4a0a742e9d639053cc8dded0', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a2088a463f29539bf87b222e7448c1', NULL, NULL, NULL, '2026-11-23 13:13:30.378+00', NULL, '2026-11-23 13:13:30.378+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2088a4a0c84b1243d958b6d1a80e6', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a2088a463f29539bf87b222e7448c1', NULL, NULL, NULL, '2026-11-23 13:13:30.38+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2088a47f0700c59c84401ae35c49b', 'v_01a2088a479a76823a09db62aab47e1a', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'cust_01a2088a463b7616664b2a401b0a82e4', 'vtx_01a2088a47d034279472830d22acbff5', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2088a479a76823a09db62aab47e1a 9999-12-31 001795439609804', NULL, '2026-11-23 13:13:29.804+00', '2026-11-23 13:13:29.935+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2088a48bf0c761e9fdc9beb632592', 'v_01a2088a479a76823a09db62aab47e1a', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'cust_01a2088a463b7616664b2a401b0a82e4', 'vtx_01a2088a48be674da2d50f38b79a7897', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2088a479a76823a09db62aab47e1a 9999-12-31 001795439610041', NULL, '2026-11-23 13:13:30.041+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2088a49fc6dfa7ad45b95132c088e', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lctx_01a2088a49fb2bd9aa13bfed53932061', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 13:13:30.362+00', '2026-11-23 13:13:30.382+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2088a4a39b4ac9cba99fe55ea2de9', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lctx_01a2088a4a3867843718caeb74b18e7c', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2 9999-12-31 001795439610418', NULL, '2026-11-23 13:13:30.418+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2088a4a3ca2d4d581d47057466169', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lctx_01a2088a4a3ca2d4d581d46fa13c9b8e', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2 9999-12-31 001795439610418', NULL, '2026-11-23 13:13:30.418+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2088a484f681fda484efbd2b1e717', 'v_01a2088a479a76823a09db62aab47e1a', 'vtx_01a2088a484f681fda484efae97dd36d', 'lopb_01a2088a47f0700c59c84401ae35c49b', 20, 0, 0, '2026-11-23 13:13:29.935+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2088a4a05cf1f32510f500c9c3813', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lctx_01a2088a4a0406813b774216c35737a9', 'lcpeb_01a2088a49fc6dfa7ad45b95132c088e', 20, 0, 0, '2026-11-23 13:13:30.369+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2088a4a11ab356834cc7fc91943f3', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lctx_01a2088a4a10a9190b9c7515f5e27eb6', 'lcpeb_01a2088a49fc6dfa7ad45b95132c088e', 80, 0, 0, '2026-11-23 13:13:30.382+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 13:13:29.359+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2088a461d2bcf646bb08b10d3030f', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 13:13:29.373+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2088a462d3c80334dbbf319831478', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 13:13:29.389+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2088a463723f4bdd887bd775eba58', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 13:13:29.399+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 13:13:29.359+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a2088a4638a1ae23a8d6c1ea280b7f', 'Equipment', 'STATIC', '[{"ID": "prod_01a2088a462d3c80334dbbf319831478", "Object": "product"}, {"ID": "prod_01a2088a463723f4bdd887bd775eba58", "Object": "product"}]', NULL, NULL, false, '2026-11-23 13:13:29.4+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2088a49e57177686d35811d8641e6', 'lprg_01a2088a49dacb8ceb33a36416c34f5a lcdef_01a2088a499ef53c0bc7584a99cb223a', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'card_definition', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', NULL, 0, '2026-11-23 13:13:30.33+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2088a49e67037bd5961d240b56ba6', 'lprg_01a2088a49dacb8ceb33a36416c34f5a lts_01a2088a49b4cdb6825cf2f3f31a18d5', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'tier_structure', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', NULL, 0, '2026-11-23 13:13:30.33+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2088a49e74feb9d1ad02e8f83b1e0', 'lprg_01a2088a49dacb8ceb33a36416c34f5a lern_01a2088a49ca04852444ec05018d79e8', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'earning_rule', 'lern_01a2088a49ca04852444ec05018d79e8', NULL, 0, '2026-11-23 13:13:30.33+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2088a49f2a2355e1576494fbd5518', 'lprg_01a2088a49dacb8ceb33a36416c34f5a lrew_01a2088a49d0239d2844d4e69c22a0fd', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'reward', 'lrew_01a2088a49d0239d2844d4e69c22a0fd', NULL, 1, '2026-11-23 13:13:30.353+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a2088a49ca04852444ec05018d79e8', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a2088a49ca04852444ec05018d79e8", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a2088a49ca04852444ec043eda3591", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a2088a499ef53c0bc7584a99cb223a"}}, {"BenefitID": "lben_01a2088a49c5e601b10d285e6a235176"}]}], "CreatedAt": "2026-11-23T13:13:30.314Z"}', '2026-11-23 13:13:30.314+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a2088a49d0239d2844d4e69c22a0fd', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a2088a49d0239d2844d4e69c22a0fd", "Gift": {"Material": {"ProductID": "prod_01a2088a463723f4bdd887bd775eba58"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a2088a49d0239d2844d4e50b452cb6", "Spending": {"ID": "lrspn_01a2088a49d0239d2844d4e5a08a768b", "Points": 20, "CardDefinitionID": "lcdef_01a2088a499ef53c0bc7584a99cb223a"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:13:30.32Z"}', '2026-11-23 13:13:30.32+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a2088a49b938f5ecc96af23341d6c1', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', 'Gold', '{"ID": "lt_01a2088a49b938f5ecc96af23341d6c1", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T13:13:30.297Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a2088a49b4cdb6825cf2f3f31a18d5"}', '2026-11-23 13:13:30.297+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 13:13:30.33+00', NULL);
INSERT INTO public.project_revisions (project_id, revision) VALUES ('demo', 29);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '4ed7ab35391ddd5b84d334749235940c8ac69d050f6987d5f344baeae31a0707', NULL, NULL, NULL, false, true, 0, '2026-11-23 13:13:29.358+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a2088a49063bda5ea716e08ffdaeb1', 'camp_01a2088a46cd775dfe4b55d0ac538174', 'Both', '["promo_01a2088a46ceca9b256ed8a99b404f79"]', 'MANUAL', NULL, '2026-11-23 13:13:30.116+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2088a46ceca9b256ed8a99b404f79', 'camp_01a2088a46cd775dfe4b55d0ac538174', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 13:13:29.549+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2088a46e3532540a64d2628035e7f', 'camp_01a2088a46cd775dfe4b55d0ac538174', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 13:13:29.57+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2088a479e1f8c1acadccdebe5c3ca', NULL, 'cust_01a2088a463b7616664b2a401b0a82e4', 'track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck', 'API', NULL, '["v_01a2088a479a76823a09db62aab47e1a"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 13:13:29.756+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2088a4975cd170bdca8f92387e40d', NULL, 'cust_01a2088a463b7616664b2a401b0a82e4', 'track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck', 'API', NULL, '["v_01a2088a496ce27467d401742faac435"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a2088a49608eb27ba5cb86203b64e4', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 13:13:30.227+00');
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
INSERT INTO public.punchcard_migrations (name) VALUES ('0018_audit');
INSERT INTO public.punchcard_migrations (name) VALUES ('0019_refusals');
INSERT INTO public.punchcard_migrations (name) VALUES ('0020_discount_guard');
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a2088a497e2407f7487e33a50d14de', 'v_01a2088a496ce27467d401742faac435 cust_01a2088a463f29539bf87b222e7448c1', 'v_01a2088a496ce27467d401742faac435', 'cust_01a2088a463f29539bf87b222e7448c1', 'REFEREE', 'cust_01a2088a463b7616664b2a401b0a82e4', 'camp_01a2088a49608eb27ba5cb86203b64e4', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 13:13:30.238+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2088a4783a3e7ad2cc190723c5e76/2026-11-23', 'camp_01a2088a4783a3e7ad2cc190723c5e76', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2088a469041498090778814ac3a01/2026-11-23', 'camp_01a2088a469041498090778814ac3a01', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2088a4727f440125e84e9ac301be7', 'redemption', '2026-11-23 13:13:29.639+00', NULL, false, NULL, NULL, 'cust_01a2088a463f29539bf87b222e7448c1', 'track_8deihXfe80RmhWfgncE566EmOb5wrKNYG7KV_sEPqbg', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'f18b745aa7f84625edded91c2b22e5fe', 'API', NULL, 'f18b745aa7f84625edded91c2b22e5fe', NULL, 'voucher', 'v_01a2088a468b625ba288f92516c2060d', 'v_01a2088a468b625ba288f92516c2060d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a2088a4727f440125e84e940b103a2', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2088a484f681fda484efa69765dd2', 'redemption', '2026-11-23 13:13:29.935+00', NULL, false, NULL, NULL, 'cust_01a2088a463b7616664b2a401b0a82e4', 'track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'f18b745aa7f84625edded91c2b22e5fe', 'API', NULL, 'f18b745aa7f84625edded91c2b22e5fe', NULL, 'voucher', 'v_01a2088a479a76823a09db62aab47e1a', 'v_01a2088a479a76823a09db62aab47e1a', 'REGULAR1', NULL, 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'Regulars', 'rew_01a2088a478ece52e8321b93fe19f985', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a2088a484f681fda484efae97dd36d", "Delivery": "PENDING", "AssignmentID": "rewa_01a2088a479678182d790ed92e76a2cb", "LoyaltyTierID": "ltr_01a2088a478c8c23bd29e7d381f9fd1a"}, "Counted": [{"By": 1, "Key": "s/rew_01a2088a478ece52e8321b93fe19f985"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2088a486c2132b5b309b2db5db04b', 'redemption', '2026-11-23 13:13:29.964+00', NULL, false, NULL, NULL, 'cust_01a2088a463b7616664b2a401b0a82e4', 'track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'f18b745aa7f84625edded91c2b22e5fe', 'API', NULL, 'f18b745aa7f84625edded91c2b22e5fe', NULL, 'voucher', 'v_01a2088a46bad916c2d33b8f69d28b71', 'v_01a2088a46bad916c2d33b8f69d28b71', 'GIFT-50', NULL, 'camp_01a2088a469041498090778814ac3a01', 'Gift cards', NULL, NULL, 'ord_01a2088a486c2132b5b309b2a4e7de85', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2088a4879630ea264b0d49e418a84', 'redemption', '2026-11-23 13:13:29.977+00', NULL, false, NULL, NULL, 'cust_01a2088a463b7616664b2a401b0a82e4', 'track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, 'f18b745aa7f84625edded91c2b22e5fe', 'API', NULL, 'f18b745aa7f84625edded91c2b22e5fe', NULL, 'voucher', 'v_01a2088a468b625ba288f92516c2060d', 'v_01a2088a468b625ba288f92516c2060d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a2088a488b4ffc98dfde49a4516e96', '2026-11-23 13:13:29.995+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'rr_01a2088a488b4ffc98dfde49a4516e96', 'redemption_rollback', '2026-11-23 13:13:29.995+00', NULL, false, 'r_01a2088a4879630ea264b0d49e418a84', NULL, 'cust_01a2088a463b7616664b2a401b0a82e4', 'track_f6QDGMnBPr_e21uh70VbWGwgy5KDzsm6Xuw09MUy3ck', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'f18b745aa7f84625edded91c2b22e5fe', 'API', NULL, 'f18b745aa7f84625edded91c2b22e5fe', NULL, 'voucher', 'v_01a2088a468b625ba288f92516c2060d', 'v_01a2088a468b625ba288f92516c2060d', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2088a49037241833c855bc2a0f285', 'redemption', '2026-11-23 13:13:30.115+00', NULL, false, NULL, NULL, 'cust_01a2088a463f29539bf87b222e7448c1', 'track_8deihXfe80RmhWfgncE566EmOb5wrKNYG7KV_sEPqbg', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'f18b745aa7f84625edded91c2b22e5fe', 'API', NULL, 'f18b745aa7f84625edded91c2b22e5fe', NULL, 'voucher', 'v_01a2088a48bc10346dd0c4c8c7157cf6', 'v_01a2088a48bc10346dd0c4c8c7157cf6', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a2088a479678182d790ed92e76a2cb', 'rew_01a2088a478ece52e8321b93fe19f985 camp_01a2088a4783a3e7ad2cc190723c5e76', 'rew_01a2088a478ece52e8321b93fe19f985', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 20, false, '2026-11-23 13:13:29.749+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a2088a4a0406813b774216a61028ea', 'PURCHASE', 'APPROVED', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lctx_01a2088a4a0406813b774216c35737a9', 'lrew_01a2088a49d0239d2844d4e69c22a0fd', 20, '{"Gift": {"Material": {"ProductID": "prod_01a2088a463723f4bdd887bd775eba58"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 13:13:30.369+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a2088a478ece52e8321b93fe19f985', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a2088a463723f4bdd887bd775eba58"}', NULL, '2026-11-23 13:13:29.742+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 13:13:29.471472+00', '2026-11-23 13:13:29.446789+00', '2026-11-23 13:13:29.512813+00', '2026-11-23 13:13:29.446789+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2088a46637a523a37935174e29d81", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2088a465fb2f26d1be6e1febf2f91"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 13:13:29.520637+00', '2026-11-23 13:13:29.502915+00', '2026-11-23 13:13:29.546805+00', '2026-11-23 13:13:29.502915+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2088a469e6f71241038f3097cbf00", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2088a469041498090778814ac3a01"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 13:13:29.751668+00', '2026-11-23 13:13:29.740754+00', '2026-11-23 13:13:29.761398+00', '2026-11-23 13:13:29.740754+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a2088a4783a3e7ad2cc190723c5e76"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 13:13:29.804736+00', '2026-11-23 13:13:29.802135+00', '2026-11-23 13:13:29.887442+00', '2026-11-23 13:13:29.802135+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 13:13:29.804736+00', '2026-11-23 13:13:29.802135+00', '2026-11-23 13:13:29.840665+00', '2026-11-23 13:13:29.802135+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 13:13:29.933063+00', '2026-11-23 13:13:29.928773+00', '2026-11-23 13:13:29.963086+00', '2026-11-23 13:13:29.928773+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 13:13:29.933063+00', '2026-11-23 13:13:29.928773+00', '2026-11-23 13:13:29.945481+00', '2026-11-23 13:13:29.928773+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 13:13:29.933063+00', '2026-11-23 13:13:29.928773+00', '2026-11-23 13:13:29.945312+00', '2026-11-23 13:13:29.928773+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 13:13:30.03911+00', '2026-11-23 13:13:30.037793+00', '2026-11-23 13:13:30.042929+00', '2026-11-23 13:13:30.037793+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 13:13:30.03911+00', '2026-11-23 13:13:30.037793+00', '2026-11-23 13:13:30.044644+00', '2026-11-23 13:13:30.037793+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 13:13:30.03911+00', '2026-11-23 13:13:30.037793+00', '2026-11-23 13:13:30.064586+00', '2026-11-23 13:13:30.037793+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 13:13:30.1478+00', '2026-11-23 13:13:30.126363+00', '2026-11-23 13:13:30.171691+00', '2026-11-23 13:13:30.126363+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a2088a490cbf2da45a8306da07c62c"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 13:13:30.154249+00', '2026-11-23 13:13:30.152893+00', '2026-11-23 13:13:30.172258+00', '2026-11-23 13:13:30.152893+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 13:13:30.154249+00', '2026-11-23 13:13:30.152893+00', '2026-11-23 13:13:30.175492+00', '2026-11-23 13:13:30.152893+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (26, 'completed', 1, 11, '2026-11-23 13:13:30.434597+00', '2026-11-23 13:13:30.4184+00', '2026-11-23 13:13:30.440084+00', '2026-11-23 13:13:30.4184+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2088a49dacb8ceb33a36416c34f5a"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (27, 'completed', 1, 11, '2026-11-23 13:13:30.434597+00', '2026-11-23 13:13:30.419368+00', '2026-11-23 13:13:30.437656+00', '2026-11-23 13:13:30.419368+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2088a49dacb8ceb33a36416c34f5a"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 13:13:30.154249+00', '2026-11-23 13:13:30.152893+00', '2026-11-23 13:13:30.211023+00', '2026-11-23 13:13:30.152893+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 13:13:30.154249+00', '2026-11-23 13:13:30.152893+00', '2026-11-23 13:13:30.173172+00', '2026-11-23 13:13:30.152893+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 13:13:30.176857+00', '2026-11-23 13:13:30.175372+00', '2026-11-23 13:13:30.205947+00', '2026-11-23 13:13:30.175372+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a2088a493e117c1927d0c8561be994"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 13:13:30.181217+00', '2026-11-23 13:13:30.17933+00', '2026-11-23 13:13:30.188098+00', '2026-11-23 13:13:30.17933+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a2088a49416caf811dba65de3e6eb3", "Metadata": null}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 13:13:30.280096+00', '2026-11-23 13:13:30.265348+00', '2026-11-23 13:13:30.285694+00', '2026-11-23 13:13:30.265348+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-23 13:13:30.280096+00', '2026-11-23 13:13:30.265348+00', '2026-11-23 13:13:30.285966+00', '2026-11-23 13:13:30.265348+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-23 13:13:30.280096+00', '2026-11-23 13:13:30.265348+00', '2026-11-23 13:13:30.291486+00', '2026-11-23 13:13:30.265348+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 11, '2026-11-23 13:13:30.280096+00', '2026-11-23 13:13:30.265348+00', '2026-11-23 13:13:30.289253+00', '2026-11-23 13:13:30.265348+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (23, 'completed', 1, 11, '2026-11-23 13:13:30.415188+00', '2026-11-23 13:13:30.413755+00', '2026-11-23 13:13:30.434556+00', '2026-11-23 13:13:30.413755+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (24, 'completed', 1, 11, '2026-11-23 13:13:30.415188+00', '2026-11-23 13:13:30.413755+00', '2026-11-23 13:13:30.432209+00', '2026-11-23 13:13:30.413755+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (25, 'completed', 1, 11, '2026-11-23 13:13:30.415188+00', '2026-11-23 13:13:30.413755+00', '2026-11-23 13:13:30.436025+00', '2026-11-23 13:13:30.413755+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:226132775}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 13:13:28.950951+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 13:13:28.963259+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 13:13:29.015807+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 13:13:29.017107+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 13:13:29.075691+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 13:13:29.17372+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 13:13:29.176716+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 13:13:29.264606+00', '{}', NULL, '2026-11-23 13:13:29.264606+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 13:13:29.266737+00', '{}', NULL, '2026-11-23 13:13:29.266737+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 13:13:29.269854+00', '{}', NULL, '2026-11-23 13:13:29.269854+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 13:13:29.271079+00', '{}', NULL, '2026-11-23 13:13:29.271079+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 13:13:29.272007+00', '{}', NULL, '2026-11-23 13:13:29.272007+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 13:13:29.272326+00', '{}', NULL, '2026-11-23 13:13:29.272326+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 13:13:29.288167+00', '{}', NULL, '2026-11-23 13:13:29.288167+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 13:13:29.313877+00', '{}', NULL, '2026-11-23 13:13:29.313877+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 13:13:29.323753+00', '{}', NULL, '2026-11-23 13:13:29.323753+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 13:13:29.324769+00', '{}', NULL, '2026-11-23 13:13:29.324769+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 13:13:29.325357+00', '{}', NULL, '2026-11-23 13:13:29.325357+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 13:13:29.325775+00', '{}', NULL, '2026-11-23 13:13:29.325775+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 13:13:29.326201+00', '{}', NULL, '2026-11-23 13:13:29.326201+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 13:13:29.326579+00', '{}', NULL, '2026-11-23 13:13:29.326579+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 13:13:29.326833+00', '{}', NULL, '2026-11-23 13:13:29.326833+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 13:13:29.32704+00', '{}', NULL, '2026-11-23 13:13:29.32704+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 13:13:29.32712+00', '{}', NULL, '2026-11-23 13:13:29.32712+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 13:13:29.327219+00', '{}', NULL, '2026-11-23 13:13:29.327219+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 13:13:29.32767+00', '{}', NULL, '2026-11-23 13:13:29.32767+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 13:13:29.328022+00', '{}', NULL, '2026-11-23 13:13:29.328022+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 13:13:29.328373+00', '{}', NULL, '2026-11-23 13:13:29.328373+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 13:13:29.328712+00', '{}', NULL, '2026-11-23 13:13:29.328712+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 13:13:29.329091+00', '{}', NULL, '2026-11-23 13:13:29.329091+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 13:13:29.329334+00', '{}', NULL, '2026-11-23 13:13:29.329334+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 13:13:29.329508+00', '{}', NULL, '2026-11-23 13:13:29.329508+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 13:13:29.329691+00', '{}', NULL, '2026-11-23 13:13:29.329691+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 13:13:29.32987+00', '{}', NULL, '2026-11-23 13:13:29.32987+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 13:13:29.330084+00', '{}', NULL, '2026-11-23 13:13:29.330084+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 13:13:29.33029+00', '{}', NULL, '2026-11-23 13:13:29.33029+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 13:13:29.330498+00', '{}', NULL, '2026-11-23 13:13:29.330498+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 13:13:29.330702+00', '{}', NULL, '2026-11-23 13:13:29.330702+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 13:13:29.330835+00', '{}', NULL, '2026-11-23 13:13:29.330835+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 13:13:29.331+00', '{}', NULL, '2026-11-23 13:13:29.331+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 13:13:29.331149+00', '{}', NULL, '2026-11-23 13:13:29.331149+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 13:13:29.331373+00', '{}', NULL, '2026-11-23 13:13:29.331373+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 13:13:29.331519+00', '{}', NULL, '2026-11-23 13:13:29.331519+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a2088a490cbf2da45a8306da07c62c cust_01a2088a463b7616664b2a401b0a82e4', 'seg_01a2088a490cbf2da45a8306da07c62c', 'cust_01a2088a463b7616664b2a401b0a82e4', '2026-11-23 13:13:30.162+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a2088a490cbf2da45a8306da07c62c', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 13:13:30.124+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a2088a468b625ba288f92516c2060d/ssn_01a2088a489441381100d18fd11cd231', 'ssn_01a2088a489441381100d18fd11cd231', 'v_01a2088a468b625ba288f92516c2060d', 'cust_01a2088a463b7616664b2a401b0a82e4', 1, 0, 0, '2026-11-23 13:13:30.019+00', '2026-11-30 13:13:30.019+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '2154cd721b1353391ad53a7bc1e928e25c48ca7f7272e6cff9abcaa17782eb34', NULL, '2026-11-23 13:13:29.35+00', '2026-11-23 13:43:29.35+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2088a4624270e77749acd6127f3e8', 'beans-250g', 'prod_01a2088a461d2bcf646bb08b10d3030f', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 13:13:29.378+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2088a46285bb4646fca71c6825dec', 'beans-1kg', 'prod_01a2088a461d2bcf646bb08b10d3030f', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 13:13:29.383+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 13:13:30.243+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a2088a49b4cdb6825cf2f3f31a18d5", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:13:30.292Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T13:13:30.304Z", "CardDefinitionID": "lcdef_01a2088a499ef53c0bc7584a99cb223a"}', '2026-11-23 13:13:30.292+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a2088a49fffaaf0c4add628f32e0f2', 'JOINED', 'APPROVED', 'lprg_01a2088a49dacb8ceb33a36416c34f5a', 'lmbr_01a2088a49f478b5eaaff655e2eedc48', 'lcrd_01a2088a49f6f98fdf5cf27250ce05c2', 'lcdef_01a2088a499ef53c0bc7584a99cb223a', 'lts_01a2088a49b4cdb6825cf2f3f31a18d5', 'lt_01a2088a49b938f5ecc96af23341d6c1', '{"To": "lt_01a2088a49b938f5ecc96af23341d6c1", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T13:13:30.362Z", "CardTransactionIDs": ["lctx_01a2088a49fb2bd9aa13bfed53932061"]}', '2026-11-23 13:13:30.362+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a2088a4950f340af3193c6977e0ff7', 'v_01a2088a49487e4247e08e2a826d0f5d', 'voucher', 'GONE', NULL, NULL, '2026-11-23 13:13:30.186+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a2088a498baef38f377ed10c492e4f', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 13:13:30.251+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2088a4642d7f5f989b9e0d4359f86', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 13:13:29.41+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2088a48aa9b87dc005e068cfeef8e', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 13:13:30.026+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2088a4652d0a41163e04a0edc0887', 'val_01a2088a4642d7f5f989b9e0d4359f86 voucher v_01a2088a464c8043455c2aeb4a252dfa', 'val_01a2088a4642d7f5f989b9e0d4359f86', 'v_01a2088a464c8043455c2aeb4a252dfa', 'voucher', '2026-11-23 13:13:29.42+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2088a46ea4b7ff57b1bc70c7419ea', 'val_01a2088a4642d7f5f989b9e0d4359f86 promotion_tier promo_01a2088a46e3532540a64d2628035e7f', 'val_01a2088a4642d7f5f989b9e0d4359f86', 'promo_01a2088a46e3532540a64d2628035e7f', 'promotion_tier', '2026-11-23 13:13:29.577+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2088a48c72af8c4c001aa2cc85441', 'val_01a2088a48aa9b87dc005e068cfeef8e voucher v_01a2088a48bc10346dd0c4c8c7157cf6', 'val_01a2088a48aa9b87dc005e068cfeef8e', 'v_01a2088a48bc10346dd0c4c8c7157cf6', 'voucher', '2026-11-23 13:13:30.044+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2088a47d034279472830d22acbff5', 'v_01a2088a479a76823a09db62aab47e1a', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 13:13:29.804+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2088a484f681fda484efae97dd36d', 'v_01a2088a479a76823a09db62aab47e1a', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, 'r_01a2088a484f681fda484efa69765dd2', NULL, NULL, '2026-11-23 13:13:29.935+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2088a486c2132b5b309b35638b781', 'v_01a2088a46bad916c2d33b8f69d28b71', 'camp_01a2088a469041498090778814ac3a01', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a2088a486c2132b5b309b2a4e7de85', 'r_01a2088a486c2132b5b309b2db5db04b', NULL, NULL, '2026-11-23 13:13:29.964+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2088a48be674da2d50f38b79a7897', 'v_01a2088a479a76823a09db62aab47e1a', 'camp_01a2088a4783a3e7ad2cc190723c5e76', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"RuleID": "ern_01a2088a4788833236db2284d4204c4c", "EventID": "ev_01a2088a486c2132b5b309b4468bebd3", "OrderID": "ord_01a2088a486c2132b5b309b2a4e7de85", "EventType": "customer.order.paid", "HolderTierID": "ltr_01a2088a478c8c23bd29e7d381f9fd1a"}', 'ord_01a2088a486c2132b5b309b2a4e7de85', NULL, NULL, NULL, '2026-11-23 13:13:30.041+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a464c8043455c2aeb4a252dfa', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.42+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c80d7183f38f', 'HELLO-jhc0', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c80da0807c63', 'HELLO-a86J', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c80e9d48412c', 'HELLO-BnO8', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c80f13ec4814', 'HELLO-Qh8s', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c80f2c85a5b3', 'HELLO-LzzT', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c80fc5093a9c', 'HELLO-h40Y', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c81097073df1', 'HELLO-aDxO', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c81156eedc29', 'HELLO-nLdg', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c812130a564a', 'HELLO-e0Ax', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c8122fd3fc47', 'HELLO-dNJg', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c81269eab365', 'HELLO-qEkO', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c8134c2f03a5', 'HELLO-3hWH', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c81363e941d5', 'HELLO-xC6r', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c81423253e48', 'HELLO-Kt9h', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c8147807f14a', 'HELLO-mlyy', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c815614349e2', 'HELLO-zA5i', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c815adb7828e', 'HELLO-dBog', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c81600b21ec2', 'HELLO-80zA', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c8168393a34c', 'HELLO-4vTn', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468f8f1ddf82c816c276a795', 'HELLO-ihcU', 'camp_01a2088a465fb2f26d1be6e1febf2f91', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.485+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a46bad916c2d33b8d34bb21a5', 'CARD-OiU38a9V', 'camp_01a2088a469041498090778814ac3a01', 'cat_01a2088a4618d32f5c84fd8d1763aee6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.529+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a46bad916c2d33b8d354021b7', 'CARD-yXWUFAsI', 'camp_01a2088a469041498090778814ac3a01', 'cat_01a2088a4618d32f5c84fd8d1763aee6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.529+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a46bad916c2d33b8e2581b742', 'CARD-tQGEUlNa', 'camp_01a2088a469041498090778814ac3a01', 'cat_01a2088a4618d32f5c84fd8d1763aee6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.529+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a46bad916c2d33b8e73682150', 'CARD-5BwNFyh4', 'camp_01a2088a469041498090778814ac3a01', 'cat_01a2088a4618d32f5c84fd8d1763aee6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.529+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a46bad916c2d33b8f52d287f4', 'CARD-LPiA0fSP', 'camp_01a2088a469041498090778814ac3a01', 'cat_01a2088a4618d32f5c84fd8d1763aee6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:29.529+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a46bad916c2d33b8f69d28b71', 'GIFT-50', 'camp_01a2088a469041498090778814ac3a01', 'cat_01a2088a4618d32f5c84fd8d1763aee6', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 13:13:29.53+00', '2026-11-23 13:13:29.964+00', '2026-11-23 13:13:29.964+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a468b625ba288f92516c2060d', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 13:13:29.483+00', '2026-11-23 13:13:29.639+00', '2026-11-23 13:13:29.995+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a479a76823a09db62aab47e1a', 'REGULAR1', 'camp_01a2088a4783a3e7ad2cc190723c5e76', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a2088a463b7616664b2a401b0a82e4', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 13:13:29.754+00', '2026-11-23 13:13:30.041+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a48bc10346dd0c4c8c7157cf6', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 13:13:30.044+00', '2026-11-23 13:13:30.115+00', '2026-11-23 13:13:30.115+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a49487e4247e08e2a826d0f5d', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:30.184+00', NULL, NULL, '2026-11-23 13:13:30.186+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2088a496ce27467d401742faac435', 'FRIEND1', 'camp_01a2088a49608eb27ba5cb86203b64e4', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a2088a463b7616664b2a401b0a82e4', 'cust_01a2088a463b7616664b2a401b0a82e4', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:13:30.22+00', '2026-11-23 13:13:30.227+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a2088a498622d168f1a10ea0dec5d8', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 13:13:30.246+00', '2026-11-23 13:13:30.246+00');
SELECT pg_catalog.setval('public.events_number_seq', 665, true);
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
