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
CREATE TABLE public.archived_counts (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    value bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.archived_customers (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    body jsonb
);
CREATE TABLE public.archived_days (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    day text COLLATE pg_catalog."C",
    figures jsonb
);
CREATE TABLE public.archived_uses (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    subject_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    customer_id text COLLATE pg_catalog."C",
    api_key text COLLATE pg_catalog."C",
    user_login text COLLATE pg_catalog."C",
    redemptions bigint DEFAULT 0 NOT NULL,
    orders bigint DEFAULT 0 NOT NULL,
    discounts bigint DEFAULT 0 NOT NULL,
    credits bigint DEFAULT 0 NOT NULL,
    points bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.archives (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    before_day text COLLATE pg_catalog."C",
    orders bigint DEFAULT 0 NOT NULL,
    redemptions bigint DEFAULT 0 NOT NULL,
    returns bigint DEFAULT 0 NOT NULL,
    kept bigint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone
);
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
CREATE TABLE public.full_export_chunks (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    content bytea
);
ALTER TABLE ONLY public.full_export_chunks ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE TABLE public.full_exports (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    slot text COLLATE pg_catalog."C",
    since timestamp(3) with time zone,
    status text COLLATE pg_catalog."C",
    removed boolean NOT NULL,
    holder text COLLATE pg_catalog."C",
    held_until timestamp(3) with time zone,
    attempts bigint NOT NULL,
    done bigint NOT NULL,
    row_count bigint NOT NULL,
    dropped bigint NOT NULL,
    first_chunk bigint NOT NULL,
    chunks bigint NOT NULL,
    size bigint NOT NULL,
    sha256 text COLLATE pg_catalog."C",
    cause text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone,
    started_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone
);
CREATE TABLE public.idempotency_records (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    answer bytea,
    expires_at timestamp(3) with time zone
);
CREATE TABLE public.liabilities (
    project_id text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    scope_id text COLLATE pg_catalog."C",
    day text COLLATE pg_catalog."C",
    body jsonb
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
    retention jsonb,
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
    refused_order text COLLATE pg_catalog."C",
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
    order_name text COLLATE pg_catalog."C",
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
    identity text COLLATE pg_catalog."C",
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
INSERT INTO public.async_action_parts (project_id, id, action_id, role, data, created_at) VALUES ('demo', 'aa_01a22155f97bca7622cb61ab16cd0b98.report.00000000', 'aa_01a22155f97bca7622cb61ab16cd0b98', 'report', '[{"Row":1,"Line":0,"Key":"alice","Found":true,"Updated":true,"Failure":null,"Cells":null}]', '2026-11-28 08:46:52.283+00');
INSERT INTO public.async_action_queues (project_id, id, running, waiting) VALUES ('demo', 'BULK_UPDATE', NULL, NULL);
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a22155f825fe0ab88ed2a79fd6451a', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22155f81cdbfac7ef6de64809f00f', '{"AppID": "63a3a091f44d184d13989b9ff8f6b0ba", "Channel": "API", "KeyName": "demo"}', '2026-11-28 08:46:51.941+00', '2026-11-28 08:46:51.951+00', '2026-11-28 08:46:51.95+00', '2026-11-28 08:46:51.951+00', NULL, 1, 20, 20, 0, false, '{"Message": "Generated 20 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a22155f83086ec550ec5f8fd0c4b11', 'CAMPAIGN.VOUCHERS_GENERATE', 'DONE', 'SUCCESS', 'v-01a22155f82d6a37089b701acdf70589', '{"AppID": "63a3a091f44d184d13989b9ff8f6b0ba", "Channel": "API", "KeyName": "demo"}', '2026-11-28 08:46:51.952+00', '2026-11-28 08:46:51.963+00', '2026-11-28 08:46:51.961+00', '2026-11-28 08:46:51.963+00', NULL, 1, 5, 5, 0, false, '{"Message": "Generated 5 vouchers."}');
INSERT INTO public.async_actions (project_id, id, type, status, operation, request_id, source, created_at, updated_at, started_at, finished_at, queue, portion, total, done, failed, by_rows, result) VALUES ('demo', 'aa_01a22155f97bca7622cb61ab16cd0b98', 'CUSTOMERS.BULK_UPDATE', 'DONE', 'SUCCESS', 'v-01a22155f97191eec315bef65cafada7', '{"AppID": "63a3a091f44d184d13989b9ff8f6b0ba", "Channel": "API", "KeyName": "demo"}', '2026-11-28 08:46:52.283+00', '2026-11-28 08:46:52.289+00', '2026-11-28 08:46:52.287+00', '2026-11-28 08:46:52.289+00', 'BULK_UPDATE', 1, 1, 1, 0, true, '{"Message": "Updated 1 customers.", "Reported": true}');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9b5a45d23ba986715695d35', 'DONE', 'POST /management/v1/projects/{projectId}/stacking-rules', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'stacking-rules', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', NULL, 'v-01a22155f9b4fe9508db820f5962d294', NULL, '{"id": "stc_773afff4df7f3d04a6b6ede14ef06bdc", "object": "stacking_rules", "created_at": "2026-11-28T08:46:52.342Z", "joint_categories": [], "redeemables_limit": 30, "exclusive_categories": [], "redeemables_sorting_rule": "REQUESTED_ORDER", "discount_calculation_mode": "DISCOUNTED_AMOUNT", "no_effect_skip_categories": [], "redeemables_no_effect_rule": "REDEEM_ANYWAY", "applicable_redeemables_limit": 5, "redeemables_application_mode": "ALL", "initial_amount_mode_categories": [], "redeemables_rollback_order_mode": "WITH_ORDER", "grouped_redeemables_sorting_rule": "JOINT_ALWAYS_LAST", "discounted_amount_mode_categories": [], "no_effect_redeem_anyway_categories": [], "redeemables_products_application_mode": "STACK", "applicable_exclusive_redeemables_limit": 1}', NULL, NULL, NULL, '2026-11-28 08:46:52.341+00', '2026-11-28 08:46:52.344+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9bab3418382dbeb0c3da9c7', 'DONE', 'PUT /management/v1/projects/{projectId}/discount-guard', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'discount-guard', NULL, NULL, 'v-01a22155f9b9966adac907a5e1f17648', NULL, '{"max_percent": 90}', NULL, NULL, NULL, '2026-11-28 08:46:52.346+00', '2026-11-28 08:46:52.348+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9bec32b6fc7ebc47c89f291', 'DONE', 'POST /management/v1/projects/{projectId}/webhooks', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'webhooks', 'wh_01a22155f9bec32b6fc7ebc4b4a3e6ff', 'https://shop.example/hooks', 'v-01a22155f9bd54a31577cc2d509a2e17', NULL, '{"id": "wh_01a22155f9bec32b6fc7ebc4b4a3e6ff", "active": false, "events": ["voucher.created"], "object": "webhook", "created_at": "2026-11-28T08:46:52.350Z", "target_url": "https://shop.example/hooks"}', NULL, NULL, NULL, '2026-11-28 08:46:52.35+00', '2026-11-28 08:46:52.352+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9c14a2cac32467d10aa572d', 'DONE', 'POST /management/v1/projects/{projectId}/branding', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'branding', 'brand_95f314155a9119df2c3c384bfa44b2f3', NULL, 'v-01a22155f9c0ca300cf3127cc79c27fc', NULL, '{"id": "brand_95f314155a9119df2c3c384bfa44b2f3", "brand.name": "Mugs", "address.city": "", "address.state": "", "contact.email": "", "contact.phone": "", "address.postal": "", "address.street": "", "address.country": "", "brand.website_url": "https://shop.example", "brand.terms_of_use_url": "", "brand.privacy_policy_url": "", "brand.permission_reminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, NULL, '2026-11-28 08:46:52.353+00', '2026-11-28 08:46:52.354+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9c39d390e1cd6b1937b2ee9', 'DONE', 'POST /management/v1/projects/users/invite', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'invite', NULL, 'owner@shop.example', 'v-01a22155f9c39d390e1cd6b0bce57c75', NULL, '{"email": "owner@shop.example", "projects.demo": "ADMIN"}', NULL, NULL, NULL, '2026-11-28 08:46:52.355+00', '2026-11-28 08:46:52.357+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9c76be27a361e7c692da7b2', 'DONE', 'POST /management/v1/projects/{projectId}/metadata-schemas', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'metadata-schemas', 'ms_01a22155f9c76be27a361e7d2118756a', 'product', 'v-01a22155f9c65aba559e77825457c5d7', NULL, '{"id": "ms_01a22155f9c76be27a361e7d2118756a", "object": "metadata_schema", "created_at": "2026-11-28T08:46:52.359Z", "related_object": "product", "allow_defined_only": false, "properties.roast.type": "string", "properties.roast.array": false, "properties.roast.deleted": false, "properties.roast.optional": false}', NULL, NULL, NULL, '2026-11-28 08:46:52.359+00', '2026-11-28 08:46:52.361+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9ca546e5e459543638ec553', 'DONE', 'POST /management/v1/projects/{projectId}/custom-event-schemas', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'custom-event-schemas', 'ces_01a22155f9ca546e5e459543798dee02', 'visited', 'v-01a22155f9c9a1088d2ed4e9b33fd362', NULL, '{"id": "ces_01a22155f9ca546e5e459543798dee02", "name": "visited", "object": "custom-event-schema", "created_at": "2026-11-28T08:46:52.362Z"}', NULL, NULL, NULL, '2026-11-28 08:46:52.362+00', '2026-11-28 08:46:52.363+00');
INSERT INTO public.audit_entries (project_id, id, status, act, actor_id, actor_name, actor_role, actor_address, object_type, object_id, object_name, request_id, before_change, after_change, reason, refusal_key, refusal_message, created_at, ended_at) VALUES ('demo', 'aud_01a22155f9ccc7dbb296ee062c27d04e', 'DONE', 'POST /management/v1/projects/{projectId}/locations', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT_KEY', '127.0.0.1', 'locations', 'loc_01a22155f9ccc7dbb296ee06a6c4c434', 'Town', 'v-01a22155f9cb1dc4e893dd5c17d01bff', NULL, '{"id": "loc_01a22155f9ccc7dbb296ee06a6c4c434", "name": "Town", "object": "location", "created_at": "2026-11-28T08:46:52.364Z", "shape.type": "circle", "shape.format": "distance", "shape.distance.center": "geo:52.2297,21.0122", "shape.distance.radius": "2 km"}', NULL, NULL, NULL, '2026-11-28 08:46:52.364+00', '2026-11-28 08:46:52.365+00');
INSERT INTO public.benefit_transactions (project_id, id, status, benefit_id, program_id, member_id, customer_id, earning_rule_id, details, key, created_at, updated_at) VALUES ('demo', 'lbtx_01a22155fb1b87cfb8c92a0b57de06aa', 'APPROVED', 'lben_01a22155f9d7227e99a64d9232d51894', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'cust_01a22155f812d61265c66b7c07b0ad31', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', '{"Type": "POINTS", "Points": 5, "Reason": "Club / Orders", "CardDefinitionID": "lcdef_01a22155f9ce7438cfec5a21f8a35861"}', 'earn ord_01a22155fa1fea9f69df2dc1bf9cd6b9 lern_01a22155f9d9fd970a8bd8e584b7a4a4 lmbr_01a22155f9e90355682b8602697b8b4f 1', '2026-11-28 08:46:52.681+00', NULL);
INSERT INTO public.benefits (project_id, id, living_name, name, type, status, delivered, definition, created_at) VALUES ('demo', 'lben_01a22155f9d7227e99a64d9232d51894', 'Birthday', 'Birthday', 'POINTS', 'ACTIVE', 1, '{"ID": "lben_01a22155f9d7227e99a64d9232d51894", "Name": "Birthday", "Type": "POINTS", "Award": {"Points": 5, "CardDefinitionID": "lcdef_01a22155f9ce7438cfec5a21f8a35861"}, "Status": "ACTIVE", "CreatedAt": "2026-11-28T08:46:52.375Z", "Delivered": 0}', '2026-11-28 08:46:52.375+00');
INSERT INTO public.brandings (project_id, id, brand, address, contact, created_at, updated_at) VALUES ('demo', 'brand_95f314155a9119df2c3c384bfa44b2f3', '{"Name": "Mugs", "WebsiteURL": "https://shop.example", "PermissionReminder": "You are receiving this email because you opted in at our website."}', NULL, NULL, '2026-11-28 08:46:52.353+00', NULL);
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22155f81d7a6f57a28f9b500d7be0 2026-11-28', 'camp_01a22155f81d7a6f57a28f9b500d7be0', '2026-11-28', '{"vouchers_created": 20}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22155f82e2a78856669382d01a9bf 2026-11-28', 'camp_01a22155f82e2a78856669382d01a9bf', '2026-11-28', '{"redemptions": 1, "orders_amount": 4500, "amount_redeemed": 500, "vouchers_created": 6, "discounted_amount": 500, "redemptions_succeeded": 1, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22155f8bbc7a4ed7806489d3e299e 2026-11-28', 'camp_01a22155f8bbc7a4ed7806489d3e299e', '2026-11-28', '{"redemptions": 1, "points_added": 90, "publications": 1, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 1, "redemptions_succeeded": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', 'camp_01a22155f999fd1773a7b5fd8eda972c 2026-11-28', 'camp_01a22155f999fd1773a7b5fd8eda972c', '2026-11-28', '{"publications": 1, "vouchers_created": 1, "publications_succeeded": 1}');
INSERT INTO public.campaign_days (project_id, id, campaign_id, day, figures) VALUES ('demo', ' 2026-11-28', NULL, '2026-11-28', '{"rollbacks": 1, "redemptions": 5, "validations": 1, "points_added": 90, "publications": 2, "orders_amount": 11610, "amount_redeemed": 500, "points_redeemed": 20, "points_rewarded": 10, "vouchers_created": 32, "vouchers_deleted": 1, "discounted_amount": 790, "rollbacks_succeeded": 1, "redemptions_succeeded": 5, "validations_succeeded": 1, "publications_succeeded": 2, "created_vouchers_amount": 30000}');
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22155f81d7a6f57a28f9b500d7be0', 20, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22155f82e2a78856669382d01a9bf', 6, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_progress (project_id, id, vouchers_count, creation_status, generation_status, jobs) VALUES ('demo', 'camp_01a22155f999fd1773a7b5fd8eda972c', 1, 'DONE', 'DONE', 0);
INSERT INTO public.campaign_templates (project_id, id, name, description, campaign_type, content, created_at, updated_at) VALUES ('demo', 'camp_tpl_01a22155f9919463670e123750c30012', 'Welcome again', NULL, 'DISCOUNT_COUPONS', '{"Content": {"Campaign": {"Type": "DISCOUNT_COUPONS", "Voucher": {"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}, "Distribution": "AUTO_UPDATE", "UseVoucherSchema": true}}}', '2026-11-28 08:46:52.305+00', NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22155f81d7a6f57a28f9b500d7be0', 'Welcome', NULL, 'DISCOUNT_COUPONS', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}, "CodeConfig": {"Length": 4, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "HELLO-####"}, "RedemptionQuantity": 1}', 'DISCOUNT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 08:46:51.933+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22155f82e2a78856669382d01a9bf', 'Gift cards', NULL, 'GIFT_VOUCHERS', 'STATIC', '{"Gift": {"Amount": 5000, "Effect": "APPLY_TO_ORDER"}, "Type": "GIFT_VOUCHER", "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "CARD-########"}}', 'GIFT_VOUCHER', false, NULL, NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22155f7f4253ab563dd7e26859a8e', NULL, NULL, NULL, true, false, '2026-11-28 08:46:51.95+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'Regulars', NULL, 'LOYALTY_PROGRAM', 'STATIC', '{"Type": "LOYALTY_CARD", "Loyalty": {"Points": 0}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}}', 'LOYALTY_CARD', false, NULL, NULL, false, true, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 08:46:52.091+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22155f84738a776e9be199082e625', 'Autumn', NULL, 'PROMOTION', 'STATIC', NULL, NULL, false, NULL, NULL, false, false, false, NULL, NULL, NULL, NULL, NULL, NULL, 'cat_01a22155f7f2aaecb6d6342704656a06', NULL, NULL, NULL, true, false, '2026-11-28 08:46:51.975+00', NULL, NULL);
INSERT INTO public.campaigns (project_id, id, name, description, campaign_type, type, voucher, voucher_type, is_referral_code, referral_program, tier_expiration, auto_join, join_once, use_voucher_schema, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, activity_duration, category_id, metadata, access_settings, access, active, protected, created_at, updated_at, deleted_at) VALUES ('demo', 'camp_01a22155f999fd1773a7b5fd8eda972c', 'Friends', NULL, 'REFERRAL_PROGRAM', 'AUTO_UPDATE', '{"Type": "DISCOUNT_VOUCHER", "Discount": {"Type": "PERCENT", "PercentOff": "10"}, "CodeConfig": {"Length": 8, "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "########"}, "ReferralCode": true}', 'DISCOUNT_VOUCHER', true, '{"RewardAmount": 0, "ConversionEvent": "redemption"}', NULL, false, false, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false, '2026-11-28 08:46:52.313+00', NULL, NULL);
INSERT INTO public.card_definitions (project_id, id, name, type, status, code_config, points_expiration, pending_points, earning_limits, spending_limits, refunds, allow_negative, pay_with_points, metadata, created_at, updated_at) VALUES ('demo', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'Wallet', 'INDIVIDUAL', 'ACTIVE', '{"Length": 10, "Prefix": "", "Charset": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "Pattern": "##########", "Postfix": ""}', '{"Type": "NO_EXPIRATION"}', '{"Type": "IMMEDIATE"}', NULL, NULL, NULL, false, '{"Enabled": true, "Formula": "1"}', NULL, '2026-11-28 08:46:52.366+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22155f9f281badf23f177172ff355', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'ADMIN_CREDIT', 'APPROVED', 100, '{"On": "", "Waits": "", "Reason": "", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 08:46:52.4+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22155fa1238cc1db08ede53378749', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'POINTS_SPENT_ON_REWARD', 'APPROVED', 20, '{"On": "", "Waits": "", "Reason": "Points spent on reward", "Buckets": null, "OrderID": "", "Metadata": null, "RewardID": "lrew_01a22155f9dce187a0692785b092e77d", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "lrtx_01a22155fa1179add6c0f1b4ba540b33", "PurchaseTransactionID": ""}', NULL, NULL, '2026-11-28 08:46:52.415+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22155fa30c0fbba41a70df20f15de', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'POINTS_SPENT_ON_ORDER', 'APPROVED', 80, '{"On": "", "Waits": "", "Reason": "Points spent on order payment", "Buckets": null, "OrderID": "ord_01a22155fa233094d566c7bb161e767a", "Metadata": null, "RewardID": "", "ExpiresOn": "", "Expiration": "", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "lotx_01a22155fa2e3478cf0485b3193ad6a7", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a22155fa233094d566c7bb161e767a', NULL, '2026-11-28 08:46:52.454+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22155fb1b87cfb8c92a0a4c43b79b', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'POINTS_EARNED', 'APPROVED', 10, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a22155fa1fea9f69df2dc1bf9cd6b9", "Metadata": {"event_id": "ev_01a22155fa2004c3b3f92ec4df6773b3", "member_id": "lmbr_01a22155f9e90355682b8602697b8b4f", "program_id": "lprg_01a22155f9de4cfc9e3e640e1ae86a4e", "earning_item_id": "lernei_01a22155f9d9fd970a8bd8e57977cc2d", "earning_rule_id": "lern_01a22155f9d9fd970a8bd8e584b7a4a4"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a22155fa1fea9f69df2dc1bf9cd6b9', 'earn ord_01a22155fa1fea9f69df2dc1bf9cd6b9 lern_01a22155f9d9fd970a8bd8e584b7a4a4 lmbr_01a22155f9e90355682b8602697b8b4f 0', '2026-11-28 08:46:52.681+00', NULL);
INSERT INTO public.card_transactions (project_id, id, card_id, member_id, program_id, card_definition_id, type, status, points, details, order_id, key, created_at, updated_at) VALUES ('demo', 'lctx_01a22155fb1c143e5a3f25e0d8bec0ee', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'POINTS_EARNED', 'APPROVED', 5, '{"On": "", "Waits": "", "Reason": "Club / Orders", "Buckets": null, "OrderID": "ord_01a22155fa1fea9f69df2dc1bf9cd6b9", "Metadata": {"event_id": "ev_01a22155fa2004c3b3f92ec4df6773b3", "member_id": "lmbr_01a22155f9e90355682b8602697b8b4f", "program_id": "lprg_01a22155f9de4cfc9e3e640e1ae86a4e", "earning_item_id": "lernei_01a22155f9d9fd970a8bd8e57977cc2d", "earning_rule_id": "lern_01a22155f9d9fd970a8bd8e584b7a4a4"}, "RewardID": "", "ExpiresOn": "", "Expiration": "NO_EXPIRATION", "PurchaseID": "", "TargetCardID": "", "RejectionReason": "", "RejectionDetails": "", "CardTransactionID": "", "OrderTransactionID": "", "RewardTransactionID": "", "PurchaseTransactionID": ""}', 'ord_01a22155fa1fea9f69df2dc1bf9cd6b9', 'earn ord_01a22155fa1fea9f69df2dc1bf9cd6b9 lern_01a22155f9d9fd970a8bd8e584b7a4a4 lmbr_01a22155f9e90355682b8602697b8b4f 1', '2026-11-28 08:46:52.681+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a22155f7f2aaecb6d6342704656a06', 'Promotions', 1, '2026-11-28 08:46:51.89+00', NULL);
INSERT INTO public.categories (project_id, id, name, hierarchy, created_at, updated_at) VALUES ('demo', 'cat_01a22155f7f4253ab563dd7e26859a8e', 'Payments', 9, '2026-11-28 08:46:51.892+00', NULL);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 's/rew_01a22155f8e6fb3efd2bdac5342b5cb4', 1);
INSERT INTO public.counters (project_id, id, value) VALUES ('demo', 'r1.1.0/v_01a22155f95edc8aaa893f86d239b7c2/cust_01a22155f812d61265c66b7c07b0ad31/', 1);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '63a3a091f44d184d13989b9ff8f6b0ba', 'demo', 'SERVER', 'demo', '6251e2396cdcd730d9b9338a54ba6fa268f2740e021bceb4fcf0022c20a0e04f', '2026-11-28 08:46:51.884+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', 'cfd9db2367e22db6c5a054a9d9baab6e', 'demo', 'CLIENT', 'demo', 'c886d8678b9fa0e39f42e8b615172c7078e2441b5481da398f38ea70bb53a8b7', '2026-11-28 08:46:51.886+00', NULL, false);
INSERT INTO public.credentials (project_id, id, owner_project_id, audience, name, digest, created_at, blocked_at, integration) VALUES ('', '17cef5c9ab508649d8494878b2b57bc7', 'demo', 'MANAGEMENT', 'demo', '2e3e0bf05d62ed9ba5ea0a0f15088422587c94099dbac296627ae9f01545d8f1', '2026-11-28 08:46:51.887+00', NULL, false);
INSERT INTO public.custom_event_schemas (project_id, id, name, properties, created_at, updated_at) VALUES ('demo', 'ces_01a22155f9ca546e5e459543798dee02', 'visited', NULL, '2026-11-28 08:46:52.362+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a22155f80b714a8ad70172cd17c394', 'alice', 'Alice Moreau', NULL, 'alice@example.com', NULL, NULL, '{"City": "Lyon", "Country": "FR"}', 'Lyon', 'FR', '{"newsletter": true}', '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 3, "PointsToGo": 0, "RolledBack": 1, "LastOrderAt": "2026-11-28T08:46:52.235Z", "OrdersCount": 1, "GiftRedeemed": 500, "OrdersAmount": 4500, "PointsRedeemed": 20, "RollbackFailed": 0, "LastOrderAmount": 4500, "RollbackSucceeded": 1}', NULL, '2026-11-28 08:46:51.915+00', NULL);
INSERT INTO public.customers (project_id, id, source_id, name, description, email, phone, birthdate, address, address_city, address_country, metadata, summary, system_metadata, created_at, updated_at) VALUES ('demo', 'cust_01a22155f812d61265c66b7c07b0ad31', 'bob', 'Bob Lindqvist', NULL, 'bob@example.com', NULL, NULL, '{"City": "Uppsala", "Country": "SE"}', 'Uppsala', 'SE', NULL, '{"Failed": 0, "GiftToGo": 0, "Redeemed": 2, "Succeeded": 2, "PointsToGo": 0, "RolledBack": 0, "LastOrderAt": "2026-11-28T08:46:52.446Z", "OrdersCount": 3, "GiftRedeemed": 0, "OrdersAmount": 17000, "PointsRedeemed": 0, "RollbackFailed": 0, "LastOrderAmount": 4000, "RollbackSucceeded": 0}', NULL, '2026-11-28 08:46:51.922+00', NULL);
INSERT INTO public.discount_guards (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'dg_40b2eba1add90411735afbfeb785df3f', '{"ID": "", "Mode": "CUT", "CreatedAt": "0001-01-01T00:00:00Z", "MaxAmount": null, "UpdatedAt": "0001-01-01T00:00:00Z", "MaxPercent": "90", "FloorMetadata": "", "MaxLinePercent": null, "ExemptCampaigns": null, "ExemptCategories": null}', '2026-11-28 08:46:52.346+00', '2026-11-28 08:46:52.346+00');
INSERT INTO public.earning_rules (project_id, id, campaign_id, automation_id, event, earning, schema_id, segment_id, tier_id, banner, pending_days, expiration_rules, active, validity, metadata, created_at, updated_at) VALUES ('demo', 'ern_01a22155f8ce405d7c79ca842510b61f', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'auto_01a22155f8ce405d7c79ca842afd543b', 'order.paid', '{"Every": 0, "Points": 10}', NULL, NULL, NULL, NULL, 0, NULL, true, NULL, NULL, '2026-11-28 08:46:52.101+00', NULL);
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due referrals', 0, false, '2026-11-28 08:46:52.068+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due webhooks', 0, false, '2026-11-28 08:46:52.072+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due rewards', 0, false, '2026-11-28 08:46:52.424+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'settled', 704, false, '2026-11-28 08:46:52.668+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed referrals', 704, false, '2026-11-28 08:46:52.668+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed rewards', 704, false, '2026-11-28 08:46:52.668+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed webhooks', 704, false, '2026-11-28 08:46:52.668+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due summaries', 0, false, '2026-11-28 08:46:52.683+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed summaries', 704, false, '2026-11-28 08:46:52.683+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due segments', 0, false, '2026-11-28 08:46:52.686+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed segments', 704, false, '2026-11-28 08:46:52.686+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due loyalty', 0, false, '2026-11-28 08:46:52.695+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed loyalty', 704, false, '2026-11-28 08:46:52.695+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'due programs', 0, false, '2026-11-28 08:46:52.709+00');
INSERT INTO public.event_cursors (project_id, id, "position", scheduled, updated_at) VALUES ('demo', 'passed programs', 704, false, '2026-11-28 08:46:52.709+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f80cd7eeae31f7c453eaa0de', 1, 'customer.created', 'customer', 'cust_01a22155f80b714a8ad70172cd17c394', 'cust_01a22155f80b714a8ad70172cd17c394', NULL, 'v-01a22155f808fa042e2abc84a1ceb903', 'ACTION', '{"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T08:46:51.915Z"}}', NULL, NULL, '2026-11-28 08:46:51.915+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8135da893f744e0406adccf', 9, 'customer.created', 'customer', 'cust_01a22155f812d61265c66b7c07b0ad31', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f812d61265c66b7c02e74323', 'ACTION', '{"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"CreatedAt":"2026-11-28T08:46:51.922Z"}}', NULL, NULL, '2026-11-28 08:46:51.922+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f815f605d52bd75a38808627', 17, 'business_validation_rule.created', 'validation_rules', 'val_01a22155f814f8d00361218406b392f5', NULL, NULL, 'v-01a22155f814f8d00361218316793a94', 'ACTION', '{"rule":{"ID":"val_01a22155f814f8d00361218406b392f5","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:51.924Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.924+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f81a87be2e51a341fae75cad', 25, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22155f819c4ab2c588414351add46', NULL, NULL, 'v-01a22155f816f6ad8a7d07910ceec28a', 'ACTION', '{"assignment":{"ID":"asgm_01a22155f819c4ab2c588414351add46","RuleID":"val_01a22155f814f8d00361218406b392f5","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155f818294be71a335a8fa4fb63","CreatedAt":"2026-11-28T08:46:51.928Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22155f814f8d00361218406b392f5","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:51.924Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.928+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f81bacfa8d6400ca4af63ca6', 33, 'voucher.created', 'voucher', 'v_01a22155f818294be71a335a8fa4fb63', NULL, NULL, 'v-01a22155f816f6ad8a7d07910ceec28a', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155f818294be71a335a8fa4fb63","Code":"ABOVE50","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1000,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:51.928Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.928+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f820573680490efa5cb3049d', 41, 'campaign.created', 'campaign', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'camp_01a22155f81d7a6f57a28f9b500d7be0', 'v-01a22155f81cdbfac7ef6de64809f00f', 'ACTION', '{"campaign":{"ID":"camp_01a22155f81d7a6f57a28f9b500d7be0","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.933Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:51.933Z"}', NULL, NULL, '2026-11-28 08:46:51.933+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f82c8fc0e5d32099041685ee', 49, 'voucher.created', 'voucher', 'v_01a22155f82b48eee8beb84ca6d33f8a', NULL, NULL, 'v-01a22155f82ab33fa1e367b4fd675f5a', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155f82b48eee8beb84ca6d33f8a","Code":"WELCOME10","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"on the flyer","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":1000,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:51.947Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.947+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f82fa3b9accaa681165a630a', 57, 'campaign.created', 'campaign', 'camp_01a22155f82e2a78856669382d01a9bf', NULL, 'camp_01a22155f82e2a78856669382d01a9bf', 'v-01a22155f82d6a37089b701acdf70589', 'ACTION', '{"campaign":{"ID":"camp_01a22155f82e2a78856669382d01a9bf","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.95Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:51.95Z"}', NULL, NULL, '2026-11-28 08:46:51.95+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9aba901b2f86192494bc990', 449, 'voucher.published', 'voucher', 'v_01a22155f9a1b21dba64bddfed955a36', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f999fd1773a7b5fd8eda972c', 'v-01a22155f9a33b3c87e4a7dd7da194f0', 'ACTION', '{"campaign":{"ID":"camp_01a22155f999fd1773a7b5fd8eda972c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.313Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22155f9a942372d3d227f7ee9cf5e","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155f9a1b21dba64bddfed955a36"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:52.327Z"},"voucher":{"ID":"v_01a22155f9a1b21dba64bddfed955a36","Code":"FRIEND1","CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"cust_01a22155f80b714a8ad70172cd17c394","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.321Z","UpdatedAt":"2026-11-28T08:46:52.327Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.327+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f83086ec550ec5f9b3dbb788', 65, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'camp_01a22155f81d7a6f57a28f9b500d7be0', 'v-01a22155f81cdbfac7ef6de64809f00f', 'ACTION', '{"campaign":{"ID":"camp_01a22155f81d7a6f57a28f9b500d7be0","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.933Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":20}', NULL, NULL, '2026-11-28 08:46:51.951+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f837771478ea77b3fe9e131d', 73, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'camp_01a22155f81d7a6f57a28f9b500d7be0', 'v-01a22155f81cdbfac7ef6de64809f00f', 'ACTION', '{"campaign":{"ID":"camp_01a22155f81d7a6f57a28f9b500d7be0","Name":"Welcome","Description":"","Type":"DISCOUNT_COUPONS","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"APPLY_TO_ORDER","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":1,"CodeConfig":{"Length":4,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"HELLO-####","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.933Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T08:46:51.951Z","count":20}', NULL, NULL, '2026-11-28 08:46:51.951+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8c0190a3ec5d266d9dba4da', 169, 'campaign.created', 'campaign', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8ba467b0ec8c0b452d67010', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:52.091Z"}', NULL, NULL, '2026-11-28 08:46:52.091+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8d0322ee17f01ed7127409d', 177, 'campaign.earning_rule.assigned', 'earning_rule', 'ern_01a22155f8ce405d7c79ca842510b61f', NULL, 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8c5c36f3184caef780f5b6b', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22155f8ce405d7c79ca842510b61f","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","AutomationID":"auto_01a22155f8ce405d7c79ca842afd543b","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.101Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.101+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8db0d3013f2d65b2beb75a4', 185, 'campaign.loyalty_tier.created', 'loyalty_tier', 'ltr_01a22155f8da18b94c8191e154ecce91', NULL, 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8d5fa9671fb5ac9f4719458', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22155f8da18b94c8191e154ecce91","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.117Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.117+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9ace79fc6f28cdf59e8ae2e', 457, 'publication.succeeded', 'publication', 'pub_01a22155f9a942372d3d227f7ee9cf5e', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f999fd1773a7b5fd8eda972c', 'v-01a22155f9a33b3c87e4a7dd7da194f0', 'ACTION', '{"campaign":{"ID":"camp_01a22155f999fd1773a7b5fd8eda972c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.313Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155f9a942372d3d227f7ee9cf5e","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155f9a1b21dba64bddfed955a36"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:52.327Z"},"voucher":{"ID":"v_01a22155f9a1b21dba64bddfed955a36","Code":"FRIEND1","CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"cust_01a22155f80b714a8ad70172cd17c394","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.321Z","UpdatedAt":"2026-11-28T08:46:52.327Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.327+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f83c4a1bb898d338ece6b21a', 81, 'campaign.vouchers.generation.started', 'campaign', 'camp_01a22155f82e2a78856669382d01a9bf', NULL, 'camp_01a22155f82e2a78856669382d01a9bf', 'v-01a22155f82d6a37089b701acdf70589', 'ACTION', '{"campaign":{"ID":"camp_01a22155f82e2a78856669382d01a9bf","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.95Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":5}', NULL, NULL, '2026-11-28 08:46:51.963+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f83f54e22ced77bae826c140', 89, 'voucher.created', 'voucher', 'v_01a22155f83eeb05fdd6fd33994cd355', NULL, 'camp_01a22155f82e2a78856669382d01a9bf', 'v-01a22155f8353ccd33580f6eb5baa3af', 'ACTION', '{"campaign":{"ID":"camp_01a22155f82e2a78856669382d01a9bf","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.95Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f83eeb05fdd6fd33994cd355","Code":"GIFT-50","CampaignID":"camp_01a22155f82e2a78856669382d01a9bf","CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Subtracted":0,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:51.966Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.966+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f84124b288834e466f4fc168', 97, 'campaign.vouchers.added', 'campaign', 'camp_01a22155f82e2a78856669382d01a9bf', NULL, 'camp_01a22155f82e2a78856669382d01a9bf', 'v-01a22155f8353ccd33580f6eb5baa3af', 'ACTION', '{"campaign":{"ID":"camp_01a22155f82e2a78856669382d01a9bf","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.95Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 08:46:51.966+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f842d96668fbaa65487e0a5a', 105, 'campaign.vouchers.generation.completed', 'campaign', 'camp_01a22155f82e2a78856669382d01a9bf', NULL, 'camp_01a22155f82e2a78856669382d01a9bf', 'v-01a22155f82d6a37089b701acdf70589', 'ACTION', '{"campaign":{"ID":"camp_01a22155f82e2a78856669382d01a9bf","Name":"Gift cards","Description":"","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Discount":null,"Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"CARD-########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.95Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"completed_at":"2026-11-28T08:46:51.963Z","count":5}', NULL, NULL, '2026-11-28 08:46:51.963+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8484ac558fe14cdc60d98e3', 113, 'campaign.created', 'campaign', 'camp_01a22155f84738a776e9be199082e625', NULL, 'camp_01a22155f84738a776e9be199082e625', 'v-01a22155f84529243127009ab1a24143', 'ACTION', '{"campaign":{"ID":"camp_01a22155f84738a776e9be199082e625","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f2aaecb6d6342704656a06","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:51.975Z"}', NULL, NULL, '2026-11-28 08:46:51.975+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f956797a2b7710677d1f9320', 305, 'customer.redemption.rollback.succeeded', 'redemption_rollback', 'rr_01a22155f956797a2b771066b5f905d3', 'cust_01a22155f80b714a8ad70172cd17c394', NULL, 'v-01a22155f954dfd627a7cd97e17a1499', 'ACTION', '{"redemption":{"ID":"rr_01a22155f956797a2b771066b5f905d3","Object":"redemption_rollback","Date":"2026-11-28T08:46:52.246Z","RedemptionID":"r_01a22155f951cd5fdd078804fb1de14a","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","Status":"SUCCEEDED","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Related":{"Type":"voucher","ID":"v_01a22155f82b48eee8beb84ca6d33f8a"},"VoucherID":"v_01a22155f82b48eee8beb84ca6d33f8a","Code":"WELCOME10","Applied":{"OrderMode":"WITH_ORDER"}}}', NULL, NULL, '2026-11-28 08:46:52.246+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9ace79fc6f28ce04d13794a', 465, 'customer.publication.succeeded', 'publication', 'pub_01a22155f9a942372d3d227f7ee9cf5e', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f999fd1773a7b5fd8eda972c', 'v-01a22155f9a33b3c87e4a7dd7da194f0', 'ACTION', '{"campaign":{"ID":"camp_01a22155f999fd1773a7b5fd8eda972c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.313Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155f9a942372d3d227f7ee9cf5e","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155f9a1b21dba64bddfed955a36"],"Codes":["FRIEND1"],"CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","VoucherType":"DISCOUNT_VOUCHER","Referral":true,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:52.327Z"},"voucher":{"ID":"v_01a22155f9a1b21dba64bddfed955a36","Code":"FRIEND1","CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"cust_01a22155f80b714a8ad70172cd17c394","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.321Z","UpdatedAt":"2026-11-28T08:46:52.327Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.327+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f84b166f0d8db9ffbc6206ae', 121, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22155f8484ac558fe14ce172f05e7', NULL, 'camp_01a22155f84738a776e9be199082e625', 'v-01a22155f84529243127009ab1a24143', 'ACTION', '{"campaign":{"ID":"camp_01a22155f84738a776e9be199082e625","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f2aaecb6d6342704656a06","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22155f8484ac558fe14ce172f05e7","CampaignID":"camp_01a22155f84738a776e9be199082e625","Name":"Five off","Banner":"5.00 off every order","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":1,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T08:46:51.975Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.975+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f85b10f8dc228cb1901cfe04', 129, 'campaign.promotion_tier.created', 'promotion_tier', 'promo_01a22155f859e03a6995b838be522288', NULL, 'camp_01a22155f84738a776e9be199082e625', 'v-01a22155f8563fffb3228665bf944d2d', 'ACTION', '{"campaign":{"ID":"camp_01a22155f84738a776e9be199082e625","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f2aaecb6d6342704656a06","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_tier":{"ID":"promo_01a22155f859e03a6995b838be522288","CampaignID":"camp_01a22155f84738a776e9be199082e625","Name":"Fifteen off","Banner":"15.00 off above 50.00","Discount":{"Type":"AMOUNT","Effect":"APPLY_TO_ORDER","AmountOff":1500,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Metadata":null,"Hierarchy":2,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"CategoryID":"","CreatedAt":"2026-11-28T08:46:51.991Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.991+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f861071db45b18e5891cb375', 137, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22155f861071db45b18e54f4aa299', NULL, NULL, 'v-01a22155f85e88bc41f8aa711b1b5b72', 'ACTION', '{"assignment":{"ID":"asgm_01a22155f861071db45b18e54f4aa299","RuleID":"val_01a22155f814f8d00361218406b392f5","RelatedObjectType":"promotion_tier","RelatedObjectID":"promo_01a22155f859e03a6995b838be522288","CreatedAt":"2026-11-28T08:46:51.999Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22155f814f8d00361218406b392f5","Name":"Orders above 50.00","Rules":{"1":{"Name":"order.amount","Property":"","Conditions":{"$more_than":[5000]},"Rules":null,"Logic":"","Error":"The order has to be above 50 euros."}},"Logic":"1","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:51.924Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:51.999+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f86dbb092d3ae3acd520aa06', 145, 'customer.order.created', 'order', 'ord_01a22155f86b65658bebf8476257fe5b', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f8627cb16d18427354fffbe5', 'ACTION', '{"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T08:46:52.007Z"},"CreatedAt":"2026-11-28T08:46:51.922Z"},"order":{"ID":"ord_01a22155f86b65658bebf8476257fe5b","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22155f86b65658bebf84856762810","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22155f7f8dea660688fdda79f6e9c","SKUID":"sku_01a22155f7ff3a03e62d820c1ab46b2b","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22155f7f8dea660688fdda79f6e9c","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22155f7ff3a03e62d820c1ab46b2b","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22155f86b65658bebf848ba792916","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22155f80534784bc4f020e0ab7224","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","CreatedAt":"2026-11-28T08:46:52.007Z","PaidAt":"2026-11-28T08:46:52.007Z"}}', NULL, NULL, '2026-11-28 08:46:52.007+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f86dbb092d3ae3ad6f08c0f4', 153, 'customer.order.paid', 'order', 'ord_01a22155f86b65658bebf8476257fe5b', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f8627cb16d18427354fffbe5', 'ACTION', '{"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"OrdersAmount":5890,"OrdersCount":1,"LastOrderAmount":5890,"LastOrderAt":"2026-11-28T08:46:52.007Z"},"CreatedAt":"2026-11-28T08:46:51.922Z"},"order":{"ID":"ord_01a22155f86b65658bebf8476257fe5b","SourceID":"order-1001","Status":"PAID","Amount":{"Minor":5890,"Known":true},"InitialAmount":{"Minor":5890,"Known":true},"Items":[{"ID":"ordli_01a22155f86b65658bebf84856762810","SourceID":"beans-1kg","RelatedObject":"sku","ProductID":"prod_01a22155f7f8dea660688fdda79f6e9c","SKUID":"sku_01a22155f7ff3a03e62d820c1ab46b2b","Quantity":1,"Price":{"Minor":2990,"Known":true},"Amount":{"Minor":2990,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":2990,"Known":true},"Product":{"ID":"prod_01a22155f7f8dea660688fdda79f6e9c","SourceID":"beans","Name":"House blend","Metadata":{"roast":"medium"}},"SKU":{"ID":"sku_01a22155f7ff3a03e62d820c1ab46b2b","SourceID":"beans-1kg","Name":"House blend 1 kg","Price":2990}},{"ID":"ordli_01a22155f86b65658bebf848ba792916","SourceID":"mug","RelatedObject":"product","ProductID":"prod_01a22155f80534784bc4f020e0ab7224","Quantity":2,"Price":{"Minor":1450,"Known":true},"Amount":{"Minor":2900,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2900,"Known":true},"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","CreatedAt":"2026-11-28T08:46:52.007Z","PaidAt":"2026-11-28T08:46:52.007Z"}}', NULL, NULL, '2026-11-28 08:46:52.007+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f87e52ab9c3a7e1474a082c0', 161, 'customer.redemption.succeeded', 'redemption', 'r_01a22155f87e52ab9c3a7e14023a1f2b', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f86fc714c007f38e9f945347', 'ACTION', '{"redemption":{"ID":"r_01a22155f87e52ab9c3a7e14023a1f2b","Object":"redemption","Date":"2026-11-28T08:46:52.03Z","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","TrackingID":"track_3I2HJkmyhQY0M8DR6JRJOuboJ7FtalU4polelNXf0hI","Status":"SUCCEEDED","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Related":{"Type":"voucher","ID":"v_01a22155f82b48eee8beb84ca6d33f8a"},"VoucherID":"v_01a22155f82b48eee8beb84ca6d33f8a","Code":"WELCOME10","OrderID":"ord_01a22155f87e52ab9c3a7e12c056ba14","Applied":{"Order":790,"OrderTotal":7110}}}', '[{"step":1,"id":"ev_01a22155f87e52ab9c3a7e1474a082c1","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a22155f87e52ab9c3a7e12c056ba14","category":"EFFECT","data":0},{"step":2,"id":"ev_01a22155f87e52ab9c3a7e1474a082c2","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a22155f87e52ab9c3a7e12c056ba14","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":1,"Succeeded":1,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T08:46:52.03Z"},"CreatedAt":"2026-11-28T08:46:51.922Z"},"order":{"ID":"ord_01a22155f87e52ab9c3a7e12c056ba14","SourceID":"order-1002","Status":"PAID","Amount":{"Minor":7900,"Known":true},"InitialAmount":{"Minor":7900,"Known":true},"DiscountAmount":790,"OrderDiscounted":true,"Items":[{"ID":"ordli_01a22155f87e52ab9c3a7e13b255bcd0","SourceID":"grinder","RelatedObject":"product","ProductID":"prod_01a22155f802db353284b32528d74894","Quantity":1,"Price":{"Minor":7900,"Known":true},"Amount":{"Minor":7900,"Known":true},"InitialQuantity":1,"InitialAmount":{"Minor":7900,"Known":true},"Product":{"ID":"prod_01a22155f802db353284b32528d74894","SourceID":"grinder","Name":"Hand grinder","Price":7900}}],"CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","Redemptions":{"r_01a22155f87e52ab9c3a7e14023a1f2b":{"Date":"2026-11-28T08:46:52.03Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155f82b48eee8beb84ca6d33f8a"}},"CreatedAt":"2026-11-28T08:46:52.03Z","PaidAt":"2026-11-28T08:46:52.03Z"}}]', '2026-11-28 08:46:52.03+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f943f5fcaf3fb07b59966d20', 273, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f92dc920328ddf391c950ac9', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T08:46:52.091Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T08:46:51.915Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.226Z"},"voucher_transaction":{"ID":"vtx_01a22155f943f5fcaf3fb07a542b7668","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_REDEMPTION","Amount":-20,"Balance":70,"Total":90,"Source":"API","RedemptionID":"r_01a22155f943f5fcaf3fb0796932285c","CreatedAt":"2026-11-28T08:46:52.226Z"}}', '[{"step":1,"id":"ev_01a22155f943f5fcaf3fb07b59966d21","type":"customer.redemption.succeeded","entity_type":"redemption","entity_id":"r_01a22155f943f5fcaf3fb0796932285c","campaign_id":"camp_01a22155f8bbc7a4ed7806489d3e299e","category":"ACTION","data":0},{"step":2,"id":"ev_01a22155f943f5fcaf3fb07b59966d22","type":"customer.reward_redemptions.created","entity_type":"voucher","entity_id":"v_01a22155f8f867d6acb4fc45117938eb","campaign_id":"camp_01a22155f8bbc7a4ed7806489d3e299e","category":"ACTION","data":1},{"step":3,"id":"ev_01a22155f943f5fcaf3fb07b59966d23","type":"customer.reward_redemptions.pending","entity_type":"voucher","entity_id":"v_01a22155f8f867d6acb4fc45117938eb","campaign_id":"camp_01a22155f8bbc7a4ed7806489d3e299e","category":"ACTION","data":1},{"step":4,"id":"ev_01a22155f943f5fcaf3fb07b59966d24","type":"customer.rewarded","entity_type":"voucher","entity_id":"v_01a22155f8f867d6acb4fc45117938eb","campaign_id":"camp_01a22155f8bbc7a4ed7806489d3e299e","category":"ACTION","data":2}]', '[{"redemption":{"ID":"r_01a22155f943f5fcaf3fb0796932285c","Object":"redemption","Date":"2026-11-28T08:46:52.226Z","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","Status":"SUCCEEDED","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Related":{"Type":"voucher","ID":"v_01a22155f8f867d6acb4fc45117938eb"},"VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Campaign":"Regulars","RewardID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22155f8f1f72bd6621c570298cd07","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155f8da18b94c8191e154ecce91","EntryID":"vtx_01a22155f943f5fcaf3fb07a542b7668","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22155f8e6fb3efd2bdac5342b5cb4","By":1}]}}},{"reward_redemption":{"ID":"r_01a22155f943f5fcaf3fb0796932285c","Object":"redemption","Date":"2026-11-28T08:46:52.226Z","ParentID":"","Parent":false,"RedemptionID":"","Reason":"","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","Metadata":null,"Status":"SUCCEEDED","FailureCode":"","FailureMessage":"","RefusedOrder":"","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","SessionKey":"","Related":{"Type":"voucher","ID":"v_01a22155f8f867d6acb4fc45117938eb"},"VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","TierID":"","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Campaign":"Regulars","RewardID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","OrderID":"","Applied":{"Order":0,"Items":0,"OrderTotal":0,"Credits":0,"Points":20,"Lines":null,"OrderMode":"","Reward":{"AssignmentID":"rewa_01a22155f8f1f72bd6621c570298cd07","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155f8da18b94c8191e154ecce91","EntryID":"vtx_01a22155f943f5fcaf3fb07a542b7668","Delivery":"PENDING","DeliveredAt":"0001-01-01T00:00:00Z"},"Guarded":false,"Exempt":false,"Qualified":null,"Counted":[{"Key":"s/rew_01a22155f8e6fb3efd2bdac5342b5cb4","By":1,"New":false}]},"Returned":null,"RollbackID":"","RollbackDate":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T08:46:52.134Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22155f8f1f72bd6621c570298cd07","RewardID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T08:46:52.142Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.226Z","DeletedAt":"0001-01-01T00:00:00Z"},"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":null,"source":"API","balance":70},{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Loyalty":{},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"########"}},"JoinOnce":true,"UseVoucherSchema":true,"Active":true,"CreatedAt":"2026-11-28T08:46:52.091Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"CreatedAt":"2026-11-28T08:46:51.915Z"},"redemption":{"ID":"r_01a22155f943f5fcaf3fb0796932285c","Object":"redemption","Date":"2026-11-28T08:46:52.226Z","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","Status":"SUCCEEDED","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Related":{"Type":"voucher","ID":"v_01a22155f8f867d6acb4fc45117938eb"},"VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Campaign":"Regulars","RewardID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","Applied":{"Points":20,"Reward":{"AssignmentID":"rewa_01a22155f8f1f72bd6621c570298cd07","Type":"MATERIAL","LoyaltyTierID":"ltr_01a22155f8da18b94c8191e154ecce91","EntryID":"vtx_01a22155f943f5fcaf3fb07a542b7668","Delivery":"PENDING"},"Counted":[{"Key":"s/rew_01a22155f8e6fb3efd2bdac5342b5cb4","By":1}]}},"reward":{"ID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","Name":"Free mug","Type":"MATERIAL","Stock":10,"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224"},"CreatedAt":"2026-11-28T08:46:52.134Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"LOYALTY_CARD","Loyalty":{"Points":90},"Active":true,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","PublishCount":1,"Redemption":{"Redeemed":1,"RedeemedPoints":20},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.226Z"}}]', '2026-11-28 08:46:52.226+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f94b59b9353aa9af550f3210', 281, 'voucher.gift.transaction.created', 'voucher', 'v_01a22155f83eeb05fdd6fd33994cd355', NULL, 'camp_01a22155f82e2a78856669382d01a9bf', 'v-01a22155f9480445a28272cee535d847', 'ACTION', '{"campaign":{"ID":"camp_01a22155f82e2a78856669382d01a9bf","Name":"Gift cards","Type":"GIFT_VOUCHERS","Distribution":"STATIC","Voucher":{"Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Pattern":"CARD-########"}},"UseVoucherSchema":true,"CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Active":true,"CreatedAt":"2026-11-28T08:46:51.95Z"},"customer":{},"voucher":{"ID":"v_01a22155f83eeb05fdd6fd33994cd355","Code":"GIFT-50","CampaignID":"camp_01a22155f82e2a78856669382d01a9bf","CategoryID":"cat_01a22155f7f4253ab563dd7e26859a8e","Type":"GIFT_VOUCHER","Gift":{"Amount":5000,"Effect":"APPLY_TO_ORDER"},"Active":true,"Redemption":{"Redeemed":1,"RedeemedAmount":500},"CreatedAt":"2026-11-28T08:46:51.966Z","UpdatedAt":"2026-11-28T08:46:52.235Z"},"voucher_transaction":{"ID":"vtx_01a22155f94b59b9353aa9af08f8099a","VoucherID":"v_01a22155f83eeb05fdd6fd33994cd355","CampaignID":"camp_01a22155f82e2a78856669382d01a9bf","Type":"CREDITS_REDEMPTION","Amount":-500,"Balance":4500,"Total":5000,"Source":"API","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RedemptionID":"r_01a22155f94b59b9353aa9ae267778d7","CreatedAt":"2026-11-28T08:46:52.235Z"}}', NULL, NULL, '2026-11-28 08:46:52.235+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f94b59b9353aa9af550f3211', 289, 'customer.redemption.succeeded', 'redemption', 'r_01a22155f94b59b9353aa9ae267778d7', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f82e2a78856669382d01a9bf', 'v-01a22155f9480445a28272cee535d847', 'ACTION', '{"redemption":{"ID":"r_01a22155f94b59b9353aa9ae267778d7","Object":"redemption","Date":"2026-11-28T08:46:52.235Z","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","Status":"SUCCEEDED","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Related":{"Type":"voucher","ID":"v_01a22155f83eeb05fdd6fd33994cd355"},"VoucherID":"v_01a22155f83eeb05fdd6fd33994cd355","Code":"GIFT-50","CampaignID":"camp_01a22155f82e2a78856669382d01a9bf","Campaign":"Gift cards","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","Applied":{"Order":500,"OrderTotal":4500,"Credits":500}}}', '[{"step":1,"id":"ev_01a22155f94b59b9353aa9af550f3212","type":"customer.order.created","entity_type":"order","entity_id":"ord_01a22155f94b59b9353aa9ad2acd42d6","category":"EFFECT","data":0},{"step":2,"id":"ev_01a22155f94b59b9353aa9af550f3213","type":"customer.order.paid","entity_type":"order","entity_id":"ord_01a22155f94b59b9353aa9ad2acd42d6","category":"EFFECT","data":0}]', '[{"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Email":"alice@example.com","Address":{"City":"Lyon","Country":"FR"},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Succeeded":2,"GiftRedeemed":500,"PointsRedeemed":20,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"CreatedAt":"2026-11-28T08:46:51.915Z"},"order":{"ID":"ord_01a22155f94b59b9353aa9ad2acd42d6","Status":"PAID","Amount":{"Minor":5000,"Known":true},"InitialAmount":{"Minor":5000,"Known":true},"DiscountAmount":500,"OrderDiscounted":true,"CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","Redemptions":{"r_01a22155f94b59b9353aa9ae267778d7":{"Date":"2026-11-28T08:46:52.235Z","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155f83eeb05fdd6fd33994cd355","RelatedObjectParentID":"camp_01a22155f82e2a78856669382d01a9bf"}},"Guard":{"Uncounted":500},"CreatedAt":"2026-11-28T08:46:52.235Z","PaidAt":"2026-11-28T08:46:52.235Z"}}]', '2026-11-28 08:46:52.235+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f951cd5fdd078805e73b91d0', 297, 'customer.redemption.succeeded', 'redemption', 'r_01a22155f951cd5fdd078804fb1de14a', 'cust_01a22155f80b714a8ad70172cd17c394', NULL, 'v-01a22155f950d6dfa9fee8c0ee8d3e10', 'ACTION', '{"redemption":{"ID":"r_01a22155f951cd5fdd078804fb1de14a","Object":"redemption","Date":"2026-11-28T08:46:52.241Z","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","Status":"SUCCEEDED","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Related":{"Type":"voucher","ID":"v_01a22155f82b48eee8beb84ca6d33f8a"},"VoucherID":"v_01a22155f82b48eee8beb84ca6d33f8a","Code":"WELCOME10"}}', NULL, NULL, '2026-11-28 08:46:52.241+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9a1b21dba64bde21c2766f5', 409, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.308Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f9a1b21dba64bde0553ac930","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155f94b59b9353aa9af550f3213","EventType":"customer.order.paid","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RuleID":"ern_01a22155f8ce405d7c79ca842510b61f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155f8da18b94c8191e154ecce91","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:52.308Z"}}', NULL, NULL, '2026-11-28 08:46:52.308+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8f206aeaf46378859df805d', 193, 'campaign.reward.assignment.created', 'reward_assignment', 'rewa_01a22155f8f1f72bd6621c570298cd07', NULL, 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8ed2873c2006a855ca50c4f', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"reward":{"ID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","Name":"Free mug","Type":"MATERIAL","Stock":10,"Redeemed":0,"ImageURL":"","Description":"","Metadata":null,"Campaign":null,"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SKUID":""},"Coin":null,"CreatedAt":"2026-11-28T08:46:52.134Z","UpdatedAt":"0001-01-01T00:00:00Z"},"reward_assignment":{"ID":"rewa_01a22155f8f1f72bd6621c570298cd07","RewardID":"rew_01a22155f8e6fb3efd2bdac5342b5cb4","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Points":20,"AutoRedeem":false,"CreatedAt":"2026-11-28T08:46:52.142Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.142+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8f9ee24a2d302586c55763b', 201, 'voucher.created', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', NULL, 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8f48fc57b73d0f30d709dd7', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.152+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f8facf1ea084694da10658f3', 209, 'campaign.vouchers.added', 'campaign', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8f48fc57b73d0f30d709dd7', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 08:46:52.152+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f90a206fd67657a58e671c1f', 217, 'voucher.published', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8fd6ef04c7409c73e220631', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"drawn":false,"publication":{"ID":"pub_01a22155f90748ad9b3e4134bb64926d","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155f8f867d6acb4fc45117938eb"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:52.158Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.158Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.158+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f95c23a17465612a8b6ac4db', 313, 'business_validation_rule.created', 'validation_rules', 'val_01a22155f95c23a17465612a56a0a97e', NULL, NULL, 'v-01a22155f95c23a174656129b2cb6c2c', 'ACTION', '{"rule":{"ID":"val_01a22155f95c23a17465612a56a0a97e","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:52.252Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.252+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9a1b21dba64bde2ddd6ae9f', 417, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.308Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f9a1b21dba64bde0553ac930","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155f94b59b9353aa9af550f3213","EventType":"customer.order.paid","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RuleID":"ern_01a22155f8ce405d7c79ca842510b61f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155f8da18b94c8191e154ecce91","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:52.308Z"}}', NULL, NULL, '2026-11-28 08:46:52.308+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9a1b21dba64bde2eded4f6b', 425, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.308Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f9a1b21dba64bde0553ac930","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155f94b59b9353aa9af550f3213","EventType":"customer.order.paid","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RuleID":"ern_01a22155f8ce405d7c79ca842510b61f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155f8da18b94c8191e154ecce91","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:52.308Z"}}', NULL, NULL, '2026-11-28 08:46:52.308+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f90a206fd67657a5af647e5b', 225, 'publication.succeeded', 'publication', 'pub_01a22155f90748ad9b3e4134bb64926d', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8fd6ef04c7409c73e220631', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155f90748ad9b3e4134bb64926d","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155f8f867d6acb4fc45117938eb"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:52.158Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.158Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.158+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f90a206fd67657a6948fa771', 233, 'customer.publication.succeeded', 'publication', 'pub_01a22155f90748ad9b3e4134bb64926d', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f8fd6ef04c7409c73e220631', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"publication":{"ID":"pub_01a22155f90748ad9b3e4134bb64926d","CustomerID":"cust_01a22155f80b714a8ad70172cd17c394","TrackingID":"track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0","SourceID":"","Channel":"API","Metadata":null,"VoucherIDs":["v_01a22155f8f867d6acb4fc45117938eb"],"Codes":["REGULAR1"],"CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","VoucherType":"LOYALTY_CARD","Referral":false,"FailureCode":"","FailureMessage":"","CreatedAt":"2026-11-28T08:46:52.158Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.158Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.158+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f91cfa865c953b11acc3267a', 241, 'voucher.loyalty_card.transaction.created', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f90fcfbc3f361d91d15932ee', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.178Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f913c07c01ee70e7b64cba5b","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T08:46:52.178Z"}}', NULL, NULL, '2026-11-28 08:46:52.178+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f91cfa865c953b12867e49dc', 249, 'voucher.loyalty_card.points_added', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f90fcfbc3f361d91d15932ee', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.178Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f913c07c01ee70e7b64cba5b","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T08:46:52.178Z"}}', NULL, NULL, '2026-11-28 08:46:52.178+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9a21d6db71e03190ae59301', 433, 'customer.rewarded', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22155f8ce405d7c79ca842510b61f","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","AutomationID":"auto_01a22155f8ce405d7c79ca842afd543b","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.101Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.308Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f9a1b21dba64bde0553ac930","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155f94b59b9353aa9af550f3213","EventType":"customer.order.paid","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RuleID":"ern_01a22155f8ce405d7c79ca842510b61f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155f8da18b94c8191e154ecce91","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:52.308Z"}}', NULL, NULL, '2026-11-28 08:46:52.308+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9a21d6db71e031982380a56', 441, 'customer.rewarded.loyalty_points', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"earning_rule":{"ID":"ern_01a22155f8ce405d7c79ca842510b61f","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","AutomationID":"auto_01a22155f8ce405d7c79ca842afd543b","Event":"order.paid","Earning":{"Calculation":"","Points":10,"Every":0,"Formula":"","Property":"","Scope":null},"SchemaID":"","SegmentID":"","TierID":"","Banner":"","PendingDays":0,"Expiration":null,"Active":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.101Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":100,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":1,"RedeemedAmount":0,"RedeemedPoints":20,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.308Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f9a1b21dba64bde0553ac930","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ACCRUAL","Amount":10,"Balance":80,"Total":100,"SourceID":"","Source":"SYSTEM","Reason":"","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"ev_01a22155f94b59b9353aa9af550f3213","EventType":"customer.order.paid","OrderID":"ord_01a22155f94b59b9353aa9ad2acd42d6","RuleID":"ern_01a22155f8ce405d7c79ca842510b61f","ItemID":"","TierID":"","HolderTierID":"ltr_01a22155f8da18b94c8191e154ecce91","SegmentID":"","SchemaID":"","PendingID":"","Earned":10},"CreatedAt":"2026-11-28T08:46:52.308Z"}}', NULL, NULL, '2026-11-28 08:46:52.308+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f91cfa865c953b12ff679e7c', 257, 'customer.voucher.loyalty_card.points_added', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f90fcfbc3f361d91d15932ee', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.178Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher_transaction":{"ID":"vtx_01a22155f913c07c01ee70e7b64cba5b","VoucherID":"v_01a22155f8f867d6acb4fc45117938eb","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Type":"POINTS_ADDITION","Amount":90,"Balance":90,"Total":90,"SourceID":"","Source":"API","Reason":"","OrderID":"","RedemptionID":"","RollbackID":"","ReturnID":"","RelatedID":"","Cause":{"EventID":"","EventType":"","OrderID":"","RuleID":"","ItemID":"","TierID":"","HolderTierID":"","SegmentID":"","SchemaID":"","PendingID":""},"CreatedAt":"2026-11-28T08:46:52.178Z"}}', NULL, NULL, '2026-11-28 08:46:52.178+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f92be0e4128c2c1889b2fadf', 265, 'customer.loyalty.tier.joined', 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'v-01a22155f90fcfbc3f361d91d15932ee', 'ACTION', '{"campaign":{"ID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Regulars","Description":"","Type":"LOYALTY_PROGRAM","Distribution":"STATIC","Voucher":{"Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":0,"Expiration":null},"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":false},"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":true,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.091Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":0,"Failed":0,"Succeeded":0,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":0,"OrdersCount":0,"LastOrderAmount":0,"LastOrderAt":"0001-01-01T00:00:00Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"loyalty_tier":{"ID":"ltr_01a22155f8da18b94c8191e154ecce91","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","Name":"Silver","From":0,"To":null,"EarningRules":null,"Rewards":null,"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.117Z","UpdatedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f8f867d6acb4fc45117938eb","Code":"REGULAR1","CampaignID":"camp_01a22155f8bbc7a4ed7806489d3e299e","CategoryID":"","Type":"LOYALTY_CARD","Discount":null,"Gift":null,"Loyalty":{"Points":90,"Expired":0,"Subtracted":0,"Pending":0,"NextExpirationAt":"0001-01-01T00:00:00Z","NextExpirationPoints":0},"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.152Z","UpdatedAt":"2026-11-28T08:46:52.178Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.178+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f95f8c13350c46314e997ca1', 321, 'business_validation_rule.assignment.created', 'validation_rules_assignment', 'asgm_01a22155f95f8c13350c463111c78928', NULL, NULL, 'v-01a22155f95d8fb767dcf3af65f46748', 'ACTION', '{"assignment":{"ID":"asgm_01a22155f95f8c13350c463111c78928","RuleID":"val_01a22155f95c23a17465612a56a0a97e","RelatedObjectType":"voucher","RelatedObjectID":"v_01a22155f95edc8aaa893f86d239b7c2","CreatedAt":"2026-11-28T08:46:52.254Z","UpdatedAt":"0001-01-01T00:00:00Z"},"rule":{"ID":"val_01a22155f95c23a17465612a56a0a97e","Name":"Once each","Rules":{"1":{"Name":"redemption.count.per_customer","Property":"","Conditions":{"$less_than_or_equal":[1]},"Rules":null,"Logic":"","Error":""}},"Logic":"","BundleRules":null,"Error":"","ApplicableTo":{"Included":null,"Excluded":null,"IncludedAll":false},"Type":"expression","ContextType":"global","CreatedAt":"2026-11-28T08:46:52.252Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.254+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f95f8c13350c463192845d28', 329, 'voucher.created', 'voucher', 'v_01a22155f95edc8aaa893f86d239b7c2', NULL, NULL, 'v-01a22155f95d8fb767dcf3af65f46748', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155f95edc8aaa893f86d239b7c2","Code":"ONCE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.254Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.254+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9685de01b9e517e53035bc1', 345, 'campaign.promotion_stack.created', 'promotion_stack', 'stack_01a22155f9670991ec417ef5e100cb8b', NULL, 'camp_01a22155f84738a776e9be199082e625', 'v-01a22155f9669eb5f6eb5f021d54a96b', 'ACTION', '{"campaign":{"ID":"camp_01a22155f84738a776e9be199082e625","Name":"Autumn","Description":"","Type":"PROMOTION","Distribution":"STATIC","Voucher":null,"Referral":null,"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":false,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"cat_01a22155f7f2aaecb6d6342704656a06","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:51.975Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"promotion_stack":{"ID":"stack_01a22155f9670991ec417ef5e100cb8b","CampaignID":"camp_01a22155f84738a776e9be199082e625","Name":"Both","TierIDs":["promo_01a22155f8484ac558fe14ce172f05e7"],"HierarchyMode":"MANUAL","CategoryID":"","CreatedAt":"2026-11-28T08:46:52.262Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.262+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f96eb78eb3779b8a632bd144', 353, 'customer.custom_event', 'custom_event', 'visited', 'cust_01a22155f80b714a8ad70172cd17c394', NULL, 'v-01a22155f96b24862ff44a11d2af5b22', 'ACTION', '{"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"event":{"Name":"visited","Metadata":null,"Referral":null,"Card":null}}', NULL, NULL, '2026-11-28 08:46:52.27+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f965a0a6f0701f2ac2dbd510', 337, 'customer.redemption.succeeded', 'redemption', 'r_01a22155f965a0a6f0701f29fd255eac', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f9604556ba5a172855b68d7d', 'ACTION', '{"redemption":{"ID":"r_01a22155f965a0a6f0701f29fd255eac","Object":"redemption","Date":"2026-11-28T08:46:52.261Z","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","TrackingID":"track_3I2HJkmyhQY0M8DR6JRJOuboJ7FtalU4polelNXf0hI","Status":"SUCCEEDED","Channel":{"ID":"63a3a091f44d184d13989b9ff8f6b0ba","Type":"API"},"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Related":{"Type":"voucher","ID":"v_01a22155f95edc8aaa893f86d239b7c2"},"VoucherID":"v_01a22155f95edc8aaa893f86d239b7c2","Code":"ONCE"}}', NULL, NULL, '2026-11-28 08:46:52.261+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155fa43e21c82cccdc9a42cd810', 697, 'customer.order.updated', 'order', 'ord_01a22155fa3a9fde977acc8cb8fe26c0', NULL, NULL, 'v-01a22155fa3b90adc5efd7f26069960a', 'EFFECT', '{"order":{"ID":"ord_01a22155fa3a9fde977acc8cb8fe26c0","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155fa3a9fde977acc8ccf9c9916","ProductID":"prod_01a22155f80534784bc4f020e0ab7224","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:52.473Z","UpdatedAt":"2026-11-28T08:46:52.482Z","PaidAt":"2026-11-28T08:46:52.473Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22155fa3a9fde977acc8ccf9c9916","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22155fa43e21c82cccdc960185c1a"]}}}', '[{"step":1,"id":"ev_01a22155fa43e21c82cccdc9a42cd811","type":"order.returned","entity_type":"order","entity_id":"ord_01a22155fa3a9fde977acc8cb8fe26c0","category":"ACTION","data":0}]', '[{"before":{},"order":{"ID":"ord_01a22155fa3a9fde977acc8cb8fe26c0","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155fa3a9fde977acc8ccf9c9916","ProductID":"prod_01a22155f80534784bc4f020e0ab7224","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:52.473Z","UpdatedAt":"2026-11-28T08:46:52.482Z","PaidAt":"2026-11-28T08:46:52.473Z","Returned":{"Policy":"KEEP","RefundOrder":"PROPORTIONAL","Sale":{"Cells":[{"Line":"ordli_01a22155fa3a9fde977acc8ccf9c9916","Units":2,"List":2000,"Paid":2000}],"Goods":2000,"Money":2000},"State":{"Units":[1],"Free":[],"Refunded":1000,"Money":1000,"Steps":[]},"Returns":["ret_01a22155fa43e21c82cccdc960185c1a"]}},"return":{"ID":"ret_01a22155fa43e21c82cccdc960185c1a","SourceID":"","OrderID":"ord_01a22155fa3a9fde977acc8cb8fe26c0","CustomerID":"","Reason":"","Metadata":null,"APIKey":"63a3a091f44d184d13989b9ff8f6b0ba","Policy":"KEEP","RefundOrder":"PROPORTIONAL","Last":false,"Rollbacks":null,"Items":[{"ItemID":"ordli_01a22155fa3a9fde977acc8ccf9c9916","ProductID":"prod_01a22155f80534784bc4f020e0ab7224","SKUID":"","Quantity":1,"Free":0,"Amount":1000,"Subtotal":1000}],"Amount":1000,"Money":1000,"Credits":null,"Points":null,"Forfeited":0,"Uncredited":0,"Withheld":0,"Refunded":1000,"Kept":1000,"Discounts":null,"Records":null,"Warnings":null,"TakesEarned":true,"Earned":{"By":null,"Cards":null},"CreatedAt":"2026-11-28T08:46:52.482Z"}}]', '2026-11-28 08:46:52.482+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9775b8111deb20d2220bef2', 361, 'customer.segment.entered', 'segment', 'seg_01a22155f96982dce9625ca3e7966e48', 'cust_01a22155f80b714a8ad70172cd17c394', NULL, NULL, 'EFFECT', '{"customer":{"ID":"cust_01a22155f80b714a8ad70172cd17c394","SourceID":"alice","Name":"Alice Moreau","Description":"","Email":"alice@example.com","Phone":"","Birthdate":"","Address":{"City":"Lyon","State":"","Line1":"","Line2":"","Country":"FR","PostalCode":""},"Metadata":{"newsletter":true},"Summary":{"Redeemed":2,"Failed":0,"Succeeded":3,"RolledBack":1,"RollbackFailed":0,"RollbackSucceeded":1,"GiftRedeemed":500,"GiftToGo":0,"PointsRedeemed":20,"PointsToGo":0,"OrdersAmount":4500,"OrdersCount":1,"LastOrderAmount":4500,"LastOrderAt":"2026-11-28T08:46:52.235Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.915Z","UpdatedAt":"0001-01-01T00:00:00Z"},"segment":{"ID":"seg_01a22155f96982dce9625ca3e7966e48","Name":"Everybody","Type":"auto-update","Filter":{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}},"CreatedAt":"2026-11-28T08:46:52.265Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.279+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9823ddbcc2bf7d23a2a70d6', 369, 'voucher.created', 'voucher', 'v_01a22155f9823ddbcc2bf7d1f5ac315a', NULL, NULL, 'v-01a22155f97e2929270d35e8cd90690d', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155f9823ddbcc2bf7d1f5ac315a","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.29Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.29+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f98d8650619130e5741d9b1d', 377, 'voucher.deleted', 'voucher', 'v_01a22155f9823ddbcc2bf7d1f5ac315a', NULL, NULL, 'v-01a22155f983d5341770b8bb36960abd', 'ACTION', '{"campaign":null,"voucher":{"ID":"v_01a22155f9823ddbcc2bf7d1f5ac315a","Code":"GONE","CampaignID":"","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"AMOUNT","Effect":"","AmountOff":100,"AmountOffFormula":"","PercentOff":null,"PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":false,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.29Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"2026-11-28T08:46:52.292Z"}}', NULL, NULL, '2026-11-28 08:46:52.292+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f99a1d7f82e513e9cf770940', 385, 'campaign.created', 'campaign', 'camp_01a22155f999fd1773a7b5fd8eda972c', NULL, 'camp_01a22155f999fd1773a7b5fd8eda972c', 'v-01a22155f9971d3ac9eeff9c644a4204', 'ACTION', '{"campaign":{"ID":"camp_01a22155f999fd1773a7b5fd8eda972c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":{},"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.313Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"created_at":"2026-11-28T08:46:52.313Z"}', NULL, NULL, '2026-11-28 08:46:52.313+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9a1b21dba64bde1216eeab1', 393, 'voucher.created', 'voucher', 'v_01a22155f9a1b21dba64bddfed955a36', NULL, 'camp_01a22155f999fd1773a7b5fd8eda972c', 'v-01a22155f99d16d22d280c3fd8a77ffd', 'ACTION', '{"campaign":{"ID":"camp_01a22155f999fd1773a7b5fd8eda972c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.313Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"voucher":{"ID":"v_01a22155f9a1b21dba64bddfed955a36","Code":"FRIEND1","CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"","ReferrerID":"","PublishCount":0,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.321Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.321+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9a21d6db71e031a650d3b94', 401, 'campaign.vouchers.added', 'campaign', 'camp_01a22155f999fd1773a7b5fd8eda972c', NULL, 'camp_01a22155f999fd1773a7b5fd8eda972c', 'v-01a22155f99d16d22d280c3fd8a77ffd', 'ACTION', '{"campaign":{"ID":"camp_01a22155f999fd1773a7b5fd8eda972c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.313Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"count":1,"told":true}', NULL, NULL, '2026-11-28 08:46:52.321+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9b35d783eced54e0aad3fb0', 473, 'customer.holder.assignment.created', 'redeemable_holder', 'rh_01a22155f9b2cef1b4d0c7ba1a8352fa', 'cust_01a22155f812d61265c66b7c07b0ad31', 'camp_01a22155f999fd1773a7b5fd8eda972c', 'v-01a22155f9ae8f463f06e92211b1e1a3', 'ACTION', '{"campaign":{"ID":"camp_01a22155f999fd1773a7b5fd8eda972c","Name":"Friends","Description":"","Type":"REFERRAL_PROGRAM","Distribution":"AUTO_UPDATE","Voucher":{"Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"RedemptionQuantity":null,"CodeConfig":{"Length":8,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":null,"Postfix":null,"Pattern":"########","InitialCount":null},"ReferralCode":true},"Referral":{"ConversionEvent":"redemption","CustomEventID":"","CustomEventName":"","RewardType":"","RewardAmount":0,"RewardCampaignID":"","RewardCampaign":""},"TierExpiration":null,"AutoJoin":false,"JoinOnce":false,"UseVoucherSchema":true,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"ActivityDuration":"","CategoryID":"","Metadata":null,"Access":{"Areas":null,"AreaStores":null,"AreaAllStores":null},"Active":true,"Protected":false,"CreatedAt":"2026-11-28T08:46:52.313Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"},"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Description":"","Email":"bob@example.com","Phone":"","Birthdate":"","Address":{"City":"Uppsala","State":"","Line1":"","Line2":"","Country":"SE","PostalCode":""},"Metadata":null,"Summary":{"Redeemed":2,"Failed":0,"Succeeded":2,"RolledBack":0,"RollbackFailed":0,"RollbackSucceeded":0,"GiftRedeemed":0,"GiftToGo":0,"PointsRedeemed":0,"PointsToGo":0,"OrdersAmount":13000,"OrdersCount":2,"LastOrderAmount":7110,"LastOrderAt":"2026-11-28T08:46:52.03Z"},"SystemMetadata":null,"CreatedAt":"2026-11-28T08:46:51.922Z","UpdatedAt":"0001-01-01T00:00:00Z"},"redeemable_holder":{"ID":"rh_01a22155f9b2cef1b4d0c7ba1a8352fa","VoucherID":"v_01a22155f9a1b21dba64bddfed955a36","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","Role":"REFEREE","ReferrerID":"cust_01a22155f80b714a8ad70172cd17c394","CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","VoucherType":"DISCOUNT_VOUCHER","Metadata":null,"CreatedAt":"2026-11-28T08:46:52.338Z","ConvertedAt":"0001-01-01T00:00:00Z","CauseType":"","CauseID":""},"voucher":{"ID":"v_01a22155f9a1b21dba64bddfed955a36","Code":"FRIEND1","CampaignID":"camp_01a22155f999fd1773a7b5fd8eda972c","CategoryID":"","Type":"DISCOUNT_VOUCHER","Discount":{"Type":"PERCENT","Effect":"","AmountOff":null,"AmountOffFormula":"","PercentOff":"10","PercentOffFormula":"","FixedAmount":null,"FixedAmountFormula":"","AmountLimit":null,"AggregatedAmountLimit":null,"UnitOff":null,"UnitOffFormula":"","UnitType":"","Product":null,"SKU":null,"Units":null,"IsDynamic":null},"Gift":null,"Loyalty":null,"Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Active":true,"ReferralCode":true,"AdditionalInfo":"","Metadata":null,"HolderID":"cust_01a22155f80b714a8ad70172cd17c394","ReferrerID":"cust_01a22155f80b714a8ad70172cd17c394","PublishCount":1,"Redemption":{"Quantity":null,"Redeemed":0,"RedeemedAmount":0,"RedeemedPoints":0,"ImportedUses":0,"ImportedAmount":0},"CreatedAt":"2026-11-28T08:46:52.321Z","UpdatedAt":"2026-11-28T08:46:52.327Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.339+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9d0959342bfe9206942fb21', 481, 'vl.card_definition.created', 'card_definition', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', NULL, NULL, 'v-01a22155f9cdc2d1ee0d82dbbe56e813', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"CardDefinition":{"ID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.366Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.366+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9d229f91781f0c45c61cd28', 489, 'vl.tier_structure.created', 'tier_structure', 'lts_01a22155f9d1c603671c73cc985495b1', NULL, NULL, 'v-01a22155f9d1c603671c73cbe03e21a8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22155f9d1c603671c73cc985495b1","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.369Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.369+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9d4683e2a87df647eabf7f4', 497, 'vl.tier_structure.tier.created', 'tier_structure', 'lts_01a22155f9d1c603671c73cc985495b1', NULL, NULL, 'v-01a22155f9d349da429f3b2e19006a54', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22155f9d1c603671c73cc985495b1","Name":"Levels","Type":"POINT_BALANCE","Status":"DRAFT","CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.369Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Tier":{"ID":"lt_01a22155f9d349da429f3b2efd5670b7","StructureID":"lts_01a22155f9d1c603671c73cc985495b1","Name":"Gold","Type":"POINTS","Min":10,"Max":null,"SegmentID":"","Downgrade":"INHERIT","Expiration":{"Type":"INHERIT","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.371Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.371+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9d6d2560484e153cfd4d366', 505, 'vl.tier_structure.activated', 'tier_structure', 'lts_01a22155f9d1c603671c73cc985495b1', NULL, NULL, 'v-01a22155f9d537b8c4800be617a52d7b', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"TierStructure":{"ID":"lts_01a22155f9d1c603671c73cc985495b1","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.369Z","UpdatedAt":"2026-11-28T08:46:52.373Z"}}', NULL, NULL, '2026-11-28 08:46:52.373+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9d8e2b899a91fdc3fb8c123', 513, 'vl.benefit.created', 'benefit', 'lben_01a22155f9d7227e99a64d9232d51894', NULL, NULL, 'v-01a22155f9d6d2560484e154262cc6df', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Benefit":{"ID":"lben_01a22155f9d7227e99a64d9232d51894","Name":"Birthday","Type":"POINTS","Status":"ACTIVE","Stock":null,"Delivered":0,"Award":{"CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Points":5,"Proportion":null,"Expiration":null},"Gift":{"Material":null,"Digital":null},"CreatedAt":"2026-11-28T08:46:52.375Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.375+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9db07923fc3342203add3cc', 521, 'vl.earning_rule.created', 'earning_rule', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', NULL, NULL, 'v-01a22155f9d9fd970a8bd8e51b3e25f8', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"EarningRule":{"ID":"lern_01a22155f9d9fd970a8bd8e584b7a4a4","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22155f9d9fd970a8bd8e57977cc2d","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22155f9d7227e99a64d9232d51894"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.377Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.377+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9dd5e6b2fbf0f5d73d12bc0', 529, 'vl.reward.created', 'reward', 'lrew_01a22155f9dce187a0692785b092e77d', NULL, NULL, 'v-01a22155f9dce187a069278456d04dde', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Reward":{"ID":"lrew_01a22155f9dce187a0692785b092e77d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22155f80534784bc4f020e0ab7224","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22155f9dce187a069278480787f68","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22155f9dce187a0692784df1b91ad","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.38Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.38+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9de4cfc9e3e640eccab9c33', 537, 'vl.program.created', 'program', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', NULL, NULL, 'v-01a22155f9de4cfc9e3e640d1e7bfc6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e0f9890c0b712608af44a8', 545, 'vl.program.card_definition.assigned', 'program', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', NULL, NULL, 'v-01a22155f9de4cfc9e3e640d1e7bfc6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.366Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155f9df9a9bbf4a69a5ad42c8d7","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"card_definition","ResourceID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e0f9890c0b712676b38daa', 553, 'vl.card_definition.assigned', 'card_definition', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', NULL, NULL, 'v-01a22155f9de4cfc9e3e640d1e7bfc6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"CardDefinition":{"ID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Name":"Wallet","Type":"INDIVIDUAL","Status":"ACTIVE","CodeConfig":{"Length":10,"Charset":"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ","Prefix":"","Postfix":"","Pattern":"##########","InitialCount":null},"PointsExpiration":{"Type":"NO_EXPIRATION","Period":{"Value":0,"Unit":""},"Rounding":{"Type":"","Month":0},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"PendingPoints":{"Type":"IMMEDIATE","Period":{"Value":0,"Unit":""},"Dates":null,"EventTypes":null,"CancelPeriod":{"Value":0,"Unit":""}},"EarningLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"SpendingLimits":{"Global":{"Limited":false,"Limits":null},"Transactions":{"Limited":false,"Limits":null}},"Refunds":{"Spent":{"Refundable":false,"Methods":null},"Earned":{"Refundable":false,"Methods":null}},"AllowNegative":false,"PayWithPoints":{"Enabled":true,"Formula":"1"},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.366Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155f9df9a9bbf4a69a5ad42c8d7","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"card_definition","ResourceID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e1b66c0097df58969ac0b1', 561, 'vl.program.tier_structure.assigned', 'program', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', NULL, NULL, 'v-01a22155f9de4cfc9e3e640d1e7bfc6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22155f9d1c603671c73cc985495b1","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.369Z","UpdatedAt":"2026-11-28T08:46:52.373Z"},"Assignment":{"ID":"lasgm_01a22155f9e1b66c0097df582c86b525","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"tier_structure","ResourceID":"lts_01a22155f9d1c603671c73cc985495b1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e1b66c0097df58e511b183', 569, 'vl.tier_structure.assigned', 'tier_structure', 'lts_01a22155f9d1c603671c73cc985495b1', NULL, NULL, 'v-01a22155f9de4cfc9e3e640d1e7bfc6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"TierStructure":{"ID":"lts_01a22155f9d1c603671c73cc985495b1","Name":"Levels","Type":"POINT_BALANCE","Status":"ACTIVE","CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Tracking":{"Value":0,"Unit":""},"Start":"","Retention":{"Type":"NO_RETENTION","Period":{"Value":0,"Unit":""},"Dates":null,"Activity":{"Earning":false,"Spending":false,"Custom":false,"EventTypes":null}},"Downgrade":{"Type":"NO_DOWNGRADE","Grace":{"Value":0,"Unit":""},"RoundUp":false},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.369Z","UpdatedAt":"2026-11-28T08:46:52.373Z"},"Assignment":{"ID":"lasgm_01a22155f9e1b66c0097df582c86b525","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"tier_structure","ResourceID":"lts_01a22155f9d1c603671c73cc985495b1","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e23eb807284935a7b18a6f', 577, 'vl.program.earning_rule.assigned', 'program', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', NULL, NULL, 'v-01a22155f9de4cfc9e3e640d1e7bfc6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22155f9d9fd970a8bd8e584b7a4a4","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22155f9d9fd970a8bd8e57977cc2d","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22155f9d7227e99a64d9232d51894"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.377Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155f9e23eb807284934a8838630","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"earning_rule","ResourceID":"lern_01a22155f9d9fd970a8bd8e584b7a4a4","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e3237159fb4f1b552d2efd', 585, 'vl.earning_rule.assigned', 'earning_rule', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', NULL, NULL, 'v-01a22155f9de4cfc9e3e640d1e7bfc6f', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"DRAFT","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"EarningRule":{"ID":"lern_01a22155f9d9fd970a8bd8e584b7a4a4","Name":"Orders","Status":"ACTIVE","Trigger":{"Event":"customer.order.paid","SchemaID":"","SegmentID":""},"Earnings":[{"ID":"lernei_01a22155f9d9fd970a8bd8e57977cc2d","Name":"","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Effects":[{"Award":{"CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Points":10,"Proportion":null,"Expiration":null},"BenefitID":""},{"Award":{"CardDefinitionID":"","Points":0,"Proportion":null,"Expiration":null},"BenefitID":"lben_01a22155f9d7227e99a64d9232d51894"}]}],"Message":"","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"TriggerLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"EarningLimits":{"Limited":false,"Limits":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.377Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155f9e23eb807284934a8838630","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"earning_rule","ResourceID":"lern_01a22155f9d9fd970a8bd8e584b7a4a4","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.382+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e60894644e6861a06027c4', 593, 'vl.program.reward.assigned', 'program', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', NULL, NULL, 'v-01a22155f9e5fbddfddf254d3751f1bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22155f9dce187a0692785b092e77d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22155f80534784bc4f020e0ab7224","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22155f9dce187a069278480787f68","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22155f9dce187a0692784df1b91ad","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.38Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155f9e60894644e6860ede220e2","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"reward","ResourceID":"lrew_01a22155f9dce187a0692785b092e77d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.389Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.389+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9e60894644e6861af646d81', 601, 'vl.reward.assigned', 'reward', 'lrew_01a22155f9dce187a0692785b092e77d', NULL, NULL, 'v-01a22155f9e5fbddfddf254d3751f1bb', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Program":{"ID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Name":"Club","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.382Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Reward":{"ID":"lrew_01a22155f9dce187a0692785b092e77d","Name":"Mug","Type":"MATERIAL","Status":"ACTIVE","Validity":{"Start":"0001-01-01T00:00:00Z","End":"0001-01-01T00:00:00Z","Timeframe":null,"DayOfWeek":null,"Hours":null},"Gift":{"Material":{"ProductID":"prod_01a22155f80534784bc4f020e0ab7224","SKUID":""},"Digital":null},"Costs":[{"ID":"lrcst_01a22155f9dce187a069278480787f68","Rules":{"Rules":null,"Logic":""},"Tiers":null,"Spending":{"ID":"lrspn_01a22155f9dce187a0692784df1b91ad","Name":"","Points":20,"CardDefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861"}}],"PurchaseLimits":{"Cooldown":{"Value":0,"Unit":""},"Max":0,"Unit":""},"Refundable":false,"Metadata":null,"CreatedAt":"2026-11-28T08:46:52.38Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Assignment":{"ID":"lasgm_01a22155f9e60894644e6860ede220e2","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","Type":"reward","ResourceID":"lrew_01a22155f9dce187a0692785b092e77d","Stock":null,"Redeemed":0,"CreatedAt":"2026-11-28T08:46:52.389Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.389+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9eb09cd485ac45230dbf34a', 609, 'vl.member.created', 'member', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f9e7e3e0d40cdf90938f06bd', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.392+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9edce0f95cf3c7e2013b806', 617, 'vl.card.created', 'card', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f9e7e3e0d40cdf90938f06bd', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155f9ec1f8adfa192f0fa18db3c","MemberID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","DefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Code":"6g6eN8GSZm","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.392+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9edce0f95cf3c7eeb1b580b', 625, 'vl.card.assigned', 'card', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f9e7e3e0d40cdf90938f06bd', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155f9ec1f8adfa192f0fa18db3c","MemberID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","DefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Code":"6g6eN8GSZm","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.392+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9edce0f95cf3c7f7beb47c6', 633, 'vl.card.code_generation.succeeded', 'card', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f9e7e3e0d40cdf90938f06bd', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155f9ec1f8adfa192f0fa18db3c","MemberID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","DefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Code":"6g6eN8GSZm","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.392+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9edce0f95cf3c804bed0552', 641, 'vl.member.card.assigned', 'member', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f9e7e3e0d40cdf90938f06bd', 'ACTION', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Member":{"ID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","Status":"ACTIVE","Metadata":null,"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z"},"Card":{"ID":"lcrd_01a22155f9ec1f8adfa192f0fa18db3c","MemberID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","DefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Code":"6g6eN8GSZm","Figures":{"Earned":0,"Added":0,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"","Rank":{"TierID":"","Since":"","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"0001-01-01T00:00:00Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.392+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155f9f82c45e07732536382501f', 649, 'vl.tier.joined', 'tier', 'lt_01a22155f9d349da429f3b2efd5670b7', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155f9f0d7e9ef3725c2ec8e66e1', 'EFFECT', '{"Source":{"Channel":"API","UserID":"","AppID":"63a3a091f44d184d13989b9ff8f6b0ba","KeyName":"demo","ClientAppID":""},"Card":{"ID":"lcrd_01a22155f9ec1f8adfa192f0fa18db3c","MemberID":"lmbr_01a22155f9e90355682b8602697b8b4f","ProgramID":"lprg_01a22155f9de4cfc9e3e640e1ae86a4e","CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","DefinitionID":"lcdef_01a22155f9ce7438cfec5a21f8a35861","Code":"6g6eN8GSZm","Figures":{"Earned":0,"Added":100,"Purchased":0,"Subtracted":0,"Expired":0,"Refunded":0,"PurchaseReversed":0,"Spent":0,"Returned":0,"Locked":0,"Unlocked":0,"PendingTotal":0,"PendingActivated":0,"PendingCanceled":0,"WrittenOff":0,"PendingWrittenOff":0},"Next":{"On":"","Points":0},"NextActivation":{"Points":0,"Type":"","On":"","CancelsOn":""},"Standing":{"StructureID":"lts_01a22155f9d1c603671c73cc985495b1","Rank":{"TierID":"lt_01a22155f9d349da429f3b2efd5670b7","Since":"2026-11-28","Until":"","Falls":"","Fell":""},"Deferred":{"TierID":"","Starts":"","TransactionID":""},"Due":""},"CreatedAt":"2026-11-28T08:46:52.392Z","UpdatedAt":"2026-11-28T08:46:52.4Z","DeletedAt":"0001-01-01T00:00:00Z"}}', NULL, NULL, '2026-11-28 08:46:52.4+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155fa2004c3b3f92ec3e2cfab5a', 657, 'customer.order.created', 'order', 'ord_01a22155fa1fea9f69df2dc1bf9cd6b9', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155fa1c3c9453511ae1d563ab0f', 'ACTION', '{"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T08:46:52.446Z"},"CreatedAt":"2026-11-28T08:46:51.922Z"},"order":{"ID":"ord_01a22155fa1fea9f69df2dc1bf9cd6b9","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","CreatedAt":"2026-11-28T08:46:52.446Z","PaidAt":"2026-11-28T08:46:52.446Z"}}', NULL, NULL, '2026-11-28 08:46:52.446+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155fa2004c3b3f92ec4df6773b3', 665, 'customer.order.paid', 'order', 'ord_01a22155fa1fea9f69df2dc1bf9cd6b9', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155fa1c3c9453511ae1d563ab0f', 'ACTION', '{"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T08:46:52.446Z"},"CreatedAt":"2026-11-28T08:46:51.922Z"},"order":{"ID":"ord_01a22155fa1fea9f69df2dc1bf9cd6b9","SourceID":"order-1003","Status":"PAID","Amount":{"Minor":4000,"Known":true},"InitialAmount":{"Minor":4000,"Known":true},"CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","CreatedAt":"2026-11-28T08:46:52.446Z","PaidAt":"2026-11-28T08:46:52.446Z"}}', NULL, NULL, '2026-11-28 08:46:52.446+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155fa24a47e936f12dcb7b625ca', 673, 'customer.order.created', 'order', 'ord_01a22155fa233094d566c7bb161e767a', 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, 'v-01a22155fa2104bc20055f0b3f358272', 'ACTION', '{"customer":{"ID":"cust_01a22155f812d61265c66b7c07b0ad31","SourceID":"bob","Name":"Bob Lindqvist","Email":"bob@example.com","Address":{"City":"Uppsala","Country":"SE"},"Summary":{"Redeemed":2,"Succeeded":2,"OrdersAmount":17000,"OrdersCount":3,"LastOrderAmount":4000,"LastOrderAt":"2026-11-28T08:46:52.446Z"},"CreatedAt":"2026-11-28T08:46:51.922Z"},"order":{"ID":"ord_01a22155fa233094d566c7bb161e767a","SourceID":"order-1004","Status":"CREATED","Amount":{"Minor":1000,"Known":true},"InitialAmount":{"Minor":1000,"Known":true},"CustomerID":"cust_01a22155f812d61265c66b7c07b0ad31","CreatedAt":"2026-11-28T08:46:52.45Z"}}', NULL, NULL, '2026-11-28 08:46:52.45+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155fa3a9fde977acc8d98a404fc', 681, 'customer.order.created', 'order', 'ord_01a22155fa3a9fde977acc8cb8fe26c0', NULL, NULL, 'v-01a22155fa380b7201ae8858f3671b63', 'ACTION', '{"order":{"ID":"ord_01a22155fa3a9fde977acc8cb8fe26c0","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155fa3a9fde977acc8ccf9c9916","ProductID":"prod_01a22155f80534784bc4f020e0ab7224","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:52.473Z","PaidAt":"2026-11-28T08:46:52.473Z"}}', NULL, NULL, '2026-11-28 08:46:52.473+00');
INSERT INTO public.events (project_id, id, number, type, entity_type, entity_id, customer_id, campaign_id, group_id, category, data, packed, packed_data, created_at) VALUES ('demo', 'ev_01a22155fa3a9fde977acc8e14abd5ea', 689, 'customer.order.paid', 'order', 'ord_01a22155fa3a9fde977acc8cb8fe26c0', NULL, NULL, 'v-01a22155fa380b7201ae8858f3671b63', 'ACTION', '{"order":{"ID":"ord_01a22155fa3a9fde977acc8cb8fe26c0","SourceID":"order-1005","Status":"PAID","Amount":{"Minor":2000,"Known":true},"InitialAmount":{"Minor":2000,"Known":true},"Items":[{"ID":"ordli_01a22155fa3a9fde977acc8ccf9c9916","ProductID":"prod_01a22155f80534784bc4f020e0ab7224","Quantity":2,"Price":{"Minor":1000,"Known":true},"Amount":{"Minor":2000,"Known":true},"InitialQuantity":2,"InitialAmount":{"Minor":2000,"Known":true},"Product":{"ID":"prod_01a22155f80534784bc4f020e0ab7224","SourceID":"mug","Name":"Enamel mug","Price":1450}}],"CreatedAt":"2026-11-28T08:46:52.473Z","PaidAt":"2026-11-28T08:46:52.473Z"}}', NULL, NULL, '2026-11-28 08:46:52.473+00');
INSERT INTO public.export_chunks (project_id, id, export_id, content) VALUES ('demo', 'expc_exp_01a22155f96eb78eb3779b8b48aea944_0', 'exp_01a22155f96eb78eb3779b8b48aea944', 'Code,Voucher Type,Value,Discount Type
ONCE,DISCOUNT_VOUCHER,10,PERCENT
REGULAR1,LOYALTY_CARD,90,
GIFT-50,GIFT_VOUCHER,50.00,
CARD-M49nXByc,GIFT_VOUCHER,50.00,
CARD-UJnvTTY4,GIFT_VOUCHER,50.00,
CARD-45rlVxrX,GIFT_VOUCHER,50.00,
CARD-Qcu4Xtcb,GIFT_VOUCHER,50.00,
CARD-ZdKYOtO7,GIFT_VOUCHER,50.00,
HELLO-mCqx,DISCOUNT_VOUCHER,10,PERCENT
HELLO-q6U4,DISCOUNT_VOUCHER,10,PERCENT
HELLO-N452,DISCOUNT_VOUCHER,10,PERCENT
HELLO-bcmo,DISCOUNT_VOUCHER,10,PERCENT
HELLO-r1nh,DISCOUNT_VOUCHER,10,PERCENT
HELLO-J9f4,DISCOUNT_VOUCHER,10,PERCENT
HELLO-oNfq,DISCOUNT_VOUCHER,10,PERCENT
HELLO-d4bD,DISCOUNT_VOUCHER,10,PERCENT
HELLO-yl8Q,DISCOUNT_VOUCHER,10,PERCENT
HELLO-VVw7,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2LoQ,DISCOUNT_VOUCHER,10,PERCENT
HELLO-4xKw,DISCOUNT_VOUCHER,10,PERCENT
HELLO-ZLzv,DISCOUNT_VOUCHER,10,PERCENT
HELLO-JgAH,DISCOUNT_VOUCHER,10,PERCENT
HELLO-LsJm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-Cwo8,DISCOUNT_VOUCHER,10,PERCENT
HELLO-XMFm,DISCOUNT_VOUCHER,10,PERCENT
HELLO-BlRe,DISCOUNT_VOUCHER,10,PERCENT
HELLO-2xR3,DISCOUNT_VOUCHER,10,PERCENT
HELLO-23Vh,DISCOUNT_VOUCHER,10,PERCENT
WELCOME10,DISCOUNT_VOUCHER,10,PERCENT
ABOVE50,DISCOUNT_VOUCHER,10.00,AMOUNT
');
INSERT INTO public.exports (project_id, id, object, sorted_by, fields, filters, campaign_id, selection, channel, user_id, status, keys, portion, row_count, chunks, size, cause, created_at, updated_at) VALUES ('demo', 'exp_01a22155f96eb78eb3779b8b48aea944', 'voucher', '-created_at', '["code", "voucher_type", "value", "discount_type"]', NULL, NULL, '{}', 'API', NULL, 'DONE', NULL, 1, 30, 1, 1182, NULL, '2026-11-28 08:46:52.27+00', '2026-11-28 08:46:52.282+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_a63d9a1b4dd9a153a7633a6e6cae8e35', '\xdaf50422572359b974697fdc078ffbbbacf07490f268eb8e1e919cb67e968be52e1083c0139c7247e5a10d42144a0d7061de5c9cef963407730377e2caa700e25fc36f92276df5994a0ca845f1a0c81e8bf683afbc9615df46a55e4c805dc46b4da1847b6a4b63a306199b5fd5b2221427e99159a23fe8bb6f741a1718409c957c884c364457ce5778c382d49cca9cf9b0ce106a0c1a3b87ec5288bd3eb453c6c3566fbe20477120655c2a29b8688e95bceaf14f91eef8c54e4de116ff989775df2de51bec00116edf60bafc4931edf7b317c4c2e4cd8ce5040055464a2631c8ea8d074b08342123bd92eeaa7a0de27dfb869acf80772e05b4821b3534ef6ba2548006465305fc2a87cdbb6334723bdba3cbb0897fe3cd08f0acd4f9020333376f2c951739aa66a68d360f17e211b8366ef7afffff1550765281aee0c882de751828d29ecb5af677c5839f030f9d80f770f37b9e672912790f73973d9d7a14c6c29afb77958cb2409a3a56a0eda55c8aadd48b87a16be646885971f5a4afbd9ed4a436684e9fcfdaa9b1f4bef1829ff8330d7f8fe2a79c770fcfc7f08b1bea460aec3495af0a6280dd2184cb8e30997157742bc6da3986a26f8ee22207afb8b75631064b9c0a514ad4e1f994d1bcab0fc8fa519473565f532b28f485bceecc0e7048b670334870e081d4bedfc241e5fe608d001e044c86259beb6c00c521347d7261be20de8419202f1cc6924152bb4083f66249d5383b7d2e5e0fbe33e8044f6acc224c1be5974e51eaed6da64f6eb15344e53b9dd8c0c62ffc517cfeda528fa805c021ae78f1bc3f07167673141676bbd0384ba8804ba2a3506c1c5d1a572bf0c9b26543af74e7c1cfe1178a5dfec78ba4294a62ac3e5f66bcc0b5e00bcb9dc3c5c770da53280b6c3ac7dc6fcc5f313bd9cb579cc8219368f926eb23aa4c55cc2b3e880f1bea485e10eaf7b834f123b8dee65657e6dbfa5a24', '2026-11-29 08:46:52.236+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_dc86e7330d8f6876ab552388d8fb20da', '\xda50826438641cc363632b8e1aa1b34d446b7e854616ceb17d3972ec76da11e71b0985def85b03dc17ab6de419d62ad60a952292b354dec1cefff10210ceeaa450b70849062cd17d43cb2e16d1da259bf9131e6baea34fa682b1967630c7cfa7dfea260aaa5a8a9d52d2cabbda387cb909f7b3fc4261aa5c88e1e730002bb1b18c73e4226520a1b0358698707f4fc3542f394b94ae5c16176d5065bb708241960cbf3826a7d9b196d2b833de4fdad9d258375cd96df98b56169a78dbac0100081d5d9890524604128e8a4571eb3856427335218478ff80e805ee28936217b4a1736886c19743bfb309f9391507d46c24bf0bfc2f8e8f2cc2e190403b8762a1a7e55a52141ef944c50c0dbc158a8bf8d82f7dfce3659e3ce03d8ea5e64ec2d894f32590ee34626f54ccd0726273db852529ba7cb351707fed770780610b7035a44715fa036c3e4ecbdbc722e9990c342f0b18fac71de157a852b343a8bde6af6ccd94818a6ea42137ea9cd7d61e56b7aaf7c6c8b5041ceda1bb11f25231bc248a8aa943a48be96df771455f65a36eeadacc59a2953a3ce87b7edc3e5459f925619bbd85d63e0340a0c9e2ce0ddf5320f4c35633b58adfd60f79eb4f57bcd60958183c16636af9c14c2e12a74897c92894', '2026-11-29 08:46:52.241+00');
INSERT INTO public.idempotency_records (project_id, id, answer, expires_at) VALUES ('demo', 'idem_bd87899b7fbdd8be4c39d5b51249f99c', '\x29e27b2ccb8320d9b7f35c1d9c5fe5a2a4bea2f84da563b9d05e2bfc9d72ed9906cdc612520941cdeaeb9de9d59f5d7d3b09dd6699df6b0896522866573b6037f94c9a48779c0f7651a9487dcca6b00b15688afeff0146640880192f6e870fffa00008432752cbc21a3378054c62d7d363ddacebf52c24923d5a27a0881d44f89f6fa198d33bc1d981c1334621fefc21fd82c6596b18a10df1c3e13c168c157dbd75d7f9f68bec23b68acd73f650c4b625708a8a8933b777b2d2a60be864be8c71a730e66ee61cf596edfdcb47f0e05cbae1b8f7669cabbf311060d670043d5d4ca7c235e0dc8fd97a8cedd70aecb2667509fc80f4f7b078dbf0b42dca147898c8f707f980d473304c686f1c6b47b045042daf71ed0961e1eaf16be651114660b9301f2803cff3234ad4eb9468d2be336ab80490da60b07aeb752bca6e18026b8d4e0288c625f9e9e9d1a0f6c65647c35df4ad8da9cafbdf1dc1821740fa7717c774567d1556cc6aff32103cf64cbefc29054fdb3b32c4a3f5dd272ae4bdfac523ba604824514c0aad5d13a207ec49e70983734923', '2026-11-29 08:46:52.261+00');
INSERT INTO public.locations (project_id, id, name, shape, created_at, updated_at) VALUES ('demo', 'loc_01a22155f9ccc7dbb296ee06a6c4c434', 'Town', '{"Circle": {"Center": {"Lat": 52.2297, "Lng": 21.0122}, "Radius": 2}}', '2026-11-28 08:46:52.364+00', NULL);
INSERT INTO public.loyalty_members (project_id, id, program_id, customer_id, membership, status, metadata, created_at, updated_at) VALUES ('demo', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'cust_01a22155f812d61265c66b7c07b0ad31', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e cust_01a22155f812d61265c66b7c07b0ad31', 'ACTIVE', NULL, '2026-11-28 08:46:52.392+00', NULL);
INSERT INTO public.loyalty_tier_holders (project_id, id, campaign_id, customer_id, tier_id, start_day, end_day, next_tier, next_start, next_end, due_on, created_at, updated_at) VALUES ('demo', 'v_01a22155f8f867d6acb4fc45117938eb', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'cust_01a22155f80b714a8ad70172cd17c394', 'ltr_01a22155f8da18b94c8191e154ecce91', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:46:52.178+00', NULL);
INSERT INTO public.loyalty_tiers (project_id, id, campaign_id, name, points_from, points_to, earning_rules, rewards, metadata, created_at, updated_at) VALUES ('demo', 'ltr_01a22155f8da18b94c8191e154ecce91', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'Silver', 0, NULL, NULL, NULL, NULL, '2026-11-28 08:46:52.117+00', NULL);
INSERT INTO public.member_cards (project_id, id, member_id, program_id, customer_id, card_definition_id, code, earned, added, purchased, subtracted, expired, refunded, purchase_reversed, spent, returned, locked, unlocked, pending_total, pending_activated, pending_canceled, written_off, pending_written_off, balance, next_on, next_points, next_activation, tier_standing, tier_due, created_at, updated_at, deleted_at) VALUES ('demo', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'cust_01a22155f812d61265c66b7c07b0ad31', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', '6g6eN8GSZm', 15, 100, 0, 0, 0, 0, 0, 100, 0, 100, 100, 0, 0, 0, 0, 0, 15, NULL, 0, NULL, '{"Rank": {"Since": "2026-11-28", "TierID": "lt_01a22155f9d349da429f3b2efd5670b7"}, "StructureID": "lts_01a22155f9d1c603671c73cc985495b1"}', NULL, '2026-11-28 08:46:52.392+00', '2026-11-28 08:46:52.681+00', NULL);
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_50a0f224e4be1495eff81c42f60c280d', 'tiers', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'tiers lprg_01a22155f9de4cfc9e3e640e1ae86a4e', '2026-11-28', NULL, NULL, NULL, 'lts_01a22155f9d1c603671c73cc985495b1', 'lt_01a22155f9d349da429f3b2efd5670b7', '{"joins": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lptrs_a57ca7606c812fb0f3252830899409c5', 'tiers', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'tiers lprg_01a22155f9de4cfc9e3e640e1ae86a4e total', NULL, NULL, NULL, NULL, 'lts_01a22155f9d1c603671c73cc985495b1', 'lt_01a22155f9d349da429f3b2efd5670b7', '{"joins": 1, "holders": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_0966ff26490aab438a485d422a5f3268', 'spending', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'spending lprg_01a22155f9de4cfc9e3e640e1ae86a4e', '2026-11-28', NULL, NULL, 'lcdef_01a22155f9ce7438cfec5a21f8a35861', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lssum_3f55447591ad1116b7d123abab268eb7', 'spending', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'spending lprg_01a22155f9de4cfc9e3e640e1ae86a4e total', NULL, NULL, NULL, 'lcdef_01a22155f9ce7438cfec5a21f8a35861', NULL, NULL, '{"points": 100, "success": 2, "amount_on_order": 80, "points_on_order": 80, "success_on_order": 1, "points_on_rewards": 20, "success_on_reward": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_260b4d249866d71fac534567e0d9754f', 'card', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'card lcrd_01a22155f9ec1f8adfa192f0fa18db3c', '2026-11-28', NULL, NULL, NULL, NULL, NULL, '{"points_added": 100, "points_spent": 100, "points_total": 115, "points_earned": 15, "points_locked": 100, "points_unlocked": 100}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_0c994fb7cbf1da84e2d92bfb3ddaaae0', 'member_rules', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'member_rules lmbr_01a22155f9e90355682b8602697b8b4f', '2026-11-28', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', NULL, NULL, NULL, NULL, '{"count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_6c7c5d28fea5da642213b10d02903187', 'points_earnings', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'points_earnings lprg_01a22155f9de4cfc9e3e640e1ae86a4e', '2026-11-28', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', 'lernei_01a22155f9d9fd970a8bd8e57977cc2d', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lcnt_b5072fa56cefa290ab436430b61a8b0d', 'earning_rules', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'earning_rules lprg_01a22155f9de4cfc9e3e640e1ae86a4e', '2026-11-28', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lpers_a7c8ad571fca03fc458b581431da0946', 'earning_rules', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'earning_rules lprg_01a22155f9de4cfc9e3e640e1ae86a4e total', NULL, 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', NULL, NULL, NULL, NULL, '{"success_count": 1}');
INSERT INTO public.member_counts (project_id, id, report, owner_id, series, day, earning_rule_id, earning_item_id, card_definition_id, tier_structure_id, tier_id, numbers) VALUES ('demo', 'lppes_b03b34cf4b6397c08104aee49868bfb8', 'points_earnings', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'points_earnings lprg_01a22155f9de4cfc9e3e640e1ae86a4e total', NULL, 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', 'lernei_01a22155f9d9fd970a8bd8e57977cc2d', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', NULL, NULL, '{"points": 15, "success_count": 2}');
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22155f9e90355682b860341a85488', 'seats lprg_01a22155f9de4cfc9e3e640e1ae86a4e', '2026-11-28 08:46:52.395+00', NULL, 1, NULL, 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22155fa0dab8ef92b7d393621c402', 'reward lrew_01a22155f9dce187a0692785b092e77d lmbr_01a22155f9e90355682b8602697b8b4f', '2026-11-28 08:46:52.415+00', '2026-11-28', 1, '2026-11-28', 0);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22155fa1033095567c034eeb942e9', 'spend lcrd_01a22155f9ec1f8adfa192f0fa18db3c', '2026-11-28 08:46:52.454+00', '2026-11-28', 1, '2026-11-28', 80);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22155fb1b87cfb8c92a09697c599a', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4 lmbr_01a22155f9e90355682b8602697b8b4f', '2026-11-28 08:46:52.681+00', '2026-11-28', 1, '2026-11-28', 15);
INSERT INTO public.member_tallies (project_id, id, subject, last_at, count_from, times, points_from, points) VALUES ('demo', 'ltly_01a22155fb1b87cfb8c92a09f4f30cb2', 'card lcrd_01a22155f9ec1f8adfa192f0fa18db3c', '2026-11-28 08:46:52.681+00', '2026-11-28', 1, '2026-11-28', 5);
INSERT INTO public.metadata_schemas (project_id, id, related_object, properties, allow_defined_only, created_at, updated_at) VALUES ('demo', 'ms_01a22155f9c76be27a361e7d2118756a', 'product', '{"roast": {"Type": "string"}}', false, '2026-11-28 08:46:52.359+00', NULL);
INSERT INTO public.oauth_tokens (project_id, id, owner_project_id, app_id, scopes, issued_at, expires_at) VALUES ('', '2c6d3e32bb8cb7d890620e85db4a12eee1014a61eaacec4e63ca9b4f040f41e2', 'demo', '63a3a091f44d184d13989b9ff8f6b0ba', '["api"]', '2026-11-28 08:46:52.303+00', '2026-11-28 09:01:52.303+00');
INSERT INTO public.order_transactions (project_id, id, status, program_id, member_id, card_id, card_definition_id, card_transaction_id, order_id, payment_id, amount, points, details, created_at, updated_at) VALUES ('demo', 'lotx_01a22155fa2e3478cf0485b3193ad6a7', 'APPROVED', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'lctx_01a22155fa30c0fbba41a70df20f15de', 'ord_01a22155fa233094d566c7bb161e767a', 'ordpay_01a22155fa2e3478cf0485b3d71bc0a3', 80, 80, '{"Ratio": "1", "Reason": "Points spent on order payment", "AmountLimit": 0, "PointsLimit": 0}', '2026-11-28 08:46:52.454+00', NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22155f86b65658bebf8476257fe5b', 'order-1001', 'PAID', 5890, true, 5890, true, 0, false, '[{"ID": "ordli_01a22155f86b65658bebf84856762810", "SKU": {"ID": "sku_01a22155f7ff3a03e62d820c1ab46b2b", "Name": "House blend 1 kg", "Price": 2990, "SourceID": "beans-1kg"}, "Price": {"Known": true, "Minor": 2990}, "SKUID": "sku_01a22155f7ff3a03e62d820c1ab46b2b", "Amount": {"Known": true, "Minor": 2990}, "Product": {"ID": "prod_01a22155f7f8dea660688fdda79f6e9c", "Name": "House blend", "Metadata": {"roast": "medium"}, "SourceID": "beans"}, "Quantity": 1, "SourceID": "beans-1kg", "ProductID": "prod_01a22155f7f8dea660688fdda79f6e9c", "InitialAmount": {"Known": true, "Minor": 2990}, "RelatedObject": "sku", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}, {"ID": "ordli_01a22155f86b65658bebf848ba792916", "Price": {"Known": true, "Minor": 1450}, "Amount": {"Known": true, "Minor": 2900}, "Product": {"ID": "prod_01a22155f80534784bc4f020e0ab7224", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "SourceID": "mug", "ProductID": "prod_01a22155f80534784bc4f020e0ab7224", "InitialAmount": {"Known": true, "Minor": 2900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, NULL, 0, NULL, NULL, '2026-11-28 08:46:52.007+00', NULL, '2026-11-28 08:46:52.007+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22155f87e52ab9c3a7e12c056ba14', 'order-1002', 'PAID', 7900, true, 7900, true, 790, true, '[{"ID": "ordli_01a22155f87e52ab9c3a7e13b255bcd0", "Price": {"Known": true, "Minor": 7900}, "Amount": {"Known": true, "Minor": 7900}, "Product": {"ID": "prod_01a22155f802db353284b32528d74894", "Name": "Hand grinder", "Price": 7900, "SourceID": "grinder"}, "Quantity": 1, "SourceID": "grinder", "ProductID": "prod_01a22155f802db353284b32528d74894", "InitialAmount": {"Known": true, "Minor": 7900}, "RelatedObject": "product", "DiscountAmount": 0, "InitialQuantity": 1, "DiscountQuantity": 0}]', NULL, 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, '{"r_01a22155f87e52ab9c3a7e14023a1f2b": {"Date": "2026-11-28T08:46:52.03Z", "RelatedObjectID": "v_01a22155f82b48eee8beb84ca6d33f8a", "RelatedObjectType": "voucher"}}', 0, NULL, NULL, '2026-11-28 08:46:52.03+00', NULL, '2026-11-28 08:46:52.03+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22155f94b59b9353aa9ad2acd42d6', NULL, 'PAID', 5000, true, 5000, true, 500, true, NULL, NULL, 'cust_01a22155f80b714a8ad70172cd17c394', NULL, '{"r_01a22155f94b59b9353aa9ae267778d7": {"Date": "2026-11-28T08:46:52.235Z", "RelatedObjectID": "v_01a22155f83eeb05fdd6fd33994cd355", "RelatedObjectType": "voucher", "RelatedObjectParentID": "camp_01a22155f82e2a78856669382d01a9bf"}}', 0, '{"Shared": 0, "Uncounted": 500}', NULL, '2026-11-28 08:46:52.235+00', NULL, '2026-11-28 08:46:52.235+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22155fa1fea9f69df2dc1bf9cd6b9', 'order-1003', 'PAID', 4000, true, 4000, true, 0, false, NULL, NULL, 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, NULL, 0, NULL, NULL, '2026-11-28 08:46:52.446+00', NULL, '2026-11-28 08:46:52.446+00');
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22155fa233094d566c7bb161e767a', 'order-1004', 'CREATED', 1000, true, 1000, true, 0, false, NULL, NULL, 'cust_01a22155f812d61265c66b7c07b0ad31', NULL, NULL, 1, NULL, NULL, '2026-11-28 08:46:52.45+00', NULL, NULL);
INSERT INTO public.orders (project_id, id, source_id, status, amount, amount_known, initial_amount, initial_amount_known, discount_amount, order_discounted, items, metadata, customer_id, referrer_id, redemptions, payments, guard, returned, created_at, updated_at, paid_at) VALUES ('demo', 'ord_01a22155fa3a9fde977acc8cb8fe26c0', 'order-1005', 'PAID', 2000, true, 2000, true, 0, false, '[{"ID": "ordli_01a22155fa3a9fde977acc8ccf9c9916", "Price": {"Known": true, "Minor": 1000}, "Amount": {"Known": true, "Minor": 2000}, "Product": {"ID": "prod_01a22155f80534784bc4f020e0ab7224", "Name": "Enamel mug", "Price": 1450, "SourceID": "mug"}, "Quantity": 2, "ProductID": "prod_01a22155f80534784bc4f020e0ab7224", "InitialAmount": {"Known": true, "Minor": 2000}, "DiscountAmount": 0, "InitialQuantity": 2, "DiscountQuantity": 0}]', NULL, NULL, NULL, NULL, 0, NULL, '{"Sale": {"Cells": [{"Line": "ordli_01a22155fa3a9fde977acc8ccf9c9916", "List": 2000, "Paid": 2000, "Units": 2}], "Goods": 2000, "Money": 2000}, "State": {"Free": [], "Money": 1000, "Steps": [], "Units": [1], "Refunded": 1000}, "Policy": "KEEP", "Returns": ["ret_01a22155fa43e21c82cccdc960185c1a"], "RefundOrder": "PROPORTIONAL"}', '2026-11-28 08:46:52.473+00', '2026-11-28 08:46:52.482+00', '2026-11-28 08:46:52.473+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a22155f915e4d43f5b1e097a70fee2', 'v_01a22155f8f867d6acb4fc45117938eb', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'cust_01a22155f80b714a8ad70172cd17c394', 'vtx_01a22155f913c07c01ee70e7b64cba5b', 90, 70, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a22155f8f867d6acb4fc45117938eb 9999-12-31 001795855612178', NULL, '2026-11-28 08:46:52.178+00', '2026-11-28 08:46:52.226+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lopb_01a22155f9a1b21dba64bde0f4656ee0', 'v_01a22155f8f867d6acb4fc45117938eb', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'cust_01a22155f80b714a8ad70172cd17c394', 'vtx_01a22155f9a1b21dba64bde0553ac930', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'v_01a22155f8f867d6acb4fc45117938eb 9999-12-31 001795855612308', NULL, '2026-11-28 08:46:52.308+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a22155f9f281badf23f1775c63eed3', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lctx_01a22155f9f281badf23f177172ff355', 100, 0, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', false, NULL, NULL, '2026-11-28 08:46:52.4+00', '2026-11-28 08:46:52.454+00');
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a22155fb1b87cfb8c92a0a9e6b4d59', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lctx_01a22155fb1b87cfb8c92a0a4c43b79b', 10, 10, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c 9999-12-31 001795855612681', NULL, '2026-11-28 08:46:52.681+00', NULL);
INSERT INTO public.points_lots (project_id, id, account_id, scope_id, holder_id, entry_id, opened, left_points, ended, expires_on, expiration_type, status, open, burn_order, due_on, created_at, updated_at) VALUES ('demo', 'lcpeb_01a22155fb1c143e5a3f25e1471804cb', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lctx_01a22155fb1c143e5a3f25e0d8bec0ee', 5, 5, 0, NULL, 'NO_EXPIRATION', 'ACTIVE', true, 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c 9999-12-31 001795855612681', NULL, '2026-11-28 08:46:52.681+00', NULL);
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a22155f943f5fcaf3fb07ada637c53', 'v_01a22155f8f867d6acb4fc45117938eb', 'vtx_01a22155f943f5fcaf3fb07a542b7668', 'lopb_01a22155f915e4d43f5b1e097a70fee2', 20, 0, 0, '2026-11-28 08:46:52.226+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a22155fa13d8693bed679065b63d7a', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lctx_01a22155fa1238cc1db08ede53378749', 'lcpeb_01a22155f9f281badf23f1775c63eed3', 20, 0, 0, '2026-11-28 08:46:52.415+00');
INSERT INTO public.points_takes (project_id, id, account_id, entry_id, lot_id, points, returned, restored, created_at) VALUES ('demo', 'lpt_01a22155fa30c0fbba41a70e8e8d3f19', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lctx_01a22155fa30c0fbba41a70df20f15de', 'lcpeb_01a22155f9f281badf23f1775c63eed3', 80, 0, 0, '2026-11-28 08:46:52.454+00');
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_5h1pp1ng', '5h1pp1ng', 'Shipping', NULL, NULL, NULL, NULL, '2026-11-28 08:46:51.878+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a22155f7f8dea660688fdda79f6e9c', 'beans', 'House blend', NULL, '["weight"]', '{"roast": "medium"}', NULL, '2026-11-28 08:46:51.895+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a22155f802db353284b32528d74894', 'grinder', 'Hand grinder', 7900, NULL, NULL, NULL, '2026-11-28 08:46:51.906+00', NULL, NULL);
INSERT INTO public.products (project_id, id, source_id, name, price, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'prod_01a22155f80534784bc4f020e0ab7224', 'mug', 'Enamel mug', 1450, NULL, NULL, NULL, '2026-11-28 08:46:51.908+00', NULL, NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_a11pr0ducts', 'All Products', 'AUTO_UPDATE', NULL, '{"junction": "and"}', NULL, true, '2026-11-28 08:46:51.878+00', NULL);
INSERT INTO public.products_collections (project_id, id, name, type, members, filter, condition, builtin, created_at, updated_at) VALUES ('demo', 'pc_01a22155f8078d2e4b25205d31b1557e', 'Equipment', 'STATIC', '[{"ID": "prod_01a22155f802db353284b32528d74894", "Object": "product"}, {"ID": "prod_01a22155f80534784bc4f020e0ab7224", "Object": "product"}]', NULL, NULL, false, '2026-11-28 08:46:51.911+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22155f9df9a9bbf4a69a5ad42c8d7', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e lcdef_01a22155f9ce7438cfec5a21f8a35861', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'card_definition', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', NULL, 0, '2026-11-28 08:46:52.382+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22155f9e1b66c0097df582c86b525', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e lts_01a22155f9d1c603671c73cc985495b1', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'tier_structure', 'lts_01a22155f9d1c603671c73cc985495b1', NULL, 0, '2026-11-28 08:46:52.382+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22155f9e23eb807284934a8838630', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e lern_01a22155f9d9fd970a8bd8e584b7a4a4', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'earning_rule', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', NULL, 0, '2026-11-28 08:46:52.382+00', NULL);
INSERT INTO public.program_assignments (project_id, id, pair, program_id, type, resource_id, stock, redeemed, created_at, updated_at) VALUES ('demo', 'lasgm_01a22155f9e60894644e6860ede220e2', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e lrew_01a22155f9dce187a0692785b092e77d', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'reward', 'lrew_01a22155f9dce187a0692785b092e77d', NULL, 1, '2026-11-28 08:46:52.389+00', NULL);
INSERT INTO public.program_earning_rules (project_id, id, name, status, event, definition, created_at) VALUES ('demo', 'lern_01a22155f9d9fd970a8bd8e584b7a4a4', 'Orders', 'ACTIVE', 'customer.order.paid', '{"ID": "lern_01a22155f9d9fd970a8bd8e584b7a4a4", "Name": "Orders", "Status": "ACTIVE", "Trigger": {"Event": "customer.order.paid"}, "Earnings": [{"ID": "lernei_01a22155f9d9fd970a8bd8e57977cc2d", "Effects": [{"Award": {"Points": 10, "CardDefinitionID": "lcdef_01a22155f9ce7438cfec5a21f8a35861"}}, {"BenefitID": "lben_01a22155f9d7227e99a64d9232d51894"}]}], "CreatedAt": "2026-11-28T08:46:52.377Z"}', '2026-11-28 08:46:52.377+00');
INSERT INTO public.program_locks (project_id, id, created_at) VALUES ('demo', 'llock_definitions', '2026-11-28 08:46:52.366+00');
INSERT INTO public.program_rewards (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lrew_01a22155f9dce187a0692785b092e77d', 'Mug', 'MATERIAL', 'ACTIVE', '{"ID": "lrew_01a22155f9dce187a0692785b092e77d", "Gift": {"Material": {"ProductID": "prod_01a22155f80534784bc4f020e0ab7224"}}, "Name": "Mug", "Type": "MATERIAL", "Costs": [{"ID": "lrcst_01a22155f9dce187a069278480787f68", "Spending": {"ID": "lrspn_01a22155f9dce187a0692784df1b91ad", "Points": 20, "CardDefinitionID": "lcdef_01a22155f9ce7438cfec5a21f8a35861"}}], "Status": "ACTIVE", "CreatedAt": "2026-11-28T08:46:52.38Z"}', '2026-11-28 08:46:52.38+00');
INSERT INTO public.program_tiers (project_id, id, tier_structure_id, name, definition, created_at) VALUES ('demo', 'lt_01a22155f9d349da429f3b2efd5670b7', 'lts_01a22155f9d1c603671c73cc985495b1', 'Gold', '{"ID": "lt_01a22155f9d349da429f3b2efd5670b7", "Min": 10, "Name": "Gold", "Type": "POINTS", "CreatedAt": "2026-11-28T08:46:52.371Z", "Downgrade": "INHERIT", "Expiration": {"Type": "INHERIT"}, "StructureID": "lts_01a22155f9d1c603671c73cc985495b1"}', '2026-11-28 08:46:52.371+00');
INSERT INTO public.programs (project_id, id, name, status, validity, metadata, created_at, updated_at) VALUES ('demo', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'Club', 'ACTIVE', NULL, NULL, '2026-11-28 08:46:52.382+00', NULL);
INSERT INTO public.project_revisions (project_id, rules, catalog) VALUES ('demo', 22, 7);
INSERT INTO public.projects (project_id, id, name, description, timezone, currency, dial_code, api_version, webhook_version, case_sensitive_codes, code_charset, cluster_id, secret, client, notifications, restricted, refusals_off, returns, retention, sandbox, clock_offset, created_at, updated_at) VALUES ('', 'demo', 'Demo shop', NULL, NULL, 'EUR', NULL, 'v2018-08-01', 'v2024-01-01', true, NULL, NULL, '5b576ed50c92a956f4084e8b87157a61be2be89138293786b55567a8a7830f73', NULL, NULL, NULL, false, NULL, NULL, true, 0, '2026-11-28 08:46:51.877+00', NULL);
INSERT INTO public.promotion_stacks (project_id, id, campaign_id, name, tier_ids, hierarchy_mode, category_id, created_at, updated_at) VALUES ('demo', 'stack_01a22155f9670991ec417ef5e100cb8b', 'camp_01a22155f84738a776e9be199082e625', 'Both', '["promo_01a22155f8484ac558fe14ce172f05e7"]', 'MANUAL', NULL, '2026-11-28 08:46:52.262+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a22155f8484ac558fe14ce172f05e7', 'camp_01a22155f84738a776e9be199082e625', 'Five off', '5.00 off every order', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 500}', NULL, 1, true, NULL, NULL, NULL, NULL, '2026-11-28 08:46:51.975+00', NULL);
INSERT INTO public.promotion_tiers (project_id, id, campaign_id, name, banner, discount, metadata, hierarchy, active, validity, start_date, expiration_date, category_id, created_at, updated_at) VALUES ('demo', 'promo_01a22155f859e03a6995b838be522288', 'camp_01a22155f84738a776e9be199082e625', 'Fifteen off', '15.00 off above 50.00', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1500}', NULL, 2, true, NULL, NULL, NULL, NULL, '2026-11-28 08:46:51.991+00', NULL);
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a22155f90748ad9b3e4134bb64926d', NULL, 'cust_01a22155f80b714a8ad70172cd17c394', 'track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0', 'API', NULL, '["v_01a22155f8f867d6acb4fc45117938eb"]', '["REGULAR1"]', 'REGULAR1', 'SUCCESS', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'LOYALTY_CARD', false, NULL, NULL, '2026-11-28 08:46:52.158+00');
INSERT INTO public.publications (project_id, id, source_id, customer_id, tracking_id, channel, metadata, voucher_ids, codes, voucher_code, result, campaign_id, voucher_type, is_referral_code, failure_code, failure_message, created_at) VALUES ('demo', 'pub_01a22155f9a942372d3d227f7ee9cf5e', NULL, 'cust_01a22155f80b714a8ad70172cd17c394', 'track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0', 'API', NULL, '["v_01a22155f9a1b21dba64bddfed955a36"]', '["FRIEND1"]', 'FRIEND1', 'SUCCESS', 'camp_01a22155f999fd1773a7b5fd8eda972c', 'DISCOUNT_VOUCHER', true, NULL, NULL, '2026-11-28 08:46:52.327+00');
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
INSERT INTO public.punchcard_migrations (name) VALUES ('0021_liabilities');
INSERT INTO public.punchcard_migrations (name) VALUES ('0022_archives');
INSERT INTO public.punchcard_migrations (name) VALUES ('0023_full_exports');
INSERT INTO public.redeemable_holders (project_id, id, assignment, voucher_id, customer_id, holder_role, referrer_id, campaign_id, voucher_type, metadata, created_at, converted_at, cause_type, cause_id) VALUES ('demo', 'rh_01a22155f9b2cef1b4d0c7ba1a8352fa', 'v_01a22155f9a1b21dba64bddfed955a36 cust_01a22155f812d61265c66b7c07b0ad31', 'v_01a22155f9a1b21dba64bddfed955a36', 'cust_01a22155f812d61265c66b7c07b0ad31', 'REFEREE', 'cust_01a22155f80b714a8ad70172cd17c394', 'camp_01a22155f999fd1773a7b5fd8eda972c', 'DISCOUNT_VOUCHER', NULL, '2026-11-28 08:46:52.338+00', NULL, NULL, NULL);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a22155f8bbc7a4ed7806489d3e299e/2026-11-28', 'camp_01a22155f8bbc7a4ed7806489d3e299e', '2026-11-28', 1, 0, 0, 0, 20);
INSERT INTO public.redemption_totals (project_id, id, subject_id, day, redemptions, orders, discounts, credits, points) VALUES ('demo', 'camp_01a22155f82e2a78856669382d01a9bf/2026-11-28', 'camp_01a22155f82e2a78856669382d01a9bf', '2026-11-28', 1, 4500, 500, 500, 0);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22155f87e52ab9c3a7e14023a1f2b', 'redemption', '2026-11-28 08:46:52.03+00', NULL, false, NULL, NULL, 'cust_01a22155f812d61265c66b7c07b0ad31', 'track_3I2HJkmyhQY0M8DR6JRJOuboJ7FtalU4polelNXf0hI', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '63a3a091f44d184d13989b9ff8f6b0ba', 'API', NULL, '63a3a091f44d184d13989b9ff8f6b0ba', NULL, 'voucher', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, 'ord_01a22155f87e52ab9c3a7e12c056ba14', '{"Items": 0, "Order": 790, "Points": 0, "Credits": 0, "OrderTotal": 7110}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22155f943f5fcaf3fb0796932285c', 'redemption', '2026-11-28 08:46:52.226+00', NULL, false, NULL, NULL, 'cust_01a22155f80b714a8ad70172cd17c394', 'track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '63a3a091f44d184d13989b9ff8f6b0ba', 'API', NULL, '63a3a091f44d184d13989b9ff8f6b0ba', NULL, 'voucher', 'v_01a22155f8f867d6acb4fc45117938eb', 'v_01a22155f8f867d6acb4fc45117938eb', 'REGULAR1', NULL, 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'Regulars', 'rew_01a22155f8e6fb3efd2bdac5342b5cb4', 'PENDING', NULL, '{"Items": 0, "Order": 0, "Points": 20, "Reward": {"Type": "MATERIAL", "EntryID": "vtx_01a22155f943f5fcaf3fb07a542b7668", "Delivery": "PENDING", "AssignmentID": "rewa_01a22155f8f1f72bd6621c570298cd07", "LoyaltyTierID": "ltr_01a22155f8da18b94c8191e154ecce91"}, "Counted": [{"By": 1, "Key": "s/rew_01a22155f8e6fb3efd2bdac5342b5cb4"}], "Credits": 0, "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22155f94b59b9353aa9ae267778d7', 'redemption', '2026-11-28 08:46:52.235+00', NULL, false, NULL, NULL, 'cust_01a22155f80b714a8ad70172cd17c394', 'track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '63a3a091f44d184d13989b9ff8f6b0ba', 'API', NULL, '63a3a091f44d184d13989b9ff8f6b0ba', NULL, 'voucher', 'v_01a22155f83eeb05fdd6fd33994cd355', 'v_01a22155f83eeb05fdd6fd33994cd355', 'GIFT-50', NULL, 'camp_01a22155f82e2a78856669382d01a9bf', 'Gift cards', NULL, NULL, 'ord_01a22155f94b59b9353aa9ad2acd42d6', '{"Items": 0, "Order": 500, "Points": 0, "Credits": 500, "OrderTotal": 4500}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22155f951cd5fdd078804fb1de14a', 'redemption', '2026-11-28 08:46:52.241+00', NULL, false, NULL, NULL, 'cust_01a22155f80b714a8ad70172cd17c394', 'track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0', NULL, 'ROLLED_BACK', 'SUCCESS', NULL, NULL, NULL, '63a3a091f44d184d13989b9ff8f6b0ba', 'API', NULL, '63a3a091f44d184d13989b9ff8f6b0ba', NULL, 'voucher', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rr_01a22155f956797a2b771066b5f905d3', '2026-11-28 08:46:52.246+00');
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'rr_01a22155f956797a2b771066b5f905d3', 'redemption_rollback', '2026-11-28 08:46:52.246+00', NULL, false, 'r_01a22155f951cd5fdd078804fb1de14a', NULL, 'cust_01a22155f80b714a8ad70172cd17c394', 'track_vSCNM1hAImO3lWKNOLCsZPtw2QNf8vmem02R-s5qUm0', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '63a3a091f44d184d13989b9ff8f6b0ba', 'API', NULL, '63a3a091f44d184d13989b9ff8f6b0ba', NULL, 'voucher', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'WELCOME10', NULL, NULL, NULL, NULL, NULL, NULL, '{"Items": 0, "Order": 0, "Points": 0, "Credits": 0, "OrderMode": "WITH_ORDER", "OrderTotal": 0}', NULL, NULL, NULL);
INSERT INTO public.redemptions (project_id, id, object, date, parent_id, parent, redemption_id, reason, customer_id, tracking_id, metadata, status, result, failure_code, failure_message, refused_order, channel_id, channel_type, user_login, api_key, session_key, related_object_type, related_object_id, voucher_id, voucher_code, tier_id, campaign_id, campaign_name, reward_id, reward_status, order_id, applied, returned, rollback_id, rollback_date) VALUES ('demo', 'r_01a22155f965a0a6f0701f29fd255eac', 'redemption', '2026-11-28 08:46:52.261+00', NULL, false, NULL, NULL, 'cust_01a22155f812d61265c66b7c07b0ad31', 'track_3I2HJkmyhQY0M8DR6JRJOuboJ7FtalU4polelNXf0hI', NULL, 'SUCCEEDED', 'SUCCESS', NULL, NULL, NULL, '63a3a091f44d184d13989b9ff8f6b0ba', 'API', NULL, '63a3a091f44d184d13989b9ff8f6b0ba', NULL, 'voucher', 'v_01a22155f95edc8aaa893f86d239b7c2', 'v_01a22155f95edc8aaa893f86d239b7c2', 'ONCE', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.returns (project_id, id, source_id, order_id, customer_id, campaign_ids, body, created_at) VALUES ('demo', 'ret_01a22155fa43e21c82cccdc960185c1a', NULL, 'ord_01a22155fa3a9fde977acc8cb8fe26c0', NULL, NULL, '{"Kept": 1000, "Items": [{"Free": 0, "Amount": 1000, "ItemID": "ordli_01a22155fa3a9fde977acc8ccf9c9916", "Quantity": 1, "Subtotal": 1000, "ProductID": "prod_01a22155f80534784bc4f020e0ab7224"}], "Money": 1000, "APIKey": "63a3a091f44d184d13989b9ff8f6b0ba", "Amount": 1000, "Earned": {"By": ["campaigns", "programs"]}, "Policy": "KEEP", "Refunded": 1000, "Withheld": 0, "Forfeited": 0, "Uncredited": 0, "RefundOrder": "PROPORTIONAL", "TakesEarned": true}', '2026-11-28 08:46:52.482+00');
INSERT INTO public.reward_assignments (project_id, id, pair, reward_id, campaign_id, points, auto_redeem, created_at, updated_at) VALUES ('demo', 'rewa_01a22155f8f1f72bd6621c570298cd07', 'rew_01a22155f8e6fb3efd2bdac5342b5cb4 camp_01a22155f8bbc7a4ed7806489d3e299e', 'rew_01a22155f8e6fb3efd2bdac5342b5cb4', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 20, false, '2026-11-28 08:46:52.142+00', NULL);
INSERT INTO public.reward_transactions (project_id, id, type, status, program_id, member_id, card_id, card_transaction_id, reward_id, points, details, created_at, updated_at) VALUES ('demo', 'lrtx_01a22155fa1179add6c0f1b4ba540b33', 'PURCHASE', 'APPROVED', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lctx_01a22155fa1238cc1db08ede53378749', 'lrew_01a22155f9dce187a0692785b092e77d', 20, '{"Gift": {"Material": {"ProductID": "prod_01a22155f80534784bc4f020e0ab7224"}}, "Reason": "Points spent on reward", "RewardType": "MATERIAL"}', '2026-11-28 08:46:52.415+00', NULL);
INSERT INTO public.rewards (project_id, id, name, type, stock, redeemed, image_url, description, metadata, campaign_id, campaign, product, coin, created_at, updated_at) VALUES ('demo', 'rew_01a22155f8e6fb3efd2bdac5342b5cb4', 'Free mug', 'MATERIAL', 10, 0, NULL, NULL, NULL, NULL, NULL, '{"ID": "prod_01a22155f80534784bc4f020e0ab7224"}', NULL, '2026-11-28 08:46:52.134+00', NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (1, 'completed', 1, 11, '2026-11-28 08:46:51.946577+00', '2026-11-28 08:46:51.942109+00', '2026-11-28 08:46:51.964236+00', '2026-11-28 08:46:51.942109+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a22155f825fe0ab88ed2a79fd6451a", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a22155f81d7a6f57a28f9b500d7be0"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (2, 'completed', 1, 11, '2026-11-28 08:46:51.956471+00', '2026-11-28 08:46:51.952356+00', '2026-11-28 08:46:51.971981+00', '2026-11-28 08:46:51.952356+00', 1, '{"kind": "CAMPAIGN.VOUCHERS_GENERATE", "payload": {"Pace": 0, "First": true, "Portion": 0, "ActionID": "aa_01a22155f83086ec550ec5f8fd0c4b11", "Overrides": {"End": "0001-01-01T00:00:00Z", "Start": "0001-01-01T00:00:00Z", "Metadata": null, "Quantity": null, "CategoryID": "", "CodeConfig": null, "AdditionalInfo": ""}, "CampaignID": "camp_01a22155f82e2a78856669382d01a9bf"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'campaign_vouchers_generate', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (3, 'completed', 1, 11, '2026-11-28 08:46:52.080734+00', '2026-11-28 08:46:52.077277+00', '2026-11-28 08:46:52.088803+00', '2026-11-28 08:46:52.077277+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (4, 'completed', 1, 11, '2026-11-28 08:46:52.134647+00', '2026-11-28 08:46:52.123754+00', '2026-11-28 08:46:52.13774+00', '2026-11-28 08:46:52.123754+00', 1, '{"kind": "LOYALTIES.RECALCULATE_TIERS", "payload": {"Rise": false, "After": "", "CampaignID": "camp_01a22155f8bbc7a4ed7806489d3e299e"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'loyalties_recalculate_tiers', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (5, 'completed', 1, 11, '2026-11-28 08:46:52.187496+00', '2026-11-28 08:46:52.185794+00', '2026-11-28 08:46:52.216499+00', '2026-11-28 08:46:52.185794+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (6, 'completed', 1, 11, '2026-11-28 08:46:52.187496+00', '2026-11-28 08:46:52.185794+00', '2026-11-28 08:46:52.220883+00', '2026-11-28 08:46:52.185794+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (7, 'completed', 1, 11, '2026-11-28 08:46:52.267739+00', '2026-11-28 08:46:52.266337+00', '2026-11-28 08:46:52.281016+00', '2026-11-28 08:46:52.266337+00', 1, '{"kind": "SEGMENTS.SYNC", "payload": {"Tell": false, "After": "", "SegmentID": "seg_01a22155f96982dce9625ca3e7966e48"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'segments_sync', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (8, 'completed', 1, 11, '2026-11-28 08:46:52.273236+00', '2026-11-28 08:46:52.271567+00', '2026-11-28 08:46:52.283324+00', '2026-11-28 08:46:52.271567+00', 1, '{"kind": "EXPORT", "payload": {"After": "", "Survey": false, "Portion": 0, "ExportID": "exp_01a22155f96eb78eb3779b8b48aea944"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'export', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (9, 'completed', 1, 11, '2026-11-28 08:46:52.28628+00', '2026-11-28 08:46:52.284937+00', '2026-11-28 08:46:52.290419+00', '2026-11-28 08:46:52.284937+00', 1, '{"kind": "CUSTOMERS.BULK_UPDATE", "payload": {"Portion": 0, "ActionID": "aa_01a22155f97bca7622cb61ab16cd0b98", "Metadata": null}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'customers_bulk_update', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (10, 'completed', 1, 11, '2026-11-28 08:46:52.297778+00', '2026-11-28 08:46:52.296276+00', '2026-11-28 08:46:52.331053+00', '2026-11-28 08:46:52.296276+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (11, 'completed', 1, 11, '2026-11-28 08:46:52.297778+00', '2026-11-28 08:46:52.296276+00', '2026-11-28 08:46:52.303002+00', '2026-11-28 08:46:52.296276+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (19, 'completed', 1, 11, '2026-11-28 08:46:52.44114+00', '2026-11-28 08:46:52.433074+00', '2026-11-28 08:46:52.45273+00', '2026-11-28 08:46:52.433074+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a22155f9de4cfc9e3e640e1ae86a4e"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (20, 'completed', 1, 11, '2026-11-28 08:46:52.44114+00', '2026-11-28 08:46:52.436321+00', '2026-11-28 08:46:52.459912+00', '2026-11-28 08:46:52.436321+00', 1, '{"kind": "LOYALTIES.TIERS_JUDGE", "payload": {"After": "", "ProgramID": "lprg_01a22155f9de4cfc9e3e640e1ae86a4e"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'loyalties_tiers_judge', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (12, 'completed', 1, 11, '2026-11-28 08:46:52.297778+00', '2026-11-28 08:46:52.296276+00', '2026-11-28 08:46:52.319114+00', '2026-11-28 08:46:52.296276+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (13, 'completed', 1, 11, '2026-11-28 08:46:52.297778+00', '2026-11-28 08:46:52.296276+00', '2026-11-28 08:46:52.316531+00', '2026-11-28 08:46:52.296276+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (14, 'completed', 1, 11, '2026-11-28 08:46:52.415566+00', '2026-11-28 08:46:52.410019+00', '2026-11-28 08:46:52.433956+00', '2026-11-28 08:46:52.410019+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (15, 'completed', 1, 11, '2026-11-28 08:46:52.415566+00', '2026-11-28 08:46:52.410019+00', '2026-11-28 08:46:52.441083+00', '2026-11-28 08:46:52.410019+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (16, 'completed', 1, 11, '2026-11-28 08:46:52.415566+00', '2026-11-28 08:46:52.410019+00', '2026-11-28 08:46:52.425312+00', '2026-11-28 08:46:52.410019+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "rewards"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (17, 'completed', 1, 11, '2026-11-28 08:46:52.415566+00', '2026-11-28 08:46:52.410019+00', '2026-11-28 08:46:52.430858+00', '2026-11-28 08:46:52.410019+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (18, 'completed', 1, 11, '2026-11-28 08:46:52.42707+00', '2026-11-28 08:46:52.410019+00', '2026-11-28 08:46:52.465128+00', '2026-11-28 08:46:52.410019+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (21, 'completed', 1, 11, '2026-11-28 08:46:52.676808+00', '2026-11-28 08:46:52.672778+00', '2026-11-28 08:46:52.697497+00', '2026-11-28 08:46:52.672778+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "loyalty"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (22, 'completed', 1, 11, '2026-11-28 08:46:52.676808+00', '2026-11-28 08:46:52.672778+00', '2026-11-28 08:46:52.710521+00', '2026-11-28 08:46:52.672778+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "programs"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (23, 'completed', 1, 11, '2026-11-28 08:46:52.676808+00', '2026-11-28 08:46:52.672778+00', '2026-11-28 08:46:52.686749+00', '2026-11-28 08:46:52.672778+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "segments"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_job (id, state, attempt, max_attempts, attempted_at, created_at, finalized_at, scheduled_at, priority, args, attempted_by, errors, kind, metadata, queue, tags, unique_key, unique_states) VALUES (24, 'completed', 1, 11, '2026-11-28 08:46:52.676808+00', '2026-11-28 08:46:52.672778+00', '2026-11-28 08:46:52.684203+00', '2026-11-28 08:46:52.672778+00', 1, '{"kind": "EVENTS.HAND_OUT", "payload": {"Consumer": "summaries"}, "project": "demo"}', '{punchcard:1053467996}', NULL, 'punchcard', '{}', 'events_hand_out', '{}', NULL, NULL);
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 1, '2026-11-28 08:46:51.725344+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 2, '2026-11-28 08:46:51.733244+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 3, '2026-11-28 08:46:51.740482+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 4, '2026-11-28 08:46:51.741691+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 5, '2026-11-28 08:46:51.74525+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 6, '2026-11-28 08:46:51.751883+00');
INSERT INTO public.river_migration (line, version, created_at) VALUES ('main', 7, '2026-11-28 08:46:51.753643+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('export', '2026-11-28 08:46:51.798632+00', '{}', NULL, '2026-11-28 08:46:51.798632+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_update', '2026-11-28 08:46:51.799971+00', '{}', NULL, '2026-11-28 08:46:51.799971+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('referrals_reward', '2026-11-28 08:46:51.801982+00', '{}', NULL, '2026-11-28 08:46:51.801982+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaigns_metadata_key_purge', '2026-11-28 08:46:51.80708+00', '{}', NULL, '2026-11-28 08:46:51.80708+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_import_csv', '2026-11-28 08:46:51.808078+00', '{}', NULL, '2026-11-28 08:46:51.808078+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_import_csv', '2026-11-28 08:46:51.808752+00', '{}', NULL, '2026-11-28 08:46:51.808752+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_delete', '2026-11-28 08:46:51.809289+00', '{}', NULL, '2026-11-28 08:46:51.809289+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_deliver', '2026-11-28 08:46:51.809864+00', '{}', NULL, '2026-11-28 08:46:51.809864+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_key_purge', '2026-11-28 08:46:51.811138+00', '{}', NULL, '2026-11-28 08:46:51.811138+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_update', '2026-11-28 08:46:51.812175+00', '{}', NULL, '2026-11-28 08:46:51.812175+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_daily_run', '2026-11-28 08:46:51.813442+00', '{}', NULL, '2026-11-28 08:46:51.813442+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_metadata_key_purge', '2026-11-28 08:46:51.813908+00', '{}', NULL, '2026-11-28 08:46:51.813908+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import_csv', '2026-11-28 08:46:51.814931+00', '{}', NULL, '2026-11-28 08:46:51.814931+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_metadata_update', '2026-11-28 08:46:51.815525+00', '{}', NULL, '2026-11-28 08:46:51.815525+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_import', '2026-11-28 08:46:51.816353+00', '{}', NULL, '2026-11-28 08:46:51.816353+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_change_all', '2026-11-28 08:46:51.81775+00', '{}', NULL, '2026-11-28 08:46:51.81775+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_delete', '2026-11-28 08:46:51.818935+00', '{}', NULL, '2026-11-28 08:46:51.818935+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_change_all', '2026-11-28 08:46:51.819763+00', '{}', NULL, '2026-11-28 08:46:51.819763+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_update', '2026-11-28 08:46:51.820681+00', '{}', NULL, '2026-11-28 08:46:51.820681+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_members_batch_create', '2026-11-28 08:46:51.823279+00', '{}', NULL, '2026-11-28 08:46:51.823279+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_change_all', '2026-11-28 08:46:51.823712+00', '{}', NULL, '2026-11-28 08:46:51.823712+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import', '2026-11-28 08:46:51.824542+00', '{}', NULL, '2026-11-28 08:46:51.824542+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_import', '2026-11-28 08:46:51.82504+00', '{}', NULL, '2026-11-28 08:46:51.82504+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_import_csv', '2026-11-28 08:46:51.825381+00', '{}', NULL, '2026-11-28 08:46:51.825381+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('events_hand_out', '2026-11-28 08:46:51.825875+00', '{}', NULL, '2026-11-28 08:46:51.825875+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('campaign_vouchers_generate', '2026-11-28 08:46:51.826254+00', '{}', NULL, '2026-11-28 08:46:51.826254+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('skus_change_all', '2026-11-28 08:46:51.826946+00', '{}', NULL, '2026-11-28 08:46:51.826946+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_import_csv', '2026-11-28 08:46:51.827287+00', '{}', NULL, '2026-11-28 08:46:51.827287+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_metadata_key_purge', '2026-11-28 08:46:51.827799+00', '{}', NULL, '2026-11-28 08:46:51.827799+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('rewards_auto_redeem', '2026-11-28 08:46:51.827972+00', '{}', NULL, '2026-11-28 08:46:51.827972+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_tiers_judge', '2026-11-28 08:46:51.828474+00', '{}', NULL, '2026-11-28 08:46:51.828474+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('segments_sync', '2026-11-28 08:46:51.828903+00', '{}', NULL, '2026-11-28 08:46:51.828903+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_bulk_update', '2026-11-28 08:46:51.829153+00', '{}', NULL, '2026-11-28 08:46:51.829153+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('webhooks_send', '2026-11-28 08:46:51.82929+00', '{}', NULL, '2026-11-28 08:46:51.82929+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('loyalties_recalculate_tiers', '2026-11-28 08:46:51.829405+00', '{}', NULL, '2026-11-28 08:46:51.829405+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('vouchers_metadata_key_purge', '2026-11-28 08:46:51.831674+00', '{}', NULL, '2026-11-28 08:46:51.831674+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('products_bulk_update', '2026-11-28 08:46:51.831944+00', '{}', NULL, '2026-11-28 08:46:51.831944+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('customers_bulk_update', '2026-11-28 08:46:51.83208+00', '{}', NULL, '2026-11-28 08:46:51.83208+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('distributions_send', '2026-11-28 08:46:51.832272+00', '{}', NULL, '2026-11-28 08:46:51.832272+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('project_erase', '2026-11-28 08:46:51.832494+00', '{}', NULL, '2026-11-28 08:46:51.832494+00');
INSERT INTO public.river_queue (name, created_at, metadata, paused_at, updated_at) VALUES ('orders_change_all', '2026-11-28 08:46:51.832959+00', '{}', NULL, '2026-11-28 08:46:51.832959+00');
INSERT INTO public.segment_members (project_id, id, segment_id, customer_id, entered_at) VALUES ('demo', 'seg_01a22155f96982dce9625ca3e7966e48 cust_01a22155f80b714a8ad70172cd17c394', 'seg_01a22155f96982dce9625ca3e7966e48', 'cust_01a22155f80b714a8ad70172cd17c394', '2026-11-28 08:46:52.279+00');
INSERT INTO public.segments (project_id, id, name, type, filter, created_at, updated_at) VALUES ('demo', 'seg_01a22155f96982dce9625ca3e7966e48', 'Everybody', 'auto-update', '{"junction":"and","name":{"conditions":{"$starts_with":["A"]}}}', '2026-11-28 08:46:52.265+00', NULL);
INSERT INTO public.sessions (project_id, id, session_key, redeemable_id, customer_id, quantity, credits, points, created_at, expires_at) VALUES ('demo', 'v_01a22155f82b48eee8beb84ca6d33f8a/ssn_01a22155f9594cc4ed777f150d182701', 'ssn_01a22155f9594cc4ed777f150d182701', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'cust_01a22155f80b714a8ad70172cd17c394', 1, 0, 0, '2026-11-28 08:46:52.25+00', '2026-12-05 08:46:52.25+00');
INSERT INTO public.sign_in_links (project_id, id, user_id, created_at, expires_at) VALUES ('', 'c40d95c734513ec16c5a73b510c05fab12d94902c79086c68cab976a75e77fee', NULL, '2026-11-28 08:46:51.873+00', '2026-11-28 09:16:51.873+00');
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a22155f7fb693fafc324df6dde7935', 'beans-250g', 'prod_01a22155f7f8dea660688fdda79f6e9c', 'House blend 250 g', 890, 'EUR', '{"weight": "250g"}', NULL, NULL, '2026-11-28 08:46:51.898+00', NULL, NULL);
INSERT INTO public.skus (project_id, id, source_id, product_id, sku, price, currency, attributes, metadata, image_url, created_at, updated_at, deleted_at) VALUES ('demo', 'sku_01a22155f7ff3a03e62d820c1ab46b2b', 'beans-1kg', 'prod_01a22155f7f8dea660688fdda79f6e9c', 'House blend 1 kg', 2990, 'EUR', '{"weight": "1kg"}', NULL, NULL, '2026-11-28 08:46:51.902+00', NULL, NULL);
INSERT INTO public.stacking_rules (project_id, id, settings, created_at, updated_at) VALUES ('demo', 'stc_773afff4df7f3d04a6b6ede14ef06bdc', '{"Sorting": "REQUESTED_ORDER", "NoEffect": "REDEEM_ANYWAY", "ProductsMode": "STACK", "ExclusiveLimit": 1, "GroupedSorting": "JOINT_ALWAYS_LAST", "ApplicableLimit": 5, "ApplicationMode": "ALL", "CalculationMode": "DISCOUNTED_AMOUNT", "RedeemablesLimit": 30, "RollbackOrderMode": "WITH_ORDER", "ExclusivePerCategory": 0, "ApplicablePerCategory": 0}', '2026-11-28 08:46:52.342+00', NULL);
INSERT INTO public.tier_structures (project_id, id, name, type, status, definition, created_at) VALUES ('demo', 'lts_01a22155f9d1c603671c73cc985495b1', 'Levels', 'POINT_BALANCE', 'ACTIVE', '{"ID": "lts_01a22155f9d1c603671c73cc985495b1", "Name": "Levels", "Type": "POINT_BALANCE", "Status": "ACTIVE", "CreatedAt": "2026-11-28T08:46:52.369Z", "Downgrade": {"Type": "NO_DOWNGRADE"}, "Retention": {"Type": "NO_RETENTION"}, "UpdatedAt": "2026-11-28T08:46:52.373Z", "CardDefinitionID": "lcdef_01a22155f9ce7438cfec5a21f8a35861"}', '2026-11-28 08:46:52.369+00');
INSERT INTO public.tier_transactions (project_id, id, type, status, program_id, member_id, card_id, card_definition_id, tier_structure_id, tier_id, details, created_at, updated_at) VALUES ('demo', 'lttx_01a22155f9f715e2aa45110cfcccfdef', 'JOINED', 'APPROVED', 'lprg_01a22155f9de4cfc9e3e640e1ae86a4e', 'lmbr_01a22155f9e90355682b8602697b8b4f', 'lcrd_01a22155f9ec1f8adfa192f0fa18db3c', 'lcdef_01a22155f9ce7438cfec5a21f8a35861', 'lts_01a22155f9d1c603671c73cc985495b1', 'lt_01a22155f9d349da429f3b2efd5670b7', '{"To": "lt_01a22155f9d349da429f3b2efd5670b7", "Origin": "card_operations", "Points": 100, "StartsAt": "2026-11-28T08:46:52.4Z", "CardTransactionIDs": ["lctx_01a22155f9f281badf23f177172ff355"]}', '2026-11-28 08:46:52.4+00', NULL);
INSERT INTO public.trash_entries (project_id, id, resource_id, resource_type, resource_name, parent_id, deleted_by, created_at) VALUES ('demo', 'tbe_01a22155f98b73ff122e785463ec817f', 'v_01a22155f9823ddbcc2bf7d1f5ac315a', 'voucher', 'GONE', NULL, NULL, '2026-11-28 08:46:52.292+00');
INSERT INTO public.users (project_id, id, login, email, first_name, last_name, owner, roles, projects, state, password, identity, signed_in_at, created_at, updated_at) VALUES ('', 'user_01a22155f9c39d390e1cd6b1eb703241', 'owner@shop.example', 'owner@shop.example', NULL, NULL, false, '{"demo": "ADMIN"}', '["demo"]', 'INVITED', NULL, NULL, NULL, '2026-11-28 08:46:52.355+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a22155f814f8d00361218406b392f5', 'Orders above 50.00', '{"Logic": "1", "Rules": {"1": {"Name": "order.amount", "Error": "The order has to be above 50 euros.", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$more_than": [5000]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 08:46:51.924+00', NULL);
INSERT INTO public.validation_rules (project_id, id, name, rules, bundle_rules, error, applicable_to, type, context_type, created_at, updated_at) VALUES ('demo', 'val_01a22155f95c23a17465612a56a0a97e', 'Once each', '{"Rules": {"1": {"Name": "redemption.count.per_customer", "Error": "", "Logic": "", "Rules": null, "Property": "", "Conditions": {"$less_than_or_equal": [1]}}}}', NULL, NULL, NULL, 'expression', 'global', '2026-11-28 08:46:52.252+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a22155f819c4ab2c588414351add46', 'val_01a22155f814f8d00361218406b392f5 voucher v_01a22155f818294be71a335a8fa4fb63', 'val_01a22155f814f8d00361218406b392f5', 'v_01a22155f818294be71a335a8fa4fb63', 'voucher', '2026-11-28 08:46:51.928+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a22155f861071db45b18e54f4aa299', 'val_01a22155f814f8d00361218406b392f5 promotion_tier promo_01a22155f859e03a6995b838be522288', 'val_01a22155f814f8d00361218406b392f5', 'promo_01a22155f859e03a6995b838be522288', 'promotion_tier', '2026-11-28 08:46:51.999+00', NULL);
INSERT INTO public.validation_rules_assignments (project_id, id, pair, rule_id, related_object_id, related_object_type, created_at, updated_at) VALUES ('demo', 'asgm_01a22155f95f8c13350c463111c78928', 'val_01a22155f95c23a17465612a56a0a97e voucher v_01a22155f95edc8aaa893f86d239b7c2', 'val_01a22155f95c23a17465612a56a0a97e', 'v_01a22155f95edc8aaa893f86d239b7c2', 'voucher', '2026-11-28 08:46:52.254+00', NULL);
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22155f913c07c01ee70e7b64cba5b', 'v_01a22155f8f867d6acb4fc45117938eb', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'POINTS_ADDITION', 90, 90, 90, NULL, 'API', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:46:52.178+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22155f943f5fcaf3fb07a542b7668', 'v_01a22155f8f867d6acb4fc45117938eb', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'POINTS_REDEMPTION', -20, 70, 90, NULL, 'API', NULL, NULL, NULL, NULL, 'r_01a22155f943f5fcaf3fb0796932285c', NULL, NULL, NULL, '2026-11-28 08:46:52.226+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22155f94b59b9353aa9af08f8099a', 'v_01a22155f83eeb05fdd6fd33994cd355', 'camp_01a22155f82e2a78856669382d01a9bf', 'CREDITS_REDEMPTION', -500, 4500, 5000, NULL, 'API', NULL, NULL, NULL, 'ord_01a22155f94b59b9353aa9ad2acd42d6', 'r_01a22155f94b59b9353aa9ae267778d7', NULL, NULL, NULL, '2026-11-28 08:46:52.235+00');
INSERT INTO public.voucher_transactions (project_id, id, voucher_id, campaign_id, type, amount, balance, total, source_id, source, reason, cause, earned_from, order_id, redemption_id, rollback_id, return_id, related_transaction_id, created_at) VALUES ('demo', 'vtx_01a22155f9a1b21dba64bde0553ac930', 'v_01a22155f8f867d6acb4fc45117938eb', 'camp_01a22155f8bbc7a4ed7806489d3e299e', 'POINTS_ACCRUAL', 10, 80, 100, NULL, 'SYSTEM', NULL, '{"Earned": 10, "ItemID": "", "RuleID": "ern_01a22155f8ce405d7c79ca842510b61f", "TierID": "", "EventID": "ev_01a22155f94b59b9353aa9af550f3213", "OrderID": "ord_01a22155f94b59b9353aa9ad2acd42d6", "SchemaID": "", "EventType": "customer.order.paid", "PendingID": "", "SegmentID": "", "HolderTierID": "ltr_01a22155f8da18b94c8191e154ecce91"}', 'ord_01a22155f94b59b9353aa9ad2acd42d6', 'ord_01a22155f94b59b9353aa9ad2acd42d6', NULL, NULL, NULL, NULL, '2026-11-28 08:46:52.308+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f818294be71a335a8fa4fb63', 'ABOVE50', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "Effect": "APPLY_TO_ORDER", "AmountOff": 1000}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.928+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a447b595b9', 'HELLO-23Vh', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a48c18f07d', 'HELLO-2xR3', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a4c224d651', 'HELLO-BlRe', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a5a0b9c198', 'HELLO-XMFm', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a627e02844', 'HELLO-Cwo8', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a6e850e8af', 'HELLO-LsJm', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a74b30d910', 'HELLO-JgAH', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a79cb9b57a', 'HELLO-ZLzv', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a8520f533b', 'HELLO-4xKw', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a8be9463ca', 'HELLO-2LoQ', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87a96f9bccaa', 'HELLO-VVw7', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87aa641a4355', 'HELLO-yl8Q', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87ab42c8afc7', 'HELLO-d4bD', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87ac33c29d21', 'HELLO-oNfq', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87ac7100dca4', 'HELLO-J9f4', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87acbd675fd9', 'HELLO-r1nh', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87ad2b04e5fb', 'HELLO-bcmo', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87ad6d2dc21a', 'HELLO-N452', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87ae10452644', 'HELLO-q6U4', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f832c29bd29c87aefdea2167', 'HELLO-mCqx', 'camp_01a22155f81d7a6f57a28f9b500d7be0', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, 1, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.951+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f83d117459440dbec5ef492c', 'CARD-ZdKYOtO7', 'camp_01a22155f82e2a78856669382d01a9bf', 'cat_01a22155f7f4253ab563dd7e26859a8e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.963+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f83d117459440dbf40655c6d', 'CARD-Qcu4Xtcb', 'camp_01a22155f82e2a78856669382d01a9bf', 'cat_01a22155f7f4253ab563dd7e26859a8e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.963+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f83d117459440dbf530b6813', 'CARD-45rlVxrX', 'camp_01a22155f82e2a78856669382d01a9bf', 'cat_01a22155f7f4253ab563dd7e26859a8e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.963+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f83d117459440dbf9666ad2c', 'CARD-UJnvTTY4', 'camp_01a22155f82e2a78856669382d01a9bf', 'cat_01a22155f7f4253ab563dd7e26859a8e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.963+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f83d117459440dc05b937a48', 'CARD-M49nXByc', 'camp_01a22155f82e2a78856669382d01a9bf', 'cat_01a22155f7f4253ab563dd7e26859a8e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:51.963+00', NULL, NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f83eeb05fdd6fd33994cd355', 'GIFT-50', 'camp_01a22155f82e2a78856669382d01a9bf', 'cat_01a22155f7f4253ab563dd7e26859a8e', 'GIFT_VOUCHER', NULL, 5000, 0, 'APPLY_TO_ORDER', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 500, 0, 0, 0, '2026-11-28 08:46:51.966+00', '2026-11-28 08:46:52.235+00', '2026-11-28 08:46:52.235+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f82b48eee8beb84ca6d33f8a', 'WELCOME10', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "Effect": "APPLY_TO_ORDER", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, 'on the flyer', NULL, false, NULL, NULL, 0, 1000, 1, 0, 0, 0, 0, '2026-11-28 08:46:51.947+00', '2026-11-28 08:46:52.03+00', '2026-11-28 08:46:52.246+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f95edc8aaa893f86d239b7c2', 'ONCE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 1, 0, 0, 0, 0, '2026-11-28 08:46:52.254+00', '2026-11-28 08:46:52.261+00', '2026-11-28 08:46:52.261+00', NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f9823ddbcc2bf7d1f5ac315a', 'GONE', NULL, NULL, 'DISCOUNT_VOUCHER', '{"Type": "AMOUNT", "AmountOff": 100}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, NULL, NULL, 0, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:52.29+00', NULL, NULL, '2026-11-28 08:46:52.292+00');
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f8f867d6acb4fc45117938eb', 'REGULAR1', 'camp_01a22155f8bbc7a4ed7806489d3e299e', NULL, 'LOYALTY_CARD', NULL, NULL, NULL, NULL, 100, 0, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, false, 'cust_01a22155f80b714a8ad70172cd17c394', NULL, 1, NULL, 1, 0, 20, 0, 0, '2026-11-28 08:46:52.152+00', '2026-11-28 08:46:52.308+00', NULL, NULL);
INSERT INTO public.vouchers (project_id, id, code, campaign_id, category_id, type, discount, gift_amount, gift_subtracted, gift_effect, loyalty_points, loyalty_expired, loyalty_subtracted, loyalty_pending, next_expiration_at, next_expiration_points, validity, start_date, expiration_date, validity_timeframe, validity_day_of_week, active, additional_info, metadata, is_referral_code, holder_id, referrer_id, publish_count, redemption_quantity, redemption_redeemed_quantity, redeemed_amount, redeemed_points, imported_uses, imported_amount, created_at, updated_at, used_at, deleted_at) VALUES ('demo', 'v_01a22155f9a1b21dba64bddfed955a36', 'FRIEND1', 'camp_01a22155f999fd1773a7b5fd8eda972c', NULL, 'DISCOUNT_VOUCHER', '{"Type": "PERCENT", "PercentOff": "10"}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, true, 'cust_01a22155f80b714a8ad70172cd17c394', 'cust_01a22155f80b714a8ad70172cd17c394', 1, NULL, 0, 0, 0, 0, 0, '2026-11-28 08:46:52.321+00', '2026-11-28 08:46:52.327+00', NULL, NULL);
INSERT INTO public.webhooks (project_id, id, target_url, events, active, distribution, settings, due_at, created_at, updated_at) VALUES ('demo', 'wh_01a22155f9bec32b6fc7ebc4b4a3e6ff', 'https://shop.example/hooks', '["voucher.created"]', false, false, NULL, NULL, '2026-11-28 08:46:52.35+00', '2026-11-28 08:46:52.35+00');
SELECT pg_catalog.setval('public.events_number_seq', 697, true);
SELECT pg_catalog.setval('public.river_job_id_seq', 24, true);
SELECT pg_catalog.setval('public.river_notification_id_seq', 1, false);
ALTER TABLE ONLY public.archived_counts
    ADD CONSTRAINT archived_counts_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.archived_customers
    ADD CONSTRAINT archived_customers_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.archived_days
    ADD CONSTRAINT archived_days_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.archived_uses
    ADD CONSTRAINT archived_uses_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_pkey PRIMARY KEY (project_id, id);
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
ALTER TABLE ONLY public.full_export_chunks
    ADD CONSTRAINT full_export_chunks_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.full_exports
    ADD CONSTRAINT full_exports_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.idempotency_records
    ADD CONSTRAINT idempotency_records_pkey PRIMARY KEY (project_id, id);
ALTER TABLE ONLY public.liabilities
    ADD CONSTRAINT liabilities_pkey PRIMARY KEY (project_id, id);
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
CREATE INDEX archived_days_campaign ON public.archived_days USING btree (project_id, campaign_id, day NULLS FIRST, id);
CREATE INDEX archived_days_day ON public.archived_days USING btree (project_id, day NULLS FIRST, id);
CREATE INDEX archived_uses_campaign ON public.archived_uses USING btree (project_id, campaign_id, customer_id, id) WHERE (campaign_id IS NOT NULL);
CREATE INDEX archived_uses_subject ON public.archived_uses USING btree (project_id, subject_id, customer_id, id);
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
CREATE INDEX campaign_days_campaign ON public.campaign_days USING btree (project_id, campaign_id, day NULLS FIRST, id);
CREATE INDEX campaign_days_day ON public.campaign_days USING btree (project_id, day NULLS FIRST, id);
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
CREATE UNIQUE INDEX customers_source_id ON public.customers USING btree (project_id, source_id NULLS FIRST);
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
CREATE UNIQUE INDEX full_exports_slot ON public.full_exports USING btree (project_id, slot);
CREATE INDEX idempotency_records_expires_at ON public.idempotency_records USING btree (project_id, expires_at NULLS FIRST, id);
CREATE INDEX liabilities_day ON public.liabilities USING btree (project_id, day NULLS FIRST, id);
CREATE INDEX liabilities_scope ON public.liabilities USING btree (project_id, scope_id, day NULLS FIRST, id);
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
CREATE INDEX orders_status ON public.orders USING btree (project_id, status, created_at NULLS FIRST, id) WHERE (status <> 'PAID'::text);
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
CREATE INDEX redemptions_code ON public.redemptions USING btree (project_id, voucher_code NULLS FIRST, date NULLS FIRST, id);
CREATE INDEX redemptions_customer ON public.redemptions USING btree (project_id, customer_id NULLS FIRST, date NULLS FIRST, id);
CREATE INDEX redemptions_date ON public.redemptions USING btree (project_id, date NULLS FIRST, id);
CREATE INDEX redemptions_failed ON public.redemptions USING btree (project_id, date NULLS FIRST, id) WHERE (result = 'FAILURE'::text);
CREATE INDEX redemptions_parent ON public.redemptions USING btree (project_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX redemptions_refused_order ON public.redemptions USING btree (project_id, refused_order, date NULLS FIRST, id) WHERE (refused_order IS NOT NULL);
CREATE INDEX redemptions_reward_status ON public.redemptions USING btree (project_id, reward_status, date NULLS FIRST, id) WHERE (reward_status IS NOT NULL);
CREATE INDEX redemptions_rolled_back ON public.redemptions USING btree (project_id, date NULLS FIRST, id) WHERE (status = 'ROLLED_BACK'::text);
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
CREATE INDEX refusals_order ON public.refusals USING btree (project_id, order_name, created_at) WHERE (order_name IS NOT NULL);
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
CREATE UNIQUE INDEX users_identity ON public.users USING btree (project_id, identity);
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
CREATE UNIQUE INDEX vouchers_code ON public.vouchers USING btree (project_id, code NULLS FIRST);
CREATE INDEX vouchers_created_at ON public.vouchers USING btree (project_id, created_at NULLS FIRST);
CREATE INDEX vouchers_holder ON public.vouchers USING btree (project_id, holder_id, created_at NULLS FIRST, id) WHERE (holder_id IS NOT NULL);
CREATE INDEX vouchers_unpublished ON public.vouchers USING btree (project_id, campaign_id, created_at NULLS FIRST) WHERE ((holder_id IS NULL) AND (deleted_at IS NULL) AND active AND (publish_count = 0));
CREATE INDEX vouchers_updated_at ON public.vouchers USING btree (project_id, updated_at NULLS FIRST, id) WHERE (updated_at IS NOT NULL);
CREATE INDEX webhook_deliveries_created_at ON public.webhook_deliveries USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (project_id, webhook_id, next_at NULLS FIRST, id) WHERE (next_at IS NOT NULL);
CREATE INDEX webhook_deliveries_finished_at ON public.webhook_deliveries USING btree (project_id, finished_at NULLS FIRST, id) WHERE (finished_at IS NOT NULL);
CREATE INDEX webhook_deliveries_next_at ON public.webhook_deliveries USING btree (project_id, next_at NULLS FIRST, id) WHERE (next_at IS NOT NULL);
CREATE INDEX webhook_deliveries_subject ON public.webhook_deliveries USING btree (project_id, subject, "position", id);
CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (project_id, webhook_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_created_at ON public.webhooks USING btree (project_id, created_at NULLS FIRST, id);
CREATE INDEX webhooks_due_at ON public.webhooks USING btree (project_id, due_at NULLS FIRST, id);
