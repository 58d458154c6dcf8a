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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a20892db1976d44e865c8045df4bfa.report.00000000', 'aa_01a20892db1976d44e865c8045df4bfa', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null}]', '2026-11-23 13:22:51.801+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a20892d41846ed8399d8f041ef98c0', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20892d41682e8091773d43bca84ed', '2026-11-23 13:22:50.008+00', '2026-11-23 13:22:50.015+00', '2026-11-23 13:22:50.015+00', '2026-11-23 13:22:50.015+00', NULL, 1, 5, 5, 0, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a20892d404fbe6ffb9ff9f873d5b17', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a20892d3fcea6dff07cbb0da52277e', '2026-11-23 13:22:49.988+00', '2026-11-23 13:22:50.018+00', '2026-11-23 13:22:50.018+00', '2026-11-23 13:22:50.018+00', NULL, 1, 20, 20, 0, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a20892db1976d44e865c8045df4bfa', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a20892db1976d44e865c7fff3d5104', '2026-11-23 13:22:51.801+00', '2026-11-23 13:22:51.813+00', '2026-11-23 13:22:51.81+00', '2026-11-23 13:22:51.813+00', 'BULK_UPDATE', 1, 1, 1, 0, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a20892dcdecd458468a52bbad64ae3', 'APPROVED', 'lben_01a20892dbc01b0ba5cebebb4cdadca8', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'cust_01a20892d3bbe470e16c259231dca9a3', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a20892dba420826e1b91c54de31610"}', 'earn ord_01a20892dc2688965cff88bc6d20edb9 lern_01a20892dbc2b6c847bdaca73b99a2d8 lmbr_01a20892dbebb20b3c74cd8805374263 1', '2026-11-23 13:22:52.199+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a20892dbc01b0ba5cebebb4cdadca8', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a20892dbc01b0ba5cebebb4cdadca8", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a20892dba420826e1b91c54de31610"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:22:51.968Z", "Delivered": 0}', '2026-11-23 13:22:51.968+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 13:22:51.924+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20892d3fdedd91a9ad9d7ea61132f 2026-11-23', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20892d41682e8091773d466d2d84c 2026-11-23', 'camp_01a20892d41682e8091773d466d2d84c', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20892da0b39521d8e9324635b4a2e 2026-11-23', 'camp_01a20892da0b39521d8e9324635b4a2e', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a20892db3de1cc2f4b4e820d2a5919 2026-11-23', 'camp_01a20892db3de1cc2f4b4e820d2a5919', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20892d41682e8091773d466d2d84c', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20892da0b39521d8e9324635b4a2e', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a20892db37283ed9f8183873e7cec4', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 13:22:51.831+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:22:49.981+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20892d41682e8091773d466d2d84c', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20892d39522f28b001260b68e4ee0', NULL, NULL, NULL, true, false, '2026-11-23 13:22:50.006+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20892da0b39521d8e9324635b4a2e', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:22:51.531+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a20892d393af683da4b6543b582196', NULL, NULL, NULL, true, false, '2026-11-23 13:22:50.132+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:22:51.837+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a20892dba420826e1b91c54de31610', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 13:22:51.94+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20892dbf99314b6e8e54ab37c8243', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lcdef_01a20892dba420826e1b91c54de31610', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 13:22:52.022+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20892dc17d503869943ee1d310e60', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lcdef_01a20892dba420826e1b91c54de31610', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a20892dbcccde53ce718dcdb220866", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a20892dc16f406129fd5b3765da2bc", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 13:22:52.048+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20892dc3b5609623db2154fda2275', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lcdef_01a20892dba420826e1b91c54de31610', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a20892dc2f5b2d684980edc43c9578", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a20892dc39c6aeb4502c924a0a56a3", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20892dc2f5b2d684980edc43c9578', NULL, '2026-11-23 13:22:52.081+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20892dcd9de17b887d381e38ce7ea', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lcdef_01a20892dba420826e1b91c54de31610', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20892dc2688965cff88bc6d20edb9", "Metadata": {"event_id": "ev_01a20892dc28a4bdd720a40b368f6112", "member_id": "lmbr_01a20892dbebb20b3c74cd8805374263", "program_id": "lprg_01a20892dbcf41ef5f3113230b9099dd", "earning_item_id": "lernei_01a20892dbc2b6c847bdaca6ba7d487c", "earning_rule_id": "lern_01a20892dbc2b6c847bdaca73b99a2d8"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20892dc2688965cff88bc6d20edb9', 'earn ord_01a20892dc2688965cff88bc6d20edb9 lern_01a20892dbc2b6c847bdaca73b99a2d8 lmbr_01a20892dbebb20b3c74cd8805374263 0', '2026-11-23 13:22:52.199+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a20892dce431fb7ec7a4c3c6923873', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lcdef_01a20892dba420826e1b91c54de31610', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a20892dc2688965cff88bc6d20edb9", "Metadata": {"event_id": "ev_01a20892dc28a4bdd720a40b368f6112", "member_id": "lmbr_01a20892dbebb20b3c74cd8805374263", "program_id": "lprg_01a20892dbcf41ef5f3113230b9099dd", "earning_item_id": "lernei_01a20892dbc2b6c847bdaca6ba7d487c", "earning_rule_id": "lern_01a20892dbc2b6c847bdaca73b99a2d8"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a20892dc2688965cff88bc6d20edb9', 'earn ord_01a20892dc2688965cff88bc6d20edb9 lern_01a20892dbc2b6c847bdaca73b99a2d8 lmbr_01a20892dbebb20b3c74cd8805374263 1', '2026-11-23 13:22:52.199+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20892d393af683da4b6543b582196', 'Promotions', 1, '2026-11-23 13:22:49.875+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a20892d39522f28b001260b68e4ee0', 'Payments', 9, '2026-11-23 13:22:49.877+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a20892da700dcb2f00adaa4404cbf6', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a20892dae0044f5e3c97b74e5e908e/cust_01a20892d3bbe470e16c259231dca9a3/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '467b9e016911f4169a66643f3d3c8d28', 'demo', 'SERVER', 'demo', '1befaa3525f01b329fa4068464430a9890cf3f47831df3e07beba05b868662be', '2026-11-23 13:22:49.767+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'e3defc4cc7482617ed3b6ffe396470c2', 'demo', 'CLIENT', 'demo', 'ff697fde4d2ebacb592e2641abd649a214bb87584d14e37ba96f3bda6bea7bec', '2026-11-23 13:22:49.767+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '891bad42113e1b813df8af41797b9952', 'demo', 'MANAGEMENT', 'demo', '0449c452b08560e8384ea654b15ef11c58d98ae653baf587a8dd5665adce89a1', '2026-11-23 13:22:49.768+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a20892dba2ce19323a6de6ffddd45e', 'visited', NULL, '2026-11-23 13:22:51.938+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20892d3b1a4f2660792ecc085df66', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T13:22:51.71Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 13:22:49.905+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a20892d3bbe470e16c259231dca9a3', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T13:22:52.069Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 13:22:49.915+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 13:22:51.916+00', NULL);
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a20892da3db5d922d17ca8f618f491', 'camp_01a20892da0b39521d8e9324635b4a2e', 'auto_01a20892da3db5d922d17ca9a7eb688a', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 13:22:51.553+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 13:22:50.158+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('', 'swept', 320, false, '2026-11-23 13:22:51.957+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 672, false, '2026-11-23 13:22:52.166+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 672, false, '2026-11-23 13:22:52.166+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 13:22:52.2+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 672, false, '2026-11-23 13:22:52.2+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 13:22:52.221+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 672, false, '2026-11-23 13:22:52.221+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 13:22:52.223+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 672, false, '2026-11-23 13:22:52.223+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 13:22:52.227+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 672, false, '2026-11-23 13:22:52.228+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 13:22:52.272+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 672, false, '2026-11-23 13:22:52.272+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 13:22:52.286+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 672, false, '2026-11-23 13:22:52.286+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d3b2fe31b4d4328d85f1997c', 1, 'customer.created', 'customer', 'cust_01a20892d3b1a4f2660792ecc085df66', 'cust_01a20892d3b1a4f2660792ecc085df66', NULL, 'v-01a20892d3abe7a192d5feedae3a43ee', 'ACTION', '{"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:22:49.905Z"}}', NULL, NULL, '2026-11-23 13:22:49.905+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d3bbe470e16c259309eb2afd', 9, 'customer.created', 'customer', 'cust_01a20892d3bbe470e16c259231dca9a3', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892d3b9ccb6605725931b03ccce', 'ACTION', '{"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T13:22:49.915Z"}}', NULL, NULL, '2026-11-23 13:22:49.915+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d3e5a943353492c4e1bedd6e', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a20892d3e3d093ef32a3fcb71ad07b', NULL, NULL, 'v-01a20892d3e3d093ef32a3fcac22d1fe', 'ACTION', '{"rule":{"ID":"val_01a20892d3e3d093ef32a3fcb71ad07b","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:22:49.955Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:49.955+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d3fbc8fa0b609b343d7295d0', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20892d3f62d7c4e8b65f6c01bc99d', NULL, NULL, 'v-01a20892d3e5a943353492c5c5d7331a', 'ACTION', '{"assignment":{"ID":"asgm_01a20892d3f62d7c4e8b65f6c01bc99d","RuleID":"val_01a20892d3e3d093ef32a3fcb71ad07b","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20892d3f53c0425c86a3d66f091dd","CreatedAt":"2026-11-23T13:22:49.973Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20892d3e3d093ef32a3fcb71ad07b","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:22:49.955Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:49.973+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d3fbc8fa0b609b348e7a56ea', 33, 'voucher.created', 'voucher', 'v_01a20892d3f53c0425c86a3d66f091dd', NULL, NULL, 'v-01a20892d3e5a943353492c5c5d7331a', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20892d3f53c0425c86a3d66f091dd","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:49.973Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:49.973+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d403f7c927b7eff4b46617b9', 41, 'campaign.created', 'campaign', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'camp_01a20892d3fdedd91a9ad9d7ea61132f', 'v-01a20892d3fcea6dff07cbb0da52277e', 'ACTION', '{"campaign":{"ID":"camp_01a20892d3fdedd91a9ad9d7ea61132f","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:49.981Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:22:49.981Z"}', NULL, NULL, '2026-11-23 13:22:49.981+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d41582e3a1599e652471d0dd', 49, 'voucher.created', 'voucher', 'v_01a20892d414e5272069e2728451f3e8', NULL, NULL, 'v-01a20892d4132acb1eceb706f2678073', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20892d414e5272069e2728451f3e8","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:50.004Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:50.004+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d417987a3f61a5056cadfa73', 57, 'campaign.created', 'campaign', 'camp_01a20892d41682e8091773d466d2d84c', NULL, 'camp_01a20892d41682e8091773d466d2d84c', 'v-01a20892d41682e8091773d43bca84ed', 'ACTION', '{"campaign":{"ID":"camp_01a20892d41682e8091773d466d2d84c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.006Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:22:50.006Z"}', NULL, NULL, '2026-11-23 13:22:50.006+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d42089eb8409a53e13104a02', 65, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20892d41682e8091773d466d2d84c', NULL, 'camp_01a20892d41682e8091773d466d2d84c', 'v-01a20892d41682e8091773d43bca84ed', 'ACTION', '{"campaign":{"ID":"camp_01a20892d41682e8091773d466d2d84c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.006Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 13:22:50.015+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d422b9eedd47cc3b3309c805', 73, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20892d41682e8091773d466d2d84c', NULL, 'camp_01a20892d41682e8091773d466d2d84c', 'v-01a20892d41682e8091773d43bca84ed', 'ACTION', '{"campaign":{"ID":"camp_01a20892d41682e8091773d466d2d84c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.006Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T13:22:50.015Z","count":5}', NULL, NULL, '2026-11-23 13:22:50.015+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d425e9fae432c26078b75247', 81, 'voucher.created', 'voucher', 'v_01a20892d42421de2517644bb5495384', NULL, 'camp_01a20892d41682e8091773d466d2d84c', 'v-01a20892d41ab59b75d04d3012c9e1ba', 'ACTION', '{"campaign":{"ID":"camp_01a20892d41682e8091773d466d2d84c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.006Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892d42421de2517644bb5495384","Code":"GIFT-50","CampaignID":"camp_01a20892d41682e8091773d466d2d84c","CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:50.02Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:50.02+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d4273e71632183e1ce927b0b', 89, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'camp_01a20892d3fdedd91a9ad9d7ea61132f', 'v-01a20892d3fcea6dff07cbb0da52277e', 'ACTION', '{"campaign":{"ID":"camp_01a20892d3fdedd91a9ad9d7ea61132f","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:49.981Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 13:22:50.018+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d429c6a7632f5166f93ac73b', 97, 'campaign.vouchers.added', 'campaign', 'camp_01a20892d41682e8091773d466d2d84c', NULL, 'camp_01a20892d41682e8091773d466d2d84c', 'v-01a20892d41ab59b75d04d3012c9e1ba', 'ACTION', '{"campaign":{"ID":"camp_01a20892d41682e8091773d466d2d84c","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.006Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:22:50.02+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d42c6bc713094ebd15cdf5aa', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'camp_01a20892d3fdedd91a9ad9d7ea61132f', 'v-01a20892d3fcea6dff07cbb0da52277e', 'ACTION', '{"campaign":{"ID":"camp_01a20892d3fdedd91a9ad9d7ea61132f","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:49.981Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T13:22:50.018Z","count":20}', NULL, NULL, '2026-11-23 13:22:50.018+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d4944c9a564e1fe7bfa7e976', 113, 'campaign.created', 'campaign', 'camp_01a20892d4944c9a564e1fe7a1fdb630', NULL, 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'v-01a20892d4526d2b4195cf6307f3b719', 'ACTION', '{"campaign":{"ID":"camp_01a20892d4944c9a564e1fe7a1fdb630","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d393af683da4b6543b582196","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:22:50.132Z"}', NULL, NULL, '2026-11-23 13:22:50.132+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dadebc31978c075194e143f4', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a20892dadebc31978c075109715805', NULL, NULL, 'v-01a20892dadebc31978c0750c62a6fbe', 'ACTION', '{"rule":{"ID":"val_01a20892dadebc31978c075109715805","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:22:51.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.742+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d497a027d88380d8605a9196', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20892d4944c9a564e1fe7e9760d65', NULL, 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'v-01a20892d4526d2b4195cf6307f3b719', 'ACTION', '{"campaign":{"ID":"camp_01a20892d4944c9a564e1fe7a1fdb630","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d393af683da4b6543b582196","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20892d4944c9a564e1fe7e9760d65","CampaignID":"camp_01a20892d4944c9a564e1fe7a1fdb630","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T13:22:50.132Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:50.132+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d4a34ae61f3cefa2538e4df1', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a20892d4a26e0f19b54cf86bf0e7dd', NULL, 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'v-01a20892d4a1a73dd8fa14806b194c46', 'ACTION', '{"campaign":{"ID":"camp_01a20892d4944c9a564e1fe7a1fdb630","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d393af683da4b6543b582196","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a20892d4a26e0f19b54cf86bf0e7dd","CampaignID":"camp_01a20892d4944c9a564e1fe7a1fdb630","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T13:22:50.146Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:50.146+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d4a617b65d1499261ae962ab', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20892d4a55130cfcdf9b61b9988af', NULL, NULL, 'v-01a20892d4a55130cfcdf9b5d71cb27b', 'ACTION', '{"assignment":{"ID":"asgm_01a20892d4a55130cfcdf9b61b9988af","RuleID":"val_01a20892d3e3d093ef32a3fcb71ad07b","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a20892d4a26e0f19b54cf86bf0e7dd","CreatedAt":"2026-11-23T13:22:50.149Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20892d3e3d093ef32a3fcb71ad07b","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:22:49.955Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:50.149+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d4af1a8622072a40292b1eca', 145, 'customer.order.created', 'order', 'ord_01a20892d4aedb8dca6311d53941d4a9', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892d4ac053cd63f35fa78a411bf', 'ACTION', '{"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T13:22:50.157Z"},"CreatedAt":"2026-11-23T13:22:49.915Z"},"order":{"ID":"ord_01a20892d4aedb8dca6311d53941d4a9","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20892d4aedb8dca6311d5de712785","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20892d397386b967ce628b54f033b","SKUID":"sku_01a20892d3a32bd98b56209b42355f8b","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20892d397386b967ce628b54f033b","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20892d3a32bd98b56209b42355f8b","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20892d4aedb8dca6311d63f3937ff","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20892d3aa17fc33dcd590366ad601","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20892d3aa17fc33dcd590366ad601","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","CreatedAt":"2026-11-23T13:22:50.157Z","PaidAt":"2026-11-23T13:22:50.157Z"}}', NULL, NULL, '2026-11-23 13:22:50.157+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d4af1a8622072a40a88efcec', 153, 'customer.order.paid', 'order', 'ord_01a20892d4aedb8dca6311d53941d4a9', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892d4ac053cd63f35fa78a411bf', 'ACTION', '{"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T13:22:50.157Z"},"CreatedAt":"2026-11-23T13:22:49.915Z"},"order":{"ID":"ord_01a20892d4aedb8dca6311d53941d4a9","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a20892d4aedb8dca6311d5de712785","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a20892d397386b967ce628b54f033b","SKUID":"sku_01a20892d3a32bd98b56209b42355f8b","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a20892d397386b967ce628b54f033b","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a20892d3a32bd98b56209b42355f8b","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a20892d4aedb8dca6311d63f3937ff","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a20892d3aa17fc33dcd590366ad601","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a20892d3aa17fc33dcd590366ad601","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","CreatedAt":"2026-11-23T13:22:50.157Z","PaidAt":"2026-11-23T13:22:50.157Z"}}', NULL, NULL, '2026-11-23 13:22:50.157+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892d9a6b282817d24d6b40f4150', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a20892d9a6b282817d24d5d4b60247', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892d4b0395b9a19605908371ec7', 'ACTION', '{"redemption":{"ID":"r_01a20892d9a6b282817d24d5d4b60247","Object":"redemption","Date":"2026-11-23T13:22:51.43Z","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","TrackingID":"track_BQfP-MGacNWtkaAC7-6r4p6rRnE-3soMXocT4Do-9lg","Status":"SUCCEEDED","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","Related":{"Type":"voucher","ID":"v_01a20892d414e5272069e2728451f3e8"},"VoucherID":"v_01a20892d414e5272069e2728451f3e8","Code":"WELCOME10","OrderID":"ord_01a20892d9a6b282817d24d47f7bd667","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a20892d9a6b282817d24d6b40f4151","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20892d9a6b282817d24d47f7bd667","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20892d9a6b282817d24d6b40f4152","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20892d9a6b282817d24d47f7bd667","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T13:22:51.43Z"},"CreatedAt":"2026-11-23T13:22:49.915Z"},"order":{"ID":"ord_01a20892d9a6b282817d24d47f7bd667","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a20892d9a6b282817d24d52f456d55","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a20892d3a8b60380a0fcb3c4474100","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a20892d3a8b60380a0fcb3c4474100","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","Redemptions":{"r_01a20892d9a6b282817d24d5d4b60247":{"Date":"2026-11-23T13:22:51.43Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20892d414e5272069e2728451f3e8"}},"CreatedAt":"2026-11-23T13:22:51.43Z","PaidAt":"2026-11-23T13:22:51.43Z"}}]', '2026-11-23 13:22:51.43+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892daab2f2ed9641cf1fd91fc10', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da9c33d540be6e8c00908958', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T13:22:51.531Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:22:49.905Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.691Z"},"voucher_transaction":{"ID":"vtx_01a20892daab2f2ed9641cf12d225f2d","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a20892daab2f2ed9641cf0393eb0e0","CreatedAt":"2026-11-23T13:22:51.691Z"}}', '[{"step":1,"id":"ev_01a20892daab2f2ed9641cf1fd91fc11","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a20892daab2f2ed9641cf0393eb0e0","campaign_id":"camp_01a20892da0b39521d8e9324635b4a2e","category":"ACTION","data":0},{"step":2,"id":"ev_01a20892daab2f2ed9641cf1fd91fc12","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a20892da80dc02d0ddc3f678c7fa0b","campaign_id":"camp_01a20892da0b39521d8e9324635b4a2e","category":"ACTION","data":1},{"step":3,"id":"ev_01a20892daab2f2ed9641cf1fd91fc13","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a20892da80dc02d0ddc3f678c7fa0b","campaign_id":"camp_01a20892da0b39521d8e9324635b4a2e","category":"ACTION","data":1},{"step":4,"id":"ev_01a20892daab2f2ed9641cf1fd91fc14","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a20892da80dc02d0ddc3f678c7fa0b","campaign_id":"camp_01a20892da0b39521d8e9324635b4a2e","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a20892daab2f2ed9641cf0393eb0e0","Object":"redemption","Date":"2026-11-23T13:22:51.691Z","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","Status":"SUCCEEDED","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","Related":{"Type":"voucher","ID":"v_01a20892da80dc02d0ddc3f678c7fa0b"},"VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Campaign":"Regulars","RewardID":"rew_01a20892da700dcb2f00adaa4404cbf6","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20892da7992ba6af03c0582ec240b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","EntryID":"vtx_01a20892daab2f2ed9641cf12d225f2d","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20892da700dcb2f00adaa4404cbf6","By":1}]}}},{"reward_redemption":{"ID":"r_01a20892daab2f2ed9641cf0393eb0e0","Object":"redemption","Date":"2026-11-23T13:22:51.691Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a20892da80dc02d0ddc3f678c7fa0b"},"VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Campaign":"Regulars","RewardID":"rew_01a20892da700dcb2f00adaa4404cbf6","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a20892da7992ba6af03c0582ec240b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","EntryID":"vtx_01a20892daab2f2ed9641cf12d225f2d","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a20892da700dcb2f00adaa4404cbf6","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20892da700dcb2f00adaa4404cbf6","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20892d3aa17fc33dcd590366ad601","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T13:22:51.632Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20892da7992ba6af03c0582ec240b","RewardID":"rew_01a20892da700dcb2f00adaa4404cbf6","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T13:22:51.639Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.691Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T13:22:51.531Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:22:49.905Z"},"redemption":{"ID":"r_01a20892daab2f2ed9641cf0393eb0e0","Object":"redemption","Date":"2026-11-23T13:22:51.691Z","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","Status":"SUCCEEDED","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","Related":{"Type":"voucher","ID":"v_01a20892da80dc02d0ddc3f678c7fa0b"},"VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Campaign":"Regulars","RewardID":"rew_01a20892da700dcb2f00adaa4404cbf6","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a20892da7992ba6af03c0582ec240b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","EntryID":"vtx_01a20892daab2f2ed9641cf12d225f2d","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a20892da700dcb2f00adaa4404cbf6","By":1}]}},"reward":{"ID":"rew_01a20892da700dcb2f00adaa4404cbf6","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a20892d3aa17fc33dcd590366ad601"},"CreatedAt":"2026-11-23T13:22:51.632Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.691Z"}}]', '2026-11-23 13:22:51.691+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dabe05c22f1279980e636490', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a20892d42421de2517644bb5495384', NULL, 'camp_01a20892d41682e8091773d466d2d84c', 'v-01a20892dab9285c696d720a47b306fa', 'ACTION', '{"campaign":{"ID":"camp_01a20892d41682e8091773d466d2d84c","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Active":true,"CreatedAt":"2026-11-23T13:22:50.006Z"},"customer":{},"voucher":{"ID":"v_01a20892d42421de2517644bb5495384","Code":"GIFT-50","CampaignID":"camp_01a20892d41682e8091773d466d2d84c","CategoryID":"cat_01a20892d39522f28b001260b68e4ee0","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T13:22:50.02Z","UpdatedAt":"2026-11-23T13:22:51.71Z"},"voucher_transaction":{"ID":"vtx_01a20892dabe05c22f12799768f3b9b5","VoucherID":"v_01a20892d42421de2517644bb5495384","CampaignID":"camp_01a20892d41682e8091773d466d2d84c","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a20892dabe05c22f1279963402c743","RedemptionID":"r_01a20892dabe05c22f127996742892ab","CreatedAt":"2026-11-23T13:22:51.71Z"}}', NULL, NULL, '2026-11-23 13:22:51.71+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dabe05c22f1279980e636491', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a20892dabe05c22f127996742892ab', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892d41682e8091773d466d2d84c', 'v-01a20892dab9285c696d720a47b306fa', 'ACTION', '{"redemption":{"ID":"r_01a20892dabe05c22f127996742892ab","Object":"redemption","Date":"2026-11-23T13:22:51.71Z","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","Status":"SUCCEEDED","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","Related":{"Type":"voucher","ID":"v_01a20892d42421de2517644bb5495384"},"VoucherID":"v_01a20892d42421de2517644bb5495384","Code":"GIFT-50","CampaignID":"camp_01a20892d41682e8091773d466d2d84c","Campaign":"Gift cards","OrderID":"ord_01a20892dabe05c22f1279963402c743","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a20892dabe05c22f1279980e636492","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a20892dabe05c22f1279963402c743","category":"EFFECT","data":0},{"step":2,"id":"ev_01a20892dabe05c22f1279980e636493","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a20892dabe05c22f1279963402c743","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"CreatedAt":"2026-11-23T13:22:49.905Z"},"order":{"ID":"ord_01a20892dabe05c22f1279963402c743","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","Redemptions":{"r_01a20892dabe05c22f127996742892ab":{"Date":"2026-11-23T13:22:51.71Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20892d42421de2517644bb5495384","RelatedObjectParentID":"camp_01a20892d41682e8091773d466d2d84c"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T13:22:51.71Z","PaidAt":"2026-11-23T13:22:51.71Z"}}]', '2026-11-23 13:22:51.71+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dac946c87394c2869a099370', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a20892dac946c87394c28655b7c576', 'cust_01a20892d3b1a4f2660792ecc085df66', NULL, 'v-01a20892dac7f61fcd47ea81301bbc4d', 'ACTION', '{"redemption":{"ID":"r_01a20892dac946c87394c28655b7c576","Object":"redemption","Date":"2026-11-23T13:22:51.721Z","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","Status":"SUCCEEDED","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","Related":{"Type":"voucher","ID":"v_01a20892d414e5272069e2728451f3e8"},"VoucherID":"v_01a20892d414e5272069e2728451f3e8","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 13:22:51.721+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da0f16a3d53647a696013014', 169, 'campaign.created', 'campaign', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892d9fd8df975e458b4dcef8697', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:22:51.531Z"}', NULL, NULL, '2026-11-23 13:22:51.531+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da3e37c3f7a480eba3c06da7', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a20892da3db5d922d17ca8f618f491', NULL, 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da21db2ef6cfd03f6a272208', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20892da3db5d922d17ca8f618f491","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","AutomationID":"auto_01a20892da3db5d922d17ca9a7eb688a","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.553Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.553+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da61a2d963768fef507d8f24', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a20892da60276d9a29c4b21f3e6da5', NULL, 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da4814ff64c5fcb2d3bdf3b2', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20892da60276d9a29c4b21f3e6da5","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.592Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.592+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da7c5a0b3eb639216bef7472', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a20892da7992ba6af03c0582ec240b', NULL, 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da763092a0249795aeeb4dd7', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a20892da700dcb2f00adaa4404cbf6","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a20892d3aa17fc33dcd590366ad601","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T13:22:51.632Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a20892da7992ba6af03c0582ec240b","RewardID":"rew_01a20892da700dcb2f00adaa4404cbf6","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T13:22:51.639Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.639+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da98f256f9e3a7bdfa357742', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da8b29dec4a8a3df2ac06499', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a20892da60276d9a29c4b21f3e6da5","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.592Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.661Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da80dc02d0ddc3f6805551a4', 201, 'voucher.created', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', NULL, 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da7dd5381cb55faae62d2d60', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.648+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da8117caa8efa88db902ba9d', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da7dd5381cb55faae62d2d60', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:22:51.648+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da87d7aaecbc616486ed32fc', 217, 'voucher.published', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da82839001f6b128f631d9f4', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20892da86a24cf543c05a02e09ad1","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20892da80dc02d0ddc3f678c7fa0b"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:22:51.651Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.651Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.651+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da89cc083278a688202c7cf3', 225, 'publication.succeeded', 'publication', 'pub_01a20892da86a24cf543c05a02e09ad1', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da82839001f6b128f631d9f4', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20892da86a24cf543c05a02e09ad1","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20892da80dc02d0ddc3f678c7fa0b"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:22:51.651Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.651Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.651+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dad39fe37fdc1a75de89aae0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a20892dad39fe37fdc1a7533d4db65', 'cust_01a20892d3b1a4f2660792ecc085df66', NULL, 'v-01a20892dacf053fbe1720e89b793b91', 'ACTION', '{"redemption":{"ID":"rr_01a20892dad39fe37fdc1a7533d4db65","Object":"redemption_rollback","Date":"2026-11-23T13:22:51.731Z","RedemptionID":"r_01a20892dac946c87394c28655b7c576","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","Status":"SUCCEEDED","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","Related":{"Type":"voucher","ID":"v_01a20892d414e5272069e2728451f3e8"},"VoucherID":"v_01a20892d414e5272069e2728451f3e8","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 13:22:51.731+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da89cc083278a688957db5d0', 233, 'customer.publication.succeeded', 'publication', 'pub_01a20892da86a24cf543c05a02e09ad1', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da82839001f6b128f631d9f4', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20892da86a24cf543c05a02e09ad1","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20892da80dc02d0ddc3f678c7fa0b"],"Codes":["REGULAR1"],"CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:22:51.651Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.651Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.651+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da942f0f5d3c449fd1dff5ac', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da8b29dec4a8a3df2ac06499', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.661Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892da8e4fec7c93be06ffc44fec","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.661Z"}}', NULL, NULL, '2026-11-23 13:22:51.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da942f0f5d3c44a0a6415833', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da8b29dec4a8a3df2ac06499', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.661Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892da8e4fec7c93be06ffc44fec","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.661Z"}}', NULL, NULL, '2026-11-23 13:22:51.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892da942f0f5d3c44a0c63938d4', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', 'v-01a20892da8b29dec4a8a3df2ac06499', 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.661Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892da8e4fec7c93be06ffc44fec","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.661Z"}}', NULL, NULL, '2026-11-23 13:22:51.661+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dae57015ce48946157eab552', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a20892dae57015ce4894609c99e5e4', NULL, NULL, 'v-01a20892dadf48faa84db8c81d574c1b', 'ACTION', '{"assignment":{"ID":"asgm_01a20892dae57015ce4894609c99e5e4","RuleID":"val_01a20892dadebc31978c075109715805","RelatedObjectType":"voucher","RelatedObjectID":"v_01a20892dae0044f5e3c97b74e5e908e","CreatedAt":"2026-11-23T13:22:51.744Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a20892dadebc31978c075109715805","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:22:51.742Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.744+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dae57015ce489462443c4907', 329, 'voucher.created', 'voucher', 'v_01a20892dae0044f5e3c97b74e5e908e', NULL, NULL, 'v-01a20892dadf48faa84db8c81d574c1b', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20892dae0044f5e3c97b74e5e908e","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.744Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.744+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dafbea2ef6b49276086b48ac', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a20892dafae250c254e8b161f11580', NULL, 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'v-01a20892daf991509d9c1792f5105b98', 'ACTION', '{"campaign":{"ID":"camp_01a20892d4944c9a564e1fe7a1fdb630","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a20892d393af683da4b6543b582196","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:50.132Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a20892dafae250c254e8b161f11580","CampaignID":"camp_01a20892d4944c9a564e1fe7a1fdb630","Name":"Both","TierIDs":["promo_01a20892d4944c9a564e1fe7e9760d65"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T13:22:51.769Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.769+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db0b98b2ce7ee27c6543b4b7', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a20892d3b1a4f2660792ecc085df66', NULL, 'v-01a20892db065a9062c346c4eb9369a9', 'ACTION', '{"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 13:22:51.787+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db2a1df706cedcb695fca029', 361, 'voucher.created', 'voucher', 'v_01a20892db297735eb0e9673e28029a3', NULL, NULL, 'v-01a20892db28938d58174e0ec428ce19', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20892db297735eb0e9673e28029a3","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.817Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.817+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db313e0e2cc7f431609346b3', 369, 'voucher.deleted', 'voucher', 'v_01a20892db297735eb0e9673e28029a3', NULL, NULL, 'v-01a20892db2cd0b1ea6876a72a12f6ca', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a20892db297735eb0e9673e28029a3","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.817Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T13:22:51.821Z"}}', NULL, NULL, '2026-11-23 13:22:51.821+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dba803be67e2392bb1332738', 473, 'vl.card_definition.created', 'card_definition', 'lcdef_01a20892dba420826e1b91c54de31610', NULL, NULL, 'v-01a20892dba420826e1b91c48e3564fc', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a20892dba420826e1b91c54de31610","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.94Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.94+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892daf54fa3733d24a4cb4840f0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a20892daf54fa3733d24a48b18c0c1', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dae60f662ce5c8d3a64b7813', 'ACTION', '{"redemption":{"ID":"r_01a20892daf54fa3733d24a48b18c0c1","Object":"redemption","Date":"2026-11-23T13:22:51.765Z","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","TrackingID":"track_BQfP-MGacNWtkaAC7-6r4p6rRnE-3soMXocT4Do-9lg","Status":"SUCCEEDED","Channel":{"ID":"467b9e016911f4169a66643f3d3c8d28","Type":"API"},"APIKey":"467b9e016911f4169a66643f3d3c8d28","Related":{"Type":"voucher","ID":"v_01a20892dae0044f5e3c97b74e5e908e"},"VoucherID":"v_01a20892dae0044f5e3c97b74e5e908e","Code":"ONCE"}}', NULL, NULL, '2026-11-23 13:22:51.765+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db3fe0fd09826e0d00c84717', 377, 'campaign.created', 'campaign', 'camp_01a20892db3de1cc2f4b4e820d2a5919', NULL, 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'v-01a20892db3c34cc54721156b780df15', 'ACTION', '{"campaign":{"ID":"camp_01a20892db3de1cc2f4b4e820d2a5919","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.837Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:22:51.837Z"}', NULL, NULL, '2026-11-23 13:22:51.837+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db5460be56cfb6a07ff529ad', 385, 'voucher.created', 'voucher', 'v_01a20892db51475a3ffd1ec21be14961', NULL, 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'v-01a20892db4266dcc71e01f8e79276b7', 'ACTION', '{"campaign":{"ID":"camp_01a20892db3de1cc2f4b4e820d2a5919","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.837Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892db51475a3ffd1ec21be14961","Code":"FRIEND1","CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.857Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.857+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db57ced014c210f41cb07472', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a20892db3de1cc2f4b4e820d2a5919', NULL, 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'v-01a20892db4266dcc71e01f8e79276b7', 'ACTION', '{"campaign":{"ID":"camp_01a20892db3de1cc2f4b4e820d2a5919","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.837Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:22:51.857+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db6b0e3c287788ce20bd257f', 401, 'voucher.published', 'voucher', 'v_01a20892db51475a3ffd1ec21be14961', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'v-01a20892db59c825bca155928e2f3eb9', 'ACTION', '{"campaign":{"ID":"camp_01a20892db3de1cc2f4b4e820d2a5919","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.837Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a20892db691c7436de77bc9ecf5977","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20892db51475a3ffd1ec21be14961"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:22:51.866Z"},"voucher":{"ID":"v_01a20892db51475a3ffd1ec21be14961","Code":"FRIEND1","CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"cust_01a20892d3b1a4f2660792ecc085df66","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.857Z","UpdatedAt":"2026-11-23T13:22:51.866Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.866+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db6df08be041f480d3412fd2', 409, 'publication.succeeded', 'publication', 'pub_01a20892db691c7436de77bc9ecf5977', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'v-01a20892db59c825bca155928e2f3eb9', 'ACTION', '{"campaign":{"ID":"camp_01a20892db3de1cc2f4b4e820d2a5919","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.837Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20892db691c7436de77bc9ecf5977","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20892db51475a3ffd1ec21be14961"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:22:51.866Z"},"voucher":{"ID":"v_01a20892db51475a3ffd1ec21be14961","Code":"FRIEND1","CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"cust_01a20892d3b1a4f2660792ecc085df66","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.857Z","UpdatedAt":"2026-11-23T13:22:51.866Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.866+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db6df08be041f48120801a3f', 417, 'customer.publication.succeeded', 'publication', 'pub_01a20892db691c7436de77bc9ecf5977', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'v-01a20892db59c825bca155928e2f3eb9', 'ACTION', '{"campaign":{"ID":"camp_01a20892db3de1cc2f4b4e820d2a5919","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.837Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a20892db691c7436de77bc9ecf5977","CustomerID":"cust_01a20892d3b1a4f2660792ecc085df66","TrackingID":"track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a20892db51475a3ffd1ec21be14961"],"Codes":["FRIEND1"],"CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:22:51.866Z"},"voucher":{"ID":"v_01a20892db51475a3ffd1ec21be14961","Code":"FRIEND1","CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"cust_01a20892d3b1a4f2660792ecc085df66","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.857Z","UpdatedAt":"2026-11-23T13:22:51.866Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.866+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db85ddfcc6a0674adf33f0cd', 425, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a20892db7d83f0065e6065d5d1c2e2', 'cust_01a20892d3bbe470e16c259231dca9a3', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'v-01a20892db742c20679fb2be0c610c67', 'ACTION', '{"campaign":{"ID":"camp_01a20892db3de1cc2f4b4e820d2a5919","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.837Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T13:22:51.43Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a20892db7d83f0065e6065d5d1c2e2","VoucherID":"v_01a20892db51475a3ffd1ec21be14961","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","Role":"REFEREE","ReferrerID":"cust_01a20892d3b1a4f2660792ecc085df66","CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T13:22:51.901Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a20892db51475a3ffd1ec21be14961","Code":"FRIEND1","CampaignID":"camp_01a20892db3de1cc2f4b4e820d2a5919","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"cust_01a20892d3b1a4f2660792ecc085df66","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.857Z","UpdatedAt":"2026-11-23T13:22:51.866Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.909+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db931bdab12eb60e1d3f998a', 433, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.872Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892db8729679491016ca91e8da3","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20892dabe05c22f1279963402c743","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20892dabe05c22f1279980e636493","EventType":"customer.order.paid","OrderID":"ord_01a20892dabe05c22f1279963402c743","RuleID":"ern_01a20892da3db5d922d17ca8f618f491","ItemID":"","TierID":"","HolderTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.872Z"}}', NULL, NULL, '2026-11-23 13:22:51.872+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db931bdab12eb60e7a1fc8a1', 441, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.872Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892db8729679491016ca91e8da3","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20892dabe05c22f1279963402c743","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20892dabe05c22f1279980e636493","EventType":"customer.order.paid","OrderID":"ord_01a20892dabe05c22f1279963402c743","RuleID":"ern_01a20892da3db5d922d17ca8f618f491","ItemID":"","TierID":"","HolderTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.872Z"}}', NULL, NULL, '2026-11-23 13:22:51.872+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892db931bdab12eb60f15ff33e3', 449, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.872Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892db8729679491016ca91e8da3","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20892dabe05c22f1279963402c743","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20892dabe05c22f1279980e636493","EventType":"customer.order.paid","OrderID":"ord_01a20892dabe05c22f1279963402c743","RuleID":"ern_01a20892da3db5d922d17ca8f618f491","ItemID":"","TierID":"","HolderTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.872Z"}}', NULL, NULL, '2026-11-23 13:22:51.872+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dba02257ca42d86227acfefc', 457, 'customer.rewarded', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20892da3db5d922d17ca8f618f491","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","AutomationID":"auto_01a20892da3db5d922d17ca9a7eb688a","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.553Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.872Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892db8729679491016ca91e8da3","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20892dabe05c22f1279963402c743","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20892dabe05c22f1279980e636493","EventType":"customer.order.paid","OrderID":"ord_01a20892dabe05c22f1279963402c743","RuleID":"ern_01a20892da3db5d922d17ca8f618f491","ItemID":"","TierID":"","HolderTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.872Z"}}', NULL, NULL, '2026-11-23 13:22:51.872+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dba02257ca42d862bf0f1d37', 465, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a20892da0b39521d8e9324635b4a2e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:22:51.531Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a20892d3b1a4f2660792ecc085df66","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:22:51.71Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:22:49.905Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a20892da3db5d922d17ca8f618f491","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","AutomationID":"auto_01a20892da3db5d922d17ca9a7eb688a","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.553Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a20892da80dc02d0ddc3f678c7fa0b","Code":"REGULAR1","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a20892d3b1a4f2660792ecc085df66","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:22:51.648Z","UpdatedAt":"2026-11-23T13:22:51.872Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a20892db8729679491016ca91e8da3","VoucherID":"v_01a20892da80dc02d0ddc3f678c7fa0b","CampaignID":"camp_01a20892da0b39521d8e9324635b4a2e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a20892dabe05c22f1279963402c743","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a20892dabe05c22f1279980e636493","EventType":"customer.order.paid","OrderID":"ord_01a20892dabe05c22f1279963402c743","RuleID":"ern_01a20892da3db5d922d17ca8f618f491","ItemID":"","TierID":"","HolderTierID":"ltr_01a20892da60276d9a29c4b21f3e6da5","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:22:51.872Z"}}', NULL, NULL, '2026-11-23 13:22:51.872+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbac651e751ee4c495b69437', 481, 'vl.tier_structure.created', 'tier_structure', 'lts_01a20892dba975b12ff5e2de8902142b', NULL, NULL, 'v-01a20892dba975b12ff5e2ddcb3edb82', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20892dba975b12ff5e2de8902142b","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.945Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.945+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbb2dae32a7efe93297eea0d', 489, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a20892dba975b12ff5e2de8902142b', NULL, NULL, 'v-01a20892dbadc6d8fd0d6264562ac0ea', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20892dba975b12ff5e2de8902142b","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.945Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a20892dbadc6d8fd0d6265367ac67f","StructureID":"lts_01a20892dba975b12ff5e2de8902142b","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.949Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.949+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbbd212f414dd52fd6a7b5f7', 497, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a20892dba975b12ff5e2de8902142b', NULL, NULL, 'v-01a20892dbb5c544f8b491b476d69708', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a20892dba975b12ff5e2de8902142b","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.945Z","UpdatedAt":"2026-11-23T13:22:51.957Z"}}', NULL, NULL, '2026-11-23 13:22:51.957+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbc153c39e02d52d1b9b7e78', 505, 'vl.benefit.created', 'benefit', 'lben_01a20892dbc01b0ba5cebebb4cdadca8', NULL, NULL, 'v-01a20892dbbf3cd7191c6589c590f268', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a20892dbc01b0ba5cebebb4cdadca8","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T13:22:51.968Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.968+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbc9265738e7b712c215f8e4', 513, 'vl.earning_rule.created', 'earning_rule', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', NULL, NULL, 'v-01a20892dbc2b6c847bdaca60481f56e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a20892dbc2b6c847bdaca73b99a2d8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20892dbc2b6c847bdaca6ba7d487c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20892dbc01b0ba5cebebb4cdadca8"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.97Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.97+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbce5218e7b3c4996870c0bd', 521, 'vl.reward.created', 'reward', 'lrew_01a20892dbcccde53ce718dcdb220866', NULL, NULL, 'v-01a20892dbcccde53ce718da1acb6e21', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a20892dbcccde53ce718dcdb220866","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20892d3aa17fc33dcd590366ad601","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20892dbcccde53ce718db10121446","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20892dbcccde53ce718dbe732af6b","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.98Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.98+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbd016bf967def1cde71d71b', 529, 'vl.program.created', 'program', 'lprg_01a20892dbcf41ef5f3113230b9099dd', NULL, NULL, 'v-01a20892dbcf41ef5f31132308c4251e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dc28a4bdd720a40b26d28d52', 649, 'customer.order.created', 'order', 'ord_01a20892dc2688965cff88bc6d20edb9', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dc24084c6d1b47a36197caae', 'ACTION', '{"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:22:52.069Z"},"CreatedAt":"2026-11-23T13:22:49.915Z"},"order":{"ID":"ord_01a20892dc2688965cff88bc6d20edb9","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","CreatedAt":"2026-11-23T13:22:52.069Z","PaidAt":"2026-11-23T13:22:52.069Z"}}', NULL, NULL, '2026-11-23 13:22:52.069+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbd1ae2e6228692b6e7bd079', 537, 'vl.program.card_definition.assigned', 'program', 'lprg_01a20892dbcf41ef5f3113230b9099dd', NULL, NULL, 'v-01a20892dbcf41ef5f31132308c4251e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20892dba420826e1b91c54de31610","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.94Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20892dbd1ae2e6228692ab243f228","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"card_definition","ResourceID":"lcdef_01a20892dba420826e1b91c54de31610","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbd1ae2e6228692bd0086325', 545, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a20892dba420826e1b91c54de31610', NULL, NULL, 'v-01a20892dbcf41ef5f31132308c4251e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a20892dba420826e1b91c54de31610","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.94Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20892dbd1ae2e6228692ab243f228","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"card_definition","ResourceID":"lcdef_01a20892dba420826e1b91c54de31610","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbd3978f754837626e11ee09', 553, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a20892dbcf41ef5f3113230b9099dd', NULL, NULL, 'v-01a20892dbcf41ef5f31132308c4251e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20892dba975b12ff5e2de8902142b","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.945Z","UpdatedAt":"2026-11-23T13:22:51.957Z"},"Assignment":{"ID":"lasgm_01a20892dbd20fc25f4c2d6138537eee","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"tier_structure","ResourceID":"lts_01a20892dba975b12ff5e2de8902142b","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbd3978f7548376279a2b40a', 561, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a20892dba975b12ff5e2de8902142b', NULL, NULL, 'v-01a20892dbcf41ef5f31132308c4251e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a20892dba975b12ff5e2de8902142b","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.945Z","UpdatedAt":"2026-11-23T13:22:51.957Z"},"Assignment":{"ID":"lasgm_01a20892dbd20fc25f4c2d6138537eee","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"tier_structure","ResourceID":"lts_01a20892dba975b12ff5e2de8902142b","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dc28a4bdd720a40b368f6112', 657, 'customer.order.paid', 'order', 'ord_01a20892dc2688965cff88bc6d20edb9', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dc24084c6d1b47a36197caae', 'ACTION', '{"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:22:52.069Z"},"CreatedAt":"2026-11-23T13:22:49.915Z"},"order":{"ID":"ord_01a20892dc2688965cff88bc6d20edb9","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","CreatedAt":"2026-11-23T13:22:52.069Z","PaidAt":"2026-11-23T13:22:52.069Z"}}', NULL, NULL, '2026-11-23 13:22:52.069+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbd702c37ee764028513f871', 569, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a20892dbcf41ef5f3113230b9099dd', NULL, NULL, 'v-01a20892dbcf41ef5f31132308c4251e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20892dbc2b6c847bdaca73b99a2d8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20892dbc2b6c847bdaca6ba7d487c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20892dbc01b0ba5cebebb4cdadca8"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.97Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20892dbd702c37ee76401f43059c4","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"earning_rule","ResourceID":"lern_01a20892dbc2b6c847bdaca73b99a2d8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbd702c37ee76402e391ba36', 577, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', NULL, NULL, 'v-01a20892dbcf41ef5f31132308c4251e', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a20892dbc2b6c847bdaca73b99a2d8","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a20892dbc2b6c847bdaca6ba7d487c","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a20892dbc01b0ba5cebebb4cdadca8"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.97Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20892dbd702c37ee76401f43059c4","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"earning_rule","ResourceID":"lern_01a20892dbc2b6c847bdaca73b99a2d8","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.983+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbe524551800c3895daaf6e3', 585, 'vl.program.reward.assigned', 'program', 'lprg_01a20892dbcf41ef5f3113230b9099dd', NULL, NULL, 'v-01a20892dbdb35550e033e8d8069c17b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20892dbcccde53ce718dcdb220866","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20892d3aa17fc33dcd590366ad601","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20892dbcccde53ce718db10121446","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20892dbcccde53ce718dbe732af6b","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.98Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20892dbe0e7eb09abf0f2f26ba98b","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"reward","ResourceID":"lrew_01a20892dbcccde53ce718dcdb220866","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.995Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.995+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbe524551800c389e41b1e36', 593, 'vl.reward.assigned', 'reward', 'lrew_01a20892dbcccde53ce718dcdb220866', NULL, NULL, 'v-01a20892dbdb35550e033e8d8069c17b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.983Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a20892dbcccde53ce718dcdb220866","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a20892d3aa17fc33dcd590366ad601","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a20892dbcccde53ce718db10121446","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a20892dbcccde53ce718dbe732af6b","Name":"","Points":20,"CardDefinitionID":"lcdef_01a20892dba420826e1b91c54de31610"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:22:51.98Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a20892dbe0e7eb09abf0f2f26ba98b","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","Type":"reward","ResourceID":"lrew_01a20892dbcccde53ce718dcdb220866","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:22:51.995Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:51.995+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbedf48a0b03e234059b7412', 601, 'vl.member.created', 'member', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dbe73acc400ae69b36513ba9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:52.01+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbf138f8f7235ee4773e1fb0', 609, 'vl.card.created', 'card', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dbe73acc400ae69b36513ba9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20892dbf0e201f23482e0a72c15ce","MemberID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","DefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Code":"uIFczajugJ","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:52.01+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbf138f8f7235ee55877c96c', 617, 'vl.card.assigned', 'card', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dbe73acc400ae69b36513ba9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20892dbf0e201f23482e0a72c15ce","MemberID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","DefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Code":"uIFczajugJ","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:52.01+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbf138f8f7235ee62d45cfc3', 625, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dbe73acc400ae69b36513ba9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20892dbf0e201f23482e0a72c15ce","MemberID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","DefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Code":"uIFczajugJ","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:52.01+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dbf138f8f7235ee6619af0cf', 633, 'vl.member.card.assigned', 'member', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dbe73acc400ae69b36513ba9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a20892dbf0e201f23482e0a72c15ce","MemberID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","DefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Code":"uIFczajugJ","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:52.01+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dc05eca46b0b5dcd5a94e3e2', 641, 'vl.tier.joined', 'tier', 'lt_01a20892dbadc6d8fd0d6265367ac67f', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dbf55cda83aa256e866c2fbb', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"467b9e016911f4169a66643f3d3c8d28","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a20892dbf0e201f23482e0a72c15ce","MemberID":"lmbr_01a20892dbebb20b3c74cd8805374263","ProgramID":"lprg_01a20892dbcf41ef5f3113230b9099dd","CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","DefinitionID":"lcdef_01a20892dba420826e1b91c54de31610","Code":"uIFczajugJ","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a20892dba975b12ff5e2de8902142b","Rank":{"TierID":"lt_01a20892dbadc6d8fd0d6265367ac67f","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:22:52.01Z","UpdatedAt":"2026-11-23T13:22:52.022Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:22:52.022+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a20892dc30455df889e49ba01d1df0', 665, 'customer.order.created', 'order', 'ord_01a20892dc2f5b2d684980edc43c9578', 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, 'v-01a20892dc28a4bdd720a40bd2f51cfa', 'ACTION', '{"customer":{"ID":"cust_01a20892d3bbe470e16c259231dca9a3","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:22:52.069Z"},"CreatedAt":"2026-11-23T13:22:49.915Z"},"order":{"ID":"ord_01a20892dc2f5b2d684980edc43c9578","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a20892d3bbe470e16c259231dca9a3","CreatedAt":"2026-11-23T13:22:52.079Z"}}', NULL, NULL, '2026-11-23 13:22:52.079+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a20892db0d1e109c9d929c7ec6ebcf_0', 'exp_01a20892db0d1e109c9d929c7ec6ebcf', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
HELLO-o2HZ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QeEi,DISCOUNT_VOUCHER,10,PERCENT
HELLO-WcRm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-CSbp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-lndP,DISCOUNT_VOUCHER,10,PERCENT
HELLO-TTUm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-YjvL,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bphQ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-tNKh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uQNw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ZTkq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-A4kR,DISCOUNT_VOUCHER,10,PERCENT
HELLO-53q6,DISCOUNT_VOUCHER,10,PERCENT
HELLO-uPtb,DISCOUNT_VOUCHER,10,PERCENT
HELLO-S1Hp,DISCOUNT_VOUCHER,10,PERCENT
HELLO-QHvD,DISCOUNT_VOUCHER,10,PERCENT
HELLO-dO7o,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ziNm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-MuwA,DISCOUNT_VOUCHER,10,PERCENT
HELLO-youI,DISCOUNT_VOUCHER,10,PERCENT
CARD-R9SvH09r,GIFT_VOUCHER,50.00,
CARD-W1OzxYBT,GIFT_VOUCHER,50.00,
CARD-IQHMsLXw,GIFT_VOUCHER,50.00,
CARD-thIFxdiL,GIFT_VOUCHER,50.00,
CARD-4C78eruA,GIFT_VOUCHER,50.00,
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a20892db0d1e109c9d929c7ec6ebcf', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 13:22:51.789+00', '2026-11-23 13:22:51.795+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_39b3246288590bd8f84072dc39e0abfa', '\x4c7da5d9268e3e67562c9b8c1336510c18aba48e92fff9494458543b5c04912b1bb7c83c4470d3a44a6ed47082d54f219cfa91e7fc59cec68286a657756434297f8ca5c875abfc0be13f02c46dce388c84075889eecd58edee8144c71e674f023e7906b476e1517cc10d753af7f1f3d33dd9c23e6840e41477c2bb3649dca174f326c57ebfb193b941d0afb21c7da4271f49038b98eedaa29dd4799504f38cebdf16467c3b704abe3ac93f136fa4f1d9caf0dd6a2071a0769132bf30fd9b162487c09cd3b45fafc9562708b59fabd1b0781ad6bd61d4949c1e4b2dc9ff2bd72179ba15eb9ca23427dd02606f0d21f5fc89695b5d050eeb0b3272c65b0a68cd5ebe2a185f986e9081970b4942103fd07ecfe1226d98252f8b733b58e1b0fcf27e5fb8a3f08b4f5f09745f7727b3593bb6bd4a9941f668baeb4ff26397c49f86be3c371f1a6ecbba96e6a408c09e4e4489cc52b5fbe56a69ec283b8ee49cb50e63c3fbd079b15a28d3c7c3886e40f0b5f654b5efa6d2e109e7806e0a200a2606ac2f95ccc6e173eb6e9793f3e9632098794409c6e515047c342f653d8fb3cce731eabf491fbf4fcc1d17648e5b8c90fadd641bfa086a84e3219b1350ac99d799454aa87ce2a13bbb71ba33b1f90b9f307924ab51f60a5997871abff6240304b3f6058c04dc8f312d0c21206d39f2', '2026-11-24 13:22:51.71+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_6a2d32674a68735c1361c9494a6ff263', '\xbf66b5d65c5fe17a762ccaf7b777a4835e6cf69a6bcc827ba41bebbc48b6e92dd00922ee803f6e00501a14fe0f8052f3e5239d0c3bdc91cd2b6ec03a184e28d24f5e58cac9e299e71cc24915c0953dfedb930c64e4b702d5d900e82d602ad3a2e0bae48fe8457e370eb4014bd8e12323895902547f968ac98593bf98ea36d5238783d0c8f3ff5b3f5429542b260998d3e7d44897dda6a2824de89f5858b75dc4838c89b2d7bdee68fe28034d85a044271f8fa7ceddc6dd1249db8df8c2e5a9b71874510b4e893e48a2d120c8d1c14bf104ab316ad3a5db022a98012978d6ee25bee9be6f610450a367f9644d164c1a04a0f506ca78b64f354f41918a8196709b30804186951e522d8cbae76f6710b1d104db1c3f23de84ff0c31322390a55591f1cd0a0f63dd7bfcf43a272c2ce25635d0308e32951c2465af0b62125ae42d0a8ebb6b84e03a3acdf99864abc314d6224427020b4506ab5e2be2e5cfa08670635de1297b41e6610d2de884aa1fa7', '2026-11-24 13:22:51.721+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_e2edda2279b8a8da75591609cd102aa3', '\x90890972341676de3fd55202c5ab6da26d30bd621aa6581b6b774ac86971d6beacbc0dfa20507cb6fcbc782227a7b3c840745d301206cd9ab86dcd0da46f3dbf069c8697b4385c73a3d8ce3430ec1fe0a18906f71afc557d1cbd34818136b0d20f8508dcc1949f988d29ca39553739249cbbbc3b2ceb864239145a7d7290d31b76a726ce1f3610baf6f43c06c50f5164ba83d2312140524349b39c06aa0e7722206ae6256f03a4562d16a7f2ba72b5ff68a8cc2ecbfa52e8cb6095fc43a21e90c8f8a4bc013b8a6fdc2960186ab2668efe890975adc2a4c1789b1612111ba370a576d7047b3ba3e5d38bcf466b2a848c166ec5265dc021dd05aefc90ac8da8bb37cd1886632eb6f050daee14f2c4f9c8a612ea2a3592a33407886e486660e2f2821e79c94154633eada969995d9f0949ed3769fe06db30f58bbf84fc', '2026-11-24 13:22:51.766+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a20892dba36099bbb3395b20142914', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 13:22:51.939+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'cust_01a20892d3bbe470e16c259231dca9a3', 'lprg_01a20892dbcf41ef5f3113230b9099dd cust_01a20892d3bbe470e16c259231dca9a3', 'ACTIVE', NULL, '2026-11-23 13:22:52.01+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'camp_01a20892da0b39521d8e9324635b4a2e', 'cust_01a20892d3b1a4f2660792ecc085df66', 'ltr_01a20892da60276d9a29c4b21f3e6da5', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 13:22:51.661+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a20892da60276d9a29c4b21f3e6da5', 'camp_01a20892da0b39521d8e9324635b4a2e', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 13:22:51.592+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'cust_01a20892d3bbe470e16c259231dca9a3', 'lcdef_01a20892dba420826e1b91c54de31610', 'uIFczajugJ', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a20892dbadc6d8fd0d6265367ac67f"}, "StructureID": "lts_01a20892dba975b12ff5e2de8902142b"}', NULL, '2026-11-23 13:22:52.01+00', '2026-11-23 13:22:52.199+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_99f2a14487c7ec5e41ad6c696304e4ca', 'tiers', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'tiers lprg_01a20892dbcf41ef5f3113230b9099dd', '2026-11-23', NULL, NULL, NULL, 'lts_01a20892dba975b12ff5e2de8902142b', 'lt_01a20892dbadc6d8fd0d6265367ac67f', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_0d1db14a75d830f92e4b2f5b7dda2f66', 'tiers', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'tiers lprg_01a20892dbcf41ef5f3113230b9099dd total', NULL, NULL, NULL, NULL, 'lts_01a20892dba975b12ff5e2de8902142b', 'lt_01a20892dbadc6d8fd0d6265367ac67f', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_028450d82817d6ebef9efcb317f07260', 'spending', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'spending lprg_01a20892dbcf41ef5f3113230b9099dd', '2026-11-23', NULL, NULL, 'lcdef_01a20892dba420826e1b91c54de31610', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_a2d259dfbc62d75858dd3c19219f064c', 'spending', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'spending lprg_01a20892dbcf41ef5f3113230b9099dd total', NULL, NULL, NULL, 'lcdef_01a20892dba420826e1b91c54de31610', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_d0be3702ed1c7924277fbe4e1d639f7e', 'card', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'card lcrd_01a20892dbf0e201f23482e0a72c15ce', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_0a8ad73079703efbaa4636b69bea2fe3', 'points_earnings', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'points_earnings lprg_01a20892dbcf41ef5f3113230b9099dd', '2026-11-23', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', 'lernei_01a20892dbc2b6c847bdaca6ba7d487c', 'lcdef_01a20892dba420826e1b91c54de31610', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_caae48815cd9594d019757f02ac9d6d6', 'member_rules', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'member_rules lmbr_01a20892dbebb20b3c74cd8805374263', '2026-11-23', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_cd8a7d657e9a1d488c48a779e7b4aca7', 'earning_rules', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'earning_rules lprg_01a20892dbcf41ef5f3113230b9099dd', '2026-11-23', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_31000f9c3b9e46c6560e7dac33221a68', 'earning_rules', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'earning_rules lprg_01a20892dbcf41ef5f3113230b9099dd total', NULL, 'lern_01a20892dbc2b6c847bdaca73b99a2d8', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_96bf5fdef77762b5c6f8c2f54c82a779', 'points_earnings', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'points_earnings lprg_01a20892dbcf41ef5f3113230b9099dd total', NULL, 'lern_01a20892dbc2b6c847bdaca73b99a2d8', 'lernei_01a20892dbc2b6c847bdaca6ba7d487c', 'lcdef_01a20892dba420826e1b91c54de31610', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20892dbebb20b3c74cd88ffa05e83', 'seats lprg_01a20892dbcf41ef5f3113230b9099dd', '2026-11-23 13:22:52.013+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20892dc12e02cd53eb59e574ec0a3', 'reward lrew_01a20892dbcccde53ce718dcdb220866 lmbr_01a20892dbebb20b3c74cd8805374263', '2026-11-23 13:22:52.048+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20892dc16f406129fd5b2978bfdfc', 'spend lcrd_01a20892dbf0e201f23482e0a72c15ce', '2026-11-23 13:22:52.081+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20892dccfeab03da45735b08146cf', 'card lcrd_01a20892dbf0e201f23482e0a72c15ce', '2026-11-23 13:22:52.199+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a20892dcc6474d5c464e55300ddfa7', 'lern_01a20892dbc2b6c847bdaca73b99a2d8 lmbr_01a20892dbebb20b3c74cd8805374263', '2026-11-23 13:22:52.199+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a20892dba02257ca42d861f0893308', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 13:22:51.936+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', 'f48ea365d1b6be9296000266ce782bfb4c75ce37a8f3a8e0d98c4879df5bb656', 'demo', '467b9e016911f4169a66643f3d3c8d28', '["api"]', '2026-11-23 13:22:51.826+00', '2026-11-23 13:37:51.826+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a20892dc39c6aeb4502c924a0a56a3', 'APPROVED', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lcdef_01a20892dba420826e1b91c54de31610', 'lctx_01a20892dc3b5609623db2154fda2275', 'ord_01a20892dc2f5b2d684980edc43c9578', 'ordpay_01a20892dc39c6aeb4502c93005a1fed', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 13:22:52.081+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20892d4aedb8dca6311d53941d4a9', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a20892d4aedb8dca6311d5de712785", "SKU": {"ID": "sku_01a20892d3a32bd98b56209b42355f8b", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a20892d3a32bd98b56209b42355f8b", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a20892d397386b967ce628b54f033b", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a20892d397386b967ce628b54f033b", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a20892d4aedb8dca6311d63f3937ff", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a20892d3aa17fc33dcd590366ad601", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a20892d3aa17fc33dcd590366ad601", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, NULL, NULL, NULL, '2026-11-23 13:22:50.157+00', NULL, '2026-11-23 13:22:50.157+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20892d9a6b282817d24d47f7bd667', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a20892d9a6b282817d24d52f456d55", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a20892d3a8b60380a0fcb3c4474100", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a20892d3a8b60380a0fcb3c4474100", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, '{"r_01a20892d9a6b282817d24d5d4b60247": {"Date": "2026-11-23T13:22:51.43Z", "RelatedObjectID": "v_01a20892d414e5272069e2728451f3e8", "RelatedObjectType": "voucher"}}', NULL, NULL, '2026-11-23 13:22:51.43+00', NULL, '2026-11-23 13:22:51.43+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20892dabe05c22f1279963402c743', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a20892d3b1a4f2660792ecc085df66', NULL, '{"r_01a20892dabe05c22f127996742892ab": {"Date": "2026-11-23T13:22:51.71Z", "RelatedObjectID": "v_01a20892d42421de2517644bb5495384", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a20892d41682e8091773d466d2d84c"}}', '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-23 13:22:51.71+00', NULL, '2026-11-23 13:22:51.71+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20892dc2688965cff88bc6d20edb9', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, NULL, NULL, NULL, '2026-11-23 13:22:52.069+00', NULL, '2026-11-23 13:22:52.069+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a20892dc2f5b2d684980edc43c9578', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a20892d3bbe470e16c259231dca9a3', NULL, NULL, NULL, NULL, '2026-11-23 13:22:52.079+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20892da901f51311b4aa1ffc644d2', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'camp_01a20892da0b39521d8e9324635b4a2e', 'cust_01a20892d3b1a4f2660792ecc085df66', 'vtx_01a20892da8e4fec7c93be06ffc44fec', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20892da80dc02d0ddc3f678c7fa0b 9999-12-31 001795440171661', NULL, '2026-11-23 13:22:51.661+00', '2026-11-23 13:22:51.691+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a20892db8c6ecf397bd704147b0d2b', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'camp_01a20892da0b39521d8e9324635b4a2e', 'cust_01a20892d3b1a4f2660792ecc085df66', 'vtx_01a20892db8729679491016ca91e8da3', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a20892da80dc02d0ddc3f678c7fa0b 9999-12-31 001795440171872', NULL, '2026-11-23 13:22:51.872+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20892dbfb43ed14851e1f1a28315e', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lctx_01a20892dbf99314b6e8e54ab37c8243', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 13:22:52.022+00', '2026-11-23 13:22:52.081+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20892dcd9de17b887d3823f07e7e2', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lctx_01a20892dcd9de17b887d381e38ce7ea', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20892dbf0e201f23482e0a72c15ce 9999-12-31 001795440172199', NULL, '2026-11-23 13:22:52.199+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a20892dce54ec5d6f39b418fe6e688', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lctx_01a20892dce431fb7ec7a4c3c6923873', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a20892dbf0e201f23482e0a72c15ce 9999-12-31 001795440172199', NULL, '2026-11-23 13:22:52.199+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20892daab2f2ed9641cf179313561', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'vtx_01a20892daab2f2ed9641cf12d225f2d', 'lopb_01a20892da901f51311b4aa1ffc644d2', 20, 0, 0, '2026-11-23 13:22:51.691+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20892dc17d503869943ee772414ae', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lctx_01a20892dc17d503869943ee1d310e60', 'lcpeb_01a20892dbfb43ed14851e1f1a28315e', 20, 0, 0, '2026-11-23 13:22:52.048+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a20892dc3cf0bec30d8266d06c6695', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lctx_01a20892dc3b5609623db2154fda2275', 'lcpeb_01a20892dbfb43ed14851e1f1a28315e', 80, 0, 0, '2026-11-23 13:22:52.081+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 13:22:49.764+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20892d397386b967ce628b54f033b', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 13:22:49.879+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20892d3a8b60380a0fcb3c4474100', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 13:22:49.895+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a20892d3aa17fc33dcd590366ad601', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 13:22:49.897+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 13:22:49.764+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a20892d3aa17fc33dcd591a7e40cd3', 'Equipment', 'STATIC', '[{"ID": "prod_01a20892d3a8b60380a0fcb3c4474100", "Object": "product"}, {"ID": "prod_01a20892d3aa17fc33dcd590366ad601", "Object": "product"}]', NULL, NULL, false, '2026-11-23 13:22:49.898+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20892dbd1ae2e6228692ab243f228', 'lprg_01a20892dbcf41ef5f3113230b9099dd lcdef_01a20892dba420826e1b91c54de31610', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'card_definition', 'lcdef_01a20892dba420826e1b91c54de31610', NULL, 0, '2026-11-23 13:22:51.983+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20892dbd20fc25f4c2d6138537eee', 'lprg_01a20892dbcf41ef5f3113230b9099dd lts_01a20892dba975b12ff5e2de8902142b', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'tier_structure', 'lts_01a20892dba975b12ff5e2de8902142b', NULL, 0, '2026-11-23 13:22:51.983+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20892dbd702c37ee76401f43059c4', 'lprg_01a20892dbcf41ef5f3113230b9099dd lern_01a20892dbc2b6c847bdaca73b99a2d8', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'earning_rule', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', NULL, 0, '2026-11-23 13:22:51.983+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a20892dbe0e7eb09abf0f2f26ba98b', 'lprg_01a20892dbcf41ef5f3113230b9099dd lrew_01a20892dbcccde53ce718dcdb220866', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'reward', 'lrew_01a20892dbcccde53ce718dcdb220866', NULL, 1, '2026-11-23 13:22:51.995+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a20892dbc2b6c847bdaca73b99a2d8', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a20892dbc2b6c847bdaca73b99a2d8", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a20892dbc2b6c847bdaca6ba7d487c", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a20892dba420826e1b91c54de31610"}}, {"BenefitID": "lben_01a20892dbc01b0ba5cebebb4cdadca8"}]}], "CreatedAt": "2026-11-23T13:22:51.97Z"}', '2026-11-23 13:22:51.97+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a20892dbcccde53ce718dcdb220866', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a20892dbcccde53ce718dcdb220866", "Gift": {"Material": {"ProductID": "prod_01a20892d3aa17fc33dcd590366ad601"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a20892dbcccde53ce718db10121446", "Spending": {"ID": "lrspn_01a20892dbcccde53ce718dbe732af6b", "Points": 20, "CardDefinitionID": "lcdef_01a20892dba420826e1b91c54de31610"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:22:51.98Z"}', '2026-11-23 13:22:51.98+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a20892dbadc6d8fd0d6265367ac67f', 'lts_01a20892dba975b12ff5e2de8902142b', 'Gold', '{"ID": "lt_01a20892dbadc6d8fd0d6265367ac67f", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T13:22:51.949Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a20892dba975b12ff5e2de8902142b"}', '2026-11-23 13:22:51.949+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 13:22:51.983+00', NULL);
INSERT INTO public.project_revisions (project_id, revision) VALUES ('demo', 29);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, 'b8e072abc924924eb8a8b6caf661f18b6772b91c57cde1c1dd9bb594d072d11d', NULL, NULL, NULL, false, NULL, true, 0, '2026-11-23 13:22:49.75+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a20892dafae250c254e8b161f11580', 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'Both', '["promo_01a20892d4944c9a564e1fe7e9760d65"]', 'MANUAL', NULL, '2026-11-23 13:22:51.769+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20892d4944c9a564e1fe7e9760d65', 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 13:22:50.132+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a20892d4a26e0f19b54cf86bf0e7dd', 'camp_01a20892d4944c9a564e1fe7a1fdb630', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 13:22:50.146+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20892da86a24cf543c05a02e09ad1', NULL, 'cust_01a20892d3b1a4f2660792ecc085df66', 'track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY', 'API', NULL, '["v_01a20892da80dc02d0ddc3f678c7fa0b"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a20892da0b39521d8e9324635b4a2e', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 13:22:51.651+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a20892db691c7436de77bc9ecf5977', NULL, 'cust_01a20892d3b1a4f2660792ecc085df66', 'track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY', 'API', NULL, '["v_01a20892db51475a3ffd1ec21be14961"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 13:22:51.866+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a20892db7d83f0065e6065d5d1c2e2', 'v_01a20892db51475a3ffd1ec21be14961 cust_01a20892d3bbe470e16c259231dca9a3', 'v_01a20892db51475a3ffd1ec21be14961', 'cust_01a20892d3bbe470e16c259231dca9a3', 'REFEREE', 'cust_01a20892d3b1a4f2660792ecc085df66', 'camp_01a20892db3de1cc2f4b4e820d2a5919', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 13:22:51.901+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20892da0b39521d8e9324635b4a2e/2026-11-23', 'camp_01a20892da0b39521d8e9324635b4a2e', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a20892d41682e8091773d466d2d84c/2026-11-23', 'camp_01a20892d41682e8091773d466d2d84c', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20892d9a6b282817d24d5d4b60247', 'redemption', '2026-11-23 13:22:51.43+00', NULL, false, NULL, NULL, 'cust_01a20892d3bbe470e16c259231dca9a3', 'track_BQfP-MGacNWtkaAC7-6r4p6rRnE-3soMXocT4Do-9lg', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '467b9e016911f4169a66643f3d3c8d28', 'API', NULL, '467b9e016911f4169a66643f3d3c8d28', NULL, 'voucher', 'v_01a20892d414e5272069e2728451f3e8', 'v_01a20892d414e5272069e2728451f3e8', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a20892d9a6b282817d24d47f7bd667', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20892daab2f2ed9641cf0393eb0e0', 'redemption', '2026-11-23 13:22:51.691+00', NULL, false, NULL, NULL, 'cust_01a20892d3b1a4f2660792ecc085df66', 'track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '467b9e016911f4169a66643f3d3c8d28', 'API', NULL, '467b9e016911f4169a66643f3d3c8d28', NULL, 'voucher', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'REGULAR1', NULL, 'camp_01a20892da0b39521d8e9324635b4a2e', 'Regulars', 'rew_01a20892da700dcb2f00adaa4404cbf6', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a20892daab2f2ed9641cf12d225f2d", "Delivery": "PENDING", "AssignmentID": "rewa_01a20892da7992ba6af03c0582ec240b", "LoyaltyTierID": "ltr_01a20892da60276d9a29c4b21f3e6da5"}, "Counted": [{"By": 1, "Key": "s/rew_01a20892da700dcb2f00adaa4404cbf6"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20892dabe05c22f127996742892ab', 'redemption', '2026-11-23 13:22:51.71+00', NULL, false, NULL, NULL, 'cust_01a20892d3b1a4f2660792ecc085df66', 'track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '467b9e016911f4169a66643f3d3c8d28', 'API', NULL, '467b9e016911f4169a66643f3d3c8d28', NULL, 'voucher', 'v_01a20892d42421de2517644bb5495384', 'v_01a20892d42421de2517644bb5495384', 'GIFT-50', NULL, 'camp_01a20892d41682e8091773d466d2d84c', 'Gift cards', NULL, NULL, 'ord_01a20892dabe05c22f1279963402c743', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20892dac946c87394c28655b7c576', 'redemption', '2026-11-23 13:22:51.721+00', NULL, false, NULL, NULL, 'cust_01a20892d3b1a4f2660792ecc085df66', 'track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, '467b9e016911f4169a66643f3d3c8d28', 'API', NULL, '467b9e016911f4169a66643f3d3c8d28', NULL, 'voucher', 'v_01a20892d414e5272069e2728451f3e8', 'v_01a20892d414e5272069e2728451f3e8', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a20892dad39fe37fdc1a7533d4db65', '2026-11-23 13:22:51.731+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a20892dad39fe37fdc1a7533d4db65', 'redemption_rollback', '2026-11-23 13:22:51.731+00', NULL, false, 'r_01a20892dac946c87394c28655b7c576', NULL, 'cust_01a20892d3b1a4f2660792ecc085df66', 'track_uYKKvbuO0MCsPiGUh0naI9L4UKTYnRvhk0c_mc9TYsY', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '467b9e016911f4169a66643f3d3c8d28', 'API', NULL, '467b9e016911f4169a66643f3d3c8d28', NULL, 'voucher', 'v_01a20892d414e5272069e2728451f3e8', 'v_01a20892d414e5272069e2728451f3e8', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a20892daf54fa3733d24a48b18c0c1', 'redemption', '2026-11-23 13:22:51.765+00', NULL, false, NULL, NULL, 'cust_01a20892d3bbe470e16c259231dca9a3', 'track_BQfP-MGacNWtkaAC7-6r4p6rRnE-3soMXocT4Do-9lg', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, '467b9e016911f4169a66643f3d3c8d28', 'API', NULL, '467b9e016911f4169a66643f3d3c8d28', NULL, 'voucher', 'v_01a20892dae0044f5e3c97b74e5e908e', 'v_01a20892dae0044f5e3c97b74e5e908e', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a20892da7992ba6af03c0582ec240b', 'rew_01a20892da700dcb2f00adaa4404cbf6 camp_01a20892da0b39521d8e9324635b4a2e', 'rew_01a20892da700dcb2f00adaa4404cbf6', 'camp_01a20892da0b39521d8e9324635b4a2e', 20, false, '2026-11-23 13:22:51.639+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a20892dc16f406129fd5b3765da2bc', 'PURCHASE', 'APPROVED', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lctx_01a20892dc17d503869943ee1d310e60', 'lrew_01a20892dbcccde53ce718dcdb220866', 20, '{"Gift": {"Material": {"ProductID": "prod_01a20892d3aa17fc33dcd590366ad601"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 13:22:52.048+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a20892da700dcb2f00adaa4404cbf6', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a20892d3aa17fc33dcd590366ad601"}', NULL, '2026-11-23 13:22:51.632+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 13:22:50.012324+00', '2026-11-23 13:22:49.989804+00', '2026-11-23 13:22:50.033334+00', '2026-11-23 13:22:49.989804+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20892d404fbe6ffb9ff9f873d5b17", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20892d3fdedd91a9ad9d7ea61132f"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 13:22:50.012324+00', '2026-11-23 13:22:50.008233+00', '2026-11-23 13:22:50.018955+00', '2026-11-23 13:22:50.008233+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a20892d41846ed8399d8f041ef98c0", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a20892d41682e8091773d466d2d84c"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 13:22:50.172689+00', '2026-11-23 13:22:50.162401+00', '2026-11-23 13:22:50.184846+00', '2026-11-23 13:22:50.162401+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 13:22:51.62329+00', '2026-11-23 13:22:51.619008+00', '2026-11-23 13:22:51.646601+00', '2026-11-23 13:22:51.619008+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a20892da0b39521d8e9324635b4a2e"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 13:22:51.655888+00', '2026-11-23 13:22:51.643384+00', '2026-11-23 13:22:51.846288+00', '2026-11-23 13:22:51.643384+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 13:22:51.775862+00', '2026-11-23 13:22:51.774093+00', '2026-11-23 13:22:51.784157+00', '2026-11-23 13:22:51.774093+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a20892dafc6f3286e4093508e552e1"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 13:22:51.793986+00', '2026-11-23 13:22:51.790697+00', '2026-11-23 13:22:51.800231+00', '2026-11-23 13:22:51.790697+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a20892db0d1e109c9d929c7ec6ebcf"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 13:22:51.809561+00', '2026-11-23 13:22:51.806319+00', '2026-11-23 13:22:51.814468+00', '2026-11-23 13:22:51.806319+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a20892db1976d44e865c8045df4bfa", "Metadata": null}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 13:22:51.848189+00', '2026-11-23 13:22:51.846574+00', '2026-11-23 13:22:51.859717+00', '2026-11-23 13:22:51.846574+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 13:22:51.848189+00', '2026-11-23 13:22:51.846574+00', '2026-11-23 13:22:51.938741+00', '2026-11-23 13:22:51.846574+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 13:22:51.848189+00', '2026-11-23 13:22:51.846574+00', '2026-11-23 13:22:51.902251+00', '2026-11-23 13:22:51.846574+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 13:22:52.184798+00', '2026-11-23 13:22:52.178639+00', '2026-11-23 13:22:52.222928+00', '2026-11-23 13:22:52.178639+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 13:22:52.184798+00', '2026-11-23 13:22:52.178639+00', '2026-11-23 13:22:52.276245+00', '2026-11-23 13:22:52.178639+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 13:22:52.184798+00', '2026-11-23 13:22:52.178639+00', '2026-11-23 13:22:52.201938+00', '2026-11-23 13:22:52.178639+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 13:22:52.184798+00', '2026-11-23 13:22:52.178639+00', '2026-11-23 13:22:52.229889+00', '2026-11-23 13:22:52.178639+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 13:22:52.204289+00', '2026-11-23 13:22:52.178639+00', '2026-11-23 13:22:52.22848+00', '2026-11-23 13:22:52.178639+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 13:22:52.273804+00', '2026-11-23 13:22:52.205118+00', '2026-11-23 13:22:52.293258+00', '2026-11-23 13:22:52.205118+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20892dbcf41ef5f3113230b9099dd"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 13:22:52.273804+00', '2026-11-23 13:22:52.208569+00', '2026-11-23 13:22:52.288448+00', '2026-11-23 13:22:52.208569+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a20892dbcf41ef5f3113230b9099dd"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 13:22:52.274242+00', '2026-11-23 13:22:52.178639+00', '2026-11-23 13:22:52.287118+00', '2026-11-23 13:22:52.178639+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:407714578}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 13:22:49.142027+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 13:22:49.156289+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 13:22:49.181466+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 13:22:49.189024+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 13:22:49.205494+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 13:22:49.241138+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 13:22:49.247867+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 13:22:49.635996+00', '{}', NULL, '2026-11-23 13:22:49.635996+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 13:22:49.640431+00', '{}', NULL, '2026-11-23 13:22:49.640431+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 13:22:49.640876+00', '{}', NULL, '2026-11-23 13:22:49.640876+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 13:22:49.641236+00', '{}', NULL, '2026-11-23 13:22:49.641236+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 13:22:49.641516+00', '{}', NULL, '2026-11-23 13:22:49.641516+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 13:22:49.641751+00', '{}', NULL, '2026-11-23 13:22:49.641751+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 13:22:49.641937+00', '{}', NULL, '2026-11-23 13:22:49.641937+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 13:22:49.644169+00', '{}', NULL, '2026-11-23 13:22:49.644169+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 13:22:49.644694+00', '{}', NULL, '2026-11-23 13:22:49.644694+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 13:22:49.645069+00', '{}', NULL, '2026-11-23 13:22:49.645069+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 13:22:49.64543+00', '{}', NULL, '2026-11-23 13:22:49.64543+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 13:22:49.645818+00', '{}', NULL, '2026-11-23 13:22:49.645818+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 13:22:49.646227+00', '{}', NULL, '2026-11-23 13:22:49.646227+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 13:22:49.64643+00', '{}', NULL, '2026-11-23 13:22:49.64643+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 13:22:49.646631+00', '{}', NULL, '2026-11-23 13:22:49.646631+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 13:22:49.646877+00', '{}', NULL, '2026-11-23 13:22:49.646877+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 13:22:49.647054+00', '{}', NULL, '2026-11-23 13:22:49.647054+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 13:22:49.647195+00', '{}', NULL, '2026-11-23 13:22:49.647195+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 13:22:49.647389+00', '{}', NULL, '2026-11-23 13:22:49.647389+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 13:22:49.647574+00', '{}', NULL, '2026-11-23 13:22:49.647574+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 13:22:49.647736+00', '{}', NULL, '2026-11-23 13:22:49.647736+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 13:22:49.647953+00', '{}', NULL, '2026-11-23 13:22:49.647953+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 13:22:49.648111+00', '{}', NULL, '2026-11-23 13:22:49.648111+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 13:22:49.648299+00', '{}', NULL, '2026-11-23 13:22:49.648299+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 13:22:49.648486+00', '{}', NULL, '2026-11-23 13:22:49.648486+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 13:22:49.648658+00', '{}', NULL, '2026-11-23 13:22:49.648658+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 13:22:49.648862+00', '{}', NULL, '2026-11-23 13:22:49.648862+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 13:22:49.649023+00', '{}', NULL, '2026-11-23 13:22:49.649023+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 13:22:49.64936+00', '{}', NULL, '2026-11-23 13:22:49.64936+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 13:22:49.64958+00', '{}', NULL, '2026-11-23 13:22:49.64958+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 13:22:49.649793+00', '{}', NULL, '2026-11-23 13:22:49.649793+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 13:22:49.649972+00', '{}', NULL, '2026-11-23 13:22:49.649972+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 13:22:49.650168+00', '{}', NULL, '2026-11-23 13:22:49.650168+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 13:22:49.655575+00', '{}', NULL, '2026-11-23 13:22:49.655575+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 13:22:49.662741+00', '{}', NULL, '2026-11-23 13:22:49.662741+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 13:22:49.663776+00', '{}', NULL, '2026-11-23 13:22:49.663776+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a20892dafc6f3286e4093508e552e1 cust_01a20892d3b1a4f2660792ecc085df66', 'seg_01a20892dafc6f3286e4093508e552e1', 'cust_01a20892d3b1a4f2660792ecc085df66', '2026-11-23 13:22:51.78+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a20892dafc6f3286e4093508e552e1', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 13:22:51.772+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a20892d414e5272069e2728451f3e8/ssn_01a20892dad90364f3ec26760e890ceb', 'ssn_01a20892dad90364f3ec26760e890ceb', 'v_01a20892d414e5272069e2728451f3e8', 'cust_01a20892d3b1a4f2660792ecc085df66', 1, 0, 0, '2026-11-23 13:22:51.74+00', '2026-11-30 13:22:51.74+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'd54fbdee3b93f8ba537e21dea8287780eff9ce0313a6e744275cc6adb2c98625', NULL, '2026-11-23 13:22:49.748+00', '2026-11-23 13:52:49.748+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20892d39e7bb3952292331ea30ba4', 'beans-250g', 'prod_01a20892d397386b967ce628b54f033b', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 13:22:49.881+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a20892d3a32bd98b56209b42355f8b', 'beans-1kg', 'prod_01a20892d397386b967ce628b54f033b', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 13:22:49.889+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 13:22:51.911+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a20892dba975b12ff5e2de8902142b', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a20892dba975b12ff5e2de8902142b", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:22:51.945Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T13:22:51.957Z", "CardDefinitionID": "lcdef_01a20892dba420826e1b91c54de31610"}', '2026-11-23 13:22:51.945+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a20892dc0372a7be7db6485cc45350', 'JOINED', 'APPROVED', 'lprg_01a20892dbcf41ef5f3113230b9099dd', 'lmbr_01a20892dbebb20b3c74cd8805374263', 'lcrd_01a20892dbf0e201f23482e0a72c15ce', 'lcdef_01a20892dba420826e1b91c54de31610', 'lts_01a20892dba975b12ff5e2de8902142b', 'lt_01a20892dbadc6d8fd0d6265367ac67f', '{"To": "lt_01a20892dbadc6d8fd0d6265367ac67f", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T13:22:52.022Z", "CardTransactionIDs": ["lctx_01a20892dbf99314b6e8e54ab37c8243"]}', '2026-11-23 13:22:52.022+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a20892db2feab7510f7186eecc1216', 'v_01a20892db297735eb0e9673e28029a3', 'voucher', 'GONE', NULL, NULL, '2026-11-23 13:22:51.821+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a20892db968ab5f139338daa2bd96c', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 13:22:51.926+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20892d3e3d093ef32a3fcb71ad07b', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 13:22:49.955+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a20892dadebc31978c075109715805', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 13:22:51.742+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20892d3f62d7c4e8b65f6c01bc99d', 'val_01a20892d3e3d093ef32a3fcb71ad07b voucher v_01a20892d3f53c0425c86a3d66f091dd', 'val_01a20892d3e3d093ef32a3fcb71ad07b', 'v_01a20892d3f53c0425c86a3d66f091dd', 'voucher', '2026-11-23 13:22:49.973+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20892d4a55130cfcdf9b61b9988af', 'val_01a20892d3e3d093ef32a3fcb71ad07b promotion_tier promo_01a20892d4a26e0f19b54cf86bf0e7dd', 'val_01a20892d3e3d093ef32a3fcb71ad07b', 'promo_01a20892d4a26e0f19b54cf86bf0e7dd', 'promotion_tier', '2026-11-23 13:22:50.149+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a20892dae57015ce4894609c99e5e4', 'val_01a20892dadebc31978c075109715805 voucher v_01a20892dae0044f5e3c97b74e5e908e', 'val_01a20892dadebc31978c075109715805', 'v_01a20892dae0044f5e3c97b74e5e908e', 'voucher', '2026-11-23 13:22:51.744+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20892da8e4fec7c93be06ffc44fec', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'camp_01a20892da0b39521d8e9324635b4a2e', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 13:22:51.661+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20892daab2f2ed9641cf12d225f2d', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'camp_01a20892da0b39521d8e9324635b4a2e', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, 'r_01a20892daab2f2ed9641cf0393eb0e0', NULL, NULL, NULL, '2026-11-23 13:22:51.691+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20892dabe05c22f12799768f3b9b5', 'v_01a20892d42421de2517644bb5495384', 'camp_01a20892d41682e8091773d466d2d84c', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a20892dabe05c22f1279963402c743', 'r_01a20892dabe05c22f127996742892ab', NULL, NULL, NULL, '2026-11-23 13:22:51.71+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a20892db8729679491016ca91e8da3', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'camp_01a20892da0b39521d8e9324635b4a2e', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"RuleID": "ern_01a20892da3db5d922d17ca8f618f491", "EventID": "ev_01a20892dabe05c22f1279980e636493", "OrderID": "ord_01a20892dabe05c22f1279963402c743", "EventType": "customer.order.paid", "HolderTierID": "ltr_01a20892da60276d9a29c4b21f3e6da5"}', 'ord_01a20892dabe05c22f1279963402c743', NULL, NULL, NULL, NULL, '2026-11-23 13:22:51.872+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d3f53c0425c86a3d66f091dd', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:49.973+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d42089eb8409a53e9a78d831', 'CARD-4C78eruA', 'camp_01a20892d41682e8091773d466d2d84c', 'cat_01a20892d39522f28b001260b68e4ee0', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d42089eb8409a53efce60582', 'CARD-thIFxdiL', 'camp_01a20892d41682e8091773d466d2d84c', 'cat_01a20892d39522f28b001260b68e4ee0', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d42089eb8409a53fc6083baa', 'CARD-IQHMsLXw', 'camp_01a20892d41682e8091773d466d2d84c', 'cat_01a20892d39522f28b001260b68e4ee0', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d42089eb8409a53fd359d44d', 'CARD-W1OzxYBT', 'camp_01a20892d41682e8091773d466d2d84c', 'cat_01a20892d39522f28b001260b68e4ee0', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d42089eb8409a53fe0fe163f', 'CARD-R9SvH09r', 'camp_01a20892d41682e8091773d466d2d84c', 'cat_01a20892d39522f28b001260b68e4ee0', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.015+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515a6343bd78', 'HELLO-youI', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515b21d7117a', 'HELLO-MuwA', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515bedc60491', 'HELLO-ziNm', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515c6764fe0a', 'HELLO-dO7o', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515d0aea7406', 'HELLO-QHvD', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515d2cf16c11', 'HELLO-S1Hp', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515e1393184f', 'HELLO-uPtb', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515eddd5118c', 'HELLO-53q6', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515f9bf9786e', 'HELLO-A4kR', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f515fc440341b', 'HELLO-ZTkq', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f51607cb6c55a', 'HELLO-uQNw', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f51612e7249d6', 'HELLO-tNKh', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f51622c9a6c8b', 'HELLO-bphQ', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f5162bcb34977', 'HELLO-YjvL', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f516358d45994', 'HELLO-TTUm', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f516415c60f4e', 'HELLO-lndP', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f51649fb79c1b', 'HELLO-CSbp', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f51653adc3a3d', 'HELLO-WcRm', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f5165fa95d9a6', 'HELLO-QeEi', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d429c6a7632f51668f53a16f', 'HELLO-o2HZ', 'camp_01a20892d3fdedd91a9ad9d7ea61132f', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:22:50.018+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d42421de2517644bb5495384', 'GIFT-50', 'camp_01a20892d41682e8091773d466d2d84c', 'cat_01a20892d39522f28b001260b68e4ee0', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 13:22:50.02+00', '2026-11-23 13:22:51.71+00', '2026-11-23 13:22:51.71+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892d414e5272069e2728451f3e8', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 13:22:50.004+00', '2026-11-23 13:22:51.43+00', '2026-11-23 13:22:51.731+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892da80dc02d0ddc3f678c7fa0b', 'REGULAR1', 'camp_01a20892da0b39521d8e9324635b4a2e', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a20892d3b1a4f2660792ecc085df66', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 13:22:51.648+00', '2026-11-23 13:22:51.872+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892dae0044f5e3c97b74e5e908e', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 13:22:51.744+00', '2026-11-23 13:22:51.765+00', '2026-11-23 13:22:51.765+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892db297735eb0e9673e28029a3', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:51.817+00', NULL, NULL, '2026-11-23 13:22:51.821+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a20892db51475a3ffd1ec21be14961', 'FRIEND1', 'camp_01a20892db3de1cc2f4b4e820d2a5919', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a20892d3b1a4f2660792ecc085df66', 'cust_01a20892d3b1a4f2660792ecc085df66', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:22:51.857+00', '2026-11-23 13:22:51.866+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a20892db8fc864dfca7e779c71981d', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 13:22:51.919+00', '2026-11-23 13:22:51.919+00');
SELECT pg_catalog.setval('public.events_number_seq', 665, true);
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
