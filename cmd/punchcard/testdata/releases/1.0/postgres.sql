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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a2087f84def491b1cd948529b8d081.report.00000000', 'aa_01a2087f84def491b1cd948529b8d081', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null}]', '2026-11-23 13:01:44.542+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2087f83c1f231596028e923678891', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2087f83be3f0a988f20c484b1acfe', '2026-11-23 13:01:44.257+00', '2026-11-23 13:01:44.265+00', '2026-11-23 13:01:44.265+00', '2026-11-23 13:01:44.265+00', NULL, 1, 20, 20, 0, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2087f83cf5e9d26c0460a9a9a3860', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a2087f83c84d8e53b4e8de2bc8163a', '2026-11-23 13:01:44.271+00', '2026-11-23 13:01:44.288+00', '2026-11-23 13:01:44.287+00', '2026-11-23 13:01:44.288+00', NULL, 1, 5, 5, 0, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, result) VALUES ('demo', 'aa_01a2087f84def491b1cd948529b8d081', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a2087f84dbe688b96e4bac3f9bbd58', '2026-11-23 13:01:44.542+00', '2026-11-23 13:01:44.634+00', '2026-11-23 13:01:44.552+00', '2026-11-23 13:01:44.634+00', 'BULK_UPDATE', 1, 1, 1, 0, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a2087f8693e7d31c9d69fbb17705e1', 'APPROVED', 'lben_01a2087f851bc265ab105f7f3d4bf2ee', 'lprg_01a2087f85216dd0506e769922c71561', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'lern_01a2087f851dc2f05e35ba126aeac8be', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}', 'earn ord_01a2087f85402ee312c9019d7cbefbdf lern_01a2087f851dc2f05e35ba126aeac8be lmbr_01a2087f852b348d2aa35589b79de72b 1', '2026-11-23 13:01:44.963+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a2087f851bc265ab105f7f3d4bf2ee', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a2087f851bc265ab105f7f3d4bf2ee", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}, "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:01:44.603Z", "Delivered": 0}', '2026-11-23 13:01:44.603+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-23 13:01:44.59+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2087f83bf492024b4fc3d881185c2 2026-11-23', 'camp_01a2087f83bf492024b4fc3d881185c2', '2026-11-23', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2087f83cee5cc401d72f296c9ac54 2026-11-23', 'camp_01a2087f83cee5cc401d72f296c9ac54', '2026-11-23', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2087f848fec140540d487a2a44f34 2026-11-23', 'camp_01a2087f848fec140540d487a2a44f34', '2026-11-23', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a2087f84f946a2252a18b39287ea64 2026-11-23', 'camp_01a2087f84f946a2252a18b39287ea64', '2026-11-23', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2087f83bf492024b4fc3d881185c2', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2087f83cee5cc401d72f296c9ac54', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2087f848fec140540d487a2a44f34', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a2087f84f946a2252a18b39287ea64', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a2087f84f6c3f2cba56fd180a1274e', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-23 13:01:44.566+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2087f83bf492024b4fc3d881185c2', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:01:44.255+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2087f832f24fcbc357f5f5b9189f2', NULL, NULL, NULL, true, false, '2026-11-23 13:01:44.27+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2087f848fec140540d487a2a44f34', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:01:44.463+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2087f83eb178be53e98616549a5ab', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a2087f8321d81841f7fbdf30a68c34', NULL, NULL, NULL, true, false, '2026-11-23 13:01:44.299+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a2087f84f946a2252a18b39287ea64', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-23 13:01:44.569+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-23 13:01:44.595+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2087f853203f7666b24ea87d0c95d', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lprg_01a2087f85216dd0506e769922c71561', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 13:01:44.624+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2087f853b87c248afdda62286b2ee', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lprg_01a2087f85216dd0506e769922c71561', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a2087f851fe020e70fb2315e3fcf7d", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a2087f853a46b654207ae7952e7fa3", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-23 13:01:44.631+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2087f8547ad6e9c4cbb765ab7e9ac', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lprg_01a2087f85216dd0506e769922c71561', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a2087f8542a867dccdcf3111f85159", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a2087f8546bac6d18ffbe4a9ec22c4", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2087f8542a867dccdcf3111f85159', NULL, '2026-11-23 13:01:44.644+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2087f8690c14c43769fa42413c424', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lprg_01a2087f85216dd0506e769922c71561', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2087f85402ee312c9019d7cbefbdf", "Metadata": {"event_id": "ev_01a2087f85413cb117b2473bda48ca3d", "member_id": "lmbr_01a2087f852b348d2aa35589b79de72b", "program_id": "lprg_01a2087f85216dd0506e769922c71561", "earning_item_id": "lernei_01a2087f851dc2f05e35ba117ac82794", "earning_rule_id": "lern_01a2087f851dc2f05e35ba126aeac8be"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2087f85402ee312c9019d7cbefbdf', 'earn ord_01a2087f85402ee312c9019d7cbefbdf lern_01a2087f851dc2f05e35ba126aeac8be lmbr_01a2087f852b348d2aa35589b79de72b 0', '2026-11-23 13:01:44.963+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a2087f8695d31a1bbb0bffc3c1c9ae', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lprg_01a2087f85216dd0506e769922c71561', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a2087f85402ee312c9019d7cbefbdf", "Metadata": {"event_id": "ev_01a2087f85413cb117b2473bda48ca3d", "member_id": "lmbr_01a2087f852b348d2aa35589b79de72b", "program_id": "lprg_01a2087f85216dd0506e769922c71561", "earning_item_id": "lernei_01a2087f851dc2f05e35ba117ac82794", "earning_rule_id": "lern_01a2087f851dc2f05e35ba126aeac8be"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a2087f85402ee312c9019d7cbefbdf', 'earn ord_01a2087f85402ee312c9019d7cbefbdf lern_01a2087f851dc2f05e35ba126aeac8be lmbr_01a2087f852b348d2aa35589b79de72b 1', '2026-11-23 13:01:44.963+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2087f8321d81841f7fbdf30a68c34', 'Promotions', 1, '2026-11-23 13:01:44.097+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a2087f832f24fcbc357f5f5b9189f2', 'Payments', 9, '2026-11-23 13:01:44.111+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a2087f8499594dacd515e65a679d10', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a2087f84caa9b7ef9b1654de9c2484/cust_01a2087f83b403d4d0fdddd14abcb1c6/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'e13719c7fd7d0856a928f6aa44cfacaf', 'demo', 'SERVER', 'demo', '843572f226a8ec34ceddb12414e62e8b6a3be0d9be80d3948a31ace9541040e9', '2026-11-23 13:01:44.087+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'f1fcb704467ad73dc1f6b21685686868', 'demo', 'CLIENT', 'demo', 'd06b180696b15589854e7ca4dbaf191ddef71dc3ee33ca22396e8555a6df7331', '2026-11-23 13:01:44.09+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '8a4d6492f0632eb54636cde41784ef4b', 'demo', 'MANAGEMENT', 'demo', 'ec95ebf1c0d67d04bf31a44de9a14f7a7d4a3b8fd235f3d8951c7f5370317ec5', '2026-11-23 13:01:44.092+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a2087f851187c25f3d9845a1324347', 'visited', NULL, '2026-11-23 13:01:44.593+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2087f83af8d134447785aaef4c59c', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-23T13:01:44.51Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-23 13:01:44.239+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-23T13:01:44.64Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-23 13:01:44.244+00', NULL);
INSERT INTO public.daily_runs (project_id, id, day, working, step, failed, updated_at) VALUES ('demo', 'daily', '2026-11-23', false, NULL, NULL, '2026-11-23 13:01:44.178+00');
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-23 13:01:44.588+00', NULL);
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a2087f8494605bca540a1599f21da8', 'camp_01a2087f848fec140540d487a2a44f34', 'auto_01a2087f8494605bca540a15d7e93927', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-23 13:01:44.465+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-23 13:01:44.655+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-23 13:01:44.663+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 680, false, '2026-11-23 13:01:44.922+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 680, false, '2026-11-23 13:01:44.922+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 680, false, '2026-11-23 13:01:44.922+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-23 13:01:44.972+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 680, false, '2026-11-23 13:01:44.972+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-23 13:01:44.973+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 680, false, '2026-11-23 13:01:44.973+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-23 13:01:44.984+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 680, false, '2026-11-23 13:01:44.984+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-23 13:01:44.985+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 680, false, '2026-11-23 13:01:44.985+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-23 13:01:45.005+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 680, false, '2026-11-23 13:01:45.005+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83af8d134447785aaf6e1bf2', 1, 'customer.created', 'customer', 'cust_01a2087f83af8d134447785aaef4c59c', 'cust_01a2087f83af8d134447785aaef4c59c', NULL, 'v-01a2087f83ad9e6ebf2fd2f74c7fce63', 'ACTION', '{"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:01:44.239Z"}}', NULL, NULL, '2026-11-23 13:01:44.239+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83b403d4d0fdddd1c34c2c96', 9, 'customer.created', 'customer', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f83b3c47dd53b8ec2fa2f486a', 'ACTION', '{"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-23T13:01:44.244Z"}}', NULL, NULL, '2026-11-23 13:01:44.244+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83b65cf5f092b2b8f4507cd8', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a2087f83b5af83a2a36f3d686c3e6c', NULL, NULL, 'v-01a2087f83b5af83a2a36f3c912387b3', 'ACTION', '{"rule":{"ID":"val_01a2087f83b5af83a2a36f3d686c3e6c","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:01:44.245Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.245+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83bc47015f0c2c2c08bf8586', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2087f83bbb83452bfe8b5b59a7e21', NULL, NULL, 'v-01a2087f83b7da40b2af342f2bfcee83', 'ACTION', '{"assignment":{"ID":"asgm_01a2087f83bbb83452bfe8b5b59a7e21","RuleID":"val_01a2087f83b5af83a2a36f3d686c3e6c","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2087f83b8b554ba4cbc8b8c30afe7","CreatedAt":"2026-11-23T13:01:44.248Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2087f83b5af83a2a36f3d686c3e6c","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:01:44.245Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.248+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83bc47015f0c2c2c24181a59', 33, 'voucher.created', 'voucher', 'v_01a2087f83b8b554ba4cbc8b8c30afe7', NULL, NULL, 'v-01a2087f83b7da40b2af342f2bfcee83', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2087f83b8b554ba4cbc8b8c30afe7","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.248Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.248+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83c1f231596028e8ef8b51c3', 41, 'campaign.created', 'campaign', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'camp_01a2087f83bf492024b4fc3d881185c2', 'v-01a2087f83be3f0a988f20c484b1acfe', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83bf492024b4fc3d881185c2","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.255Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:01:44.255Z"}', NULL, NULL, '2026-11-23 13:01:44.255+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83c71c9f05d3f30384dce1b8', 49, 'voucher.created', 'voucher', 'v_01a2087f83c71c9f05d3f302ca4df87f', NULL, NULL, 'v-01a2087f83c645d26b59d8ded2c2f2a0', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2087f83c71c9f05d3f302ca4df87f","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.263Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.263+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83ca46a825156949688f571e', 57, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'camp_01a2087f83bf492024b4fc3d881185c2', 'v-01a2087f83be3f0a988f20c484b1acfe', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83bf492024b4fc3d881185c2","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.255Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-23 13:01:44.265+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83cc2600d9f787df38db36c9', 65, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'camp_01a2087f83bf492024b4fc3d881185c2', 'v-01a2087f83be3f0a988f20c484b1acfe', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83bf492024b4fc3d881185c2","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.255Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T13:01:44.265Z","count":20}', NULL, NULL, '2026-11-23 13:01:44.265+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83e0d855fed254d252fc6b3c', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a2087f83cee5cc401d72f296c9ac54', NULL, 'camp_01a2087f83cee5cc401d72f296c9ac54', 'v-01a2087f83c84d8e53b4e8de2bc8163a', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83cee5cc401d72f296c9ac54","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.27Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-23 13:01:44.288+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83f1d9a96eab6647c44c775e', 121, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a2087f83cee5cc401d72f296c9ac54', NULL, 'camp_01a2087f83cee5cc401d72f296c9ac54', 'v-01a2087f83c84d8e53b4e8de2bc8163a', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83cee5cc401d72f296c9ac54","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.27Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-23T13:01:44.288Z","count":5}', NULL, NULL, '2026-11-23 13:01:44.288+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8401de28fa5590808eddb3da', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2087f83ff58e6b43dc0ec4090be59', NULL, 'camp_01a2087f83eb178be53e98616549a5ab', 'v-01a2087f83fd214df9e25a95177def13', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83eb178be53e98616549a5ab","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f8321d81841f7fbdf30a68c34","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.299Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2087f83ff58e6b43dc0ec4090be59","CampaignID":"camp_01a2087f83eb178be53e98616549a5ab","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T13:01:44.318Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.318+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f841fb37e386033efbaabc01a', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2087f841fb37e386033ef19b84dd7', NULL, NULL, 'v-01a2087f841c3b2bf6d2d53ee3b8373f', 'ACTION', '{"assignment":{"ID":"asgm_01a2087f841fb37e386033ef19b84dd7","RuleID":"val_01a2087f83b5af83a2a36f3d686c3e6c","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a2087f83ff58e6b43dc0ec4090be59","CreatedAt":"2026-11-23T13:01:44.349Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2087f83b5af83a2a36f3d686c3e6c","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:01:44.245Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.349+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84a20c240554c5281f92d578', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a044743df56d143390b5e1', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:01:44.481+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83cf5e9d26c04609b1f9c94a', 73, 'campaign.created', 'campaign', 'camp_01a2087f83cee5cc401d72f296c9ac54', NULL, 'camp_01a2087f83cee5cc401d72f296c9ac54', 'v-01a2087f83c84d8e53b4e8de2bc8163a', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83cee5cc401d72f296c9ac54","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.27Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:01:44.27Z"}', NULL, NULL, '2026-11-23 13:01:44.27+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83e840b76da819e3316960a5', 89, 'voucher.created', 'voucher', 'v_01a2087f83e729c6be4fc9a5bde59577', NULL, 'camp_01a2087f83cee5cc401d72f296c9ac54', 'v-01a2087f83e5b3ffc8a0e7bd54570a79', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83cee5cc401d72f296c9ac54","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.27Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f83e729c6be4fc9a5bde59577","Code":"GIFT-50","CampaignID":"camp_01a2087f83cee5cc401d72f296c9ac54","CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.295Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.295+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83e840b76da819e38d991de9', 97, 'campaign.vouchers.added', 'campaign', 'camp_01a2087f83cee5cc401d72f296c9ac54', NULL, 'camp_01a2087f83cee5cc401d72f296c9ac54', 'v-01a2087f83e5b3ffc8a0e7bd54570a79', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83cee5cc401d72f296c9ac54","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.27Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:01:44.295+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83eb178be53e9861ceeba04d', 105, 'campaign.created', 'campaign', 'camp_01a2087f83eb178be53e98616549a5ab', NULL, 'camp_01a2087f83eb178be53e98616549a5ab', 'v-01a2087f83eae813760bd2108a89136a', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83eb178be53e98616549a5ab","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f8321d81841f7fbdf30a68c34","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.299Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:01:44.299Z"}', NULL, NULL, '2026-11-23 13:01:44.299+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f83ed9a878d962fb6a35e50f1', 113, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a2087f83eb178be53e9861f6a563d7', NULL, 'camp_01a2087f83eb178be53e98616549a5ab', 'v-01a2087f83eae813760bd2108a89136a', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83eb178be53e98616549a5ab","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f8321d81841f7fbdf30a68c34","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.299Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a2087f83eb178be53e9861f6a563d7","CampaignID":"camp_01a2087f83eb178be53e98616549a5ab","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-23T13:01:44.299Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.299+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f842902f3cf35deb349318936', 145, 'customer.order.created', 'order', 'ord_01a2087f84283fc9404f0d2260bcf819', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f84202ba82c28ba0e17510422', 'ACTION', '{"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T13:01:44.355Z"},"CreatedAt":"2026-11-23T13:01:44.244Z"},"order":{"ID":"ord_01a2087f84283fc9404f0d2260bcf819","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2087f84283fc9404f0d230b28a657","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2087f83570ee932916e6013fd96dc","SKUID":"sku_01a2087f83a16bc478b107d71df660e9","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2087f83570ee932916e6013fd96dc","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2087f83a16bc478b107d71df660e9","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2087f84283fc9404f0d2331d72d9e","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2087f83a644aa2035f77f24a49cb1","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2087f83a644aa2035f77f24a49cb1","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","CreatedAt":"2026-11-23T13:01:44.355Z","PaidAt":"2026-11-23T13:01:44.355Z"}}', NULL, NULL, '2026-11-23 13:01:44.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f842902f3cf35deb3ccd53f37', 153, 'customer.order.paid', 'order', 'ord_01a2087f84283fc9404f0d2260bcf819', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f84202ba82c28ba0e17510422', 'ACTION', '{"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-23T13:01:44.355Z"},"CreatedAt":"2026-11-23T13:01:44.244Z"},"order":{"ID":"ord_01a2087f84283fc9404f0d2260bcf819","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a2087f84283fc9404f0d230b28a657","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a2087f83570ee932916e6013fd96dc","SKUID":"sku_01a2087f83a16bc478b107d71df660e9","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a2087f83570ee932916e6013fd96dc","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a2087f83a16bc478b107d71df660e9","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a2087f84283fc9404f0d2331d72d9e","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a2087f83a644aa2035f77f24a49cb1","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a2087f83a644aa2035f77f24a49cb1","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","CreatedAt":"2026-11-23T13:01:44.355Z","PaidAt":"2026-11-23T13:01:44.355Z"}}', NULL, NULL, '2026-11-23 13:01:44.355+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84595370a8b82bdb90b58820', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a2087f84595370a8b82bdb783c079c', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f842cffc22eb39a23974fb6e1', 'ACTION', '{"redemption":{"ID":"r_01a2087f84595370a8b82bdb783c079c","Object":"redemption","Date":"2026-11-23T13:01:44.409Z","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","TrackingID":"track_MCsYiBOnB_fPYuL0Lho5yC6KULKaTGnwKO2Dxvv6SVA","Status":"SUCCEEDED","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","Related":{"Type":"voucher","ID":"v_01a2087f83c71c9f05d3f302ca4df87f"},"VoucherID":"v_01a2087f83c71c9f05d3f302ca4df87f","Code":"WELCOME10","OrderID":"ord_01a2087f84595370a8b82bda5ef129bf","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a2087f84595370a8b82bdb90b58821","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2087f84595370a8b82bda5ef129bf","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2087f84595370a8b82bdb90b58822","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2087f84595370a8b82bda5ef129bf","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T13:01:44.409Z"},"CreatedAt":"2026-11-23T13:01:44.244Z"},"order":{"ID":"ord_01a2087f84595370a8b82bda5ef129bf","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a2087f84595370a8b82bdaa816c40b","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a2087f83a490439d9ad1ed8375070b","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a2087f83a490439d9ad1ed8375070b","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","Redemptions":{"r_01a2087f84595370a8b82bdb783c079c":{"Date":"2026-11-23T13:01:44.409Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2087f83c71c9f05d3f302ca4df87f"}},"CreatedAt":"2026-11-23T13:01:44.409Z","PaidAt":"2026-11-23T13:01:44.409Z"}}]', '2026-11-23 13:01:44.409+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84908f98c01dd9641ab07fce', 169, 'campaign.created', 'campaign', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f848fec140540d486a9c72928', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:01:44.463Z"}', NULL, NULL, '2026-11-23 13:01:44.463+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84cb3c7e6f4b8922a6c6a7ea', 329, 'voucher.created', 'voucher', 'v_01a2087f84caa9b7ef9b1654de9c2484', NULL, NULL, 'v-01a2087f84c9251f19b327bf1374360e', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2087f84caa9b7ef9b1654de9c2484","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.522Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.522+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8494605bca540a168ca5df65', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a2087f8494605bca540a1599f21da8', NULL, 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f8491f31fa8ba0c9fef24a48e', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2087f8494605bca540a1599f21da8","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","AutomationID":"auto_01a2087f8494605bca540a15d7e93927","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.465Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.465+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8497d57b411d3b2e9e5b0e66', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a2087f8497d57b411d3b2db4e8cab6', NULL, 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f849595d988f90452cb5c47b3', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.469Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.469+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f849fb2b39e67d395c89dc868', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a2087f849eb55b6b76899cce800b9b', NULL, 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f849dbe2e14aa9cec974c9a5b', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2087f8499594dacd515e65a679d10","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2087f83a644aa2035f77f24a49cb1","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T13:01:44.473Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2087f849eb55b6b76899cce800b9b","RewardID":"rew_01a2087f8499594dacd515e65a679d10","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T13:01:44.478Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.478+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84a20c240554c52771a3bdfb', 201, 'voucher.created', 'voucher', 'v_01a2087f84a19245ffd460d569856695', NULL, 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a044743df56d143390b5e1', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.481+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84a60644217983b5dad02f51', 217, 'voucher.published', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a3e571d97b5b16a8d6339d', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2087f84a516376530df9b5fbf92f5","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2087f84a19245ffd460d569856695"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2087f848fec140540d487a2a44f34","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:01:44.483Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.483Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.483+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84a7d977cd2c806a4c3d9fbf', 225, 'publication.succeeded', 'publication', 'pub_01a2087f84a516376530df9b5fbf92f5', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a3e571d97b5b16a8d6339d', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2087f84a516376530df9b5fbf92f5","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2087f84a19245ffd460d569856695"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2087f848fec140540d487a2a44f34","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:01:44.483Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.483Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.483+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84a7d977cd2c806ac4c5fb7f', 233, 'customer.publication.succeeded', 'publication', 'pub_01a2087f84a516376530df9b5fbf92f5', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a3e571d97b5b16a8d6339d', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2087f84a516376530df9b5fbf92f5","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2087f84a19245ffd460d569856695"],"Codes":["REGULAR1"],"CampaignID":"camp_01a2087f848fec140540d487a2a44f34","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:01:44.483Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.483Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.483+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84ac226913016c136c1dda6a', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a8ede05f60b86e61cff821', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.489Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f84aaae1c5542427a868755b9","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.489Z"}}', NULL, NULL, '2026-11-23 13:01:44.489+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84ac226913016c13da7053db', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a8ede05f60b86e61cff821', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.489Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f84aaae1c5542427a868755b9","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.489Z"}}', NULL, NULL, '2026-11-23 13:01:44.489+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84ac226913016c14acf4b05f', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a8ede05f60b86e61cff821', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.489Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f84aaae1c5542427a868755b9","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.489Z"}}', NULL, NULL, '2026-11-23 13:01:44.489+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84aeea70905eeeb9b4a8028e', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84a8ede05f60b86e61cff821', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.469Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.489Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.489+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84c9251f19b327bef97df697', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a2087f84c8818c5b723166c2b50a09', NULL, NULL, 'v-01a2087f84c8818c5b723166b65e4055', 'ACTION', '{"rule":{"ID":"val_01a2087f84c8818c5b723166c2b50a09","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:01:44.52Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.52+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84cb3c7e6f4b8922a577adf7', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a2087f84cb3c7e6f4b89227049ceca', NULL, NULL, 'v-01a2087f84c9251f19b327bf1374360e', 'ACTION', '{"assignment":{"ID":"asgm_01a2087f84cb3c7e6f4b89227049ceca","RuleID":"val_01a2087f84c8818c5b723166c2b50a09","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2087f84caa9b7ef9b1654de9c2484","CreatedAt":"2026-11-23T13:01:44.522Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a2087f84c8818c5b723166c2b50a09","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-23T13:01:44.52Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.522+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84b8455066dfec5c6c1078f0', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', 'v-01a2087f84aeea70905eeebaa24eb652', 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T13:01:44.463Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:01:44.239Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.504Z"},"voucher_transaction":{"ID":"vtx_01a2087f84b8455066dfec5c05164da8","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a2087f84b8455066dfec5b2e152c2c","CreatedAt":"2026-11-23T13:01:44.504Z"}}', '[{"step":1,"id":"ev_01a2087f84b8455066dfec5c6c1078f1","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a2087f84b8455066dfec5b2e152c2c","campaign_id":"camp_01a2087f848fec140540d487a2a44f34","category":"ACTION","data":0},{"step":2,"id":"ev_01a2087f84b8455066dfec5c6c1078f2","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a2087f84a19245ffd460d569856695","campaign_id":"camp_01a2087f848fec140540d487a2a44f34","category":"ACTION","data":1},{"step":3,"id":"ev_01a2087f84b8455066dfec5c6c1078f3","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a2087f84a19245ffd460d569856695","campaign_id":"camp_01a2087f848fec140540d487a2a44f34","category":"ACTION","data":1},{"step":4,"id":"ev_01a2087f84b8455066dfec5c6c1078f4","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a2087f84a19245ffd460d569856695","campaign_id":"camp_01a2087f848fec140540d487a2a44f34","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a2087f84b8455066dfec5b2e152c2c","Object":"redemption","Date":"2026-11-23T13:01:44.504Z","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","Status":"SUCCEEDED","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","Related":{"Type":"voucher","ID":"v_01a2087f84a19245ffd460d569856695"},"VoucherID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Campaign":"Regulars","RewardID":"rew_01a2087f8499594dacd515e65a679d10","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2087f849eb55b6b76899cce800b9b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","EntryID":"vtx_01a2087f84b8455066dfec5c05164da8","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2087f8499594dacd515e65a679d10","By":1}]}}},{"reward_redemption":{"ID":"r_01a2087f84b8455066dfec5b2e152c2c","Object":"redemption","Date":"2026-11-23T13:01:44.504Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a2087f84a19245ffd460d569856695"},"VoucherID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Campaign":"Regulars","RewardID":"rew_01a2087f8499594dacd515e65a679d10","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a2087f849eb55b6b76899cce800b9b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","EntryID":"vtx_01a2087f84b8455066dfec5c05164da8","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Counted":[{"Key":"s/rew_01a2087f8499594dacd515e65a679d10","By":1,"New":false}]},"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a2087f8499594dacd515e65a679d10","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a2087f83a644aa2035f77f24a49cb1","SKUID":""},"Coin":null,"CreatedAt":"2026-11-23T13:01:44.473Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a2087f849eb55b6b76899cce800b9b","RewardID":"rew_01a2087f8499594dacd515e65a679d10","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-23T13:01:44.478Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.504Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-23T13:01:44.463Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-23T13:01:44.239Z"},"redemption":{"ID":"r_01a2087f84b8455066dfec5b2e152c2c","Object":"redemption","Date":"2026-11-23T13:01:44.504Z","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","Status":"SUCCEEDED","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","Related":{"Type":"voucher","ID":"v_01a2087f84a19245ffd460d569856695"},"VoucherID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Campaign":"Regulars","RewardID":"rew_01a2087f8499594dacd515e65a679d10","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a2087f849eb55b6b76899cce800b9b","Type":"MATERIAL","LoyaltyTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","EntryID":"vtx_01a2087f84b8455066dfec5c05164da8","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a2087f8499594dacd515e65a679d10","By":1}]}},"reward":{"ID":"rew_01a2087f8499594dacd515e65a679d10","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a2087f83a644aa2035f77f24a49cb1"},"CreatedAt":"2026-11-23T13:01:44.473Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.504Z"}}]', '2026-11-23 13:01:44.504+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84befb4e0deddf5021e87a60', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a2087f83e729c6be4fc9a5bde59577', NULL, 'camp_01a2087f83cee5cc401d72f296c9ac54', 'v-01a2087f84bc8ef167d3ca15884aa5e0', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83cee5cc401d72f296c9ac54","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Active":true,"CreatedAt":"2026-11-23T13:01:44.27Z"},"customer":{},"voucher":{"ID":"v_01a2087f83e729c6be4fc9a5bde59577","Code":"GIFT-50","CampaignID":"camp_01a2087f83cee5cc401d72f296c9ac54","CategoryID":"cat_01a2087f832f24fcbc357f5f5b9189f2","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-23T13:01:44.295Z","UpdatedAt":"2026-11-23T13:01:44.51Z"},"voucher_transaction":{"ID":"vtx_01a2087f84befb4e0deddf4ff8051a45","VoucherID":"v_01a2087f83e729c6be4fc9a5bde59577","CampaignID":"camp_01a2087f83cee5cc401d72f296c9ac54","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RedemptionID":"r_01a2087f84bcdf77e5f6052addba6fc0","CreatedAt":"2026-11-23T13:01:44.51Z"}}', NULL, NULL, '2026-11-23 13:01:44.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84befb4e0deddf5021e87a61', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a2087f84bcdf77e5f6052addba6fc0', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'v-01a2087f84bc8ef167d3ca15884aa5e0', 'ACTION', '{"redemption":{"ID":"r_01a2087f84bcdf77e5f6052addba6fc0","Object":"redemption","Date":"2026-11-23T13:01:44.51Z","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","Status":"SUCCEEDED","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","Related":{"Type":"voucher","ID":"v_01a2087f83e729c6be4fc9a5bde59577"},"VoucherID":"v_01a2087f83e729c6be4fc9a5bde59577","Code":"GIFT-50","CampaignID":"camp_01a2087f83cee5cc401d72f296c9ac54","Campaign":"Gift cards","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a2087f84befb4e0deddf5021e87a62","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a2087f84befb4e0deddf4f486d6a7e","category":"EFFECT","data":0},{"step":2,"id":"ev_01a2087f84befb4e0deddf5021e87a63","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a2087f84befb4e0deddf4f486d6a7e","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"CreatedAt":"2026-11-23T13:01:44.239Z"},"order":{"ID":"ord_01a2087f84befb4e0deddf4f486d6a7e","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","Redemptions":{"r_01a2087f84bcdf77e5f6052addba6fc0":{"Date":"2026-11-23T13:01:44.51Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a2087f83e729c6be4fc9a5bde59577","RelatedObjectParentID":"camp_01a2087f83cee5cc401d72f296c9ac54"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-23T13:01:44.51Z","PaidAt":"2026-11-23T13:01:44.51Z"}}]', '2026-11-23 13:01:44.51+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84c22fc8659f6f9520830d00', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a2087f84c1636319454e6701d200d0', 'cust_01a2087f83af8d134447785aaef4c59c', NULL, 'v-01a2087f84c1faa7682542de956a0890', 'ACTION', '{"redemption":{"ID":"r_01a2087f84c1636319454e6701d200d0","Object":"redemption","Date":"2026-11-23T13:01:44.514Z","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","Status":"SUCCEEDED","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","Related":{"Type":"voucher","ID":"v_01a2087f83c71c9f05d3f302ca4df87f"},"VoucherID":"v_01a2087f83c71c9f05d3f302ca4df87f","Code":"WELCOME10"}}', NULL, NULL, '2026-11-23 13:01:44.514+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84c566eddb7ab270dd108dd0', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a2087f84c566eddb7ab2702e2df71e', 'cust_01a2087f83af8d134447785aaef4c59c', NULL, 'v-01a2087f84c4ce82f294d533c9915e4b', 'ACTION', '{"redemption":{"ID":"rr_01a2087f84c566eddb7ab2702e2df71e","Object":"redemption_rollback","Date":"2026-11-23T13:01:44.517Z","RedemptionID":"r_01a2087f84c1636319454e6701d200d0","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","Status":"SUCCEEDED","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","Related":{"Type":"voucher","ID":"v_01a2087f83c71c9f05d3f302ca4df87f"},"VoucherID":"v_01a2087f83c71c9f05d3f302ca4df87f","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-23 13:01:44.517+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84d0df34fb60203575a62dd0', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a2087f84cc58eb6d8f71e22662c921', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f84ccef239da5917add0282f1', 'ACTION', '{"redemption":{"ID":"r_01a2087f84cc58eb6d8f71e22662c921","Object":"redemption","Date":"2026-11-23T13:01:44.528Z","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","TrackingID":"track_MCsYiBOnB_fPYuL0Lho5yC6KULKaTGnwKO2Dxvv6SVA","Status":"SUCCEEDED","Channel":{"ID":"e13719c7fd7d0856a928f6aa44cfacaf","Type":"API"},"APIKey":"e13719c7fd7d0856a928f6aa44cfacaf","Related":{"Type":"voucher","ID":"v_01a2087f84caa9b7ef9b1654de9c2484"},"VoucherID":"v_01a2087f84caa9b7ef9b1654de9c2484","Code":"ONCE"}}', NULL, NULL, '2026-11-23 13:01:44.528+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84d30fed32024e5c22b0c81d', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a2087f84d2c61fe86efcd21e82dac9', NULL, 'camp_01a2087f83eb178be53e98616549a5ab', 'v-01a2087f84d1c481c99ee26d03cb24b2', 'ACTION', '{"campaign":{"ID":"camp_01a2087f83eb178be53e98616549a5ab","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a2087f8321d81841f7fbdf30a68c34","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.299Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a2087f84d2c61fe86efcd21e82dac9","CampaignID":"camp_01a2087f83eb178be53e98616549a5ab","Name":"Both","TierIDs":["promo_01a2087f83eb178be53e9861f6a563d7"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-23T13:01:44.529Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.529+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84d8feb48438f27211a2c54c', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a2087f83af8d134447785aaef4c59c', NULL, 'v-01a2087f84d63ed1e3203efe57fbfbff', 'ACTION', '{"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-23 13:01:44.536+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84eff223e7f38f4ae2d6bb83', 361, 'voucher.created', 'voucher', 'v_01a2087f84eed07506e25c5bf41c39f2', NULL, NULL, 'v-01a2087f84e71e1a0ea885401786053e', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2087f84eed07506e25c5bf41c39f2","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.558Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.558+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84f40488170d8a7139741dff', 369, 'voucher.deleted', 'voucher', 'v_01a2087f84eed07506e25c5bf41c39f2', NULL, NULL, 'v-01a2087f84f012e138b583ee42656789', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a2087f84eed07506e25c5bf41c39f2","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.558Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-23T13:01:44.56Z"}}', NULL, NULL, '2026-11-23 13:01:44.56+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84faf2da9090a93a175620a0', 377, 'campaign.created', 'campaign', 'camp_01a2087f84f946a2252a18b39287ea64', NULL, 'camp_01a2087f84f946a2252a18b39287ea64', 'v-01a2087f84f8c6251dbc3f15aacea7b2', 'ACTION', '{"campaign":{"ID":"camp_01a2087f84f946a2252a18b39287ea64","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.569Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-23T13:01:44.569Z"}', NULL, NULL, '2026-11-23 13:01:44.569+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84fd66d4856b5e8a2468e538', 385, 'voucher.created', 'voucher', 'v_01a2087f84fc707daa195c27230e2b55', NULL, 'camp_01a2087f84f946a2252a18b39287ea64', 'v-01a2087f84fb84209d539c2b6963723d', 'ACTION', '{"campaign":{"ID":"camp_01a2087f84f946a2252a18b39287ea64","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.569Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84fc707daa195c27230e2b55","Code":"FRIEND1","CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.572Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.572+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f84fd66d4856b5e8ae2ae20c2', 393, 'campaign.vouchers.added', 'campaign', 'camp_01a2087f84f946a2252a18b39287ea64', NULL, 'camp_01a2087f84f946a2252a18b39287ea64', 'v-01a2087f84fb84209d539c2b6963723d', 'ACTION', '{"campaign":{"ID":"camp_01a2087f84f946a2252a18b39287ea64","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.569Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-23 13:01:44.572+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8506c6332de550e36648c3fe', 409, 'voucher.published', 'voucher', 'v_01a2087f84fc707daa195c27230e2b55', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f84f946a2252a18b39287ea64', 'v-01a2087f84fec3e332fb1e9c1f555a26', 'ACTION', '{"campaign":{"ID":"camp_01a2087f84f946a2252a18b39287ea64","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.569Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a2087f850506c7dae67b843fbf472e","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2087f84fc707daa195c27230e2b55"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:01:44.575Z"},"voucher":{"ID":"v_01a2087f84fc707daa195c27230e2b55","Code":"FRIEND1","CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"cust_01a2087f83af8d134447785aaef4c59c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.572Z","UpdatedAt":"2026-11-23T13:01:44.575Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.575+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8506c6332de550e43b165bba', 417, 'publication.succeeded', 'publication', 'pub_01a2087f850506c7dae67b843fbf472e', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f84f946a2252a18b39287ea64', 'v-01a2087f84fec3e332fb1e9c1f555a26', 'ACTION', '{"campaign":{"ID":"camp_01a2087f84f946a2252a18b39287ea64","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.569Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2087f850506c7dae67b843fbf472e","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2087f84fc707daa195c27230e2b55"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:01:44.575Z"},"voucher":{"ID":"v_01a2087f84fc707daa195c27230e2b55","Code":"FRIEND1","CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"cust_01a2087f83af8d134447785aaef4c59c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.572Z","UpdatedAt":"2026-11-23T13:01:44.575Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.575+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8506c6332de550e5069fa512', 425, 'customer.publication.succeeded', 'publication', 'pub_01a2087f850506c7dae67b843fbf472e', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f84f946a2252a18b39287ea64', 'v-01a2087f84fec3e332fb1e9c1f555a26', 'ACTION', '{"campaign":{"ID":"camp_01a2087f84f946a2252a18b39287ea64","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.569Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a2087f850506c7dae67b843fbf472e","CustomerID":"cust_01a2087f83af8d134447785aaef4c59c","TrackingID":"track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a2087f84fc707daa195c27230e2b55"],"Codes":["FRIEND1"],"CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-23T13:01:44.575Z"},"voucher":{"ID":"v_01a2087f84fc707daa195c27230e2b55","Code":"FRIEND1","CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"cust_01a2087f83af8d134447785aaef4c59c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.572Z","UpdatedAt":"2026-11-23T13:01:44.575Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.575+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f850a6641b79444095573e542', 433, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a2087f850906413a134316622e18d2', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'camp_01a2087f84f946a2252a18b39287ea64', 'v-01a2087f8507b92d7b7d0bf9d5935545', 'ACTION', '{"campaign":{"ID":"camp_01a2087f84f946a2252a18b39287ea64","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.569Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-23T13:01:44.409Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.244Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a2087f850906413a134316622e18d2","VoucherID":"v_01a2087f84fc707daa195c27230e2b55","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","Role":"REFEREE","ReferrerID":"cust_01a2087f83af8d134447785aaef4c59c","CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-23T13:01:44.585Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a2087f84fc707daa195c27230e2b55","Code":"FRIEND1","CampaignID":"camp_01a2087f84f946a2252a18b39287ea64","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"cust_01a2087f83af8d134447785aaef4c59c","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.572Z","UpdatedAt":"2026-11-23T13:01:44.575Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.586+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8515b2df70f5c22e2926d887', 441, 'vl.card_definition.created', 'card_definition', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', NULL, NULL, 'v-01a2087f8513f7fdd20cb986d3d3845f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.595Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.595+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8517926a342d0654cec873cc', 449, 'vl.tier_structure.created', 'tier_structure', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', NULL, NULL, 'v-01a2087f8515b2df70f5c22f1b4537b5', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.598Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.598+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8503efd4bd345e8e4e066caa', 401, 'customer.segment.entered', 'segment', 'seg_01a2087f84d4963a365cad9f2c361a96', 'cust_01a2087f83af8d134447785aaef4c59c', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a2087f84d4963a365cad9f2c361a96","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-23T13:01:44.532Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.579+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f851957aac45958bc44220ea4', 457, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', NULL, NULL, 'v-01a2087f8517926a342d065578e5c933', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.598Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a2087f8517926a342d065589a111a1","StructureID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.599Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.599+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f851bc265ab105f7e2e9e50d8', 465, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', NULL, NULL, 'v-01a2087f851a0560c8695d48aebddfe9', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.598Z","UpdatedAt":"2026-11-23T13:01:44.602Z"}}', NULL, NULL, '2026-11-23 13:01:44.602+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f851cec5907a640a3f3aa5b47', 473, 'vl.benefit.created', 'benefit', 'lben_01a2087f851bc265ab105f7f3d4bf2ee', NULL, NULL, 'v-01a2087f851bc265ab105f7e672c675f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a2087f851bc265ab105f7f3d4bf2ee","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-23T13:01:44.603Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.603+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f851e3cf3315377bbf132be2b', 481, 'vl.earning_rule.created', 'earning_rule', 'lern_01a2087f851dc2f05e35ba126aeac8be', NULL, NULL, 'v-01a2087f851dc2f05e35ba11676ef8ae', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a2087f851dc2f05e35ba126aeac8be","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2087f851dc2f05e35ba117ac82794","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2087f851bc265ab105f7f3d4bf2ee"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.605Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.605+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8520383113b932f3b9571549', 489, 'vl.reward.created', 'reward', 'lrew_01a2087f851fe020e70fb2315e3fcf7d', NULL, NULL, 'v-01a2087f851fe020e70fb22f63c73bd4', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a2087f851fe020e70fb2315e3fcf7d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2087f83a644aa2035f77f24a49cb1","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2087f851fe020e70fb2304afbb23d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2087f851fe020e70fb230a54c36f1","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.607Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.607+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f85229a0204b89a16593c7964', 497, 'vl.program.created', 'program', 'lprg_01a2087f85216dd0506e769922c71561', NULL, NULL, 'v-01a2087f85216dd0506e76987dc6c5df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f85234b672332ed542ea34a3d', 505, 'vl.program.card_definition.assigned', 'program', 'lprg_01a2087f85216dd0506e769922c71561', NULL, NULL, 'v-01a2087f85216dd0506e76987dc6c5df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.595Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2087f85229a0204b89a1714a8d0a3","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"card_definition","ResourceID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f85234b672332ed54ace2e3f3', 513, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', NULL, NULL, 'v-01a2087f85216dd0506e76987dc6c5df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.595Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2087f85229a0204b89a1714a8d0a3","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"card_definition","ResourceID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8524c3009283dc83357f751b', 521, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a2087f85216dd0506e769922c71561', NULL, NULL, 'v-01a2087f85216dd0506e76987dc6c5df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.598Z","UpdatedAt":"2026-11-23T13:01:44.602Z"},"Assignment":{"ID":"lasgm_01a2087f8524c3009283dc82a496615a","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"tier_structure","ResourceID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8524c3009283dc8365ce5c8f', 529, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', NULL, NULL, 'v-01a2087f85216dd0506e76987dc6c5df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.598Z","UpdatedAt":"2026-11-23T13:01:44.602Z"},"Assignment":{"ID":"lasgm_01a2087f8524c3009283dc82a496615a","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"tier_structure","ResourceID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8525f33be89eab243d7abe5a', 537, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a2087f85216dd0506e769922c71561', NULL, NULL, 'v-01a2087f85216dd0506e76987dc6c5df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2087f851dc2f05e35ba126aeac8be","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2087f851dc2f05e35ba117ac82794","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2087f851bc265ab105f7f3d4bf2ee"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.605Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2087f8525f33be89eab23d64c3bf2","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"earning_rule","ResourceID":"lern_01a2087f851dc2f05e35ba126aeac8be","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8525f33be89eab251f19dba4', 545, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a2087f851dc2f05e35ba126aeac8be', NULL, NULL, 'v-01a2087f85216dd0506e76987dc6c5df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a2087f851dc2f05e35ba126aeac8be","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a2087f851dc2f05e35ba117ac82794","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a2087f851bc265ab105f7f3d4bf2ee"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.605Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2087f8525f33be89eab23d64c3bf2","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"earning_rule","ResourceID":"lern_01a2087f851dc2f05e35ba126aeac8be","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.609+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f852974f8326998ea4b3b0a48', 553, 'vl.program.reward.assigned', 'program', 'lprg_01a2087f85216dd0506e769922c71561', NULL, NULL, 'v-01a2087f8527faba8b4b5c4dbf41d3db', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2087f851fe020e70fb2315e3fcf7d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2087f83a644aa2035f77f24a49cb1","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2087f851fe020e70fb2304afbb23d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2087f851fe020e70fb230a54c36f1","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.607Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2087f852974f8326998ea445267a9","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"reward","ResourceID":"lrew_01a2087f851fe020e70fb2315e3fcf7d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.615Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.615+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f852974f8326998eacb83b7b4', 561, 'vl.reward.assigned', 'reward', 'lrew_01a2087f851fe020e70fb2315e3fcf7d', NULL, NULL, 'v-01a2087f8527faba8b4b5c4dbf41d3db', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a2087f85216dd0506e769922c71561","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.609Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a2087f851fe020e70fb2315e3fcf7d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a2087f83a644aa2035f77f24a49cb1","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a2087f851fe020e70fb2304afbb23d","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a2087f851fe020e70fb230a54c36f1","Name":"","Points":20,"CardDefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.607Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a2087f852974f8326998ea445267a9","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","Type":"reward","ResourceID":"lrew_01a2087f851fe020e70fb2315e3fcf7d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-23T13:01:44.615Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.615+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f852d968640589538cb1a6874', 569, 'vl.member.created', 'member', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f852acd87b494ece03707e461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.618+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f852e97336692d6b2b4957198', 577, 'vl.card.created', 'card', 'lcrd_01a2087f852d968640589539a5f26b8e', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f852acd87b494ece03707e461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2087f852d968640589539a5f26b8e","MemberID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","DefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Code":"G6smQHhkco","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.618+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f852e97336692d6b310b188b3', 585, 'vl.card.assigned', 'card', 'lcrd_01a2087f852d968640589539a5f26b8e', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f852acd87b494ece03707e461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2087f852d968640589539a5f26b8e","MemberID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","DefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Code":"G6smQHhkco","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.618+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f852e97336692d6b3981df545', 593, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a2087f852d968640589539a5f26b8e', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f852acd87b494ece03707e461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2087f852d968640589539a5f26b8e","MemberID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","DefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Code":"G6smQHhkco","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.618+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f852e97336692d6b3ef6dc8e9', 601, 'vl.member.card.assigned', 'member', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f852acd87b494ece03707e461', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a2087f852d968640589539a5f26b8e","MemberID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","DefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Code":"G6smQHhkco","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.618+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f853537f38b80da9e044ff687', 609, 'vl.tier.joined', 'tier', 'lt_01a2087f8517926a342d065589a111a1', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f8530e76bfabe9480e4e47075', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"e13719c7fd7d0856a928f6aa44cfacaf","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a2087f852d968640589539a5f26b8e","MemberID":"lmbr_01a2087f852b348d2aa35589b79de72b","ProgramID":"lprg_01a2087f85216dd0506e769922c71561","CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","DefinitionID":"lcdef_01a2087f8513f7fdd20cb9872e1d1c5d","Code":"G6smQHhkco","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a2087f8516ec5e566b906dcf3c2ba4","Rank":{"TierID":"lt_01a2087f8517926a342d065589a111a1","Since":"2026-11-23","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-23T13:01:44.618Z","UpdatedAt":"2026-11-23T13:01:44.624Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-23 13:01:44.624+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f85413cb117b2473af0dd22dc', 617, 'customer.order.created', 'order', 'ord_01a2087f85402ee312c9019d7cbefbdf', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f85402ee312c9019cfb840a88', 'ACTION', '{"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:01:44.64Z"},"CreatedAt":"2026-11-23T13:01:44.244Z"},"order":{"ID":"ord_01a2087f85402ee312c9019d7cbefbdf","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","CreatedAt":"2026-11-23T13:01:44.64Z","PaidAt":"2026-11-23T13:01:44.64Z"}}', NULL, NULL, '2026-11-23 13:01:44.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f85413cb117b2473bda48ca3d', 625, 'customer.order.paid', 'order', 'ord_01a2087f85402ee312c9019d7cbefbdf', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f85402ee312c9019cfb840a88', 'ACTION', '{"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:01:44.64Z"},"CreatedAt":"2026-11-23T13:01:44.244Z"},"order":{"ID":"ord_01a2087f85402ee312c9019d7cbefbdf","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","CreatedAt":"2026-11-23T13:01:44.64Z","PaidAt":"2026-11-23T13:01:44.64Z"}}', NULL, NULL, '2026-11-23 13:01:44.64+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f85435661729919408227d131', 633, 'customer.order.created', 'order', 'ord_01a2087f8542a867dccdcf3111f85159', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, 'v-01a2087f8542a867dccdcf302a9f55a7', 'ACTION', '{"customer":{"ID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-23T13:01:44.64Z"},"CreatedAt":"2026-11-23T13:01:44.244Z"},"order":{"ID":"ord_01a2087f8542a867dccdcf3111f85159","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a2087f83b403d4d0fdddd14abcb1c6","CreatedAt":"2026-11-23T13:01:44.642Z"}}', NULL, NULL, '2026-11-23 13:01:44.642+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8589d6a879949619bfde9133', 641, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.667Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f857b97c86da13eb3c0d1cdc3","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2087f84befb4e0deddf5021e87a63","EventType":"customer.order.paid","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RuleID":"ern_01a2087f8494605bca540a1599f21da8","ItemID":"","TierID":"","HolderTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.667Z"}}', NULL, NULL, '2026-11-23 13:01:44.667+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8589d6a87994961a9d28036a', 649, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.667Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f857b97c86da13eb3c0d1cdc3","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2087f84befb4e0deddf5021e87a63","EventType":"customer.order.paid","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RuleID":"ern_01a2087f8494605bca540a1599f21da8","ItemID":"","TierID":"","HolderTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.667Z"}}', NULL, NULL, '2026-11-23 13:01:44.667+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8589d6a87994961aefe42f9e', 657, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.667Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f857b97c86da13eb3c0d1cdc3","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2087f84befb4e0deddf5021e87a63","EventType":"customer.order.paid","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RuleID":"ern_01a2087f8494605bca540a1599f21da8","ItemID":"","TierID":"","HolderTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.667Z"}}', NULL, NULL, '2026-11-23 13:01:44.667+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8598d905d38395dcee70afcb', 665, 'customer.rewarded', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2087f8494605bca540a1599f21da8","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","AutomationID":"auto_01a2087f8494605bca540a15d7e93927","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.465Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.667Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f857b97c86da13eb3c0d1cdc3","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2087f84befb4e0deddf5021e87a63","EventType":"customer.order.paid","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RuleID":"ern_01a2087f8494605bca540a1599f21da8","ItemID":"","TierID":"","HolderTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.667Z"}}', NULL, NULL, '2026-11-23 13:01:44.667+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a2087f8598d905d38395ddbe15c05b', 673, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a2087f848fec140540d487a2a44f34","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-23T13:01:44.463Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a2087f83af8d134447785aaef4c59c","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-23T13:01:44.51Z"},"SystemMetadata":null,"CreatedAt":"2026-11-23T13:01:44.239Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a2087f8494605bca540a1599f21da8","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","AutomationID":"auto_01a2087f8494605bca540a15d7e93927","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-23T13:01:44.465Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a2087f84a19245ffd460d569856695","Code":"REGULAR1","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a2087f83af8d134447785aaef4c59c","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-23T13:01:44.481Z","UpdatedAt":"2026-11-23T13:01:44.667Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a2087f857b97c86da13eb3c0d1cdc3","VoucherID":"v_01a2087f84a19245ffd460d569856695","CampaignID":"camp_01a2087f848fec140540d487a2a44f34","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RedemptionID":"","RollbackID":"","RelatedID":"","Cause":{"EventID":"ev_01a2087f84befb4e0deddf5021e87a63","EventType":"customer.order.paid","OrderID":"ord_01a2087f84befb4e0deddf4f486d6a7e","RuleID":"ern_01a2087f8494605bca540a1599f21da8","ItemID":"","TierID":"","HolderTierID":"ltr_01a2087f8497d57b411d3b2db4e8cab6","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-23T13:01:44.667Z"}}', NULL, NULL, '2026-11-23 13:01:44.667+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a2087f84d9848ff67b936804e7ca40_0', 'exp_01a2087f84d9848ff67b936804e7ca40', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-UXmQd1fr,GIFT_VOUCHER,50.00,
CARD-5XuJKUXK,GIFT_VOUCHER,50.00,
CARD-OdcZce1l,GIFT_VOUCHER,50.00,
CARD-wPB9RrnG,GIFT_VOUCHER,50.00,
CARD-i1uTXrTA,GIFT_VOUCHER,50.00,
HELLO-9AnJ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-1LuR,DISCOUNT_VOUCHER,10,PERCENT
HELLO-hfXn,DISCOUNT_VOUCHER,10,PERCENT
HELLO-8KLf,DISCOUNT_VOUCHER,10,PERCENT
HELLO-fte4,DISCOUNT_VOUCHER,10,PERCENT
HELLO-1ZgK,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ez1L,DISCOUNT_VOUCHER,10,PERCENT
HELLO-AKTZ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-V7OC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-5YgV,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LKLU,DISCOUNT_VOUCHER,10,PERCENT
HELLO-zSjR,DISCOUNT_VOUCHER,10,PERCENT
HELLO-put5,DISCOUNT_VOUCHER,10,PERCENT
HELLO-RG8q,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ILne,DISCOUNT_VOUCHER,10,PERCENT
HELLO-KJEO,DISCOUNT_VOUCHER,10,PERCENT
HELLO-oKUg,DISCOUNT_VOUCHER,10,PERCENT
HELLO-xamq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-rdQC,DISCOUNT_VOUCHER,10,PERCENT
HELLO-GKSI,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a2087f84d9848ff67b936804e7ca40', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-23 13:01:44.537+00', '2026-11-23 13:01:44.54+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_ab0d541b1d69391e4a422090a27a5555', 'demo', 'edb50097b8b97e68a322753956e6ac98f9c1cf7b754f75a2027b8256b97d7ced', 'run_01a2087f84bc8ef167d3ca165eb07e65', NULL, 'B+6xGO4ukSheQ7PQCCuNCf1NKuSkSqiHIUyuFudWMIdSgJP0CYgRJZ0y/j/G77DJdTzjgMs8ZzfYN9gBsAAG862/D1uoHc0kTqH5ehnMN487q+0D57xdLodPpSRA3MfseewpPzs45GlfJVEMcGWd4Tig36sltlg7HtiG8d9ScXKaQaS1I9H+v5qdWHX68todVu8btO3pq+ORqXiXrdDPOjtYbpRrE65iq91IHsFG/6XgTvzic5KlZyHtGFKhfTZYorlX+Hv+lD86FvScP8UH/xV/Tv/XhdHA2ZgzvsrzJemMS+e7tC+qKg3etDaTZaErK0o54uxWifHSbc9ALKsPgD9SBqCzfZ3OMjjwvjklV/J7tT/1TBGst6nHU/tCME/e9Y2XZZQsBIicu6omzq5nxQulDb3RTejaGvKTxm1nR6WzqSVmepbsVE/L20P7xEfkNlr6bbQ3pxLyB0zfm1CrOiqq+hd45C0qOBZGUK2dj6smLHWJ0MHQDCoCB4hfHF/Qs3xPw0uI4mz43VGN5fh86kNE9E/uaBB+mRas4TOBtxdY8NpVeT56RW8lKrQYqVc1gCR7KBpF9Q8SBmGzReAvRokVU1265GzahNJpWVImDl8di/+r4oOiMcK1QS3WZGYED4X13THckvp8/KRYddgzpF+QDdLBdwcIePNsku9PvvOWNJfHNCtM5JhJAsovFQluQ1+HHNmmDbZFCLJVcgPjv80KDeFxbUApf+Rwe4hNVTJA7pssQc8YnJOXOYx6Mn6YUitwLyoh92lxW20i2EfuhTLI2OkHp0xm9tdIWXmYAQWFw/MBuCP1kqPVHsfCrDj18gwI7we+FTCZy0sITo9eb9Q57v0hjSyxcPyj4TkfqJp40E7S9FG8paI1uWqlfVEPhuoMsAN6BVQhvndFTW0fZLcWYn4imK+49SGPXEXsPCDGXFvjZ25J6FNsxUU4YCRNP++sxuyw2w1+KE4NEzNwYzKEW7D0RdTbpaxc0D6WwidSJ8xNcSg3f5rU4U99H8ypE2mT93J1dKJ87bu0FeDBvs4fFmrw0tQWpgBt/2LJMal9c4zzxZpAf9J1mmrCXhF2W9jybVLtoGWXin/6tyO6sRFwvtCaYL0FiurfJxNa2r+j0nhw1vwyQdYQohuEJM7fz5JU4yT7ECvY9xuS24nhm4FHOuU8pFxsF+TyLlS+PAgOFpCo/iar7iDKtRRiYkG6eCZNkmfTWdXQVXNuyodN2YYYaGLRBTu2kp9We63WridWGg1vPO6YjBvOqYivVoa2Ws1eV0TDBQL8kOq6FcDprAiFNfEU/OtYSiLZvU/hE7jtcMQR/d7/XnwhfO7MHuXeUCMHrSLiklDtX2t1MR22REKIooO7TF6s/CNuSpJ/B1S1Gg==', '2026-11-23 13:01:44.508+00', '2026-11-24 13:01:44.508+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_dfa172e983d70006eceb02eda29ff274', 'demo', '4296ac956d8f8afe25b8ab8d6a883cd7526e5d57f585f376186ac6dd376dd424', 'run_01a2087f84c1faa7682542dee2b09f91', NULL, 'cPtxmbTEezmdciqN0IomUS3WG8ue2XhOISnI0s1wmvF6nZhBHTRRJLf6NkxmbeKbCpayUOpo055xkuVaiPCmqueuLKyDEXVI51ugPOeAZ/wTShmRomfkSwjxAWFbwwKwN/3ZIx7lHJqpKbQKEbz8UmWHm3GFPV0qzDCf57q+bPal3Nccz7HvR89t0NqMOZCFYFpzDij9/LCjvUBla7v4MVbHiQeGw3aWAC205xS8/z1+BHESVbkeGOmaQfhULE7JYgicAedO955o8EBTPNEg9M1Ja1HsVZdPw1pghkzJmxtIi1WPGgkhJU1xaS9qDO7qZZSUy+iQBVtuXjHZODoT4Z232PsPG/dPlhOgXA4JRaNcjxJCvx70CudWytynZRlQT364dBvFLNznBfnZ/uWSvXK7E+X8+ob5MZkiyeEl3rSzicOz1xRofWZKeXy9gmzS/d2mnbjPRXGqv2cJVYX/JvM5uGOljMb3doKWcK+/rudL7yjHtWTLIT0zVBbo8doHfg0Pw09JW0pnYpOsJvPKt1FjK/nr2V9n2scdk53+iYh/Xj5pM7WMSukJQ7epE/ez3N14cYuso+hGNvVHO4RfitIMn7ERdvhMMtdpE0R5hTvjBaad2GTM55glPDk47MhyRm4bjBW1A8wPtMpcQtY7pwzMH7FJdbjI+OKXey7yO4LDYS7E+MKqg9e9m8OMgoVspIHz/4Sasr157UILLBiR7O5fMHb7ZV6LVJQJcZOrMzwvGN4QYXWNl4hlhxghsuyORzgZDj6ke06/jSNS1+taOqZhBdQtKUDpVCEShqJZsk/8Whq0nC9i9i7NMAcEy4ebz2sVXRLhD2fn6HH7aa/bt6MM/lAsUsWWszWih2DqBUfwo+rHnre6I7P1YeMnagZy3DTb0Wlvbvjvo/ussLarcpf0Kr11gQonxPkgBll34j6fXU4XX/H4yV4AgADQk8B5ebmkj9lth+USIHAIiNfP8p93bd2KtZpUC5/sCYqZXhk6667JoZQIo2Ka/qS+vDHzTaNbtGl/CRW+ZeYouBQ9TpvRSjiqE8wwt2NW9eQclA2sKI1a4At0O+r5ng==', '2026-11-23 13:01:44.513+00', '2026-11-24 13:01:44.513+00');
INSERT INTO public.idempotency_records (project_id, id, owner_project_id, fingerprint, holder, lease_until, answer, created_at, expires_at) VALUES ('', 'idem_04ab4fb3f1894ee331e628e6e14978e6', 'demo', 'e4a881188e0e68ad526d3659622c57b8e806b31de77f337c93eaa787adba6f8b', 'run_01a2087f84ccef239da5917b1ce803f3', NULL, '1/JKstIn4bPltAKYbNh+puWFvlvN5X+otCKGMVXFOgLp8boLOXvG0yTPeF2B51sd3u6kIu1EL4BwCwet9EId7ST/Ab39If31t5ECWOLVrhuwuLLsKRFdqCvl3OyMsfJwYVaMFGaLDUQnRXlAXFk2xe4mKOS5YBfevB9RQd1Ho8zm2Zm/InH2w3lGHjFLWTkVS/qUEclgF2Eom5ZsBvyArFUB7Y5pkb5ZaE+TnIDebDomDXA7pwA46d4cgModbNKFHmOGOE/9SNedywaKlHbQue0DRCM2GNlVZMluea93Zi09NPn6B2yaJfAepf2/tlkuL2dHPWsgbgkEBcMeNV9V7SO5/ePdq/+Z+wN93KGkALGtbb8YuYKF1O9Di3AzjEThrYUVQyXWQIOqJMdblHeJIORN30WCseqzxSKluWn7aDj3uvVIOXSnDJJPeROkQlmzE8c/omKDBYo2PefGLgqOULVM5qzDoYgXISRtzenWTuOa9oUobfGP1EZnvXcz8zu8UQYk2xj3mYauUeGbPhwuYYem0PZi0pSCj4X8ZiWTaCHB2EwnJNPnBmUSQEmDm60eKt6WrnBrS181zHaW6QSZe6Bs7QDC9KpvR+Yx35OVF6Vx8lBLggZFRZcV0aT4uthxr8VbzJxP/SbXOsAVpgKd8Xd6cT/kjJTNOG1MB9Uc7iJyv77DyPVHeLb+HDMJsvWTGRo3SSCClMJEDhdX+xfIrdm9CgH1eQh4EGn2NglTIiyulH2mz+PE5xgXZ/aOjrdjZiEEhX8YS7JvhTIFEavRlNIteek2EqZcxFdWLrmHs4lH0gcIoFFMSXDNYl6hQb0G4yCG+PYsJ2m1nwnTgZhQlZFIEEbWCqYhnoYcoF58JVZOqwPRfG1A7tF2gCAPsT7PYbFjqnbpmYDiwcHku6PoklOiEAPsIuvm2R2dRlfPJjDqJwiq1QB0LGAGtl9gw8NVDH8SDSTw27rTDjsXQxFfqIWO53uWj4tsjRyC7h6TMkXMYDi2KsG/v7vTag==', '2026-11-23 13:01:44.524+00', '2026-11-24 13:01:44.524+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a2087f8512421e46132dd2c867f5c5', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-23 13:01:44.594+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lprg_01a2087f85216dd0506e769922c71561', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'lprg_01a2087f85216dd0506e769922c71561 cust_01a2087f83b403d4d0fdddd14abcb1c6', 'ACTIVE', NULL, '2026-11-23 13:01:44.618+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a2087f84a19245ffd460d569856695', 'camp_01a2087f848fec140540d487a2a44f34', 'cust_01a2087f83af8d134447785aaef4c59c', 'ltr_01a2087f8497d57b411d3b2db4e8cab6', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '2026-11-23 13:01:44.489+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a2087f8497d57b411d3b2db4e8cab6', 'camp_01a2087f848fec140540d487a2a44f34', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-23 13:01:44.469+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lprg_01a2087f85216dd0506e769922c71561', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'G6smQHhkco', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-23", "TierID": "lt_01a2087f8517926a342d065589a111a1"}, "StructureID": "lts_01a2087f8516ec5e566b906dcf3c2ba4"}', NULL, '2026-11-23 13:01:44.618+00', '2026-11-23 13:01:44.963+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_5453c1cb9a79ca4a8de881c516fb9cec', 'tiers', 'lprg_01a2087f85216dd0506e769922c71561', 'tiers lprg_01a2087f85216dd0506e769922c71561', '2026-11-23', NULL, NULL, NULL, 'lts_01a2087f8516ec5e566b906dcf3c2ba4', 'lt_01a2087f8517926a342d065589a111a1', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_277da181048ca8a1108923786d06ae66', 'tiers', 'lprg_01a2087f85216dd0506e769922c71561', 'tiers lprg_01a2087f85216dd0506e769922c71561 total', NULL, NULL, NULL, NULL, 'lts_01a2087f8516ec5e566b906dcf3c2ba4', 'lt_01a2087f8517926a342d065589a111a1', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_f51082b9906f54bd24207cf9b74d734f', 'spending', 'lprg_01a2087f85216dd0506e769922c71561', 'spending lprg_01a2087f85216dd0506e769922c71561', '2026-11-23', NULL, NULL, 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_06085a5afe2064379112b7611f764d66', 'spending', 'lprg_01a2087f85216dd0506e769922c71561', 'spending lprg_01a2087f85216dd0506e769922c71561 total', NULL, NULL, NULL, 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_5349dc1cb9062fc30d81bb446a47876c', 'card', 'lcrd_01a2087f852d968640589539a5f26b8e', 'card lcrd_01a2087f852d968640589539a5f26b8e', '2026-11-23', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_50ffb6b35a13191e158a1ac036b1ca0b', 'points_earnings', 'lprg_01a2087f85216dd0506e769922c71561', 'points_earnings lprg_01a2087f85216dd0506e769922c71561', '2026-11-23', 'lern_01a2087f851dc2f05e35ba126aeac8be', 'lernei_01a2087f851dc2f05e35ba117ac82794', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_63fa75c62688f39a2cc65d804cf80544', 'member_rules', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'member_rules lmbr_01a2087f852b348d2aa35589b79de72b', '2026-11-23', 'lern_01a2087f851dc2f05e35ba126aeac8be', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_ec1251671932f152da63e26651f340ac', 'earning_rules', 'lprg_01a2087f85216dd0506e769922c71561', 'earning_rules lprg_01a2087f85216dd0506e769922c71561', '2026-11-23', 'lern_01a2087f851dc2f05e35ba126aeac8be', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_071ce16092b4f4b5c311713c64adb336', 'earning_rules', 'lprg_01a2087f85216dd0506e769922c71561', 'earning_rules lprg_01a2087f85216dd0506e769922c71561 total', NULL, 'lern_01a2087f851dc2f05e35ba126aeac8be', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_280822c97cd6c9f4d21af8a917c5ba24', 'points_earnings', 'lprg_01a2087f85216dd0506e769922c71561', 'points_earnings lprg_01a2087f85216dd0506e769922c71561 total', NULL, 'lern_01a2087f851dc2f05e35ba126aeac8be', 'lernei_01a2087f851dc2f05e35ba117ac82794', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2087f852b348d2aa3558a0764e9e3', 'seats lprg_01a2087f85216dd0506e769922c71561', '2026-11-23 13:01:44.62+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2087f8538c74f6370187f20aa9583', 'reward lrew_01a2087f851fe020e70fb2315e3fcf7d lmbr_01a2087f852b348d2aa35589b79de72b', '2026-11-23 13:01:44.631+00', '2026-11-23', 1, '2026-11-23', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2087f853a46b654207ae6e5e420f5', 'spend lcrd_01a2087f852d968640589539a5f26b8e', '2026-11-23 13:01:44.644+00', '2026-11-23', 1, '2026-11-23', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2087f868f66b54dd875a04c8efd6c', 'card lcrd_01a2087f852d968640589539a5f26b8e', '2026-11-23 13:01:44.963+00', '2026-11-23', 1, '2026-11-23', 5);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a2087f868d163194a3c543fdb988b6', 'lern_01a2087f851dc2f05e35ba126aeac8be lmbr_01a2087f852b348d2aa35589b79de72b', '2026-11-23 13:01:44.963+00', '2026-11-23', 1, '2026-11-23', 15);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a2087f85100b67b3f8379dc2759a77', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-23 13:01:44.592+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '6b5a830da81cad5eacacb02bfc1e31e5db89e89b208f4dcf61d426209e0b669b', 'demo', 'e13719c7fd7d0856a928f6aa44cfacaf', '["api"]', '2026-11-23 13:01:44.565+00', '2026-11-23 13:16:44.565+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a2087f8546bac6d18ffbe4a9ec22c4', 'APPROVED', 'lprg_01a2087f85216dd0506e769922c71561', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'lctx_01a2087f8547ad6e9c4cbb765ab7e9ac', 'ord_01a2087f8542a867dccdcf3111f85159', 'ordpay_01a2087f8546bac6d18ffbe5a91cc690', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-23 13:01:44.644+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2087f84283fc9404f0d2260bcf819', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a2087f84283fc9404f0d230b28a657", "SKU": {"ID": "sku_01a2087f83a16bc478b107d71df660e9", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a2087f83a16bc478b107d71df660e9", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a2087f83570ee932916e6013fd96dc", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a2087f83570ee932916e6013fd96dc", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a2087f84283fc9404f0d2331d72d9e", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a2087f83a644aa2035f77f24a49cb1", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a2087f83a644aa2035f77f24a49cb1", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, NULL, NULL, '2026-11-23 13:01:44.355+00', NULL, '2026-11-23 13:01:44.355+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2087f84595370a8b82bda5ef129bf', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a2087f84595370a8b82bdaa816c40b", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a2087f83a490439d9ad1ed8375070b", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a2087f83a490439d9ad1ed8375070b", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, '{"r_01a2087f84595370a8b82bdb783c079c": {"Date": "2026-11-23T13:01:44.409Z", "RelatedObjectID": "v_01a2087f83c71c9f05d3f302ca4df87f", "RelatedObjectType": "voucher"}}', NULL, '2026-11-23 13:01:44.409+00', NULL, '2026-11-23 13:01:44.409+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2087f84befb4e0deddf4f486d6a7e', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a2087f83af8d134447785aaef4c59c', NULL, '{"r_01a2087f84bcdf77e5f6052addba6fc0": {"Date": "2026-11-23T13:01:44.51Z", "RelatedObjectID": "v_01a2087f83e729c6be4fc9a5bde59577", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a2087f83cee5cc401d72f296c9ac54"}}', '{"Shared": 0, "Uncounted": 500}', '2026-11-23 13:01:44.51+00', NULL, '2026-11-23 13:01:44.51+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2087f85402ee312c9019d7cbefbdf', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, NULL, NULL, '2026-11-23 13:01:44.64+00', NULL, '2026-11-23 13:01:44.64+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, guard, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a2087f8542a867dccdcf3111f85159', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a2087f83b403d4d0fdddd14abcb1c6', NULL, NULL, NULL, '2026-11-23 13:01:44.642+00', NULL, NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2087f84aaae1c5542427b83bab590', 'v_01a2087f84a19245ffd460d569856695', 'camp_01a2087f848fec140540d487a2a44f34', 'cust_01a2087f83af8d134447785aaef4c59c', 'vtx_01a2087f84aaae1c5542427a868755b9', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2087f84a19245ffd460d569856695 9999-12-31 001795438904489', NULL, '2026-11-23 13:01:44.489+00', '2026-11-23 13:01:44.504+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2087f853203f7666b24eb01fdd521', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lprg_01a2087f85216dd0506e769922c71561', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lctx_01a2087f853203f7666b24ea87d0c95d', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-23 13:01:44.624+00', '2026-11-23 13:01:44.644+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a2087f857c40ef23b1f17a493d7cc5', 'v_01a2087f84a19245ffd460d569856695', 'camp_01a2087f848fec140540d487a2a44f34', 'cust_01a2087f83af8d134447785aaef4c59c', 'vtx_01a2087f857b97c86da13eb3c0d1cdc3', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a2087f84a19245ffd460d569856695 9999-12-31 001795438904667', NULL, '2026-11-23 13:01:44.667+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2087f8691e83067b8035e530178f1', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lprg_01a2087f85216dd0506e769922c71561', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lctx_01a2087f8690c14c43769fa42413c424', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2087f852d968640589539a5f26b8e 9999-12-31 001795438904963', NULL, '2026-11-23 13:01:44.963+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a2087f8695d31a1bbb0c00552e77ce', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lprg_01a2087f85216dd0506e769922c71561', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lctx_01a2087f8695d31a1bbb0bffc3c1c9ae', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a2087f852d968640589539a5f26b8e 9999-12-31 001795438904963', NULL, '2026-11-23 13:01:44.963+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2087f84b8455066dfec5c62d9b8f7', 'v_01a2087f84a19245ffd460d569856695', 'vtx_01a2087f84b8455066dfec5c05164da8', 'lopb_01a2087f84aaae1c5542427b83bab590', 20, 0, 0, '2026-11-23 13:01:44.504+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2087f853b87c248afdda70809d78f', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lctx_01a2087f853b87c248afdda62286b2ee', 'lcpeb_01a2087f853203f7666b24eb01fdd521', 20, 0, 0, '2026-11-23 13:01:44.631+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a2087f8547ad6e9c4cbb76b9cf95d7', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lctx_01a2087f8547ad6e9c4cbb765ab7e9ac', 'lcpeb_01a2087f853203f7666b24eb01fdd521', 80, 0, 0, '2026-11-23 13:01:44.644+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-23 13:01:44.083+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2087f83570ee932916e6013fd96dc', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-23 13:01:44.15+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2087f83a490439d9ad1ed8375070b', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-23 13:01:44.228+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a2087f83a644aa2035f77f24a49cb1', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-23 13:01:44.23+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-23 13:01:44.083+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a2087f83a76e35aae860f140cfd422', 'Equipment', 'STATIC', '[{"ID": "prod_01a2087f83a490439d9ad1ed8375070b", "Object": "product"}, {"ID": "prod_01a2087f83a644aa2035f77f24a49cb1", "Object": "product"}]', NULL, NULL, false, '2026-11-23 13:01:44.231+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2087f85229a0204b89a1714a8d0a3', 'lprg_01a2087f85216dd0506e769922c71561 lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'lprg_01a2087f85216dd0506e769922c71561', 'card_definition', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', NULL, 0, '2026-11-23 13:01:44.609+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2087f8524c3009283dc82a496615a', 'lprg_01a2087f85216dd0506e769922c71561 lts_01a2087f8516ec5e566b906dcf3c2ba4', 'lprg_01a2087f85216dd0506e769922c71561', 'tier_structure', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', NULL, 0, '2026-11-23 13:01:44.609+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2087f8525f33be89eab23d64c3bf2', 'lprg_01a2087f85216dd0506e769922c71561 lern_01a2087f851dc2f05e35ba126aeac8be', 'lprg_01a2087f85216dd0506e769922c71561', 'earning_rule', 'lern_01a2087f851dc2f05e35ba126aeac8be', NULL, 0, '2026-11-23 13:01:44.609+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a2087f852974f8326998ea445267a9', 'lprg_01a2087f85216dd0506e769922c71561 lrew_01a2087f851fe020e70fb2315e3fcf7d', 'lprg_01a2087f85216dd0506e769922c71561', 'reward', 'lrew_01a2087f851fe020e70fb2315e3fcf7d', NULL, 1, '2026-11-23 13:01:44.615+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a2087f851dc2f05e35ba126aeac8be', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a2087f851dc2f05e35ba126aeac8be", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a2087f851dc2f05e35ba117ac82794", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}}, {"BenefitID": "lben_01a2087f851bc265ab105f7f3d4bf2ee"}]}], "CreatedAt": "2026-11-23T13:01:44.605Z"}', '2026-11-23 13:01:44.605+00');
INSERT INTO public.program_revisions (project_id, id, number) VALUES ('demo', 'lrev_definitions', 9);
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a2087f851fe020e70fb2315e3fcf7d', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a2087f851fe020e70fb2315e3fcf7d", "Gift": {"Material": {"ProductID": "prod_01a2087f83a644aa2035f77f24a49cb1"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a2087f851fe020e70fb2304afbb23d", "Spending": {"ID": "lrspn_01a2087f851fe020e70fb230a54c36f1", "Points": 20, "CardDefinitionID": "lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:01:44.607Z"}', '2026-11-23 13:01:44.607+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a2087f8517926a342d065589a111a1', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', 'Gold', '{"ID": "lt_01a2087f8517926a342d065589a111a1", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-23T13:01:44.599Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a2087f8516ec5e566b906dcf3c2ba4"}', '2026-11-23 13:01:44.599+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a2087f85216dd0506e769922c71561', 'Club', 'ACTIVE', NULL, NULL, '2026-11-23 13:01:44.609+00', NULL);
INSERT INTO public.project_revisions (project_id, revision) VALUES ('demo', 29);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '2a809b3b752c0b8bcedabe25d2f3b580d258de87a761a82efa8c262d5c20cc9e', NULL, NULL, NULL, false, true, 0, '2026-11-23 13:01:44.082+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a2087f84d2c61fe86efcd21e82dac9', 'camp_01a2087f83eb178be53e98616549a5ab', 'Both', '["promo_01a2087f83eb178be53e9861f6a563d7"]', 'MANUAL', NULL, '2026-11-23 13:01:44.529+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2087f83eb178be53e9861f6a563d7', 'camp_01a2087f83eb178be53e98616549a5ab', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-23 13:01:44.299+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a2087f83ff58e6b43dc0ec4090be59', 'camp_01a2087f83eb178be53e98616549a5ab', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-23 13:01:44.318+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2087f84a516376530df9b5fbf92f5', NULL, 'cust_01a2087f83af8d134447785aaef4c59c', 'track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U', 'API', NULL, '["v_01a2087f84a19245ffd460d569856695"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a2087f848fec140540d487a2a44f34', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-23 13:01:44.483+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a2087f850506c7dae67b843fbf472e', NULL, 'cust_01a2087f83af8d134447785aaef4c59c', 'track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U', 'API', NULL, '["v_01a2087f84fc707daa195c27230e2b55"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a2087f84f946a2252a18b39287ea64', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-23 13:01:44.575+00');
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
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a2087f850906413a134316622e18d2', 'v_01a2087f84fc707daa195c27230e2b55 cust_01a2087f83b403d4d0fdddd14abcb1c6', 'v_01a2087f84fc707daa195c27230e2b55', 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'REFEREE', 'cust_01a2087f83af8d134447785aaef4c59c', 'camp_01a2087f84f946a2252a18b39287ea64', 'DISCOUNT_VOUCHER', NULL, '2026-11-23 13:01:44.585+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2087f848fec140540d487a2a44f34/2026-11-23', 'camp_01a2087f848fec140540d487a2a44f34', '2026-11-23', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a2087f83cee5cc401d72f296c9ac54/2026-11-23', 'camp_01a2087f83cee5cc401d72f296c9ac54', '2026-11-23', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2087f84595370a8b82bdb783c079c', 'redemption', '2026-11-23 13:01:44.409+00', NULL, false, NULL, NULL, 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'track_MCsYiBOnB_fPYuL0Lho5yC6KULKaTGnwKO2Dxvv6SVA', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', 'API', NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', NULL, 'voucher', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a2087f84595370a8b82bda5ef129bf', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2087f84b8455066dfec5b2e152c2c', 'redemption', '2026-11-23 13:01:44.504+00', NULL, false, NULL, NULL, 'cust_01a2087f83af8d134447785aaef4c59c', 'track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', 'API', NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', NULL, 'voucher', 'v_01a2087f84a19245ffd460d569856695', 'v_01a2087f84a19245ffd460d569856695', 'REGULAR1', NULL, 'camp_01a2087f848fec140540d487a2a44f34', 'Regulars', 'rew_01a2087f8499594dacd515e65a679d10', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a2087f84b8455066dfec5c05164da8", "Delivery": "PENDING", "AssignmentID": "rewa_01a2087f849eb55b6b76899cce800b9b", "LoyaltyTierID": "ltr_01a2087f8497d57b411d3b2db4e8cab6"}, "Counted": [{"By": 1, "Key": "s/rew_01a2087f8499594dacd515e65a679d10"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2087f84bcdf77e5f6052addba6fc0', 'redemption', '2026-11-23 13:01:44.51+00', NULL, false, NULL, NULL, 'cust_01a2087f83af8d134447785aaef4c59c', 'track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', 'API', NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', NULL, 'voucher', 'v_01a2087f83e729c6be4fc9a5bde59577', 'v_01a2087f83e729c6be4fc9a5bde59577', 'GIFT-50', NULL, 'camp_01a2087f83cee5cc401d72f296c9ac54', 'Gift cards', NULL, NULL, 'ord_01a2087f84befb4e0deddf4f486d6a7e', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2087f84c1636319454e6701d200d0', 'redemption', '2026-11-23 13:01:44.514+00', NULL, false, NULL, NULL, 'cust_01a2087f83af8d134447785aaef4c59c', 'track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', 'API', NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', NULL, 'voucher', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a2087f84c566eddb7ab2702e2df71e', '2026-11-23 13:01:44.517+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'rr_01a2087f84c566eddb7ab2702e2df71e', 'redemption_rollback', '2026-11-23 13:01:44.517+00', NULL, false, 'r_01a2087f84c1636319454e6701d200d0', NULL, 'cust_01a2087f83af8d134447785aaef4c59c', 'track_63O8wb8lGMMyxCoTZy0xtNp6MTIAVwJxP2RS98iSj0U', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', 'API', NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', NULL, 'voucher', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, rollback_id, rollback_date) VALUES ('demo', 'r_01a2087f84cc58eb6d8f71e22662c921', 'redemption', '2026-11-23 13:01:44.528+00', NULL, false, NULL, NULL, 'cust_01a2087f83b403d4d0fdddd14abcb1c6', 'track_MCsYiBOnB_fPYuL0Lho5yC6KULKaTGnwKO2Dxvv6SVA', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', 'API', NULL, 'e13719c7fd7d0856a928f6aa44cfacaf', NULL, 'voucher', 'v_01a2087f84caa9b7ef9b1654de9c2484', 'v_01a2087f84caa9b7ef9b1654de9c2484', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a2087f849eb55b6b76899cce800b9b', 'rew_01a2087f8499594dacd515e65a679d10 camp_01a2087f848fec140540d487a2a44f34', 'rew_01a2087f8499594dacd515e65a679d10', 'camp_01a2087f848fec140540d487a2a44f34', 20, false, '2026-11-23 13:01:44.478+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a2087f853a46b654207ae7952e7fa3', 'PURCHASE', 'APPROVED', 'lprg_01a2087f85216dd0506e769922c71561', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lctx_01a2087f853b87c248afdda62286b2ee', 'lrew_01a2087f851fe020e70fb2315e3fcf7d', 20, '{"Gift": {"Material": {"ProductID": "prod_01a2087f83a644aa2035f77f24a49cb1"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-23 13:01:44.631+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a2087f8499594dacd515e65a679d10', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a2087f83a644aa2035f77f24a49cb1"}', NULL, '2026-11-23 13:01:44.473+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-23 13:01:44.115302+00', '2026-11-23 13:01:44.099865+00', '2026-11-23 13:01:44.178773+00', '2026-11-23 13:01:44.099865+00', 1, '{"kind": "PROJECT.DAILY_RUN", "payload": {}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'project_daily_run', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-23 13:01:44.263681+00', '2026-11-23 13:01:44.258281+00', '2026-11-23 13:01:44.269897+00', '2026-11-23 13:01:44.258281+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2087f83c1f231596028e923678891", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2087f83bf492024b4fc3d881185c2"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-23 13:01:44.277882+00', '2026-11-23 13:01:44.27158+00', '2026-11-23 13:01:44.305922+00', '2026-11-23 13:01:44.27158+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a2087f83cf5e9d26c0460a9a9a3860", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a2087f83cee5cc401d72f296c9ac54"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-23 13:01:44.475791+00', '2026-11-23 13:01:44.4721+00', '2026-11-23 13:01:44.477048+00', '2026-11-23 13:01:44.4721+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a2087f848fec140540d487a2a44f34"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-23 13:01:44.539485+00', '2026-11-23 13:01:44.538277+00', '2026-11-23 13:01:44.558882+00', '2026-11-23 13:01:44.538277+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a2087f84d9848ff67b936804e7ca40"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-23 13:01:44.536104+00', '2026-11-23 13:01:44.533133+00', '2026-11-23 13:01:44.581522+00', '2026-11-23 13:01:44.533133+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a2087f84d4963a365cad9f2c361a96"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-23 13:01:44.54652+00', '2026-11-23 13:01:44.544868+00', '2026-11-23 13:01:44.635567+00', '2026-11-23 13:01:44.544868+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a2087f84def491b1cd948529b8d081", "Metadata": null}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-23 13:01:44.660242+00', '2026-11-23 13:01:44.656984+00', '2026-11-23 13:01:44.74133+00', '2026-11-23 13:01:44.656984+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-23 13:01:44.660242+00', '2026-11-23 13:01:44.656984+00', '2026-11-23 13:01:44.663318+00', '2026-11-23 13:01:44.656984+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "referrals"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-23 13:01:44.660242+00', '2026-11-23 13:01:44.656984+00', '2026-11-23 13:01:44.665566+00', '2026-11-23 13:01:44.656984+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-23 13:01:44.660242+00', '2026-11-23 13:01:44.656984+00', '2026-11-23 13:01:44.681419+00', '2026-11-23 13:01:44.656984+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-23 13:01:44.665618+00', '2026-11-23 13:01:44.656984+00', '2026-11-23 13:01:44.669859+00', '2026-11-23 13:01:44.656984+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-23 13:01:44.960116+00', '2026-11-23 13:01:44.930976+00', '2026-11-23 13:01:44.985394+00', '2026-11-23 13:01:44.930976+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-23 13:01:44.960116+00', '2026-11-23 13:01:44.930976+00', '2026-11-23 13:01:44.986277+00', '2026-11-23 13:01:44.930976+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-23 13:01:44.960116+00', '2026-11-23 13:01:44.930976+00', '2026-11-23 13:01:44.973339+00', '2026-11-23 13:01:44.930976+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-23 13:01:44.960116+00', '2026-11-23 13:01:44.930976+00', '2026-11-23 13:01:44.973655+00', '2026-11-23 13:01:44.930976+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-23 13:01:44.986665+00', '2026-11-23 13:01:44.930976+00', '2026-11-23 13:01:45.006247+00', '2026-11-23 13:01:44.930976+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-23 13:01:45.007506+00', '2026-11-23 13:01:44.965655+00', '2026-11-23 13:01:45.036003+00', '2026-11-23 13:01:44.965655+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2087f85216dd0506e769922c71561"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-23 13:01:45.007506+00', '2026-11-23 13:01:44.969551+00', '2026-11-23 13:01:45.011279+00', '2026-11-23 13:01:44.969551+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a2087f85216dd0506e769922c71561"}, "project": "demo"}', '{punchcard:252141358}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-23 13:01:43.872206+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-23 13:01:43.904932+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-23 13:01:43.918988+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-23 13:01:43.920936+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-23 13:01:43.929386+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-23 13:01:43.942185+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-23 13:01:43.943676+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-23 13:01:44.04162+00', '{}', NULL, '2026-11-23 13:01:44.04162+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-23 13:01:44.043585+00', '{}', NULL, '2026-11-23 13:01:44.043585+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-23 13:01:44.058666+00', '{}', NULL, '2026-11-23 13:01:44.058666+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-23 13:01:44.059378+00', '{}', NULL, '2026-11-23 13:01:44.059378+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-23 13:01:44.063614+00', '{}', NULL, '2026-11-23 13:01:44.063614+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-23 13:01:44.065444+00', '{}', NULL, '2026-11-23 13:01:44.065444+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-23 13:01:44.066134+00', '{}', NULL, '2026-11-23 13:01:44.066134+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-23 13:01:44.066641+00', '{}', NULL, '2026-11-23 13:01:44.066641+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-23 13:01:44.067059+00', '{}', NULL, '2026-11-23 13:01:44.067059+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-23 13:01:44.067353+00', '{}', NULL, '2026-11-23 13:01:44.067353+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-23 13:01:44.067542+00', '{}', NULL, '2026-11-23 13:01:44.067542+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-23 13:01:44.067797+00', '{}', NULL, '2026-11-23 13:01:44.067797+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-23 13:01:44.068032+00', '{}', NULL, '2026-11-23 13:01:44.068032+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-23 13:01:44.068227+00', '{}', NULL, '2026-11-23 13:01:44.068227+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-23 13:01:44.068468+00', '{}', NULL, '2026-11-23 13:01:44.068468+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-23 13:01:44.068649+00', '{}', NULL, '2026-11-23 13:01:44.068649+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-23 13:01:44.068814+00', '{}', NULL, '2026-11-23 13:01:44.068814+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-23 13:01:44.069028+00', '{}', NULL, '2026-11-23 13:01:44.069028+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-23 13:01:44.06921+00', '{}', NULL, '2026-11-23 13:01:44.06921+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-23 13:01:44.069394+00', '{}', NULL, '2026-11-23 13:01:44.069394+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-23 13:01:44.069575+00', '{}', NULL, '2026-11-23 13:01:44.069575+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-23 13:01:44.069784+00', '{}', NULL, '2026-11-23 13:01:44.069784+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-23 13:01:44.06996+00', '{}', NULL, '2026-11-23 13:01:44.06996+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-23 13:01:44.070149+00', '{}', NULL, '2026-11-23 13:01:44.070149+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-23 13:01:44.07032+00', '{}', NULL, '2026-11-23 13:01:44.07032+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-23 13:01:44.070486+00', '{}', NULL, '2026-11-23 13:01:44.070486+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-23 13:01:44.070692+00', '{}', NULL, '2026-11-23 13:01:44.070692+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-23 13:01:44.070906+00', '{}', NULL, '2026-11-23 13:01:44.070906+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-23 13:01:44.071067+00', '{}', NULL, '2026-11-23 13:01:44.071067+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-23 13:01:44.071379+00', '{}', NULL, '2026-11-23 13:01:44.071379+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-23 13:01:44.071606+00', '{}', NULL, '2026-11-23 13:01:44.071606+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-23 13:01:44.071796+00', '{}', NULL, '2026-11-23 13:01:44.071796+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-23 13:01:44.073745+00', '{}', NULL, '2026-11-23 13:01:44.073745+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-23 13:01:44.074103+00', '{}', NULL, '2026-11-23 13:01:44.074103+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-23 13:01:44.074339+00', '{}', NULL, '2026-11-23 13:01:44.074339+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-23 13:01:44.074699+00', '{}', NULL, '2026-11-23 13:01:44.074699+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a2087f84d4963a365cad9f2c361a96 cust_01a2087f83af8d134447785aaef4c59c', 'seg_01a2087f84d4963a365cad9f2c361a96', 'cust_01a2087f83af8d134447785aaef4c59c', '2026-11-23 13:01:44.576+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a2087f84d4963a365cad9f2c361a96', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-23 13:01:44.532+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a2087f83c71c9f05d3f302ca4df87f/ssn_01a2087f84c6c505804f8c418f40adc7', 'ssn_01a2087f84c6c505804f8c418f40adc7', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'cust_01a2087f83af8d134447785aaef4c59c', 1, 0, 0, '2026-11-23 13:01:44.519+00', '2026-11-30 13:01:44.519+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', '3f9a8124445108f18620ef379342405d81896bc2d0a8dc205e55566da20a1873', NULL, '2026-11-23 13:01:44.08+00', '2026-11-23 13:31:44.08+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2087f83989707183e6b23dc054325', 'beans-250g', 'prod_01a2087f83570ee932916e6013fd96dc', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-23 13:01:44.216+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a2087f83a16bc478b107d71df660e9', 'beans-1kg', 'prod_01a2087f83570ee932916e6013fd96dc', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-23 13:01:44.218+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-23 13:01:44.587+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a2087f8516ec5e566b906dcf3c2ba4", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-23T13:01:44.598Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-23T13:01:44.602Z", "CardDefinitionID": "lcdef_01a2087f8513f7fdd20cb9872e1d1c5d"}', '2026-11-23 13:01:44.598+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a2087f85340d2f8665dc9cf9a8b1bc', 'JOINED', 'APPROVED', 'lprg_01a2087f85216dd0506e769922c71561', 'lmbr_01a2087f852b348d2aa35589b79de72b', 'lcrd_01a2087f852d968640589539a5f26b8e', 'lcdef_01a2087f8513f7fdd20cb9872e1d1c5d', 'lts_01a2087f8516ec5e566b906dcf3c2ba4', 'lt_01a2087f8517926a342d065589a111a1', '{"To": "lt_01a2087f8517926a342d065589a111a1", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-23T13:01:44.624Z", "CardTransactionIDs": ["lctx_01a2087f853203f7666b24ea87d0c95d"]}', '2026-11-23 13:01:44.624+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a2087f84f32732a0acaff37c3b9d22', 'v_01a2087f84eed07506e25c5bf41c39f2', 'voucher', 'GONE', NULL, NULL, '2026-11-23 13:01:44.56+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a2087f850f2d043ca6d77d5c24e242', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, '2026-11-23 13:01:44.591+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2087f83b5af83a2a36f3d686c3e6c', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 13:01:44.245+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a2087f84c8818c5b723166c2b50a09', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-23 13:01:44.52+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2087f83bbb83452bfe8b5b59a7e21', 'val_01a2087f83b5af83a2a36f3d686c3e6c voucher v_01a2087f83b8b554ba4cbc8b8c30afe7', 'val_01a2087f83b5af83a2a36f3d686c3e6c', 'v_01a2087f83b8b554ba4cbc8b8c30afe7', 'voucher', '2026-11-23 13:01:44.248+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2087f841fb37e386033ef19b84dd7', 'val_01a2087f83b5af83a2a36f3d686c3e6c promotion_tier promo_01a2087f83ff58e6b43dc0ec4090be59', 'val_01a2087f83b5af83a2a36f3d686c3e6c', 'promo_01a2087f83ff58e6b43dc0ec4090be59', 'promotion_tier', '2026-11-23 13:01:44.349+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a2087f84cb3c7e6f4b89227049ceca', 'val_01a2087f84c8818c5b723166c2b50a09 voucher v_01a2087f84caa9b7ef9b1654de9c2484', 'val_01a2087f84c8818c5b723166c2b50a09', 'v_01a2087f84caa9b7ef9b1654de9c2484', 'voucher', '2026-11-23 13:01:44.522+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2087f84aaae1c5542427a868755b9', 'v_01a2087f84a19245ffd460d569856695', 'camp_01a2087f848fec140540d487a2a44f34', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 13:01:44.489+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2087f84b8455066dfec5c05164da8', 'v_01a2087f84a19245ffd460d569856695', 'camp_01a2087f848fec140540d487a2a44f34', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, 'r_01a2087f84b8455066dfec5b2e152c2c', NULL, NULL, '2026-11-23 13:01:44.504+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2087f84befb4e0deddf4ff8051a45', 'v_01a2087f83e729c6be4fc9a5bde59577', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, 'ord_01a2087f84befb4e0deddf4f486d6a7e', 'r_01a2087f84bcdf77e5f6052addba6fc0', NULL, NULL, '2026-11-23 13:01:44.51+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, order_id, redemption_id, rollback_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a2087f857b97c86da13eb3c0d1cdc3', 'v_01a2087f84a19245ffd460d569856695', 'camp_01a2087f848fec140540d487a2a44f34', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"RuleID": "ern_01a2087f8494605bca540a1599f21da8", "EventID": "ev_01a2087f84befb4e0deddf5021e87a63", "OrderID": "ord_01a2087f84befb4e0deddf4f486d6a7e", "EventType": "customer.order.paid", "HolderTierID": "ltr_01a2087f8497d57b411d3b2db4e8cab6"}', 'ord_01a2087f84befb4e0deddf4f486d6a7e', NULL, NULL, NULL, '2026-11-23 13:01:44.667+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83b8b554ba4cbc8b8c30afe7', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.248+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c3dbf3831df', 'HELLO-GKSI', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c3e821cf944', 'HELLO-rdQC', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c3ef34404d3', 'HELLO-xamq', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c3f9c287cdb', 'HELLO-oKUg', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c3fa9f52078', 'HELLO-KJEO', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c3fd9de28ef', 'HELLO-ILne', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c3ff4ecc943', 'HELLO-RG8q', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c4042f4763b', 'HELLO-put5', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c40642033a9', 'HELLO-zSjR', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c40cada101d', 'HELLO-LKLU', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c4193499bbd', 'HELLO-5YgV', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c420c8dec14', 'HELLO-V7OC', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c427419cd70', 'HELLO-AKTZ', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c42816dba0d', 'HELLO-ez1L', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c437637cbdb', 'HELLO-1ZgK', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c43d5ca6903', 'HELLO-fte4', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c44916da94a', 'HELLO-8KLf', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c44bd439c82', 'HELLO-hfXn', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c44d0d64ece', 'HELLO-1LuR', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83cb0af654802c45526a0c88', 'HELLO-9AnJ', 'camp_01a2087f83bf492024b4fc3d881185c2', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.265+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83e1334e59aeb826ac84013f', 'CARD-i1uTXrTA', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'cat_01a2087f832f24fcbc357f5f5b9189f2', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.288+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83e1334e59aeb826c327c3f3', 'CARD-wPB9RrnG', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'cat_01a2087f832f24fcbc357f5f5b9189f2', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.288+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83e1334e59aeb827a44fe5b3', 'CARD-OdcZce1l', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'cat_01a2087f832f24fcbc357f5f5b9189f2', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.288+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83e1334e59aeb828505e447f', 'CARD-5XuJKUXK', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'cat_01a2087f832f24fcbc357f5f5b9189f2', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.288+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83e1334e59aeb8288cba5ca9', 'CARD-UXmQd1fr', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'cat_01a2087f832f24fcbc357f5f5b9189f2', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.288+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83e729c6be4fc9a5bde59577', 'GIFT-50', 'camp_01a2087f83cee5cc401d72f296c9ac54', 'cat_01a2087f832f24fcbc357f5f5b9189f2', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-23 13:01:44.295+00', '2026-11-23 13:01:44.51+00', '2026-11-23 13:01:44.51+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f83c71c9f05d3f302ca4df87f', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-23 13:01:44.263+00', '2026-11-23 13:01:44.409+00', '2026-11-23 13:01:44.517+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f84caa9b7ef9b1654de9c2484', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-23 13:01:44.522+00', '2026-11-23 13:01:44.528+00', '2026-11-23 13:01:44.528+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f84a19245ffd460d569856695', 'REGULAR1', 'camp_01a2087f848fec140540d487a2a44f34', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a2087f83af8d134447785aaef4c59c', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-23 13:01:44.481+00', '2026-11-23 13:01:44.667+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f84eed07506e25c5bf41c39f2', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.558+00', NULL, NULL, '2026-11-23 13:01:44.56+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a2087f84fc707daa195c27230e2b55', 'FRIEND1', 'camp_01a2087f84f946a2252a18b39287ea64', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a2087f83af8d134447785aaef4c59c', 'cust_01a2087f83af8d134447785aaef4c59c', 1, NULL, 0, 0, 0, 0, 0, '2026-11-23 13:01:44.572+00', '2026-11-23 13:01:44.575+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a2087f850d5dfedf5439211ada8d61', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-23 13:01:44.589+00', '2026-11-23 13:01:44.589+00');
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
